/** Marks on the timeline: suggestions, accusations, and the first moment the chosen player could prove the case. */
import type { JSX } from 'preact';
import type { ReplayBarProps } from './ReplayBar.tsx';

export function Marks({ replayed, casebook, as }: ReplayBarProps): JSX.Element {
  const last = replayed.facts.length;
  const seat = casebook?.seats.find((each) => each.seat === as);
  const proof = seat?.curve.find(({ solutions, opened }) => solutions === 1 && !opened)?.at;
  const marks = replayed.facts.flatMap(({ fact }, i): { kind: string; at: number }[] =>
    fact === 'suggested' || fact === 'accused' ? [{ kind: fact, at: i + 1 }] : [],
  );
  if (proof !== undefined) marks.push({ kind: 'proof', at: proof });
  return (
    <svg class="replay-marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {marks.map(({ kind, at }) => (
        <rect
          key={`${kind} ${at}`}
          data-mark={kind}
          x={(1000 * (at - 1)) / Math.max(1, last - 1) - (kind === 'suggested' ? 1 : 3)}
          y={kind === 'suggested' ? 3 : 0}
          width={kind === 'suggested' ? 2 : 6}
          height={kind === 'suggested' ? 5 : 10}
        />
      ))}
    </svg>
  );
}
