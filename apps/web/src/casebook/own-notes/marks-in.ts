/** Extracts the manual marks from a stored notebook. */
import type { OwnMark } from '@casefile/analysis';
import { parsePage } from '../../notebook/notes.ts';

export function marksIn(text: string): readonly OwnMark[] {
  if (text === '') return [];
  const kept = JSON.parse(text) as { readonly times?: Readonly<Record<string, unknown>> };
  return Object.entries(parsePage(kept).marks).flatMap(([key, mark]): OwnMark[] => {
    const [card = '', owner = ''] = key.split('|');
    const at = kept.times?.[key];
    return mark === 'maybe' ? [] : [{ card, owner, mark, at: typeof at === 'number' ? at : null }];
  });
}
