/** One rule of the table: the few questions a mechanic answers. */

import type { Reason } from '../actions/refusal.ts';
import type { Chance } from '../chance/chance.ts';
import type { Draft, Position, Time } from '../position/position.ts';
import type { Layout } from '../setup/layout.ts';
import type { Action, ActionName, ActionOf, Fact, FactName, FactOf, Form, Seat } from '../vocabulary.ts';

/** What a mechanic has to decide with: the table's position, who acts, and chance. */
export interface Moment {
  readonly pos: Position;
  readonly seat: Seat;
  readonly chance: Chance;
}
/** What a mechanic gets to set the table up. */
export interface Opening {
  readonly pos: Position;
  readonly layout: Layout;
  readonly chance: Chance;
}

/** How a suggestion goes round the table. */
export interface InquiryPolicy {
  /** Whether the answers stop with the first seat that shows, or every seat is asked. */
  readonly asks: 'first-who-can' | 'everyone';
  /** Whether murdered seats are no longer asked, or show a card of their open hand. */
  readonly murdered: 'not-asked' | 'asked';
}

/**
 * When the room of the last suggestion is open again. `not-straight-back`: not on the very next turn, for a seat that was
 * pulled out and walked back. `not-twice-running`: only after a suggestion elsewhere. `free`: always.
 */
export type AgainPolicy = 'not-straight-back' | 'not-twice-running' | 'free';

/** Whether players other than the accuser may join an accusation, or must. */
export type Joining = 'may' | 'must';

/** Whether a mechanic keeps the turn open: the seat must still do something, may, or neither. */
export type Claim = 'must' | 'may' | null;

/** One rule of the table. It answers only the questions that concern it. */
export interface Mechanic {
  readonly name: string;
  /** How suggestions are answered; set by the one mechanic that handles the answers. */
  readonly inquiries?: InquiryPolicy;
  /** When a room is open to a suggestion again; set by the one mechanic that handles suggestions in rooms. */
  readonly again?: AgainPolicy;
  /** Which clock card murders the seat that draws it; set by the one mechanic that has clock cards. */
  readonly fatalClock?: number;
  /**
   * Whether the others may or must join an accusation before it is checked, at a table of this size; set by the one
   * mechanic that gathers accusations.
   */
  readonly joining?: (seats: number) => Joining;
  /** The only times at which `offers` and `claims` can give anything; left out, they are called at any time. */
  readonly times?: readonly Time[];
  /** What opens the game. */
  readonly opens?: (at: Opening) => readonly Fact[];
  /** What may this seat do now? Reads only what the seat itself may know. */
  readonly offers?: (pos: Position, seat: Seat, forms: Form[]) => void;
  /**
   * Is this one of the actions I offer? Only for speed: without it, the action is matched against the forms from
   * `offers`. Safe for anything that came over a wire.
   */
  readonly accepts?: (pos: Position, seat: Seat, action: Action) => boolean;
  /** Do I keep the turn from ending? Reads only what everyone knows. */
  readonly claims?: (pos: Position) => Claim;
  /** Why may the seat not take this action? Null when this mechanic has no reason against it. */
  readonly refuses?: (pos: Position, seat: Seat, action: Action) => Reason | null;
  /** Which facts does an action of mine give? */
  readonly does?: { readonly [N in ActionName]?: (at: Moment, action: ActionOf<N>) => readonly Fact[] };
  /** What follows by itself? Asked again until no mechanic has anything to add. */
  readonly follows?: (at: Moment) => readonly Fact[] | null;
  /** How does a fact change my part of the position? */
  readonly after?: { readonly [N in FactName]?: (pos: Draft, fact: FactOf<N>) => void };
}
