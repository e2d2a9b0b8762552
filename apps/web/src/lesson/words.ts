/** What is said around lessons; fetched with them. */
import type { Lang } from '@casefile/editions/words/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale } from '../words/lexicon.ts';

export interface LessonWords {
  /** Who leads through them. */
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
const loaded = signal<{ readonly lang: Lang; readonly words: LessonWords } | null>(null);

/** Null until they have come; those of another language until the right ones are there. */
export function useLessonWords(): LessonWords | null {
  const { lang } = locale.value!;
  useEffect(() => {
    if (loaded.peek()?.lang === lang) return;
    void languages[lang]().then(({ words }) => {
      loaded.value = { lang, words };
    });
  }, [lang]);
  return loaded.value?.words ?? null;
}
