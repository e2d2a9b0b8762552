/** What happens, as beats that can be staged: one fact, one beat, with who does it, how it moves, and how long. */
import type { CardId, Fact, FactName, Seat } from '@casefile/engine';

/** How a beat is shown. The stage has a picture for each; what is new in the rules gets one of these. */
export type Gesture =
  | 'caption'
  | 'dice'
  | 'walk'
  | 'carry'
  | 'question'
  | 'shake'
  | 'slide'
  | 'nobody'
  | 'card'
  | 'person'
  | 'accuse'
  | 'seal'
  | 'verdict';

/** A question on its way round the table. */
export interface Asking {
  readonly by: Seat;
  readonly cards: readonly CardId[];
  readonly answers: readonly { readonly seat: Seat; readonly answer: 'none' | 'shown' }[];
}

export interface Beat {
  readonly fact: Fact;
  /** Different for every beat of a game. */
  readonly n: number;
  readonly gesture: Gesture;
  readonly seat: Seat | null;
  /** At the calm pace. */
  readonly ms: number;
  /** The question it belongs to, with the answers up to and with this beat. */
  readonly asking: Asking | null;
}

const gestures: Partial<Record<FactName, { readonly gesture: Gesture; readonly ms: number }>> = {
  turn: { gesture: 'caption', ms: 500 },
  rolled: { gesture: 'dice', ms: 1400 },
  moved: { gesture: 'walk', ms: 1300 },
  stayed: { gesture: 'caption', ms: 600 },
  suggested: { gesture: 'question', ms: 1800 },
  brought: { gesture: 'carry', ms: 500 },
  lacked: { gesture: 'shake', ms: 800 },
  showed: { gesture: 'slide', ms: 1500 },
  closed: { gesture: 'nobody', ms: 900 },
  looked: { gesture: 'person', ms: 1200 },
  revealed: { gesture: 'card', ms: 1600 },
  unheld: { gesture: 'card', ms: 1600 },
  clue: { gesture: 'card', ms: 2000 },
  chose: { gesture: 'person', ms: 900 },
  picked: { gesture: 'person', ms: 700 },
  tunnelled: { gesture: 'caption', ms: 1400 },
  drew: { gesture: 'card', ms: 1300 },
  played: { gesture: 'card', ms: 1700 },
  powered: { gesture: 'person', ms: 1700 },
  murdered: { gesture: 'person', ms: 2400 },
  accused: { gesture: 'accuse', ms: 2000 },
  joined: { gesture: 'seal', ms: 900 },
  gathered: { gesture: 'caption', ms: 1200 },
  judged: { gesture: 'verdict', ms: 1800 },
};

/** Follows a game and makes beats of it; knows which question is going round. */
export class BeatMaker {
  #asking: Asking | null = null;
  #n = 0;

  take(facts: readonly Fact[]): readonly Beat[] {
    return facts.flatMap((fact): Beat[] => {
      this.#n++;
      const asking = this.#follow(fact);
      const found = gestures[fact.fact];
      if (found === undefined || isSaidAlready(fact, asking)) return [];
      const seat = 'seat' in fact ? fact.seat : null;
      const belongs = ['question', 'shake', 'slide', 'nobody', 'carry'].includes(found.gesture);
      return [{ fact, n: this.#n, ...found, seat, asking: belongs ? asking : null }];
    });
  }

  /** The question still to be answered; null between questions. */
  get asking(): Asking | null {
    return this.#asking;
  }

  /** The question this fact belongs to. */
  #follow(fact: Fact): Asking | null {
    const before = this.#asking;
    if (fact.fact === 'suggested') this.#asking = { by: fact.seat, cards: fact.cards, answers: [] };
    if (before !== null && fact.fact === 'lacked') this.#asking = answered(before, fact.seat, 'none');
    if (before !== null && fact.fact === 'showed' && fact.why === 'answer')
      this.#asking = answered(before, fact.seat, 'shown');
    const now = this.#asking;
    if (fact.fact === 'closed' || fact.fact === 'turn' || fact.fact === 'ended') this.#asking = null;
    return fact.fact === 'turn' ? null : now;
  }
}

const answered = (asking: Asking, seat: Seat, answer: 'none' | 'shown'): Asking => ({
  ...asking,
  answers: [...asking.answers.filter((each) => each.seat !== seat), { seat, answer }],
});

/** That a question is over needs a beat only where nobody could answer it. */
const isSaidAlready = (fact: Fact, asking: Asking | null): boolean =>
  fact.fact === 'closed' &&
  fact.unanswered === null &&
  (asking === null || asking.answers.length === 0 || asking.answers.some(({ answer }) => answer === 'shown'));
