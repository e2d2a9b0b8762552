/** A tap or a key ends whatever is shown slowly. */
import { useEffect } from 'preact/hooks';
import type { Session } from '../game/session.ts';

export function useSkipping(session: Session): void {
  useEffect(() => {
    const skip = (): void => {
      session.hurry();
      for (const animation of document.getAnimations()) {
        const { iterations } = animation.effect?.getTiming() ?? {};
        // One that goes on for ever has no end to jump to.
        if (iterations !== Number.POSITIVE_INFINITY) animation.finish();
      }
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [session]);
}
