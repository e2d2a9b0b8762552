/** One's own strength among the five bots, on the scale of their ratings: drawn, and the same as a table. */
import { opponents, ratingOf } from '@casefile/bots';
import { duelChance, type PersonRating } from '@casefile/bots/ratings/person';
import type { JSX } from 'preact';
import type { RecordWords } from './words.ts';

interface Line {
  readonly name: string;
  readonly rating: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly isMe: boolean;
}

const rowHeight = 34;
const left = 74;
const width = 520;
/** The minimum range of the axis, and how far an open interval is drawn. */
const from = 700;
const to = 1900;
/** At most this far apart, the stronger one wins two duels of three. */
const alike = 120;

export function Strength({
  strength,
  games: all,
  words: t,
}: {
  readonly strength: PersonRating | null;
  /** All games played; the rating uses some of them. */
  readonly games: number;
  readonly words: RecordWords;
}): JSX.Element {
  if (strength === null) return <p>{t.strengthNone}</p>;
  const bots = opponents.flatMap(({ id, name }): Line[] => {
    const known = ratingOf(id);
    return known === undefined
      ? []
      : [{ name, rating: known.rating, low: known.low, high: known.high, isMe: false }];
  });
  const { rating, low, high, games } = strength;
  const me: Line = { name: t.you, rating, low, high, isMe: true };
  const height = ({ rating: at, low: least, high: most }: Line): number => at ?? least ?? most ?? 0;
  const lines = [...bots, me].sort((a, b) => height(b) - height(a));
  const said =
    rating !== null
      ? t.strengthIs(rating, low!, high!)
      : low !== null
        ? t.strengthAbove(low)
        : t.strengthBelow(high!);
  const apart = ({ rating: theirs }: Line): number => Math.abs(theirs! - rating!);
  const [nearest] =
    rating === null ? [] : bots.filter((bot) => apart(bot) <= alike).sort((a, b) => apart(a) - apart(b));
  const x = (value: number): number =>
    left + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (width - left - 10);
  return (
    <figure class="strength">
      <figcaption>
        {nearest !== undefined && <strong>{t.strengthLike(nearest.name)}</strong>}
        <span>{said}</span>
        <small>{t.strengthNote(games, all)}</small>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${lines.length * rowHeight + 22}`} aria-hidden="true">
        {[800, 1000, 1200, 1400, 1600, 1800].map((tick) => (
          <g key={tick}>
            <line class="tick" x1={x(tick)} x2={x(tick)} y1={0} y2={lines.length * rowHeight} />
            <text x={x(tick)} y={lines.length * rowHeight + 16} text-anchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {lines.map((line, i) => {
          const y = i * rowHeight + rowHeight / 2;
          const [a, b] = [x(line.low ?? from), x(line.high ?? to)];
          return (
            <g key={line.name} class="strength-line" data-me={line.isMe}>
              <text x={left - 8} y={y + 5} text-anchor="end">
                {line.name}
              </text>
              <line x1={a} x2={b} y1={y} y2={y} />
              {line.low !== null && <line x1={a} x2={a} y1={y - 6} y2={y + 6} />}
              {line.high !== null && <line x1={b} x2={b} y1={y - 6} y2={y + 6} />}
              {line.rating !== null && <circle cx={x(line.rating)} cy={y} r={line.isMe ? 8 : 6} />}
            </g>
          );
        })}
      </svg>
      <table class="record-table">
        <thead>
          <tr>
            <th scope="col">{t.opponent}</th>
            <th scope="col">{t.rating}</th>
            {rating !== null && <th scope="col">{t.duel}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name} data-me={line.isMe}>
              <th scope="row">{line.name}</th>
              <td>
                {line.rating ?? '–'}
                {line.low !== null && line.high !== null && ` (${line.low}–${line.high})`}
              </td>
              {rating !== null && (
                <td>{line.isMe || line.rating === null ? '' : t.percent(duelChance(rating, line.rating))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
