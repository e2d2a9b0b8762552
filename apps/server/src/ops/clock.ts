/**
 * The server's clock. It starts from the system clock and then runs monotonically: when the system clock is set back or
 * forward, nobody is refused, no bot stalls, and nobody loses time.
 */
import type { Clock } from '../host/ports.ts';

/** The longest delay of a Node timer. */
const maxTimerMs = 2 ** 31 - 1;

export function makeClock(
  wall: () => number = Date.now,
  monotonic: () => number = () => performance.now(),
): Clock {
  let start = wall() - monotonic();
  const now = (): number => Math.floor(start + monotonic());
  return {
    now,
    notBefore(at) {
      start += Math.max(0, at - now());
    },
    wakeAt(at, call) {
      let timer: NodeJS.Timeout;
      const arm = (): void => {
        const wait = at - now();
        timer = wait > maxTimerMs ? setTimeout(arm, maxTimerMs) : setTimeout(call, Math.max(0, wait));
        timer.unref();
      };
      arm();
      return () => clearTimeout(timer);
    },
  };
}
