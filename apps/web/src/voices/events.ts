/** Public events that opponents may comment on. */
import type { Fact, Seat } from '@casefile/engine';

export const events = [
  'begin',
  'ownQuestion',
  'namedMe',
  'cannotHelp',
  'showed',
  'gotCard',
  'nobodyHelped',
  'brought',
  'lowRoll',
  'highRoll',
  'passage',
  'wrongMine',
  'wrongOther',
  'accuses',
  'won',
  'lost',
  'silence',
] as const;
export type VoiceEvent = (typeof events)[number];

export interface Occasion {
  readonly event: VoiceEvent;
  readonly seat: Seat;
  /** Higher weights come first. */
  readonly weight: number;
}

/** The number of turns that make a long silence. */
const silenceTurns = 6;

/** An open question, whose answers may come one by one. */
export interface OpenQuestion {
  readonly asker: Seat | null;
  readonly lacked: number;
}
export const noQuestion: OpenQuestion = { asker: null, lacked: 0 };

/** The open question after this fact. */
export function questionAfter(going: OpenQuestion, fact: Fact): OpenQuestion {
  if (fact.fact === 'suggested') return { asker: fact.seat, lacked: 0 };
  if (fact.fact === 'lacked') return { ...going, lacked: going.lacked + 1 };
  return fact.fact === 'closed' || fact.fact === 'turn' ? noQuestion : going;
}

/**
 * Who might say something after these facts. `suspects` are those of the seats; nothing here reads a sealed part, so a
 * remark is the same in every world that the table cannot tell apart.
 */
export function occasionsIn(
  facts: readonly Fact[],
  suspects: readonly string[],
  sinceSpoken: readonly number[],
  before = noQuestion,
): readonly Occasion[] {
  const found: Occasion[] = [];
  const add = (event: VoiceEvent, seat: Seat | undefined | null, weight: number): void => {
    if (seat !== undefined && seat !== null && seat >= 0) found.push({ event, seat, weight });
  };
  let going = before;
  for (const fact of facts) {
    const { asker, lacked } = going;
    going = questionAfter(going, fact);
    if (fact.fact === 'turn') {
      if (fact.number === 1) add('begin', fact.seat, 3);
      sinceSpoken.forEach((turns, seat) => {
        if (turns >= silenceTurns) add('silence', seat, 2);
      });
    }
    if (fact.fact === 'suggested') {
      add('ownQuestion', fact.seat, 1);
      for (const card of fact.cards) {
        const seat = suspects.indexOf(card);
        if (seat !== fact.seat) add('namedMe', seat, 4);
      }
    }
    if (fact.fact === 'lacked') add('cannotHelp', fact.seat, 1);
    if (fact.fact === 'showed') {
      add('showed', fact.seat, 2);
      add('gotCard', fact.to, 3);
    }
    if (fact.fact === 'closed' && asker !== null && lacked >= suspects.length - 1)
      add('nobodyHelped', asker, 8);
    if (fact.fact === 'brought') add('brought', suspects.indexOf(fact.piece), 4);
    if (fact.fact === 'rolled') {
      if (fact.steps <= 3) add('lowRoll', fact.seat, 2);
      if (fact.steps >= 10) add('highRoll', fact.seat, 2);
    }
    if (fact.fact === 'moved' && fact.by === 'passage') add('passage', fact.seat, 3);
    // Low weight: there is one remark per turn, and the outcome is worth more.
    if (fact.fact === 'accused') add('accuses', fact.seat, 4);
    if (fact.fact === 'judged' && !fact.right) {
      add('wrongMine', fact.seat, 10);
      suspects.forEach((_, seat) => {
        if (seat !== fact.seat) add('wrongOther', seat, 8);
      });
    }
    // Where nobody has won there is nobody to congratulate.
    if (fact.fact === 'ended' && fact.winner !== null)
      suspects.forEach((_, seat) => {
        add(seat === fact.winner ? 'won' : 'lost', seat, seat === fact.winner ? 12 : 6);
      });
  }
  return found;
}

export type Lines = Readonly<Record<VoiceEvent, readonly string[]>>;
/** By the id of the bot. */
export type Voices = Readonly<Record<string, Lines>>;
