/** A table elsewhere, followed by the facts that its server sends for one looker. */
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
import type { Looker, Scene } from './messages.ts';
import { type Walked, walksOf, waysOf } from './ways.ts';

type Opened = Extract<Fact, { fact: 'opened' }>;

export class Follower {
  #position: Position;
  #unsent: Fact[];
  #whole = true;
  #walks: readonly Walked[] = [];
  #learned: readonly Learned[];
  readonly #learner: Learner | null;
  readonly #looker: Looker;

  constructor(edition: Edition, looker: Looker, facts: readonly Fact[]) {
    const opened = facts[0] as Opened;
    const rules = makeRules(editionAt(edition, opened.version) ?? edition, opened.options, opened.players);
    this.#looker = looker;
    this.#position = advanceAll(blankPosition(rules, looker ?? 'spectator'), facts);
    this.#unsent = [...facts];
    this.#learner = looker === null ? null : new Learner(rules, looker);
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
    const looker = this.#looker;
    const facts = this.#unsent;
    const whole = this.#whole;
    const walks = this.#walks;
    const learned = this.#learned;
    this.#walks = [];
    this.#learned = [];
    this.#unsent = [];
    this.#whole = false;
    const legal = looker === null ? [] : legalForms(position, looker);
    return {
      looker,
      view: makeView(position),
      wait: position.wait,
      legal,
      ways: looker === null ? [] : waysOf(position, looker, legal),
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
