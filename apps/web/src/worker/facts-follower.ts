/** A game that is shown again from its facts: a record, as one viewer may read it. */
import {
  advanceAll,
  blankPosition,
  type Edition,
  editionAt,
  type Fact,
  legalForms,
  makeRules,
  makeView,
  type Position,
} from '@casefile/engine';
import { type Learned, Learner } from './learned.ts';
import type { Scene, ViewerSeat } from './messages.ts';
import { type Walked, walksOf, waysOf } from './ways.ts';

type Opened = Extract<Fact, { fact: 'opened' }>;

export class FactsFollower {
  #position: Position;
  #unsent: Fact[];
  #whole = true;
  #walks: readonly Walked[] = [];
  #learned: readonly Learned[];
  readonly #learner: Learner | null;
  readonly #viewerSeat: ViewerSeat;

  /** `table`: with all cards open. */
  constructor(edition: Edition, viewer: ViewerSeat | 'table', facts: readonly Fact[]) {
    const opened = facts[0] as Opened;
    const rules = makeRules(editionAt(edition, opened.version) ?? edition, opened.options, opened.players);
    const viewerSeat = viewer === 'table' ? null : viewer;
    this.#viewerSeat = viewerSeat;
    this.#position = advanceAll(blankPosition(rules, viewer ?? 'spectator'), facts);
    this.#unsent = [...facts];
    this.#learner = viewerSeat === null ? null : new Learner(rules, viewerSeat);
    this.#learned = this.#learner?.take(facts) ?? [];
  }

  more(facts: readonly Fact[]): void {
    this.#walks = [...this.#walks, ...walksOf(this.#position, facts)];
    this.#position = advanceAll(this.#position, facts);
    this.#unsent.push(...facts);
    this.#learned = [...this.#learned, ...(this.#learner?.take(facts) ?? [])];
  }

  position(): Position {
    return this.#position;
  }

  scene(): Scene {
    const position = this.#position;
    const viewerSeat = this.#viewerSeat;
    const facts = this.#unsent;
    const whole = this.#whole;
    const walks = this.#walks;
    const learned = this.#learned;
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
      canUndo: false,
      botAsked: false,
      saved: null,
    };
  }
}
