/** The words of the record, fetched with it. */
import type { Lang } from '@casefile/editions/words/words';

export interface RecordWords {
  readonly title: string;
  readonly none: string;
  readonly toGame: string;
  readonly games: string;
  readonly won: string;
  readonly turnsShort: string;
  readonly questions: string;
  readonly accuracy: string;
  readonly delay: string;
  readonly streak: (now: number, best: number) => string;
  readonly inRow: string;
  readonly explain: string;
  readonly byEdition: string;
  readonly byBot: string;
  readonly edition: string;
  readonly opponent: string;
  readonly strength: string;
  /** The opponent with the nearest rating. */
  readonly strengthLike: (bot: string) => string;
  readonly strengthIs: (rating: number, low: number, high: number) => string;
  readonly strengthBelow: (high: number) => string;
  readonly strengthAbove: (low: number) => string;
  readonly strengthNote: (games: number, all: number) => string;
  readonly people: string;
  readonly strengthNone: string;
  readonly you: string;
  readonly duel: string;
  readonly rating: string;
  readonly trainer: string;
  readonly trainerLevel: (level: number, best: number, right: number, answered: number) => string;
  readonly trainerNone: string;
  readonly daily: string;
  readonly studying: (left: number) => string;
  readonly export: string;
  readonly delete: string;
  readonly deleted: string;
  readonly undo: string;
  readonly kept: string;
  readonly unkept: string;
  readonly percent: (part: number) => string;
  readonly number: (value: number) => string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: RecordWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadRecordWords = async (lang: Lang): Promise<RecordWords> => (await languages[lang]()).words;
