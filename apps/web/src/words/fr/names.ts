/** The names of every edition in one language, small enough for one module. */
import type { EditionNames } from '@casefile/editions/names';
import { byEdition } from '../by-edition.ts';

export const names: Readonly<Record<string, EditionNames>> = byEdition(
  import.meta.glob<EditionNames>('../../../../../packages/editions/src/*/fr/names.ts', {
    eager: true,
    import: 'names',
  }),
);
