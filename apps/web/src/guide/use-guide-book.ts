import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale } from '../words/lexicon.ts';
import { bookOf, type GuideBook } from './load.ts';

/** Undefined until it has come, null for what is no edition; the one before stays until then. */
export function useGuideBook(edition: string): GuideBook | null | undefined {
  const book = useSignal<GuideBook | null | undefined>(undefined);
  const { lang } = locale.value!;
  useEffect(() => {
    let isWanted = true;
    bookOf(edition, lang).then(
      (found) => {
        if (isWanted) book.value = found;
      },
      // A part that does not come says so itself.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [edition, lang]);
  return book.value;
}
