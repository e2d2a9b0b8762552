/**
 * The log of a table: numbered entries, from the opening to the end. An entry holds nothing secret but the sealed parts
 * of the engine's facts; seeds and tokens are kept elsewhere. The state of a table is the fold of its entries; what a
 * viewer gets is the same entries with the facts stripped.
 */
import { type Action, type Fact, type Options, type Seat, stripFact, type Viewer } from '@casefile/engine';
import type { Phrase } from './phrases.ts';
import type { Terms } from './terms.ts';

export const entryVersion = 1;

/** A person at a table, by a public id that grants nothing. */
export type PersonId = string;

/** Who sits on a chair: people (several where the edition knows teams), or a bot. */
export type Sitter =
  | { readonly kind: 'person'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** Whose doing it was. What somebody's own standing orders did for them counts as theirs: it tells no more. */
export type ActedBy = 'person' | 'bot' | 'clock';

interface Stamp {
  readonly n: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Chairs are named by their suspect before the start; seats are the engine's numbers after it. */
export type What =
  | {
      readonly is: 'opened';
      readonly table: string;
      readonly edition: string;
      readonly editionVersion: number;
      readonly options: Options;
      readonly terms: Terms;
      /** To the table's seed. */
      readonly commitment: string;
      readonly host: { readonly person: PersonId; readonly name: string };
      /** The table this one is a rematch of. */
      readonly after?: string;
    }
  | { readonly is: 'sat'; readonly suspect: string; readonly sitter: Sitter }
  | {
      readonly is: 'stood';
      readonly suspect: string;
      readonly person: PersonId | null;
      readonly by: 'self' | 'host';
    }
  | { readonly is: 'renamed'; readonly person: PersonId; readonly name: string }
  | { readonly is: 'terms'; readonly options: Options; readonly terms: Terms }
  | { readonly is: 'host'; readonly person: PersonId; readonly name: string }
  | {
      readonly is: 'started';
      /** The players' own seeds, in seating order; an empty text for a bot. */
      readonly seeds: readonly string[];
      /** The suspects in seating order: from now on a seat is a number. */
      readonly seats: readonly string[];
      readonly facts: readonly Fact[];
    }
  | {
      readonly is: 'acted';
      readonly seat: Seat;
      /** For the seat itself and the table: it may name a card that nobody else may know. */
      readonly action?: Action;
      readonly by: ActedBy;
      readonly facts: readonly Fact[];
      /** Milliseconds taken off this seat's clock. */
      readonly spent?: number;
    }
  | { readonly is: 'undone'; readonly seat: Seat; readonly of: number }
  | { readonly is: 'said'; readonly person: PersonId; readonly phrase: Phrase }
  | { readonly is: 'wrote'; readonly person: PersonId; readonly text: string }
  | { readonly is: 'paused' | 'resumed'; readonly by: PersonId }
  | { readonly is: 'absent'; readonly seat: Seat; readonly until: number }
  | { readonly is: 'back'; readonly seat: Seat }
  | { readonly is: 'voted'; readonly seat: Seat; readonly person: PersonId }
  | {
      readonly is: 'replaced';
      readonly seat: Seat;
      readonly bot: string;
      readonly by: 'host' | 'vote' | 'terms' | 'self';
    }
  | { readonly is: 'returned'; readonly seat: Seat; readonly person: PersonId }
  | { readonly is: 'revealed'; readonly seed: string };

export type Entry = Stamp & What;
export type EntryOf<K extends What['is']> = Stamp & Extract<What, { readonly is: K }>;

/** The entry as this viewer gets it. */
export function stripEntry(entry: Entry, viewer: Viewer): Entry {
  if (viewer === 'table' || !('facts' in entry)) return entry;
  const facts = entry.facts.map((fact) => stripFact(fact, viewer));
  if (entry.is === 'started') return { ...entry, facts };
  const { action: _, ...rest } = entry;
  return viewer === entry.seat ? { ...entry, facts } : { ...rest, facts };
}
