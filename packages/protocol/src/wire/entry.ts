/**
 * The log of a table: numbered entries, from the opening to the end. An entry holds nothing secret but the sealed parts
 * of the engine's facts; seeds and tokens are kept elsewhere. The state of a table is the fold of its entries; what a
 * viewer gets is the same entries with the facts stripped.
 */
import {
  type Action,
  type Fact,
  type Marked,
  type Options,
  type Seat,
  stripFact,
  type Viewer,
} from '@casefile/engine';
import type { Terms } from '../http/terms.ts';
import type { Phrase } from '../names/phrases.ts';

/** A person at a table, by a public id that grants nothing. */
export type PersonId = Marked<string, 'person'>;

/** The occupants of a chair: people (several in editions with teams) or a bot. */
export type Sitter =
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      readonly name: string;
      /** The commitment to this person's seed; a bot may commit later, and older tables have none. */
      readonly commitment?: string;
    }
  | { readonly kind: 'bot'; readonly bot: string };

/** A person's commitment. */
export interface Commitment {
  readonly person: PersonId;
  readonly commitment: string;
}

/** Who caused it. Standing orders count as the person's own action, to reveal nothing. */
export type ActedBy = 'person' | 'bot' | 'clock';

interface Stamp {
  readonly n: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The command answered by this entry, on the last of its entries. For the server only. */
  readonly command?: {
    readonly person: PersonId;
    readonly id: string;
    /** The fingerprint that tells it from another command with the same id. */
    readonly print?: string;
  };
}

/** What an entry says. Chairs are named by their suspect before the start; seats are the engine's numbers after it. */
export type EntryBody =
  | {
      readonly is: 'opened';
      readonly table: string;
      readonly edition: string;
      readonly editionVersion: number;
      readonly options: Options;
      readonly terms: Terms;
      /** To the table's seed. */
      readonly commitment: string;
      /** Whether people commit to seeds and open them after the start. Older tables dealt alone. */
      readonly deal?: 'sealed-seeds';
      readonly host: { readonly person: PersonId; readonly name: string };
      /** The table this one is a rematch of. */
      readonly after?: string;
      /**
       * The challenge whose deal is played here. A challenge is itself a table that nobody plays, and names its own id.
       */
      readonly challenge?: string;
    }
  | { readonly is: 'sat'; readonly suspect: string; readonly sitter: Sitter }
  | {
      readonly is: 'stood';
      readonly suspect: string;
      readonly person: PersonId | null;
      readonly by: 'self' | 'host';
    }
  | { readonly is: 'renamed'; readonly person: PersonId; readonly name: string }
  /** A new commitment; a bot's first one. */
  | { readonly is: 'committed'; readonly person: PersonId; readonly commitment: string }
  /** The host has started: chairs and commitments are final, and seeds are opened. */
  | {
      readonly is: 'settled';
      /** The suspects in seating order. */
      readonly seats: readonly string[];
      /** The commitments of all seated people, in ascending order. */
      readonly commitments: readonly Commitment[];
      /** The digest of all commitments, including the table's. */
      readonly digest: string;
    }
  /** The seed that this person had committed to. (At tables of older servers: any text, given before the start.) */
  | { readonly is: 'seeded'; readonly person: PersonId; readonly seed: string }
  /** Not opened in time: the deal uses this stand-in, fixed by the table's own commitment. */
  | { readonly is: 'withheld'; readonly person: PersonId; readonly seed: string }
  | { readonly is: 'terms'; readonly options: Options; readonly terms: Terms }
  | { readonly is: 'host'; readonly person: PersonId; readonly name: string }
  | {
      readonly is: 'started';
      /** One for each commitment, in their order. (At tables of older servers: a text for each seat.) */
      readonly seeds: readonly string[];
      /** The suspects in seating order: from now on seats are numbers. */
      readonly seats: readonly string[];
      readonly facts: readonly Fact[];
      /** The random position, for the server only: it would reveal hidden draws. */
      readonly used?: number;
    }
  | {
      readonly is: 'acted';
      readonly seat: Seat;
      /** For the seat itself and the server: it may name a secret card. */
      readonly action?: Action;
      readonly by: ActedBy;
      readonly facts: readonly Fact[];
      readonly used?: number;
      /** Milliseconds charged to this seat's clock, and uncharged latency. */
      readonly spent?: number;
      readonly lag?: number;
    }
  | { readonly is: 'undone'; readonly seat: Seat; readonly of: number }
  | { readonly is: 'said'; readonly person: PersonId; readonly phrase: Phrase }
  | { readonly is: 'wrote'; readonly person: PersonId; readonly text: string }
  /** A line was reported to the operator; players are not told by whom. */
  | { readonly is: 'reported'; readonly line: number }
  /** Agreement to a pause, or to its end, which without the host needs everyone present. */
  | { readonly is: 'agreed'; readonly to: 'pause' | 'resume'; readonly person: PersonId }
  /** Null: all have agreed. */
  | { readonly is: 'paused' | 'resumed'; readonly by: PersonId | null }
  | { readonly is: 'muted'; readonly muted: boolean }
  /** The server was down from then until now: no clock ran. */
  | { readonly is: 'outage'; readonly from: number }
  | { readonly is: 'absent'; readonly seat: Seat }
  | { readonly is: 'back'; readonly seat: Seat }
  | { readonly is: 'voted'; readonly seat: Seat; readonly person: PersonId }
  | {
      readonly is: 'replaced';
      readonly seat: Seat;
      readonly bot: string;
      readonly by: 'host' | 'vote' | 'terms' | 'self';
    }
  | { readonly is: 'returned'; readonly seat: Seat; readonly person: PersonId }
  /** Gave up the seat for good. */
  | { readonly is: 'left'; readonly person: PersonId }
  | { readonly is: 'closed' }
  /** The table of the rematch. */
  | { readonly is: 'rematched'; readonly table: string }
  /** In the log of a challenge: a player has taken it up, at this table. */
  | { readonly is: 'attempted'; readonly table: string }
  /**
   * The table's seed, from which every card of the game can be computed. `to`: by the terms only players may read the
   * record, so spectators get an empty seed.
   */
  | { readonly is: 'revealed'; readonly seed: string; readonly to?: 'players' };

/** An entry of a table's log. */
export type Entry = Stamp & EntryBody;
/** The entry of one kind. */
export type EntryOf<K extends EntryBody['is']> = Stamp & Extract<EntryBody, { readonly is: K }>;

/** Whether spectators get less of it than every player. */
export const isForPlayers = (entry: EntryBody): entry is Extract<EntryBody, { readonly is: 'revealed' }> =>
  entry.is === 'revealed' && entry.to === 'players';

/** The entry stripped for this viewer. */
export function stripEntry(entry: Entry, viewer: Viewer): Entry {
  if (viewer === 'table') return entry;
  const { command: _, ...rest } = entry;
  if (isForPlayers(rest) && viewer === 'spectator') return { ...rest, seed: '' };
  if (!('facts' in rest)) return rest;
  const { used: __, ...known } = rest;
  const facts = known.facts.map((fact) => stripFact(fact, viewer));
  if (known.is === 'started' || viewer === known.seat) return { ...known, facts };
  const { action: ___, ...public_ } = known;
  return { ...public_, facts };
}
