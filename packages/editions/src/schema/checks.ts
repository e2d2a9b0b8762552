/**
 * Expectations about an edition, taken from its box and rulebook rather than from its code: the export `checks` of
 * `checks.ts` in its folder.
 */
import type { Layout, Options } from '@casefile/engine';

/** A short game that must replay the same for ever: the table, and what the game must show. */
export interface GoldenSpec {
  readonly name: string;
  /** The suspects at the table, with spaces between them. */
  readonly seats: string;
  readonly options?: Options;
  readonly layout?: Layout;
  readonly winner: boolean;
  /** Each must match the text of the game; a `.` stays within its line. */
  readonly shows: readonly RegExp[];
}

/** The facts that are checked beside the rules of an edition. */
export interface EditionChecks {
  /** The numbers of suspects, weapons and rooms in the box, including optional ones. */
  readonly cards: readonly [suspects: number, weapons: number, rooms: number];
  /** How many rules its page has. */
  readonly rules: number;
  readonly roomsWithoutCard?: readonly string[];
  /** Everything else with a name: non-evidence cards, special squares. */
  readonly extras?: readonly string[];
  /** Everyone is asked, even after somebody has shown a card. */
  readonly everyoneAnswers?: true;
  /** Accusations are always secret, whatever the table's options. */
  readonly writtenAccusations?: true;
  /** Its rulebook's French word for a suggestion; terms that go with the other word belong to other books. */
  readonly frenchSuggestion?: 'hypothèse' | 'soupçon';
  readonly goldens: readonly GoldenSpec[];
}
