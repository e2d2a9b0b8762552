import { fill, fillRules } from '@casefile/editions/guide/fill';
import type { EditionNames } from '@casefile/editions/names';
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
  return useMemo(() => (found ? inNames(found, names ?? found.names) : found), [found, names]);
}

function inNames(book: GuideBook, names: EditionNames): GuideBook {
  const { rules, differs, lang } = book;
  return {
    ...book,
    names,
    rules: fillRules(rules, lang, names),
    differs: differs.map(({ rules, says }) => ({ rules, says: fill(says, lang, names, {}) })),
  };
}
