/** Cards land when they have been drawn: drawing three of them would hold up their first steps. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Beat } from '../../game/staging/beats.ts';

/** Their frames, then their pictures, each painted and then put on the screen. */
const pictures = 4;
/** On a slow device they land all the same, to lie before their beat is over. */
const maxWaitMs = 120;

/** Whether the cards of this beat still wait. */
export function useEarly(beat: Beat | null): boolean {
  const n = beat?.gesture === 'question' || beat?.gesture === 'accuse' ? beat.n : null;
  const drawn = useSignal<number | null>(null);
  useLayoutEffect(() => {
    if (n === null) return;
    const began = performance.now();
    let left = pictures;
    let frame = requestAnimationFrame(function look(now) {
      if (--left > 0 && now - began < maxWaitMs) frame = requestAnimationFrame(look);
      else drawn.value = n;
    });
    return () => cancelAnimationFrame(frame);
  }, [n]);
  return n !== null && drawn.value !== n;
}
