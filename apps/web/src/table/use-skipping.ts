/**
 * A tap or a key ends whatever is shown slowly, and holding it ends what comes after that too; who writes in the notebook
 * meanwhile is left in peace.
 */
import { useEffect } from 'preact/hooks';
import { enqueueTask } from '../app/task-queue.ts';
import type { Session } from '../game/session.ts';

const quiet = '.notebook, .log, .hand, input, textarea, select, .tools, .tabs';

function finish(): void {
  for (const animation of document.getAnimations()) {
    const { iterations } = animation.effect?.getTiming() ?? {};
    // One that goes on for ever has no end to jump to.
    if (iterations !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/** So long a press is held on purpose. */
const heldMs = 500;
const everyMs = 150;
const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;

export function useSkipping(session: Session): void {
  useEffect(() => {
    let held: ReturnType<typeof setTimeout> | undefined;
    const skip = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(quiet) !== null) return;
      session.hurry();
      // After what the press itself does: to find them all takes the page a while.
      enqueueTask(finish);
      release();
      held = setTimeout(function again() {
        session.hurry();
        held = setTimeout(again, everyMs);
      }, heldMs);
    };
    const release = (): void => clearTimeout(held);
    const press = (event: KeyboardEvent): void => {
      if (!event.repeat) skip(event);
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', press);
    for (const end of ends) addEventListener(end, release);
    return () => {
      release();
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', press);
      for (const end of ends) removeEventListener(end, release);
    };
  }, [session]);
}
