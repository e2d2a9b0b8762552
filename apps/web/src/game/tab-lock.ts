/** One tab plays a game: another that opens it asks first, and the one that lost it stops. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface TabLock {
  /** Another tab has taken the game. */
  readonly isLost: ReadonlySignal<boolean>;
  release(): void;
}

/** A page that is loaded again finds its own hold for a moment. */
const reloadGraceMs = 1500;

/** Null where another tab plays it. */
export function lockGame(id: string, how: 'ask' | 'take'): Promise<TabLock | null> {
  const name = `casefile.game.${id}`;
  // Pages that came over plain HTTP have no locks.
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

/** Without locks: who sees another tab write the game lets it go. */
function watched(name: string): TabLock {
  const isLost = signal(false);
  const written = ({ key }: StorageEvent): void => {
    if (key === name) isLost.value = true;
  };
  addEventListener('storage', written);
  return { isLost, release: () => removeEventListener('storage', written) };
}
