/** What came from elsewhere and waits until the viewer has seen what came before it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { until } from './queue.ts';

export interface Backlog<T> {
  /** How many wait; none while each is shown as it comes. */
  readonly behind: ReadonlySignal<number>;
  add(entry: T): void;
  clear(): void;
  close(): void;
}

export interface BacklogParts<T> {
  readonly isFree: () => boolean;
  readonly apply: (entry: T) => Promise<unknown>;
  /** When what was applied last has been shown. */
  readonly shown: () => Promise<void>;
  /** Ends what is being shown. */
  readonly catchUp: () => void;
}

/** About two turns. Who is further behind than that sees the last of it only. */
export const maxWaiting = 8;

export function makeBacklog<T>({ isFree, apply, shown, catchUp }: BacklogParts<T>): Backlog<T> {
  const waiting: T[] = [];
  const behind = signal(0);
  let isOpen = true;
  let isDraining = false;
  const isFar = (): boolean => waiting.length > maxWaiting;
  /** One after the other: what comes in must not cut off what is being shown. */
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
