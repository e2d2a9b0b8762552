/** Replays a game from the facts one viewer may read, with the engine's fold. */
import {
  advanceAll,
  blankPosition,
  type Edition,
  editionAt,
  type Fact,
  makeRules,
  type Position,
} from '@casefile/engine';
import { Learner } from '../knowledge/learned.ts';
import type { Scene, ViewerSeat } from '../messages.ts';
import { standingOf, UntoldFacts } from './scene.ts';

type Opened = Extract<Fact, { fact: 'opened' }>;

export class FactsFollower {
  #position: Position;
  readonly #untold = new UntoldFacts();
  readonly #learner: Learner | null;
  readonly #viewerSeat: ViewerSeat;

  /** `table`: with all cards open. */
  constructor(edition: Edition, viewer: ViewerSeat | 'table', facts: readonly Fact[]) {
    const opened = facts[0] as Opened;
    const rules = makeRules(editionAt(edition, opened.version) ?? edition, opened.options, opened.players);
    const viewerSeat = viewer === 'table' ? null : viewer;
    this.#viewerSeat = viewerSeat;
    this.#position = advanceAll(blankPosition(rules, viewer ?? 'spectator'), facts);
    this.#learner = viewerSeat === null ? null : new Learner(rules, viewerSeat);
    this.#untold.add(facts, null, this.#learner);
  }

  more(facts: readonly Fact[]): void {
    this.#untold.add(facts, this.#position, this.#learner);
    this.#position = advanceAll(this.#position, facts);
  }

  position(): Position {
    return this.#position;
  }

  scene(): Scene {
    return {
      ...standingOf(this.#position, this.#viewerSeat),
      ...this.#untold.take(),
      told: [],
      canUndo: false,
      botAsked: false,
      saved: null,
    };
  }
}
