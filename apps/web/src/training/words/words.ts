/** The words around puzzles, fetched with them. */
import type { Lang } from '@casefile/editions/words/words';
import type { PuzzleKind } from '@casefile/training';

export interface TrainWords {
  readonly title: string;
  readonly lead: string;
  readonly edition: string;
  readonly practise: string;
  readonly mixed: string;
  readonly kinds: Readonly<Record<PuzzleKind, string>>;
  readonly level: (level: number, of: number) => string;
  readonly run: (right: number, answered: number) => string;
  readonly looking: string;
  readonly missing: string;
  readonly tryAgain: string;
  readonly unkept: string;
  /** No position of the player's level turned up. */
  readonly rarer: (level: number) => string;
  /** The position comes from the player's own game. */
  readonly ownGame: (turn: number) => string;
  /** The question, with how many marks are to be found. */
  readonly mark: (count: number) => string;
  readonly markHelp: string;
  readonly show: (asker: string) => string;
  readonly showHelp: string;
  readonly ask: string;
  readonly askHelp: string;
  readonly accuse: string;
  readonly accuseHelp: string;
  readonly sheet: string;
  readonly happened: string;
  readonly yourCards: string;
  readonly check: string;
  readonly clear: string;
  readonly notYet: string;
  readonly accuseNow: string;
  readonly hint: (number: number, of: number) => string;
  readonly hints: {
    readonly owner: (owner: string) => string;
    readonly envelope: (inside: string) => string;
    readonly turns: (turns: readonly number[]) => string;
    readonly dealOnly: string;
    readonly card: (card: string, owner: string) => string;
    readonly reveals: (card: string, inside: string) => string;
    readonly taken: (card: string, percent: number) => string;
    readonly seen: (count: number) => string;
    readonly placed: (cards: string) => string;
    readonly nonePlaced: string;
    readonly not: (cards: string) => string;
  };
  readonly right: string;
  readonly wrong: string;
  readonly missed: (count: number) => string;
  readonly tooMuch: (count: number) => string;
  readonly inDeals: (claim: string, percent: number) => string;
  readonly why: string;
  readonly whyBefore: string;
  readonly told: (bits: string) => string;
  readonly expected: (bits: string) => string;
  readonly taken: (percent: number) => string;
  readonly bestShow: (card: string, asker: string) => string;
  readonly asSeenBy: (asker: string) => string;
  readonly otherShow: (card: string, asker: string) => string;
  readonly bestAsk: (cards: string) => string;
  readonly isTime: (inside: string) => string;
  readonly isNotTime: (count: number) => string;
  readonly stillOpen: string;
  readonly yourChoice: string;
  readonly best: string;
  readonly next: string;
  readonly and: (items: readonly string[]) => string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: TrainWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadTrainWords = async (lang: Lang): Promise<TrainWords> => (await languages[lang]()).words;
