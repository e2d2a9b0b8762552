/** The current date of this device. It may change while the page is open, even backwards. */
import { type Day, dayOf } from '@casefile/training';
import { signal } from '@preact/signals';

function readClock(): Day {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export const today = signal<Day>(readClock());

const checkMs = 20_000;
const check = (): void => {
  today.value = readClock();
};
/** Watches the clock while a screen needs it. */
export function watchClock(): () => void {
  check();
  const timer = setInterval(check, checkMs);
  addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
  };
}
