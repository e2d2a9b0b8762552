/**
 * A tap or a key ends whatever is shown slowly, and holding it ends what comes after that too; who writes in the notebook
 * meanwhile is left in peace.
 */
import { useEffect } from 'preact/hooks';
import { enqueueTask } from '../../app/task-queue.ts';
import { useTable } from '../../game/context.ts';
import { placeKeys } from '../keyboard/keys.ts';

const quiet =
  '.notebook, .log, .hand, .events, input, textarea, select, .tools, .tabs, dialog:is(.settings, .rules-panel)';
/** These keys open something to read; they must not end the scene behind it. */
const toRead = ['?', ...Object.keys(placeKeys)];

/** Finishes the animations that ran before the press, and not those that the press has started. */
function finishBefore(pressed: number): void {
  for (const animation of document.getAnimations()) {
    const { startTime, effect } = animation;
    // An endless animation has no end to jump to.
    const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    if (!isEndless && startTime !== null && Number(startTime) <= pressed) animation.finish();
  }
}

/** A press longer than this is deliberate. */
const heldMs = 500;
const everyMs = 150;
const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;

export function useSkipping(): void {
  const { session } = useTable();
  useEffect(() => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const skip = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(quiet) !== null) return;
      const pressed = Number(document.timeline.currentTime);
      session.hurry();
      // After the effects of the press, because finding all animations takes a while.
      enqueueTask(() => finishBefore(pressed));
      clearTimeout(held);
      held = setTimeout(function again() {
        session.hurry();
        held = setTimeout(again, everyMs);
      }, heldMs);
    };
    const release = (): void => {
      clearTimeout(held);
      // The click event follows the end of its press.
      setTimeout(() => {
        isPressed = false;
      });
    };
    const point = (event: PointerEvent): void => {
      isPressed = true;
      skip(event);
    };
    const press = (event: KeyboardEvent): void => {
      isPressed = true;
      if (!event.repeat && !toRead.includes(event.key.toLowerCase())) skip(event);
    };
    // Some screen readers activate a button without pointer or key events.
    const click = (event: MouseEvent): void => {
      if (isPressed || !(event.target as Element).closest('[data-hurries], .step-on')) return;
      skip(event);
      release();
    };
    addEventListener('pointerdown', point);
    addEventListener('keydown', press);
    addEventListener('click', click);
    for (const end of ends) addEventListener(end, release);
    return () => {
      release();
      removeEventListener('pointerdown', point);
      removeEventListener('keydown', press);
      removeEventListener('click', click);
      for (const end of ends) removeEventListener(end, release);
    };
  }, [session]);
}
