/** A tap or a key ends whatever is shown slowly; who writes in the notebook meanwhile is left in peace. */
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

export function useSkipping(session: Session): void {
  useEffect(() => {
    const skip = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(quiet) !== null) return;
      session.hurry();
      // After what the press itself does: to find them all takes the page a while.
      enqueueTask(finish);
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [session]);
}
