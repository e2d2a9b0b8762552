/** What has been shown of a table elsewhere: its game, entry by entry, at the pace of who looks at it. */
import { type Fact, legalForms, makeView, type Position, type Seat } from '@casefile/engine';
import type { TableState } from '@casefile/protocol';
import type { Entry, EntryOf } from '@casefile/protocol/entry';
import { type Learned, Learner } from './learned.ts';
import type { Scene } from './messages.ts';
import { type Walked, walksOf, waysOf } from './ways.ts';

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
  #unsent: readonly Fact[] = [];
  #whole = true;
  #walks: readonly Walked[] = [];
  #learned: readonly Learned[] = [];

  /** Shows one more entry; `state` is the table after it. */
  show(entry: GameEntry, state: TableState): void {
    const before = this.#state?.position ?? null;
    this.#state = state;
    if (entry.is === 'acted' && before !== null) {
      this.#walks = [...this.#walks, ...walksOf(before, entry.facts)];
      this.#take(entry);
      return;
    }
    // Taken back, or dealt: everything once more from the beginning.
    const steps = entry.is === 'undone' ? this.#steps.filter(({ n }) => n !== entry.of) : [entry];
    this.#steps = [];
    this.#unsent = [];
    this.#learned = [];
    this.#whole = true;
    this.#learner = this.#seat === null ? null : new Learner(state.position!.rules, this.#seat);
    for (const step of steps) this.#take(step);
  }

  #take({ n, facts }: Step): void {
    this.#steps = [...this.#steps, { n, facts }];
    this.#unsent = [...this.#unsent, ...facts];
    this.#learned = [...this.#learned, ...(this.#learner?.take(facts) ?? [])];
  }

  get #seat(): Seat | null {
    const viewer = this.#state?.viewer;
    return typeof viewer === 'number' ? viewer : null;
  }

  position(): Position {
    if (this.#state?.position == null) throw new Error('Nothing has been dealt at this table.');
    return this.#state.position;
  }

  /** What has changed since the scene before. */
  scene(): Scene {
    const position = this.position();
    const viewerSeat = this.#seat;
    const [facts, whole, walks, learned] = [this.#unsent, this.#whole, this.#walks, this.#learned];
    this.#walks = [];
    this.#learned = [];
    this.#unsent = [];
    this.#whole = false;
    const legal = viewerSeat === null ? [] : legalForms(position, viewerSeat);
    return {
      viewerSeat,
      view: makeView(position),
      wait: position.wait,
      legal,
      ways: viewerSeat === null ? [] : waysOf(position, viewerSeat, legal),
      facts,
      whole,
      learned,
      told: [],
      walks: whole ? [] : walks,
      canUndo: viewerSeat !== null && this.#state?.undo?.seat === viewerSeat,
      botAsked: false,
      saved: null,
    };
  }
}
