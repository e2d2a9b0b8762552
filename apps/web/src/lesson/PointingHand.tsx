/** A hand and a frame around what is meant. Goes with it wherever the table puts it; in nobody's way. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Drawn } from '../art/Drawn.tsx';
import { pointingHand } from '../art/people/busts/housekeeper.ts';

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A board that glides and a pane that scrolls say nothing when they move. */
const lookEveryMs = 120;

export function PointingHand({ targets }: { readonly targets: readonly string[] }): JSX.Element | null {
  const frame = useSignal<Frame | null>(null);
  const key = targets.join();
  useEffect(() => {
    const look = (): void => {
      const next = frameOf(targets);
      if (JSON.stringify(next) !== JSON.stringify(frame.peek())) frame.value = next;
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [key]);
  if (frame.value === null) return null;
  const { left, top, width, height } = frame.value;
  const isLow = top + height + 34 > innerHeight;
  return (
    <div
      class="lesson-mark"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    >
      <span class="lesson-hand" data-low={isLow}>
        <Drawn markup={pointingHand} box="0 0 40 44" width={40} height={44} />
      </span>
    </div>
  );
}

function frameOf(targets: readonly string[]): Frame | null {
  // What lies over the table is looked at first.
  if (document.querySelector('dialog[open]') !== null) return null;
  for (const selector of targets)
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0;
      if (!isSeen) continue;
      const [x, y] = [Math.max(2, left - 4), Math.max(2, top - 4)];
      return {
        left: Math.round(x),
        top: Math.round(y),
        width: Math.round(Math.min(innerWidth - 2, left + width + 4) - x),
        height: Math.round(Math.min(innerHeight - 2, top + height + 4) - y),
      };
    }
  return null;
}
