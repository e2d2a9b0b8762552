/** Words that are fetched with the part that speaks them. */
import type { Lang } from '@casefile/editions/words/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale } from './lexicon.ts';

/**
 * Null until they have loaded; after a change of language the previous ones until then. `onLost`: they could not be
 * fetched, which MissingNote says on any screen.
 */
export function useWords<Words>(
  load: (lang: Lang) => Promise<Words>,
  onLost: () => void = () => {},
): Words | null {
  const words = useSignal<Words | null>(null);
  const { lang } = locale.value!;
  useEffect(() => {
    // Of two languages chosen one after the other, the first may come last.
    let isWanted = true;
    load(lang).then(
      (found) => {
        if (isWanted) words.value = found;
      },
      () => {
        if (isWanted) onLost();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return words.value;
}
