/** The words of the library, fetched with it. */
import type { Lang } from '@casefile/editions/words/words';
import type { LibraryFilter } from './search.ts';

export interface LibraryWords {
  readonly title: string;
  readonly search: string;
  readonly edition: string;
  readonly anyEdition: string;
  readonly result: string;
  readonly results: Readonly<Record<LibraryFilter['result'], string>>;
  readonly count: (shown: number, all: number) => string;
  readonly more: (count: number) => string;
  readonly none: string;
  readonly from: Readonly<Record<'device' | 'file' | 'online', string>>;
  readonly study: string;
  readonly openFile: string;
  readonly drop: string;
  readonly reading: string;
  readonly takes: (games: number, size: string) => string;
  readonly clear: string;
  readonly cleared: (games: number) => string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: LibraryWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadLibraryWords = async (lang: Lang): Promise<LibraryWords> => (await languages[lang]()).words;
