/** The shown part of an online game: advances entry by entry at the viewer's pace. */
import type { Fact, Position, Seat } from '@casefile/engine';
import type { TableState } from '@casefile/protocol';
import type { Entry, EntryOf } from '@casefile/protocol/entry';
import { Learner } from '../knowledge/learned.ts';
import type { Scene } from '../messages.ts';
import { standingOf, UntoldFacts } from './scene.ts';

export type GameEntry = EntryOf<'started'> | EntryOf<'acted'> | EntryOf<'undone'>;
export const isGameEntry = (entry: Entry): entry is GameEntry =>
  entry.is === 'started' || entry.is === 'acted' || entry.is === 'undone';

interface Step {
  readonly n: number;
  readonly facts: readonly Fact[];
}

export class Follower {
  #state: TableState | null = null;
  #steps: readonly Step[] = [];
  #learner: Learner | null = null;
  readonly #untold = new UntoldFacts();

  /** Shows one more entry; `state` is the table after it. */
  show(entry: GameEntry, state: TableState): void {
    const before = this.#state?.position ?? null;
    this.#state = state;
    if (entry.is === 'acted' && before !== null) {
      this.#take(entry, before);
      return;
    }
    // After an undo or a deal everything is sent again.
    const steps = entry.is === 'undone' ? this.#steps.filter(({ n }) => n !== entry.of) : [entry];
    this.#steps = [];
    this.#untold.restart();
    this.#learner = this.#seat === null ? null : new Learner(state.position!.rules, this.#seat);
    for (const step of steps) this.#take(step, null);
  }

  #take({ n, facts }: Step, before: Position | null): void {
    this.#steps = [...this.#steps, { n, facts }];
    this.#untold.add(facts, before, this.#learner);
  }

  get #seat(): Seat | null {
    const viewer = this.#state?.viewer;
    return typeof viewer === 'number' ? viewer : null;
  }

  position(): Position {
    if (this.#state?.position == null) throw new Error('Nothing has been dealt at this table.');
    return this.#state.position;
  }

  /** The changes since the previous scene. */
  scene(): Scene {
    const viewerSeat = this.#seat;
    return {
      ...standingOf(this.position(), viewerSeat),
      ...this.#untold.take(),
      told: [],
      canUndo: viewerSeat !== null && this.#state?.undo?.seat === viewerSeat,
      botAsked: false,
      saved: null,
    };
  }
}
