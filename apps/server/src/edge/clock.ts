/** The real time. */
import type { Clock } from '../host/ports.ts';

/** The longest that a timer of Node can wait. */
const most = 2 ** 31 - 1;

export const realClock: Clock = {
  now: () => Date.now(),
  wakeAt(at, call) {
    let timer: NodeJS.Timeout;
    const arm = (): void => {
      const wait = at - Date.now();
      timer = wait > most ? setTimeout(arm, most) : setTimeout(call, Math.max(0, wait));
      timer.unref();
    };
    arm();
    return () => clearTimeout(timer);
  },
};
