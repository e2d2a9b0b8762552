import { fill, fillRules } from '@casefile/editions/guide/fill';
import type { EditionNames } from '@casefile/editions/names';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { locale, namesOf } from '../words/lexicon.ts';
import { bookOf, type GuideBook } from './load.ts';

/** Undefined until loaded, null for an unknown edition; the previous one stays until then. */
export function useGuideBook(edition: string): GuideBook | null | undefined {
  const book = useSignal<GuideBook | null | undefined>(undefined);
  const { lang } = locale.value!;
  useEffect(() => {
    let isWanted = true;
    bookOf(edition, lang).then(
      (found) => {
        if (isWanted) book.value = found;
      },
      // A failed load is reported by MissingNote.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [edition, lang]);
  const found = book.value;
  // With the names of this table: other names would puzzle the reader.
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
