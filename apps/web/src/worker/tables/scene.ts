/** What a screen is told of a table: its state, and what has changed since. */
import { type Fact, legalForms, makeView, type Position } from '@casefile/engine';
import type { Learned, Learner } from '../knowledge/learned.ts';
import type { Scene, ViewerSeat } from '../messages.ts';
import { type Walked, walksOf, waysOf } from '../ways.ts';

/** What is there to see in a position, and to do. */
type Standing = Pick<Scene, 'viewerSeat' | 'view' | 'wait' | 'legal' | 'ways'>;

export function standingOf(position: Position, viewerSeat: ViewerSeat): Standing {
  const legal = viewerSeat === null ? [] : legalForms(position, viewerSeat);
  return {
    viewerSeat,
    view: makeView(position),
    wait: position.wait,
    legal,
    ways: viewerSeat === null ? [] : waysOf(position, viewerSeat, legal),
  };
}

/** Collects facts that a screen has not been told yet. */
export class UntoldFacts {
  #facts: readonly Fact[] = [];
  #walks: readonly Walked[] = [];
  #learned: readonly Learned[] = [];
  #whole = true;

  /** More facts; `before` is the position they happened in, null where nobody watched them happen. */
  add(facts: readonly Fact[], before: Position | null, learner: Learner | null): void {
    if (before !== null) this.#walks = [...this.#walks, ...walksOf(before, facts)];
    this.#facts = [...this.#facts, ...facts];
    this.#learned = [...this.#learned, ...(learner?.take(facts) ?? [])];
  }

  /** Starts again from the first fact. */
  restart(): void {
    this.#facts = [];
    this.#learned = [];
    this.#whole = true;
  }

  /** Drains the collected facts. */
  take(): Pick<Scene, 'facts' | 'whole' | 'walks' | 'learned'> {
    const [facts, whole, learned] = [this.#facts, this.#whole, this.#learned];
    const walks = whole ? [] : this.#walks;
    this.#facts = [];
    this.#walks = [];
    this.#learned = [];
    this.#whole = false;
    return { facts, whole, walks, learned };
  }
}
