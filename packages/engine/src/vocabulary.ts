/** Every word of the game: who, what, which actions, which facts. A new action or fact starts here. */
import type { Place } from './board/drawing.ts';

export type { Place, Square } from './board/drawing.ts';

/**
 * A plain value with a mark that only the compiler sees: any plain string or number is accepted, but not one marked as
 * something else. Passing a seat for a square, or a card for an owner, does not compile.
 */
export type Marked<T, Mark extends string> = T & { readonly isA?: Mark };

/**
 * The outcome of something that may be refused: `ok` says which it is, and beside it is what was made or what was
 * wrong. Bad input gives a result; a bug throws.
 */
export type Result<Good extends object, Bad extends object> =
  | ({ readonly ok: true } & Readonly<Good>)
  | ({ readonly ok: false } & Readonly<Bad>);

/** A card by its id: a suspect, a weapon, a room, or another card of the edition. */
export type CardId = Marked<string, 'card'>;
/** A suspect's id. */
export type SuspectId = CardId;
/** A weapon's id. */
export type WeaponId = CardId;
/** A room's id. */
export type RoomId = CardId;
/** The id of a rule on the rules page, such as `C86-14`. */
export type RuleId = Marked<string, 'rule'>;

/** Seats are numbered from 0 in seating order; the next number sits to the left. */
export type Seat = Marked<number, 'seat'>;

/** Who looks at the game. The table knows everything; only the side that decides may be the table. */
export type Viewer = Seat | 'spectator' | 'table';

/** Where a card can be known to lie. */
export type Owner = Seat | 'envelope' | 'pool' | 'face-up' | `room:${string}`;
/** Where a card can lie that is neither in a hand nor in the envelope. */
export type Spot = Exclude<Owner, Seat | 'envelope'>;

/** Who plays which suspect. */
export interface Player {
  readonly suspect: SuspectId;
  readonly name?: string;
  /** The people of a team that share this seat. */
  readonly members?: readonly string[];
}

/** What an option can be set to. */
export type OptionValue = string | boolean;
/** What a table has chosen, by the name of the option. */
export type Options = Readonly<Record<string, OptionValue>>;

/** A suspect, a weapon and a room. */
export interface Triple {
  readonly suspect: SuspectId;
  readonly weapon: WeaponId;
  readonly room: RoomId;
}

/** What a seat can do. */
export type Action =
  | { readonly do: 'roll' | 'stay' | 'pass' | 'end' | 'look' | 'draw' }
  | { readonly do: 'passage'; readonly to?: Place }
  | { readonly do: 'move'; readonly to: Place }
  | ({ readonly do: 'suggest' | 'accuse' } & Triple)
  | { readonly do: 'place'; readonly weapon: WeaponId; readonly room: RoomId }
  | { readonly do: 'ask'; readonly cards: readonly CardId[] }
  | { readonly do: 'show'; readonly card: CardId }
  | { readonly do: 'spy'; readonly target: SuspectId }
  | { readonly do: 'play'; readonly card: CardId; readonly to?: Place; readonly pawn?: SuspectId }
  | ({ readonly do: 'power'; readonly to?: Place } & Partial<Triple>)
  | {
      readonly do: 'choose';
      readonly card?: CardId;
      readonly target?: SuspectId;
      readonly to?: Place;
      readonly room?: RoomId;
    };
/** The names of the actions. */
export type ActionName = Action['do'];
/** The action of one name. */
export type ActionOf<N extends ActionName> = Extract<Action, { readonly do: N }>;

/**
 * Actions that may be taken, many at a time: a key holds its one value or the list of its choices.
 * `to` is always a list of places; `from` stands for any two different cards of the list.
 */
export interface Form {
  readonly do: ActionName;
  readonly to?: readonly Place[];
  readonly suspect?: string | readonly string[];
  readonly weapon?: string | readonly string[];
  readonly room?: string | readonly string[];
  readonly card?: string | readonly string[];
  readonly target?: readonly string[];
  readonly pawn?: readonly string[];
  readonly from?: readonly string[];
}

/** A part of a fact that only some seats may open. All others get `for` and nothing else. */
export interface Sealed {
  readonly for: readonly Seat[];
  readonly cards?: readonly CardId[];
}

/** A decision to be made, and the seats that are to make it. */
export type Wait = { readonly seats: readonly Seat[] } & (
  | { readonly for: 'placing' }
  | { readonly for: 'answer' }
  | { readonly for: 'card'; readonly to: Seat; readonly why: ShowReason }
  | { readonly for: 'reveal'; readonly card: CardId }
  | { readonly for: 'choice'; readonly card: CardId }
  | { readonly for: 'each'; readonly card: CardId }
  | { readonly for: 'scream' }
  | { readonly for: 'draw' }
  | { readonly for: 'no-answer' }
  | { readonly for: 'after-show'; readonly by: Seat; readonly to: Seat }
  | { readonly for: 'gather' }
);
/** The wait for one thing. */
export type WaitOf<K extends Wait['for']> = Extract<Wait, { readonly for: K }>;

