/** A pointing hand and a frame around its target. Follows the target, and never intercepts a press. */
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

/** A gliding board and a scrolling pane send no event, so the position is polled. */
const lookEveryMs = 120;
const minTargetPx = 18;

export function PointingHand({ targets }: { readonly targets: readonly string[] }): JSX.Element | null {
  const frame = useSignal<Frame | null>(null);
  const key = targets.join();
  useEffect(() => {
    let before: Element | null = null;
    const look = (): void => {
      const target = targetOf(targets);
      if (target !== before && target !== null) bringIntoSight(target);
      before = target;
      const next = target && frameOf(target);
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

function targetOf(targets: readonly string[]): Element | null {
  // A dialog over the table comes first.
  if (document.querySelector('dialog[open]') !== null) return null;
  const found = targets.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const seen = found.filter((element) => element.getClientRects().length > 0);
  const [first] = seen;
  if (first === undefined || first.getBoundingClientRect().width >= minTargetPx) return first ?? null;
  // A square too small to tap is also in the list of destinations.
  const folded = found.find((element) => element !== first && element.closest('details:not([open])'));
  folded?.closest('details')?.setAttribute('open', '');
  return folded ?? seen[1] ?? first;
}

/** A tile may be scrolled out of its pane or covered by the buttons. */
function bringIntoSight(target: Element): void {
  const pane = target.closest('.pane');
  if (pane === null || target.clientHeight > pane.clientHeight / 2) return;
  // Scrolls only the pane: `scrollIntoView` would also push the table's header out of sight.
  const [shown, wanted] = [pane.getBoundingClientRect(), target.getBoundingClientRect()];
  pane.scrollTop += wanted.top + wanted.height / 2 - (shown.top + shown.height / 2);
}

/** Null where the target is out of sight: a frame around anything else would mislead. */
function frameOf(target: Element): Frame | null {
  const { left, top, right, bottom } = target.getBoundingClientRect();
  const pane = target.closest('.pane')?.getBoundingClientRect();
  const [from, to] = [Math.max(0, pane?.top ?? 0), Math.min(innerHeight, pane?.bottom ?? innerHeight)];
  if (top >= to || bottom <= from || left >= innerWidth) return null;
  const [x, y] = [Math.max(2, left - 4), Math.max(2, from - 4, top - 4)];
  return {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.round(Math.min(innerWidth - 2, right + 4) - x),
    height: Math.round(Math.min(innerHeight - 2, to + 4, bottom + 4) - y),
  };
}
