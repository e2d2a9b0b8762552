/** The words around lessons, fetched with them. */
import type { Lang } from '@casefile/editions/words/words';

export interface LessonWords {
  /** The name of the housekeeper. */
  readonly name: string;
  readonly goOn: string;
  readonly nudge: string;
  readonly leave: string;
  readonly leaveAsk: string;
  readonly stay: string;
  readonly alone: string;
  readonly later: string;
  readonly progress: string;
  readonly real: string;
  readonly more: string;
  readonly title: string;
  readonly first: string;
  readonly firstHint: string;
  readonly others: string;
  readonly goOnWith: string;
  readonly again: string;
  readonly unknown: string;
  readonly unkept: string;
  readonly howTo: string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: LessonWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadLessonWords = async (lang: Lang): Promise<LessonWords> => (await languages[lang]()).words;
