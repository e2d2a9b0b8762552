/** What came from elsewhere and waits until the viewer has seen what came before it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Scene } from '../worker/messages.ts';
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
  /** The table after this entry; null before there is one. */
  readonly apply: (entry: T) => Promise<Scene | null>;
  /** When what was applied last has been shown. */
  readonly shown: () => Promise<void>;
}

export function makeBacklog<T>({ isFree, apply, shown }: BacklogParts<T>): Backlog<T> {
  const waiting: T[] = [];
  const behind = signal(0);
  let isOpen = true;
  let isDraining = false;
  /** One after the other. What piled up is shown as slowly as bots play on this device. */
  async function drain(): Promise<void> {
    if (isDraining) return;
    isDraining = true;
    let isLate = false;
    while (isOpen && waiting.length > 0) {
      isLate ||= !isFree();
      if (isLate) behind.value = waiting.length;
      await until(isFree);
      const entry = waiting.shift();
      const scene = entry === undefined ? null : await apply(entry);
      if (isLate && waiting.length > 0 && scene !== null) await shown();
    }
    behind.value = 0;
    isDraining = false;
  }

  return {
    behind,
    add(entry) {
      waiting.push(entry);
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
