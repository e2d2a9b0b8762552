/** What finished games take on this device, and one press to be rid of it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { locale } from '../words/lexicon.ts';
import type { Shelved } from './search.ts';
import { deleteHere } from './shelves.ts';
import type { LibraryWords } from './words.ts';

export interface StorageProps {
  readonly games: readonly Shelved[];
  readonly words: LibraryWords;
  readonly onCleared: () => void;
}

export function Storage({ games, words: t, onCleared }: StorageProps): JSX.Element | null {
  const cleared = useSignal<number | null>(null);
  if (games.length === 0)
    return cleared.value === null ? null : <p role="status">{t.cleared(cleared.value)}</p>;
  return (
    <p class="library-storage">
      <span>{t.takes(games.length, sizeText(games.reduce((sum, { size }) => sum + size, 0)))}</span>
      <button
        type="button"
        class="plain"
        data-clear
        onClick={() => {
          cleared.value = games.length;
          void deleteHere(games).then(onCleared);
        }}
      >
        {t.clear}
      </button>
    </p>
  );
}

/** In kilobytes or megabytes of the reader's language. */
function sizeText(characters: number): string {
  const isLarge = characters >= 1e6;
  return new Intl.NumberFormat(locale.value!.lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(characters / (isLarge ? 1e6 : 1e3));
}
