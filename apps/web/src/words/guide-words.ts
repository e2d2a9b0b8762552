/** The words of the rules pages around guides and rules, fetched with the first of these pages. */
import type { DieSign } from '@casefile/editions/die';
import type { PartName } from '@casefile/editions/guide';
import type { KeyName } from '../table/keyboard/keys.ts';

export const chapters = [
  'aim',
  'box',
  'turn',
  'example',
  'sheet',
  'special',
  'tips',
  'children',
  'guests',
  'rules',
  'house',
  'keys',
] as const;
export type Chapter = (typeof chapters)[number];

export interface GuideWords {
  readonly title: string;
  readonly edition: string;
  readonly contents: string;
  readonly close: string;
  readonly toGame: string;
  /** The way back, by the screen one came from. */
  readonly backTo: Readonly<Record<'landing' | 'new' | 'play' | 'table' | 'games', string>>;
  /** The page to print. */
  readonly onePage: {
    readonly link: string;
    readonly title: string;
    readonly print: string;
    readonly paper: string;
    readonly inFull: (address: string) => string;
  };
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly seats: (fewest: number, most: number) => string;
  /** The minimum age, after the number of players and a comma. */
  readonly ages: (from: number) => string;
  readonly cardCount: (count: number) => string;
  readonly dieCount: (count: number) => string;
  readonly cast: string;
  readonly box: {
    /** The number of cards, and of each kind, in the words of the edition. */
    readonly cards: (all: number, suspects: number, weapons: number, rooms: number, room: string) => string;
    /** A game that is played with fewer or with more cards. */
    readonly sets: (counts: readonly number[]) => string;
    readonly envelope: string;
    readonly pawns: (count: number) => string;
    readonly weapons: (count: number) => string;
    readonly board: (rooms: number, room: string, passages: number) => string;
    readonly noBoard: string;
    readonly dice: (count: number, sign: DieSign | null) => string;
    readonly decks: Readonly<Record<string, (count: number) => string>>;
    readonly copies: (count: number) => string;
    readonly sheet: string;
  };
  readonly exampleOf: Readonly<Record<'lacks' | 'shows' | 'not-asked', string>>;
  /** Templates for a guide's names: see fill.ts. */
  readonly sheetOf: {
    readonly caption: (asker: string) => string;
    readonly card: string;
    readonly mark: string;
    readonly reason: string;
    readonly own: string;
    readonly shownBy: (suspect: string) => string;
    readonly open: string;
    readonly tick: string;
  };
  readonly powers: string;
  readonly seeRules: string;
  readonly everywhere: string;
  readonly parts: Readonly<Record<PartName, string>>;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly nothingFound: string;
  readonly differs: string;
  readonly reading: string;
  readonly readingNote: string;
  readonly houseHint: string;
  readonly keysNote: string;
  readonly keyNames: Readonly<Record<KeyName, string>>;
}
