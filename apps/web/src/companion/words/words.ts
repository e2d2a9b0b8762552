/** The words of the companion's screens, fetched with them. */
import type { SheetFileError } from '@casefile/deduction/companion';
import type { Catalogue, Lang } from '@casefile/editions/words/words';

export interface CompanionWords {
  readonly title: string;
  readonly lead: string;
  readonly unkept: string;
  readonly newSheet: string;
  readonly openFile: string;
  readonly faults: Readonly<Record<SheetFileError['why'] | 'too-large', string>>;
  readonly at: (key: string) => string;
  readonly sheets: string;
  readonly lineCount: (count: number) => string;
  readonly age: (when: string) => string;
  readonly delete: (name: string) => string;
  readonly deleted: (name: string) => string;
  readonly undo: string;
  readonly redo: string;
  readonly gone: string;
  readonly toSheets: string;
  readonly ownDeck: string;
  readonly setUp: {
    readonly title: string;
    readonly change: string;
    readonly box: string;
    readonly names: string;
    readonly kind: (number: number) => string;
    readonly kindHint: string;
    /** The label of the text field of a kind. */
    readonly cardsOf: string;
    readonly faults: Readonly<Record<'empty' | 'too-many', string>>;
    readonly twice: (card: string) => string;
    readonly answers: string;
    readonly asks: Readonly<Record<'first-who-can' | 'everyone', string>>;
    readonly spare: Readonly<Record<'pool' | 'face-up', string>>;
    readonly players: string;
    readonly seating: string;
    readonly count: string;
    readonly me: string;
    readonly player: (number: number) => string;
    readonly nameOf: (number: number) => string;
    readonly cards: (name: string) => string;
    readonly fewer: (name: string) => string;
    readonly more: (name: string) => string;
    readonly hand: string;
    readonly picked: (count: number, of: string) => string;
    readonly faceUp: string;
    readonly cardIn: string;
    readonly missing: (count: number) => string;
    readonly tooMany: (count: number) => string;
    readonly sum: (held: number, dealt: number) => string;
    readonly faceUpMissing: string;
    readonly start: string;
    readonly save: string;
    readonly cancel: string;
  };
  readonly parts: Readonly<Record<'note' | 'sheet' | 'advice' | 'lines', string>>;
  readonly entry: {
    readonly kinds: Readonly<Record<'seen' | 'nobody' | 'leaves', string>>;
    readonly kind: string;
    readonly asker: string;
    readonly accuser: string;
    readonly whoShowed: string;
    readonly nobody: string;
    readonly you: string;
    readonly whichCard: (who: string) => string;
    readonly yourCard: string;
    readonly giveAway: (bits: string) => string;
    readonly alreadySeen: string;
    readonly cutShort: string;
    readonly cutAt: string;
    readonly mustShow: string;
    readonly notAsked: string;
    readonly where: string;
    readonly seenBy: string;
    readonly onlyMe: string;
    readonly everyone: string;
    readonly right: string;
    readonly wrong: string;
    readonly leaver: string;
    readonly laidOpen: string;
    readonly done: string;
    readonly save: string;
    readonly cancel: string;
    readonly mending: (line: number) => string;
    readonly inserting: (line: number) => string;
    readonly written: (line: number, said: string) => string;
  };
  readonly lines: {
    readonly none: string;
    readonly line: (line: number) => string;
    readonly edit: string;
    readonly insert: string;
    readonly remove: string;
    readonly when: (line: number) => string;
    readonly deal: (cards: string) => string;
    readonly nobodyShowed: string;
    readonly cutShort: (name: string) => string;
    readonly mustShow: (name: string) => string;
    readonly sawEnvelope: (inside: string, cards: string) => string;
    readonly leaves: (name: string, cards: string) => string;
    readonly removed: (line: number) => string;
  };
  readonly conflict: {
    readonly title: string;
    readonly hint: string;
    /** Their numbers, and how many they are. */
    readonly leftOut: (lines: string, count: number) => string;
    readonly sizes: string;
  };
  readonly sheet: {
    readonly hint: string;
    readonly chance: (percent: string) => string;
    readonly looking: string;
    readonly tooLarge: string;
  };
  readonly advice: {
    readonly inside: (inside: string) => string;
    readonly deals: (count: string) => string;
    readonly solved: string;
    readonly others: (count: number) => string;
    readonly ask: string;
    readonly reach: (rooms: string) => string;
    readonly advise: string;
    readonly thinking: string;
    readonly bits: (bits: string) => string;
    readonly hint: string;
    readonly nothing: string;
    /** The time limit ended the rating early. */
    readonly late: string;
    readonly uncounted: string;
  };
  readonly saveFile: string;
  readonly changeSetUp: string;
  readonly list: (items: readonly string[]) => string;
}

const languages: Catalogue<{ readonly words: CompanionWords }> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadCompanionWords = async (lang: Lang): Promise<CompanionWords> =>
  (await languages[lang]()).words;