/** Why a card was shown. */
export type ShowReason = 'answer' | 'spy' | 'pressure' | 'gossip' | 'neighbour' | 'see' | 'power';
/** Why no player is left: all were murdered, all accused wrongly, or some of each. */
export type Loss = 'murdered' | 'accused' | 'murdered-and-accused';
/** What moved a pawn. */
export type MoveReason = 'walk' | 'passage' | 'butler' | 'power' | 'clue' | 'home' | 'door';

/** Something that happened. Its sealed part is for some seats only. */
export type Fact =
  // setting up
  | {
      readonly fact: 'opened';
      readonly edition: string;
      readonly version: number;
      readonly options: Options;
      readonly players: readonly Player[];
    }
  | { readonly fact: 'first'; readonly seat: Seat; readonly rolls?: readonly (readonly number[])[] }
  | { readonly fact: 'enveloped'; readonly sealed: Sealed }
  | { readonly fact: 'dealt'; readonly seat: Seat; readonly count: number; readonly sealed: Sealed }
  | { readonly fact: 'laid'; readonly where: Spot; readonly count: number; readonly sealed: Sealed }
  | { readonly fact: 'faced'; readonly cards: readonly CardId[] }
  | {
      readonly fact: 'placed';
      readonly pawns: Readonly<Record<SuspectId, Place | null>>;
      readonly weapons: Readonly<Record<WeaponId, Place | null>>;
      readonly pulled?: readonly Seat[];
    }
  | { readonly fact: 'set'; readonly seat: Seat; readonly weapon: WeaponId; readonly room: RoomId }
  | { readonly fact: 'held'; readonly seat: Seat; readonly count: number; readonly sealed: Sealed }
  | { readonly fact: 'clocks'; readonly count: number }
  // turns and moves
  | { readonly fact: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly fact: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly steps: number }
  | {
      readonly fact: 'moved';
      readonly seat: Seat | null;
      readonly pawn: SuspectId;
      readonly to: Place;
      readonly by: MoveReason;
      readonly left: number;
    }
  | { readonly fact: 'stayed'; readonly seat: Seat }
  | { readonly fact: 'rested'; readonly seat: Seat }
  // suggestions, questions and answers
  | {
      readonly fact: 'suggested';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly room: RoomId | null;
    }
  | {
      readonly fact: 'brought';
      readonly piece: SuspectId | WeaponId;
      readonly from: Place | null;
      readonly to: RoomId;
    }
  | { readonly fact: 'asked'; readonly wait: Wait }
  | { readonly fact: 'declined'; readonly seat: Seat }
  | { readonly fact: 'lacked'; readonly seat: Seat }
  | {
      readonly fact: 'showed';
      readonly seat: Seat;
      readonly to: Seat;
      readonly why: ShowReason;
      readonly sealed: Sealed;
    }
  | { readonly fact: 'closed'; readonly unanswered: Seat | null }
  | { readonly fact: 'looked'; readonly seat: Seat; readonly where: Spot; readonly sealed: Sealed }
  | { readonly fact: 'revealed'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'unheld'; readonly card: CardId }
  // accusations and the end
  | {
      readonly fact: 'accused';
      readonly seat: Seat;
      readonly cards?: readonly CardId[];
      readonly sealed?: Sealed;
    }
  | { readonly fact: 'joined'; readonly seat: Seat; readonly accuses?: boolean; readonly sealed: Sealed }
  | { readonly fact: 'gathered'; readonly seats: readonly Seat[] }
  | { readonly fact: 'judged'; readonly seat: Seat; readonly right: boolean; readonly sealed: Sealed }
  | {
      readonly fact: 'ended';
      readonly winner: Seat | null;
      readonly envelope: readonly CardId[];
      readonly lost?: Loss;
    }
  // clue cards
  | { readonly fact: 'clue'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'chose'; readonly seat: Seat; readonly what: string }
  | { readonly fact: 'picked'; readonly seat: Seat; readonly sealed: Sealed }
  | { readonly fact: 'done'; readonly card: CardId }
  | { readonly fact: 'tunnelled'; readonly from: RoomId; readonly to: readonly RoomId[] }
  // intrigue
  | {
      readonly fact: 'drew';
      readonly seat: Seat;
      readonly card: 'clock' | 'butler';
      readonly sealed: Sealed;
    }
  | { readonly fact: 'murdered'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly fact: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'powered'; readonly seat: Seat };
/** The names of the facts. */
export type FactName = Fact['fact'];
/** The fact of one name. */
export type FactOf<N extends FactName> = Extract<Fact, { readonly fact: N }>;
