/** A player of a shared device who looks elsewhere: whoever looks at it next may be somebody else. */
import { type Inputs, useEffect } from 'preact/hooks';

/** Another window, another tab, or the device put to sleep. */
export function useLookedAway(onAway: () => void, about: Inputs): void {
  useEffect(() => {
    const turned = (): void => {
      if (document.hidden) onAway();
    };
    addEventListener('blur', onAway);
    document.addEventListener('visibilitychange', turned);
    return () => {
      removeEventListener('blur', onAway);
      document.removeEventListener('visibilitychange', turned);
    };
  }, about);
}
