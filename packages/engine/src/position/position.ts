/** What a viewer knows of the game: the fold of the facts it may read. */
import type { BoardNode } from '../board/board.ts';
import type { Rules } from '../edition/rules.ts';
import type { CardId, Loss, Owner, RoomId, Seat, ShowReason, Viewer, Wait } from '../vocabulary.ts';

/** How far the turn is: at its start, rolled, arrived, a suggestion being answered, answered, or nothing left to do. */
export type Step = 'start' | 'rolled' | 'arrived' | 'asking' | 'settled' | 'done';

/** A step of the turn, or `waiting` while some seat has to decide. */
export type Time = Step | 'waiting';

/** For each time the functions to call then, in the edition's order. */
export type ByTime<T> = Readonly<Record<Time, readonly T[]>>;

/** The list of this time. Fields named in the source are read faster than by a computed key. */
export function listAt<T>(lists: ByTime<T>, time: Time): readonly T[] {
  switch (time) {
    case 'start':
      return lists.start;
    case 'rolled':
      return lists.rolled;
    case 'arrived':
      return lists.arrived;
    case 'waiting':
      return lists.waiting;
    case 'settled':
      return lists.settled;
    case 'done':
      return lists.done;
    case 'asking':
      return lists.asking;
  }
}

export interface Answer {
  readonly seat: Seat;
  readonly answer: 'none' | 'shown' | 'unanswered';
  /** The suggestion was left unanswered when everybody knew already that this seat has a card to show. */
  readonly mustShow?: true;
}
/** A suggestion or question with the answers so far. */
export interface Inquiry {
  readonly turn: number;
  readonly by: Seat;
  readonly cards: readonly CardId[];
  readonly room: RoomId | null;
  readonly answers: readonly Answer[];
  /** The seat that is known to have a card to show. */
  readonly asked: Seat | null;
  /** The seat that just showed a card, while others may react to it; and the card, for viewers who may know it. */
  readonly justShown: Seat | null;
  readonly card: CardId | null;
}
export interface Showing {
  readonly card: CardId;
  readonly by: Seat;
  readonly to: Seat;
  readonly turn: number;
  readonly why: ShowReason;
}
/** Cards that the viewer saw in another way than by being dealt or shown them. */
export interface Sight {
  readonly turn: number;
  readonly how: 'faced' | 'looked' | 'revealed' | 'murdered' | 'opened';
  readonly cards: readonly CardId[];
}
/** A card that was asked of everyone, and that no seat had. */
export interface Unheld {
  readonly turn: number;
  readonly card: CardId;
}
export interface Accusation {
  readonly turn: number;
  readonly by: Seat;
  readonly cards: readonly CardId[] | null;
  /** Null until it is judged. */
  readonly right: boolean | null;
}
export interface Ending {
  readonly winner: Seat | null;
  readonly envelope: readonly CardId[];
  readonly lost?: Loss;
}
export interface Intrigue {
  /** Intrigue cards this viewer has not seen leave the deck. For the table: the deck itself. */
  readonly unseen: readonly CardId[];
  readonly clocks: number;
  readonly held: readonly (readonly CardId[])[];
  readonly counts: readonly number[];
  /** Seats just pulled from room to room, still to be offered a card. */
  readonly offers: readonly Seat[];
  /** The last window of this suggestion that opened: none, the one to leave it unanswered, or the one after a show. */
  readonly windows: 0 | 1 | 2;
  /** Cards to be drawn at once by the seat in turn. */
  readonly due: number;
  /** Extra turns that the seat in turn still has. */
  readonly again: number;
  /** A card just shown for another reason than a suggestion, while a third seat may still see it. */
  readonly glimpse: Glimpse | null;
}
/** Who showed a card to whom; and the card, for viewers who may know it. */
export interface Glimpse {
  readonly by: Seat;
  readonly to: Seat;
  readonly card: CardId | null;
}
/** What a guest can do once: move twice, go to a room, suggest elsewhere, suggest twice, see a card, peek back. */
export type PowerName = 'double-move' | 'go' | 'elsewhere' | 'twice' | 'see' | 'peek';
export interface Powers {
  readonly kinds: readonly (PowerName | null)[];
  readonly used: readonly boolean[];
  /** Rolls still to come of a double move. */
  readonly rolls: number;
  /** The room of the first suggestion this turn, where a second may follow. */
  readonly second: RoomId | null;
}
export interface Clues {
  readonly undrawn: readonly CardId[];
  readonly used: readonly CardId[];
  readonly due: number;
  readonly current: CardId | null;
  /** Drawn together with the current card, and carried out after it. */
  readonly next: CardId | null;
  readonly chosen: string | null;
  readonly picks: readonly (CardId | null)[];
  /** Seats that may still run, in turn order. */
  readonly runners: readonly Seat[] | null;
}
export interface Gathering {
  readonly seat: Seat;
  /** The cards laid down; an empty list declines; null where the viewer does not know yet. */
  readonly cards: readonly CardId[] | null;
}

