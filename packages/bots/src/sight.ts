/** What a bot sees when it has to decide. */
import type { Board, CardId, Form, Place, Seat, Triple, View } from '@casefile/engine';
import type { EditionInfo } from './info.ts';
import type { TripleChance } from './knowledge/deducing/card-chances.ts';
import type { RandomInt } from './rng.ts';

/** Everything a bot may decide from: the view of its seat, the legal forms, and its own random numbers. */
export interface BotSight {
  readonly view: View;
  readonly legal: readonly Form[];
  readonly info: EditionInfo;
  readonly board: Board | null;
  readonly you: Seat;
  readonly below: RandomInt;
  /** How long the table waits for the answer. */
  readonly ms: number;
  /** Reports every chance by which an accusation was weighed, to be checked against the truth. */
  readonly onChance?: OnChance;
}

/** The triple that a bot thinks likeliest when it weighs an accusation, and how likely it thinks it is. */
export type StatedChance = TripleChance;
/** Is told each chance that a bot's decision rested on. */
export type OnChance = (stated: StatedChance) => void;

/** The cards a suggestion or an accusation may name. */
export interface Choice {
  readonly suspects: readonly CardId[];
  readonly weapons: readonly CardId[];
  readonly rooms: readonly CardId[];
}

/** What a bot thinks of the position; all that makes it differ from the others. */
export interface Judgement {
  /** The triple to accuse, or null to wait; a seat that is forced to accuse always names one. */
  accusation(moment: 'free' | 'joining' | 'forced'): Triple | null;
  suggestion(choice: Choice): Triple;
  /** Two of the cards, to ask about. */
  question(from: readonly CardId[]): readonly [CardId, CardId];
  /** One of the cards, to show to a seat, or to all. */
  show(cards: readonly CardId[], to: Seat | null): CardId;
  /** What a suggestion in this room is worth, from 0. */
  worth(room: CardId): number;
  /** How much ending a move on this square hinders the others, on the same scale. */
  hinders?(place: Place): number;
  /** Whether it plans what each roll would allow, and the turn after. */
  readonly plans?: boolean;
  /** The card among these that it most wants to know about. */
  unsure(cards: readonly CardId[]): CardId;
  /** How many of the seat's cards it does not know. */
  unseen(seat: Seat): number;
  /** Whether it knows the solution. */
  isReady(): boolean;
}
/** How a bot thinks: from what it sees to what it thinks of it. */
export type Mind = (sight: BotSight) => Judgement;

/** One of these at random. */
export const pick = <T>(from: readonly T[], below: RandomInt): T => from[below(from.length)]!;

/** One of the best, at random. */
export function best<T>(from: readonly T[], score: (each: T) => number, below: RandomInt): T {
  let highest = Number.NEGATIVE_INFINITY;
  let top: T[] = [];
  for (const each of from) {
    const value = score(each);
    if (value > highest + 1e-12) {
      highest = value;
      top = [each];
    } else if (value > highest - 1e-12) top.push(each);
  }
  return top.length === 0 ? pick(from, below) : pick(top, below);
}

/** Everything but an accusation, unless nothing else is left. */
export function withoutAccusing(legal: readonly Form[]): readonly Form[] {
  const other = legal.filter((form) => form.do !== 'accuse');
  return other.length > 0 ? other : legal;
}
