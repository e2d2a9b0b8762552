/** Measuring once for each picture: in between, every part that measures would have the page laid out for itself. */
import { type Inputs, useLayoutEffect } from 'preact/hooks';

/** Runs when everything for the next picture has been rendered, and again when one of these changes. */
export function useBeforePaint(measure: () => (() => void) | undefined, about: Inputs): void {
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      end = measure();
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, about);
}
