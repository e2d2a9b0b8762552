/** Makes scenes for the screen: the state of a table, and the changes since the previous scene. */
import { type Fact, legalForms, makeView, type Position } from '@casefile/engine';
import type { Learned, Learner } from '../knowledge/learned.ts';
import type { Scene, ViewerSeat } from '../messages.ts';
import { type Walked, walksOf, waysOf } from '../ways.ts';
import { stakeOf } from './stake.ts';

/** The part of a scene that depends on the position alone. */
type Standing = Pick<Scene, 'viewerSeat' | 'view' | 'wait' | 'stake' | 'legal' | 'ways'>;

export function standingOf(position: Position, viewerSeat: ViewerSeat): Standing {
  const legal = viewerSeat === null ? [] : legalForms(position, viewerSeat);
  return {
    viewerSeat,
    view: makeView(position),
    wait: position.wait,
    stake: stakeOf(position, viewerSeat),
    legal,
    ways: viewerSeat === null ? [] : waysOf(position, viewerSeat, legal),
  };
}

/** Collects facts that were not sent to the screen yet. */
export class UntoldFacts {
  #facts: readonly Fact[] = [];
  #walks: readonly Walked[] = [];
  #learned: readonly Learned[] = [];
  #whole = true;

  /** Adds facts; `before` is the position before them, null if they are not to be shown as movement. */
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