/** What one viewer knows of a game: the fold of the facts it may read. */
export interface Position {
  readonly rules: Rules;
  readonly you: Viewer;
  /** How many facts were folded. */
  readonly n: number;
  // cards
  /** For each seat the cards of its hand that the viewer was dealt or saw laid open, and how many it has in all. */
  readonly hands: readonly (readonly CardId[])[];
  readonly sizes: readonly number[];
  /** Where the viewer knows a card to be. */
  readonly known: Readonly<Record<CardId, Owner>>;
  readonly envelope: readonly CardId[] | null;
  /** How many cards lie at each spot. */
  readonly spots: Readonly<Record<string, number>>;
  /** Cards shown to the viewer, and by the viewer. */
  readonly shown: readonly Showing[];
  readonly showed: readonly Showing[];
  readonly sights: readonly Sight[];
  readonly unheld: readonly Unheld[];
  // people
  /** Seats that can no longer win: wrong accusers and murdered ones; and the murdered ones alone. */
  readonly out: readonly boolean[];
  readonly gone: readonly boolean[];
  // the turn
  readonly first: Seat;
  readonly turn: Seat;
  readonly turnNumber: number;
  readonly step: Step;
  readonly dice: readonly number[] | null;
  /** Steps of the roll that are not used yet. */
  readonly left: number;
  readonly wait: Wait | null;
  // the board: a node of it for each suspect and weapon, -1 when off the board
  readonly pawns: readonly number[];
  readonly weapons: readonly number[];
  /** The seat that is to place the next weapon, before the first turn. */
  readonly placing: Seat | null;
  /** The node on which the pawn began the turn, and the rooms it has left in it. */
  readonly began: number;
  readonly roomsLeft: readonly number[];
  /** `moved`: the seat in turn has moved its pawn. `entered`: it came into a room, or stays there, and may suggest. */
  readonly moved: boolean;
  readonly entered: boolean;
  /** It came through a passage and could not have come any other way. */
  readonly byPassage: boolean;
  /** For each seat the room that a suggestion pulled it into; -1 for none. */
  readonly pulled: readonly number[];
  /** Passages that were opened during the game. */
  readonly tunnels: readonly (readonly [number, number])[];
  /** Spy squares that were used this turn. */
  readonly spied: readonly number[];
  /** Who has looked at the card of which room, as `seat@room`. */
  readonly looks: readonly string[];
  // suggestions
  readonly inquiry: Inquiry | null;
  readonly history: readonly Inquiry[];
  /** For each seat the room of its last suggestion, which of its own turns that was, and how many turns it has had. */
  readonly lastRoom: readonly number[];
  readonly lastTurn: readonly number[];
  readonly ownTurns: readonly number[];
  // accusations
  readonly accusations: readonly Accusation[];
  readonly gathering: readonly Gathering[] | null;
  readonly result: Ending | null;
  // what some editions add
  readonly intrigue: Intrigue | null;
  readonly powers: Powers | null;
  readonly clues: Clues | null;
}

/** A position being advanced: its fields are replaced, what they hold is never changed in place. */
export type Draft = { -readonly [K in keyof Position]: Position[K] };

/** A copy of the list with one entry replaced. */
export function replaceAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** The list without one copy of the value. */
export function without<T>(list: readonly T[], value: T): readonly T[] {
  const at = list.indexOf(value);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

export const isSeat = (viewer: Viewer): viewer is Seat => typeof viewer === 'number';

/** The board node of the seat's pawn. */
export function pawnNode(pos: Position, seat: Seat): BoardNode {
  return pos.pawns[pos.rules.pawnOf[seat]!]!;
}

/** It is the seat's own turn, no other seat has to decide, and nothing is being answered. */
export function onTurn(pos: Position, seat: Seat): boolean {
  return pos.turn === seat && pos.wait === null && pos.inquiry === null && pos.result === null;
}

/** The seats that have to decide now. */
export function askedSeats(pos: Position): readonly Seat[] {
  if (pos.result !== null) return [];
  return pos.wait !== null ? pos.wait.seats : pos.rules.seatAlone[pos.turn]!;
}

/** Whether this seat has to decide now. */
export function isAsked(pos: Position, seat: Seat): boolean {
  if (pos.result !== null) return false;
  return pos.wait !== null ? pos.wait.seats.includes(seat) : pos.turn === seat;
}

/** The other seats, clockwise from the left of this one. */
export function clockwise(pos: Position, from: Seat): readonly Seat[] {
  return pos.rules.clockwise[from]!;
}

/** Drops the seat from the wait; the wait ends with the last one. */
export function stopWaitingFor(pos: Draft, seat: Seat): void {
  if (pos.wait === null) return;
  const seats = without(pos.wait.seats, seat);
  pos.wait = seats.length === 0 ? null : { ...pos.wait, seats };
}
