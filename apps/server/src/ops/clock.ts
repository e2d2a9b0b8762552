/**
 * The server's time. It begins with what the machine's clock says and goes on by itself from there: when that clock is set
 * back or forward, nobody is refused, no bot waits for an hour to come again, and nobody's time is gone.
 */
import type { Clock } from '../host/ports.ts';

/** The longest that a timer of Node can wait. */
const longestTimer = 2 ** 31 - 1;

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
        timer = wait > longestTimer ? setTimeout(arm, longestTimer) : setTimeout(call, Math.max(0, wait));
        timer.unref();
      };
      arm();
      return () => clearTimeout(timer);
    },
  };
}
