/** The certainty curves: as a chart, as a table, and as a picture to download. */
import { type ChartSeat, certaintyChart } from '@casefile/analysis';
import type { Seat } from '@casefile/engine';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Moment } from '../moments/Moment.tsx';
import type { CaseScreenWords } from '../words/words.ts';
import { savePicture } from './chart-picture.ts';
import { WalkedChart } from './WalkedChart.tsx';

/** Drawn at its size on screen: scaled down, its text could not be read. */
const sizeNow = (): readonly [number, number] => (innerWidth < 560 ? [300, 260] : [640, 280]);

export interface CertaintyLinesProps {
  readonly title: string;
  readonly note: string;
  readonly seats: readonly ChartSeat[];
  readonly nameOf: (seat: Seat) => string;
  /** The player whose curve is emphasised. */
  readonly own: Seat | null;
  /** The casebook that a curve belongs to. */
  readonly pathOf: (seat: Seat) => string;
  readonly words: CaseScreenWords;
}

export function CertaintyLines(props: CertaintyLinesProps): JSX.Element {
  const { title, note, seats, nameOf, words } = props;
  const figure = useRef<HTMLElement>(null);
  const chart = certaintyChart({ seats }, ...sizeNow());
  const t = words.casebook;
  return (
    <>
      <figure class="certainty" ref={figure}>
        <WalkedChart {...props} chart={chart} />
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
  /** The last moment of that turn, on the reader's own curve if possible. */
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
