import type { Progress } from '../../text/progress.ts';

/** A progress bar for work whose size is known only when it begins. */
export function lateProgress(
  what: string,
  make: (what: string, total: number) => Progress,
): { readonly step: (done: number, total: number) => void; readonly end: () => void } {
  let bar: Progress | undefined;
  return {
    step(done, total) {
      bar ??= make(what, total);
      bar.step(done);
    },
    end: () => bar?.end(),
  };
}
