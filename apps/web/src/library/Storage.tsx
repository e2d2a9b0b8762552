/** The storage used by finished games, and a button to delete them. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { locale, more } from '../words/lexicon.ts';
import { deleteHere } from './library-games.ts';
import type { LibraryGame } from './search.ts';
import type { LibraryWords } from './words.ts';

export interface StorageProps {
  readonly games: readonly LibraryGame[];
  readonly words: LibraryWords;
  readonly onCleared: () => void;
}

export function Storage({ games, words: t, onCleared }: StorageProps): JSX.Element | null {
  const cleared = useSignal<{ readonly count: number; readonly undo: () => Promise<void> } | null>(null);
  const clear = async (): Promise<void> => {
    cleared.value = { count: games.length, undo: await deleteHere(games) };
    onCleared();
  };
  const restore = async ({ undo }: NonNullable<typeof cleared.value>): Promise<void> => {
    cleared.value = null;
    await undo();
    onCleared();
  };
  if (games.length > 0)
    return (
      <p class="library-storage">
        <span>{t.takes(games.length, sizeText(games.reduce((sum, { size }) => sum + size, 0)))}</span>
        <button type="button" class="plain" data-clear onClick={() => void clear()}>
          {t.clear}
        </button>
      </p>
    );
  const gone = cleared.value;
  if (gone === null) return null;
  // They can be restored until the page is left.
  return (
    <p class="library-storage" role="status">
      <span>{t.cleared(gone.count)}</span>
      <button type="button" class="plain" data-restore onClick={() => void restore(gone)}>
        {more().games.undo}
      </button>
    </p>
  );
}

/** Kilobytes or megabytes in the reader's language. */
function sizeText(characters: number): string {
  const isLarge = characters >= 1e6;
  return new Intl.NumberFormat(locale.value!.lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(characters / (isLarge ? 1e6 : 1e3));
}
