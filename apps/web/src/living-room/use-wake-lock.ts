/** Keeps a shared screen awake, which everybody watches and nobody touches. */
import { useEffect } from 'preact/hooks';

export function useWakeLock(): void {
  useEffect(() => {
    // Pages served over plain HTTP have no wake lock; the device's own settings decide.
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (wakeLock === undefined) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async (): Promise<void> => {
      if (document.hidden) return;
      lock = await wakeLock.request('screen');
      if (isOver) await lock.release();
    };
    const tryTo = (): void => void hold().catch(() => {});
    tryTo();
    // A hidden page loses the lock.
    document.addEventListener('visibilitychange', tryTo);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', tryTo);
      void lock?.release().catch(() => {});
    };
  }, []);
}
