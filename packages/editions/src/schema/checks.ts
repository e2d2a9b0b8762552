/**
 * What the tests hold an edition to: counted in the box and read in its rulebook, not in its code. The export `checks`
 * of `checks.ts` in its folder.
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
  /** How many suspects, weapons and rooms the box holds, with everything that may be played with. */
  readonly cards: readonly [suspects: number, weapons: number, rooms: number];
  /** How many rules its page has. */
  readonly rules: number;
  readonly roomsWithoutCard?: readonly string[];
  /** Everything else that has a name: cards that are no evidence, special squares. */
  readonly extras?: readonly string[];
  /** Everyone is asked, although somebody has shown a card. */
  readonly everyoneAnswers?: true;
  /** Accusations are written in secret, whatever the table has chosen. */
  readonly writtenAccusations?: true;
  /** The French word of its rulebook for a suggestion; the words that go with the other one are of other books. */
  readonly frenchSuggestion?: 'hypothèse' | 'soupçon';
  readonly goldens: readonly GoldenSpec[];
}
