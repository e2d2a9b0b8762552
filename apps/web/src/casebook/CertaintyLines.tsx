/** Lines of certainty over the turns: to look at, to press, to read as a table, and to keep as a picture. */
import { type ChartSeat, certaintyChart } from '@casefile/analysis';
import type { Seat } from '@casefile/engine';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { go } from '../app/router.ts';
import { savePicture } from './chart-picture.ts';
import { Moment } from './Moment.tsx';
import type { CaseScreenWords } from './words.ts';

/** Drawn for the screen it is on: what is made smaller cannot be read. */
const sizeNow = (): readonly [number, number] => (innerWidth < 560 ? [300, 260] : [640, 280]);
const margin = { left: 34, right: 16, top: 12, bottom: 30 };

export interface CertaintyLinesProps {
  readonly title: string;
  readonly note: string;
  readonly seats: readonly ChartSeat[];
  readonly nameOf: (seat: Seat) => string;
  /** Whose line is drawn heavier. */
  readonly own: Seat | null;
  /** Where the game of a line is studied. */
  readonly pathOf: (seat: Seat) => string;
  readonly words: CaseScreenWords;
}

export function CertaintyLines(props: CertaintyLinesProps): JSX.Element {
  const { title, note, seats, nameOf, own, pathOf, words } = props;
  const figure = useRef<HTMLElement>(null);
  const [width, height] = sizeNow();
  const chart = certaintyChart({ seats }, width, height);
  const t = words.casebook;
  const box = `${-margin.left} ${-margin.top} ${width + margin.left + margin.right} ${height + margin.top + margin.bottom}`;
  return (
    <>
      <figure class="certainty" ref={figure}>
        <svg viewBox={box} role="img" aria-label={title}>
          {chart.bits.map(({ bits, y }) => (
            <g key={bits}>
              <path class="grid" d={`M0 ${y}H${width}`} />
              <text class="tick" x="-8" y={y + 4} text-anchor="end">
                {bits}
              </text>
            </g>
          ))}
          {chart.turns.map(({ turn, x }) => (
            <text key={turn} class="tick" x={x} y={height + 20} text-anchor="middle">
              {turn}
            </text>
          ))}
          {chart.lines.map(({ seat, path, proof }) => (
            <g key={seat} class="line" data-line={seat} data-mine={seat === own}>
              <path d={path} />
              {proof !== null && <circle cx={proof.x} cy={proof.y} r="6" />}
            </g>
          ))}
          {chart.lines.map(({ seat, points }) =>
            points.map(({ x, y, at, turn, bits, solutions }) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the same moments are links in the table below
              <circle
                key={`${seat} ${at}`}
                class="touch"
                cx={x}
                cy={y}
                r="11"
                onClick={() => go(`${pathOf(seat)}#t=${at}`)}
              >
                <title>{`${nameOf(seat)}, ${t.turn(turn)}: ${t.solutions(solutions)}, ${t.bits(bits)}`}</title>
              </circle>
            )),
          )}
        </svg>
        <figcaption>
          <ul class="certainty-legend">
            {chart.lines.map(({ seat, points }) => (
              <li key={seat} data-line={seat}>
                <svg viewBox="0 0 36 12" width="36" height="12" aria-hidden="true" class="line">
                  <path d="M1 6H35" />
                </svg>
                <span>
                  {nameOf(seat)}
                  {points.length > 0 && <small> {t.bits(points.at(-1)!.bits)}</small>}
                </span>
              </li>
            ))}
          </ul>
          <p>{note}</p>
        </figcaption>
      </figure>
      <div class="case-tools">
        <button
          type="button"
          class="plain"
          onClick={() => void savePicture(figure.current!, title, 'casebook.png')}
        >
          {words.savePicture}
        </button>
      </div>
      <details class="certainty-table">
        <summary>{words.asTable}</summary>
        <Table {...props} />
      </details>
    </>
  );
}

function Table({ seats, nameOf, own, pathOf, words }: CertaintyLinesProps): JSX.Element {
  const t = words.casebook;
  const { lines } = certaintyChart({ seats }, ...sizeNow());
  const all = lines.flatMap(({ seat, points }) => points.map((point) => ({ seat, ...point })));
  const turns = [...new Set(all.map(({ turn }) => turn))].sort((a, b) => a - b);
  /** The last moment of that turn, of one's own line where it has one. */
  const lastOf = (turn: number) => {
    const there = all.filter((point) => point.turn === turn).sort((a, b) => a.at - b.at);
    return there.findLast(({ seat }) => seat === own) ?? there.at(-1)!;
  };
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.turnHead}</th>
            {lines.map(({ seat }) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => {
            const { at, seat: of } = lastOf(turn);
            return (
              <tr key={turn}>
                <th scope="row">
                  <Moment at={at} turn={turn} path={pathOf(of)} words={words} />
                </th>
                {lines.map(({ seat, points }) => {
                  const point = points.findLast((each) => each.turn <= turn);
                  return (
                    <td key={seat}>
                      {point === undefined ? '' : `${point.solutions} · ${t.bits(point.bits)}`}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
