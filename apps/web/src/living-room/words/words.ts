/** The words of a screen in the living room; fetched with it. */
import type { Catalogue, Lang } from '@casefile/editions/words/words';

export interface LivingRoomWords {
  readonly scan: string;
  readonly orType: string;
  readonly address: string;
  readonly onlyHere: string;
  readonly nobody: string;
  readonly freeChairs: (count: number) => string;
  readonly comeBack: string;
  readonly pace: string;
  readonly fullScreen: string;
  readonly leave: string;
  readonly another: string;
  readonly anotherByPhone: string;
}

const languages: Catalogue<{ readonly words: LivingRoomWords }> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadLivingRoomWords = async (lang: Lang): Promise<LivingRoomWords> =>
  (await languages[lang]()).words;
