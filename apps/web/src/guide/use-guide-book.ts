import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { locale, namesOf } from '../words/lexicon.ts';
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
  const found = book.value;
  // As this table calls them: a page about other people than those at the table would puzzle its reader.
  const names = found && found.lang === lang ? namesOf(found.edition) : undefined;
  return useMemo(() => (found && names ? { ...found, names } : found), [found, names]);
}
