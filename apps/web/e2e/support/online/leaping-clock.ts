/** A server's clock that can be set forward, so that a test does not wait out what the server waits for. */
import type { Clock } from '../../../../server/src/host/ports.ts';
import { makeClock } from '../../../../server/src/ops/clock.ts';

export interface LeapingClock extends Clock {
  /** Advances the clock and runs everything due by then. */
  leap(ms: number): void;
}

interface Alarm {
  readonly at: number;
  readonly call: () => void;
  forget: () => void;
}

export function leapingClock(): LeapingClock {
  let aheadMs = 0;
  const clock = makeClock(Date.now, () => performance.now() + aheadMs);
  const alarms = new Set<Alarm>();
  return {
    ...clock,
    wakeAt(at, call) {
      const alarm: Alarm = {
        at,
        call() {
          alarms.delete(alarm);
          call();
        },
        forget: () => {},
      };
      alarms.add(alarm);
      alarm.forget = clock.wakeAt(at, alarm.call);
      return () => {
        alarms.delete(alarm);
        alarm.forget();
      };
    },
    leap(ms) {
      aheadMs += ms;
      for (const alarm of alarms) {
        alarm.forget();
        alarm.forget = clock.wakeAt(alarm.at, alarm.call);
      }
    },
  };
}
