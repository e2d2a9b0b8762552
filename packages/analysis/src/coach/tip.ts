/** The kinds of advice a coach can give. */
import type { Action, CardId, Place, Position, Seat, SuspectId } from '@casefile/engine';

/** The position of a player: spectators get no advice. */
export type SeatPosition = Position & { readonly you: Seat };
export const isOfSeat = (pos: Position): pos is SeatPosition => typeof pos.you === 'number';

/** What the action uses up: a card, or the power a player has once per game. */
export type Means = CardId | 'power';

/** One recommended action, with its value. */
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
  /** Rolls: the expected information of the question afterwards, and the chance to reach a room at all. */
  | { readonly do: 'roll'; readonly bits: number; readonly reaches: number }
  /** Goes where these three, which are certain, can be accused. */
  | { readonly do: 'go-accuse'; readonly to: Place; readonly cards: readonly CardId[] }
  /**
   * The chance that a roll leads there: the next roll if `to` is null, otherwise one from that square, the best to wait
   * on.
   */
  | { readonly do: 'near-accuse'; readonly to: Place | null; readonly reaches: number }
  /** The probability of these three cards; 1 is certain. */
  | { readonly do: 'accuse'; readonly cards: readonly CardId[]; readonly chance: number }
  /** Ends the turn without accusing: the likeliest three are too unlikely. */
  | { readonly do: 'end'; readonly chance: number }
  /** Shows a card, with the bits it gives a listener; `to` null: to everyone. `isSeen`: they know it already. */
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
  /** Joins a room to the passages, with the value of the best question there. */
  | { readonly do: 'join'; readonly room: Place; readonly bits: number }
  /** Takes one more turn, with its expected value. */
  | { readonly do: 'again'; readonly bits: number; readonly reaches: number }
  /** Sends another pawn home, which gives no information. */
  | { readonly do: 'home'; readonly pawn: SuspectId }
  /** Suppresses an answer, with the bits it would have given a listener. */
  | { readonly do: 'silence'; readonly bits: number }
  /** Draws a card, with the chances that it kills and that it is worth keeping. */
  | { readonly do: 'draw'; readonly kills: number; readonly helps: number }
  /** Passes: gives up this much information, or avoids this much danger. */
  | { readonly do: 'pass'; readonly bits: number; readonly spares: number }
);

/** The coach's advice: the best actions, and how uncertain the solution still is. */
export interface Advice {
  /** The best first, two at most. */
  readonly tips: readonly Tip[];
  /** The entropy of the envelope in bits; null where the deals were too many to count. */
  readonly bits: number | null;
}

/** How long to search for something better; the first options are always rated. */
export type HasTime = () => boolean;

export const maxTips = 2;
/** An action that uses something up must be worth this much more than a free one. */
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
      // A spy square costs no step: moving on afterwards loses nothing.
      return tip.action.do === 'spy' && tip.bits > 0 ? 10 + tip.bits : tip.bits - price;
    default:
      return tip.bits - price;
  }
}

export const best = (tips: readonly Tip[]): readonly Tip[] =>
  [...tips].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, maxTips);
