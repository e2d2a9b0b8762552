/** A chart whose points can be read out and opened by mouse, touch and keyboard. */
import type { CertaintyChart } from '@casefile/analysis';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { go } from '../../app/router.ts';
import type { CertaintyLinesProps } from './CertaintyLines.tsx';
import { type ChartSpot, firstSpot, pointAt, spotAfter } from './chart-walk.ts';

const margin = { left: 40, right: 16, top: 12, bottom: 30 };

export interface WalkedChartProps extends CertaintyLinesProps {
  readonly chart: CertaintyChart;
}

export function WalkedChart(props: WalkedChartProps): JSX.Element {
  const { title, chart, own, words } = props;
  const { lines } = chart;
  const last = useSignal<ChartSpot | null>(null);
  const isLookedAt = useSignal(false);
  const help = useId();
  const t = words.casebook;
  // The chosen point may disappear when more has been counted.
  const spot =
    last.value !== null && pointAt(lines, last.value) !== undefined ? last.value : firstSpot(lines, own);
  if (spot === null) return <Drawing {...props} spot={null} onSpot={() => {}} />;
  const { turn, solutions, bits } = pointAt(lines, spot)!;
  const said = t.pair(
    t.list([props.nameOf(spot.seat), t.turn(turn)]),
    t.list([t.solutions(solutions), t.bits(bits)]),
  );
  const open = ({ seat, index }: ChartSpot): void =>
    go(`${props.pathOf(seat)}#t=${pointAt(lines, { seat, index })!.at}`);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = spotAfter(event.key, spot, lines);
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) open(spot);
    else last.value = next;
  };
  return (
    <>
      <div
        class="chart"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={lines.find(({ seat }) => seat === spot.seat)!.points.length - 1}
        aria-valuenow={spot.index}
        aria-valuetext={said}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        onFocus={() => {
          isLookedAt.value = true;
        }}
        onBlur={() => {
          isLookedAt.value = false;
        }}
        onMouseLeave={(event) => {
          isLookedAt.value = document.activeElement === event.currentTarget;
        }}
      >
        <Drawing
          {...props}
          spot={isLookedAt.value ? spot : null}
          onSpot={(next, isPressed) => {
            last.value = next;
            isLookedAt.value = true;
            if (isPressed) open(next);
          }}
        />
      </div>
      <p class="chart-said" aria-hidden="true">
        {isLookedAt.value ? said : words.chartHint}
      </p>
      <p class="chart-keys" id={help}>
        {words.chartKeys}
      </p>
    </>
  );
}

interface DrawingProps extends WalkedChartProps {
  readonly spot: ChartSpot | null;
  readonly onSpot: (spot: ChartSpot, isPressed: boolean) => void;
}

function Drawing({ chart, own, words, spot, onSpot }: DrawingProps): JSX.Element {
  const { width, height } = chart;
  const box = `${-margin.left} ${-margin.top} ${width + margin.left + margin.right} ${height + margin.top + margin.bottom}`;
  const at = spot === null ? undefined : pointAt(chart.lines, spot);
  return (
    <svg viewBox={box} aria-hidden="true">
      {chart.bits.map(({ bits, y }) => (
        <g key={bits}>
          <path class="grid" d={`M0 ${y}H${width}`} />
          <text class="tick" x="-8" y={y + 4} text-anchor="end">
            {bits}
          </text>
        </g>
      ))}
      <text class="tick" x="-8" y={height + 20} text-anchor="end">
        {words.turnHead}
      </text>
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
      {at !== undefined && (
        <g class="line spot" data-line={spot!.seat}>
          <path class="grid" d={`M${at.x} 0V${height}`} />
          <circle cx={at.x} cy={at.y} r="8" />
        </g>
      )}
      {chart.lines.map(({ seat, points }) =>
        points.map(({ x, y, at: fact }, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same by keyboard is up in the chart, and below it in the table
          <circle
            key={`${seat} ${fact}`}
            class="touch"
            cx={x}
            cy={y}
            r="11"
            onMouseEnter={() => onSpot({ seat, index }, false)}
            onClick={() => onSpot({ seat, index }, true)}
          />
        )),
      )}
    </svg>
  );
}
