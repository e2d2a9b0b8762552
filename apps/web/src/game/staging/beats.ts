/** Turns facts into beats for the stage: who acts, how it looks, and how long it lasts. */
import { makeTrail } from '@casefile/editions/words/words';
import type { CardId, Fact, FactName, Place, Seat } from '@casefile/engine';

/** The kinds of beats. The stage has a picture for each; new facts use one of these. */
export type Gesture =
  | 'caption'
  | 'dice'
  | 'walk'
  | 'passage'
  | 'carry'
  | 'question'
  | 'shake'
  | 'slide'
  | 'pass'
  | 'nobody'
  | 'card'
  | 'clock'
  | 'spy'
  | 'power'
  | 'tunnel'
  | 'person'
  | 'gather'
  | 'accuse'
  | 'seal'
  | 'verdict';

/** A question and its answers so far. */
export interface Asking {
  readonly by: Seat;
  readonly cards: readonly CardId[];
  readonly answers: readonly { readonly seat: Seat; readonly answer: 'none' | 'shown' }[];
}

export interface Beat {
  readonly fact: Fact;
  /** Unique for every beat of a game. */
  readonly n: number;
  readonly gesture: Gesture;
  readonly seat: Seat | null;
  /** Where a walk began: its words say which room comes closer. */
  readonly from: Place | null;
  /** Milliseconds at the calm pace. */
  readonly ms: number;
  /** The minimum in a long turn: its picture must still finish. */
  readonly minMs: number;
  /** Its question, with the answers up to and including this beat. */
  readonly asking: Asking | null;
  /** The number of facts of its scene not told yet: those after it, and a roll while the dice still turn. */
  readonly left: number;
  /** What those facts would give away; null if there are none. */
  readonly untold: Untold | null;
  /** A repeat on request. */
  readonly isAgain?: true;
}

export interface Untold {
  /** The player in turn as told so far; null before the first turn. */
  readonly turn: Seat | null;
  /** Seats whose elimination is not told yet. */
  readonly ends: readonly Seat[];
  readonly names: readonly FactName[];
  /** How many clock cards are still to be laid out in it. */
  readonly clocks: number;
}

interface Staged {
  readonly gesture: Gesture;
  readonly ms: number;
}

/** The minimum duration of minor beats; a turn's main beats are never shortened. */
const minBeatMs = 320;
const minMsOf: Readonly<Partial<Record<Gesture, number>>> = {
  question: 1500,
  slide: 1300,
  pass: 800,
  nobody: 900,
  power: 900,
  card: 500,
  clock: 1200,
  accuse: 1300,
  verdict: 1400,
};

/** By fact name, or by name and reason where that looks different. */
const gestures: Readonly<Record<string, Staged>> = {
  turn: { gesture: 'caption', ms: 500 },
  rolled: { gesture: 'dice', ms: 1400 },
  moved: { gesture: 'walk', ms: 1300 },
  'moved passage': { gesture: 'passage', ms: 1300 },
  'moved butler': { gesture: 'carry', ms: 1100 },
  'moved power': { gesture: 'carry', ms: 1100 },
  'moved clue': { gesture: 'carry', ms: 1100 },
  stayed: { gesture: 'caption', ms: 600 },
  suggested: { gesture: 'question', ms: 1800 },
  brought: { gesture: 'carry', ms: 800 },
  lacked: { gesture: 'shake', ms: 800 },
  showed: { gesture: 'pass', ms: 1600 },
  'showed answer': { gesture: 'slide', ms: 1500 },
  closed: { gesture: 'nobody', ms: 900 },
  looked: { gesture: 'spy', ms: 1500 },
  revealed: { gesture: 'card', ms: 1600 },
  unheld: { gesture: 'card', ms: 1600 },
  clue: { gesture: 'card', ms: 2000 },
  chose: { gesture: 'person', ms: 900 },
  picked: { gesture: 'person', ms: 700 },
  tunnelled: { gesture: 'tunnel', ms: 1400 },
  drew: { gesture: 'card', ms: 1300 },
  'drew clock': { gesture: 'clock', ms: 1900 },
  played: { gesture: 'card', ms: 1700 },
  powered: { gesture: 'power', ms: 1700 },
  murdered: { gesture: 'person', ms: 2400 },
  accused: { gesture: 'accuse', ms: 2000 },
  joined: { gesture: 'seal', ms: 900 },
  gathered: { gesture: 'gather', ms: 1400 },
  judged: { gesture: 'verdict', ms: 2400 },
} satisfies Partial<Record<FactName | `${FactName} ${string}`, Staged>>;

