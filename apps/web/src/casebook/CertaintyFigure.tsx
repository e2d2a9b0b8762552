/** A line for each player: how unsure they still had to be, turn by turn. */
import { type Casebook, type CasebookNames, certaintyChart } from '@casefile/analysis';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { go } from '../app/router.ts';
import { savePicture } from './chart-picture.ts';
import { Moment } from './Moment.tsx';
import type { CaseHead } from './messages.ts';
import type { CaseScreenWords } from './words.ts';

/** Drawn for the screen it is on: what is made smaller cannot be read. */
const sizeNow = (): readonly [number, number] => (innerWidth < 560 ? [300, 260] : [640, 280]);
const margin = { left: 34, right: 16, top: 12, bottom: 30 };

export interface CertaintyFigureProps {
  readonly casebook: Casebook;
  readonly head: CaseHead;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

export function CertaintyFigure({ casebook, head, names, words }: CertaintyFigureProps): JSX.Element {
  const drawing = useRef<SVGSVGElement>(null);
  const [width, height] = sizeNow();
  const chart = certaintyChart(casebook, width, height);
  const t = words.casebook;
  const box = `${-margin.left} ${-margin.top} ${width + margin.left + margin.right} ${height + margin.top + margin.bottom}`;
  return (
    <section>
      <h2>{t.certainty}</h2>
      <figure class="certainty">
        <svg viewBox={box} ref={drawing} role="img" aria-label={t.certainty}>
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
            <g key={seat} class="line" data-line={seat} data-mine={seat === head.me}>
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
                onClick={() => go(`${location.pathname}#t=${at}`)}
              >
                <title>{`${names.seat(seat)}, ${t.turn(turn)}: ${t.solutions(solutions)}, ${t.bits(bits)}`}</title>
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
                  {seat === head.me ? words.you(names.seat(seat)) : names.seat(seat)}
                  {points.length > 0 && <small> {t.bits(points.at(-1)!.bits)}</small>}
                </span>
              </li>
            ))}
          </ul>
          <p>{t.certaintyNote}</p>
        </figcaption>
      </figure>
      <div class="case-tools">
        <button
          type="button"
          class="plain"
          onClick={() => void savePicture(drawing.current!, 'casebook.png')}
        >
          {words.savePicture}
        </button>
      </div>
      <details class="certainty-table">
        <summary>{words.asTable}</summary>
        <Table casebook={casebook} names={names} words={words} />
      </details>
    </section>
  );
}

function Table({ casebook, names, words }: Omit<CertaintyFigureProps, 'head'>): JSX.Element {
  const t = words.casebook;
  const { lines } = certaintyChart(casebook, ...sizeNow());
  const turns = [...new Set(lines.flatMap(({ points }) => points.map(({ turn }) => turn)))].sort(
    (a, b) => a - b,
  );
  const lastAt = (turn: number): number =>
    Math.max(
      ...lines.flatMap(({ points }) => points.flatMap((point) => (point.turn === turn ? [point.at] : []))),
    );
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.turnHead}</th>
            {lines.map(({ seat }) => (
              <th key={seat} scope="col">
                {names.seat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <tr key={turn}>
              <th scope="row">
                <Moment at={lastAt(turn)} turn={turn} words={words} />
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
          ))}
        </tbody>
      </table>
    </div>
  );
}
