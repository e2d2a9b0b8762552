/** Remote entries that wait until the viewer has seen the earlier ones. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { until } from './queue.ts';

export interface Backlog<T> {
  /** The number of waiting entries; 0 while each is shown as it arrives. */
  readonly behind: ReadonlySignal<number>;
  add(entry: T): void;
  clear(): void;
  close(): void;
}

export interface BacklogParts<T> {
  readonly isFree: () => boolean;
  readonly apply: (entry: T) => Promise<unknown>;
  /** Resolves when the last applied entry has been shown. */
  readonly shown: () => Promise<void>;
  /** Ends the current scene. */
  readonly catchUp: () => void;
}

/** About two turns. A viewer further behind sees only the last part. */
export const maxWaiting = 8;

export function makeBacklog<T>({ isFree, apply, shown, catchUp }: BacklogParts<T>): Backlog<T> {
  const waiting: T[] = [];
  const behind = signal(0);
  let isOpen = true;
  let isDraining = false;
  const isFar = (): boolean => waiting.length > maxWaiting;
  /** One after the other: new entries must not cut off the current scene. */
  async function drain(): Promise<void> {
    if (isDraining) return;
    isDraining = true;
    let isLate = false;
    while (isOpen && waiting.length > 0) {
      isLate ||= !isFree();
      if (isLate) behind.value = waiting.length;
      await until(isFree);
      if (isFar()) catchUp();
      else await shown();
      const entry = waiting.shift();
      if (entry !== undefined) await apply(entry);
    }
    behind.value = 0;
    isDraining = false;
  }

  return {
    behind,
    add(entry) {
      waiting.push(entry);
      if (isFar()) catchUp();
      if (behind.value > 0 || !isFree()) behind.value = waiting.length;
      void drain();
    },
    clear() {
      waiting.length = 0;
    },
    close() {
      isOpen = false;
    },
  };
}
