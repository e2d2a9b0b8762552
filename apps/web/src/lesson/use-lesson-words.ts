import type { Lang } from '@casefile/editions/words/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale } from '../words/lexicon.ts';
import { type LessonWords, loadLessonWords } from './words.ts';

const loaded = signal<{ readonly lang: Lang; readonly words: LessonWords } | null>(null);

/** Null until loaded; the previous language until the new one has loaded. */
export function useLessonWords(): LessonWords | null {
  const { lang } = locale.value!;
  useEffect(() => {
    if (loaded.peek()?.lang === lang) return;
    // Of two languages chosen one after the other, the first may come last.
    let isWanted = true;
    loadLessonWords(lang).then(
      (words) => {
        if (isWanted) loaded.value = { lang, words };
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return loaded.value?.words ?? null;
}
