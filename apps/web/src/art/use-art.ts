import { signal } from '@preact/signals';
import { tolerateMissing } from '../app/missing.ts';
import { artOf } from './art-of.ts';
import type { EditionArt } from './board-art.ts';

const loaded = signal<Readonly<Record<string, EditionArt>>>({});
const asked = new Set<string>();

/** The art of an edition; undefined until it has loaded, after which the component renders again. */
export function useArt(
  edition: string,
  /** Nothing is said where it does not come. */
  isExtra = false,
): EditionArt | undefined {
  if (!asked.has(edition)) {
    asked.add(edition);
    void artOf(edition, isExtra ? tolerateMissing : undefined).then(
      (art) => {
        loaded.value = { ...loaded.peek(), [edition]: art };
      },
      // Offline before it was ever fetched: the next one who asks tries again.
      () => asked.delete(edition),
    );
  }
  return loaded.value[edition];
}
