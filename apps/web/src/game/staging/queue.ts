/** What the viewer has learned and not acknowledged yet. While something is in it, nothing goes on. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Learned } from '../../worker/knowledge/learned.ts';
import type { Scene, ViewerSeat } from '../../worker/messages.ts';

/** How far each seat of this device has acknowledged what it learned. */
export interface Seen {
  /** News of earlier turns counts as seen, because it is unknown whether it was. */
  readonly fromTurn: number;
  /** Seat to the number of the first fact it has not acknowledged. */
  readonly next: Readonly<Record<string, number>>;
}

export interface Queue {
  /** In the order in which it happened. */
  readonly pending: ReadonlySignal<readonly Learned[]>;
  take(scene: Scene): void;
  /** Everything up to this fact. */
  acknowledge(n: number): void;
  /** The seat of another player who learned something in private and has not looked since. */
  owed(scene: Scene): number | null;
  /** Nothing is held from now on. */
  release(): void;
  /** Without a record of what was seen: shows the news of the last turns again, and none of earlier ones. */
  assume(turnNumber: number): void;
}

export function isSeen(value: unknown): value is Seen {
  const { fromTurn, next } = (value ?? {}) as Partial<Seen>;
  return (
    typeof fromTurn === 'number' &&
    typeof next === 'object' &&
    next !== null &&
    Object.values(next).every((n) => typeof n === 'number')
  );
}

/** `first` null: no record of what was seen; nothing is held until `assume` is called. */
export function makeQueue(first: Seen | null, save: (seen: Seen) => void): Queue {
  const seen = signal(first);
  const items = signal<readonly Learned[]>([]);
  const viewerSeat = signal<ViewerSeat>(null);
  const isOff = signal(false);
  /** Seats that have looked with nothing left to see, and how long the log was then. */
  const looked = new Map<number, number>();
  let length = 0;
  const nextOf = (seat: number): number => seen.value?.next[seat] ?? 0;
  const pending = computed((): readonly Learned[] => {
    const seat = viewerSeat.value;
    if (seat === null || seen.value === null || isOff.value) return [];
    const { fromTurn } = seen.value;
    const from = nextOf(seat);
    return items.value.filter(({ isHeld, n, turn }) => isHeld && n >= from && turn >= fromTurn);
  });
  return {
    pending,
    take(scene) {
      batch(() => {
        viewerSeat.value = scene.viewerSeat;
        length = scene.whole ? scene.facts.length : length + scene.facts.length;
        if (scene.whole) items.value = scene.learned;
        else if (scene.learned.length > 0) items.value = [...items.value, ...scene.learned];
      });
      if (scene.viewerSeat !== null && pending.value.length === 0) looked.set(scene.viewerSeat, length);
    },
    acknowledge(n) {
      const seat = viewerSeat.value;
      if (seat === null || seen.value === null) return;
      seen.value = { ...seen.value, next: { ...seen.value.next, [seat]: n + 1 } };
      save(seen.value);
      if (pending.value.length === 0) looked.set(seat, length);
    },
    owed({ told, view }) {
      if (isOff.value) return null;
      const waiting = told.filter(
        ({ seat, n }) => seat !== viewerSeat.value && n >= Math.max(nextOf(seat), looked.get(seat) ?? 0),
      );
      // The player who asked sees the answer before the others see theirs.
      return (waiting.find(({ seat }) => seat === view.turn) ?? waiting[0])?.seat ?? null;
    },
    release() {
      isOff.value = true;
    },
    assume(turnNumber) {
      if (seen.value !== null) return;
      seen.value = { fromTurn: turnNumber - 1, next: {} };
      save(seen.value);
    },
  };
}

/** Resolves when the condition holds; at once if it does already. */
export const until = (holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (!holds()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
