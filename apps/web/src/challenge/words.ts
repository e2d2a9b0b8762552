/** The words of a challenge, fetched with it. */
import type { Lang } from '@casefile/editions/words/words';

export interface ChallengeWords {
  readonly title: string;
  readonly lead: string;
  readonly who: string;
  readonly you: string;
  readonly taken: (count: number) => string;
  readonly hidden: string;
  readonly play: string;
  readonly goOn: string;
  readonly left: string;
  readonly full: string;
  readonly own: string;
  readonly share: string;
  readonly link: string;
  readonly goneTitle: string;
  readonly goneHint: string;
  readonly results: string;
  readonly won: (turn: number) => string;
  readonly lost: (turn: number) => string;
  readonly out: string;
  readonly helped: string;
  /** When the case could be proved; turn 0 is the deal. */
  readonly provable: (turn: number) => string;
  readonly never: string;
  readonly counting: string;
  readonly unknown: string;
  readonly casebook: string;
  readonly casebookOf: (name: string) => string;
  readonly waiting: (count: number) => string;
  readonly sound: string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: ChallengeWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadChallengeWords = async (lang: Lang): Promise<ChallengeWords> =>
  (await languages[lang]()).words;
