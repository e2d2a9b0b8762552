/** The newspaper of each edition. */
import type { EditionPaper } from '@casefile/editions/paper';
import { byEdition } from '../words/by-edition.ts';

export const papers: Readonly<Record<string, EditionPaper>> = byEdition(
  import.meta.glob<EditionPaper>('../../../../packages/editions/src/*/look/paper.ts', {
    eager: true,
    import: 'paper',
  }),
);