/** The key that makes facts of one name look different. */
function reasonOf(fact: Fact): string {
  if (fact.fact === 'moved') return fact.by;
  if (fact.fact === 'showed') return fact.why;
  return fact.fact === 'drew' ? fact.card : '';
}
const stagedAs = (fact: Fact): Staged | undefined =>
  gestures[`${fact.fact} ${reasonOf(fact)}`] ?? gestures[fact.fact];

/** Beats of a question show its state at that moment. */
const asks: readonly Gesture[] = ['question', 'shake', 'slide', 'nobody', 'carry'];

/** The scene that begins with this fact: a question with all its answers, or an accusation with its consequences. */
export function sceneFrom(log: readonly Fact[], n: number): readonly Fact[] {
  const first = log[n]?.fact;
  if (first !== 'suggested' && first !== 'accused' && first !== 'gathered') return log.slice(n, n + 1);
  const rest = log.slice(n + 1);
  const end = rest.findIndex(({ fact }) => fact === 'closed' || fact === 'turn' || fact === 'ended');
  return log.slice(n, end < 0 ? undefined : n + 2 + end);
}

/** Follows a game and turns it into beats, keeping track of the open question. */
export class BeatMaker {
  #asking: Asking | null = null;
  #turn: Seat | null = null;
  #n = 0;
  readonly #trail = makeTrail();

  take(facts: readonly Fact[]): readonly Beat[] {
    return facts.flatMap((fact, i): Beat[] => {
      this.#n++;
      const from = this.#trail(fact);
      const asking = this.#follow(fact);
      if (fact.fact === 'turn') this.#turn = fact.seat;
      const found = stagedAs(fact);
      if (found === undefined || isSaidAlready(fact, asking)) return [];
      const seat = 'seat' in fact ? fact.seat : null;
      const rest = facts.slice(i + 1);
      const left = rest.length + (found.gesture === 'dice' ? 1 : 0);
      const untold = rest.length === 0 ? null : untoldOf(this.#turn, rest);
      const its = asks.includes(found.gesture) ? asking : null;
      const minMs = Math.min(found.ms, minMsOf[found.gesture] ?? minBeatMs);
      return [{ fact, n: this.#n, ...found, minMs, seat, from, asking: its, left, untold }];
    });
  }

  /** How many facts it has followed. */
  get taken(): number {
    return this.#n;
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

const untoldOf = (turn: Seat | null, rest: readonly Fact[]): Untold => ({
  turn,
  ends: rest.flatMap((fact) => (fact.fact === 'judged' || fact.fact === 'murdered' ? [fact.seat] : [])),
  names: rest.map(({ fact }) => fact),
  // One that kills goes back into the deck: taken away, a clock would be missing until the murder is told.
  clocks: rest.filter(
    (fact, i) => fact.fact === 'drew' && fact.card === 'clock' && rest[i + 1]?.fact !== 'murdered',
  ).length,
});

const answered = (asking: Asking, seat: Seat, answer: 'none' | 'shown'): Asking => ({
  ...asking,
  answers: [...asking.answers.filter((each) => each.seat !== seat), { seat, answer }],
});

/** The end of a question needs a beat only if nobody could answer it. */
const isSaidAlready = (fact: Fact, asking: Asking | null): boolean =>
  fact.fact === 'closed' &&
  fact.unanswered === null &&
  (asking === null || asking.answers.length === 0 || asking.answers.some(({ answer }) => answer === 'shown'));
