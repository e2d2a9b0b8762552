/** One rule of the table: the few questions a mechanic answers. */

import type { Reason } from '../actions/refusal.ts';
import type { Chance } from '../chance/chance.ts';
import type { Draft, Position } from '../position/position.ts';
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
  /** The first who can shows, and no one further is asked; or everyone is asked. */
  readonly asks: 'first-who-can' | 'everyone';
  /** The murdered are not asked any more, or show what lies open. */
  readonly murdered: 'not-asked' | 'asked';
}

/**
 * Whether the room of the last suggestion is closed for the next one. `not-straight-back`: not on the very next turn, for a
 * seat that was pulled out and walked back. `not-twice-running`: not before a suggestion elsewhere. `free`: always.
 */
export type AgainPolicy = 'not-straight-back' | 'not-twice-running' | 'free';

/** Whether a mechanic holds the turn: the seat must still do something, may, or neither. */
export type Claim = 'must' | 'may' | null;

/** One rule of the table: the questions it may answer. Those it leaves out it has nothing to say to. */
export interface Mechanic {
  readonly name: string;
  /** How suggestions are answered; said by the one mechanic that has them answered. */
  readonly inquiries?: InquiryPolicy;
  /** When a room is open for a suggestion again; said by the one mechanic that has them made in rooms. */
  readonly again?: AgainPolicy;
  /** What opens the game. */
  readonly opens?: (at: Opening) => readonly Fact[];
  /** What may this seat do now? Reads nothing but what the seat itself may know. */
  readonly offers?: (pos: Position, seat: Seat, forms: Form[]) => void;
  /**
   * Is this one of the actions I offer? For a mechanic that can tell without writing out its forms; what the others
   * offer is matched. Safe for anything that came over a wire.
   */
  readonly accepts?: (pos: Position, seat: Seat, action: Action) => boolean;
  /** Does something of mine keep the turn from ending? Reads nothing but what everyone knows. */
  readonly claims?: (pos: Position) => Claim;
  /** Why may it not? */
  readonly refuses?: (pos: Position, seat: Seat, action: Action) => Reason | null;
  /** What happens? */
  readonly does?: { readonly [N in ActionName]?: (at: Moment, action: ActionOf<N>) => readonly Fact[] };
  /** What follows by itself? Asked until nobody has anything to add. */
  readonly follows?: (at: Moment) => readonly Fact[] | null;
  /** What is my part of the position after a fact? */
  readonly after?: { readonly [N in FactName]?: (pos: Draft, fact: FactOf<N>) => void };
}
