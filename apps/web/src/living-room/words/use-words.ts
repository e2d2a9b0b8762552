/** The words of a screen in the living room; fetched with it. */
import type { Catalogue } from '@casefile/editions/words/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale } from '../../words/lexicon.ts';
import type { LivingRoomWords } from './words.ts';

const languages: Catalogue<{ readonly words: LivingRoomWords }> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};

const words = signal<LivingRoomWords | null>(null);

/** The words of the current language; until they have loaded, those of the previous one. */
export function useWords(): LivingRoomWords | null {
  const { lang } = locale.value!;
  useEffect(() => {
    let isWanted = true;
    languages[lang]().then(
      (found) => {
        if (isWanted) words.value = found.words;
      },
      // Without a network the table could not be shown either.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return words.value;
}
