/** Only one tab plays a game: another tab asks before it takes over, and the first one stops. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface TabLock {
  /** Another tab has taken the game. */
  readonly isLost: ReadonlySignal<boolean>;
  release(): void;
}

/** A reloaded page may still find its own lock for a moment. */
const reloadGraceMs = 1500;

/** Null if another tab has the game. */
export function lockGame(id: string, how: 'ask' | 'take'): Promise<TabLock | null> {
  const name = `casefile.game.${id}`;
  // Pages served over plain HTTP have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return Promise.resolve(watched(name));
  return new Promise((resolve) => {
    const isLost = signal(false);
    let isMine = false;
    const play = (): Promise<void> =>
      new Promise((release) => {
        isMine = true;
        resolve({ isLost, release });
      });
    const options = how === 'take' ? { steal: true } : { signal: AbortSignal.timeout(reloadGraceMs) };
    locks.request(name, options, play).catch((error: DOMException) => {
      if (isMine) isLost.value = true;
      else resolve(error.name === 'TimeoutError' ? null : watched(name));
    });
  });
}

/** Without locks, a tab gives the game up when it sees another tab write it. */
function watched(name: string): TabLock {
  const isLost = signal(false);
  const written = ({ key }: StorageEvent): void => {
    if (key === name) isLost.value = true;
  };
  addEventListener('storage', written);
  return { isLost, release: () => removeEventListener('storage', written) };
}
