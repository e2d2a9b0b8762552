/** Decides when a player is asked to react to a suggestion, and when the prompt is skipped. */
import type { Seat } from '@casefile/engine';
import type { reactionModes } from '../app/settings.ts';
import type { Scene } from '../worker/messages.ts';

export type ReactionMode = (typeof reactionModes)[number];

type Asked = Pick<Scene, 'view' | 'wait' | 'viewerSeat' | 'legal'>;

/** Reaction windows: everybody who publicly might react is asked, whatever they hold. */
const windows: readonly string[] = ['no-answer', 'after-show'];
/** The maximum number of prompts in a round in mode “when it matters”. */
const maxAsksPerRound = 2;

export const isWindow = ({ view }: Pick<Scene, 'view'>): boolean => windows.includes(view.waitingFor ?? '');

/** The viewer's legal reactions. */
const meansOf = ({ legal }: Asked): readonly string[] =>
  legal.filter((form) => form.do !== 'pass').map((form) => `${form.do} ${form.card ?? ''}`);

const windowKey = ({ view }: Asked): string =>
  `${view.turnNumber} ${view.history.length} ${view.history.at(-1)?.answers.length} ${view.waitingFor}`;

/** A round: from one turn of a seat to its next. */
interface Round {
  readonly turn: number;
  readonly asked: Set<string>;
  readonly offered: Set<string>;
  declined: string | null;
  rests: boolean;
}

export class Reactions {
  readonly #mode: () => ReactionMode;
  /** Several people share the device, so that handing it over must not reveal what they hold. */
  readonly #isShared: boolean;
  readonly #rounds = new Map<Seat, Round>();

  constructor(mode: () => ReactionMode, isShared: boolean) {
    this.#mode = mode;
    this.#isShared = isShared;
  }

  /** Must see every scene: a seat's round ends with its turn. */
  see({ view: { turn, turnNumber } }: Pick<Scene, 'view'>): void {
    if (this.#rounds.get(turn)?.turn !== turnNumber) this.#rounds.delete(turn);
  }

  /** Whether to skip the viewer's prompt; counts those that are shown. */
  isQuiet(scene: Asked): boolean {
    const { viewerSeat, view } = scene;
    if (viewerSeat === null || !isWindow(scene) || !view.asked.includes(viewerSeat)) return false;
    const mode = this.#mode();
    const round = this.#round(viewerSeat, view.turnNumber);
    const key = windowKey(scene);
    if (mode === 'never' || round.declined === key) return true;
    if (this.#isShared) return round.rests;
    if (mode === 'always' && !round.rests) return false;
    const means = meansOf(scene);
    const isNew = means.some((each) => !round.offered.has(each));
    if (means.length === 0 || (round.rests && !isNew)) return true;
    if (!round.asked.has(key) && round.asked.size >= maxAsksPerRound) return true;
    round.asked.add(key);
    for (const each of means) round.offered.add(each);
    return false;
  }

  /** Declines; with `rests` for the whole round. */
  decline(scene: Asked, rests: boolean): void {
    const round = this.#round(scene.viewerSeat!, scene.view.turnNumber);
    round.declined = windowKey(scene);
    for (const each of meansOf(scene)) round.offered.add(each);
    round.rests ||= rests;
  }

  /** This seat is never asked, whatever it holds. */
  isResting(seat: Seat): boolean {
    return this.#mode() === 'never' || this.#rounds.get(seat)?.rests === true;
  }

  #round(seat: Seat, turn: number): Round {
    const found = this.#rounds.get(seat) ?? {
      turn,
      asked: new Set<string>(),
      offered: new Set<string>(),
      declined: null,
      rests: false,
    };
    this.#rounds.set(seat, found);
    return found;
  }
}
