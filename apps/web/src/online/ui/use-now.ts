/** The current time, updated while a clock runs. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function useNow(isRunning: boolean): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!isRunning) return;
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now.value;
}
