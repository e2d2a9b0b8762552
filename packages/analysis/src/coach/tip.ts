/** The kinds of advice a coach can give. */
import type { Action, CardId, Place, Seat, SuspectId } from '@casefile/engine';

/** What is used up by it: a card that is played, or the power that one has once in a game. */
export type Means = CardId | 'power';

/** One thing to do, with the number that speaks for it. */
export type Tip = {
  /** How it is done. */
  readonly action: Action;
  readonly means?: Means;
} & (
  | /** Names these cards: so many bits it tells on average. `own`: those that are in one's own hand. */ {
      readonly do: 'ask';
      readonly cards: readonly CardId[];
      readonly own: readonly CardId[];
      readonly bits: number;
    }
  /** Goes to a place, or stays there; `cards` is the best to ask there. On a square: what the next roll promises. */
  | {
      readonly do: 'move' | 'passage' | 'stay';
      readonly to: Place;
      readonly cards: readonly CardId[];
      readonly bits: number;
    }
  /** Rolls: what may be asked then tells so much on average, and so often a room is reached at all. */
  | { readonly do: 'roll'; readonly bits: number; readonly reaches: number }
  /** Goes where these three, which are certain, can be accused. */
  | { readonly do: 'go-accuse'; readonly to: Place; readonly cards: readonly CardId[] }
  /** So often a roll leads there; without a place it is rolled now, with one it is the best square to wait on. */
  | { readonly do: 'near-accuse'; readonly to: Place | null; readonly reaches: number }
  /** How likely these three are; certain is 1. */
  | { readonly do: 'accuse'; readonly cards: readonly CardId[]; readonly chance: number }
  /** Ends the turn without accusing: the likeliest three are too unlikely. */
  | { readonly do: 'end'; readonly chance: number }
  /** Shows a card: so many bits it tells somebody who has only listened; to null: to all. `isSeen`: they know it. */
  | {
      readonly do: 'show';
      readonly card: CardId;
      readonly to: Seat | null;
      readonly bits: number;
      readonly isSeen: boolean;
    }
  /** Looks at cards that lie face down. */
  | { readonly do: 'look'; readonly bits: number }
  /** This player shows a card: one of their own choice, or the one just shown. */
  | { readonly do: 'see'; readonly from: Seat; readonly bits: number }
  /** Names a card that its holder shows to all. */
  | { readonly do: 'name'; readonly card: CardId; readonly bits: number }
  /** Joins a room to the passages: so much the best question there tells. */
  | { readonly do: 'join'; readonly room: Place; readonly bits: number }
  /** Takes one more turn, which promises so much. */
  | { readonly do: 'again'; readonly bits: number; readonly reaches: number }
  /** Sends somebody else's pawn home: that tells nothing. */
  | { readonly do: 'home'; readonly pawn: SuspectId }
  /** Leaves a suggestion unanswered, whose answer would tell a listener so much. */
  | { readonly do: 'silence'; readonly bits: number }
  /** Draws a card: so often it kills, so often it is one to keep. */
  | { readonly do: 'draw'; readonly kills: number; readonly helps: number }
  /** Passes: gives up this much information, or avoids this much danger. */
  | { readonly do: 'pass'; readonly bits: number; readonly spares: number }
);

/** What a coach says: the best things to do, and how much is still open. */
export interface Advice {
  /** The best first, two at most. */
  readonly tips: readonly Tip[];
  /** How unsure the envelope is; null where that was too much to count. */
  readonly bits: number | null;
}

/** How long to go on looking for something better; the first things are looked at in any case. */
export type HasTime = () => boolean;

export const maxTips = 2;
/** What is used up must be worth this much more than what is free. */
const meansBits = 0.2;

function worthOf(tip: Tip): number {
  const price = tip.means === undefined ? 0 : meansBits;
  switch (tip.do) {
    case 'accuse':
    case 'go-accuse':
      return 100 - price;
    case 'near-accuse':
      return 50 * tip.reaches - price;
    case 'home':
    case 'end':
    case 'draw':
    case 'pass':
      return -price;
    case 'see':
      // A spy costs no step: who walks on afterwards loses nothing by it.
      return tip.action.do === 'spy' && tip.bits > 0 ? 10 + tip.bits : tip.bits - price;
    default:
      return tip.bits - price;
  }
}

export const best = (tips: readonly Tip[]): readonly Tip[] =>
  [...tips].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, maxTips);
