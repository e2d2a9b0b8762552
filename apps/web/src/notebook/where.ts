/** Where the notebook places a card: by hand first, then deduction, then the player's ticks. */
import type { View } from '@casefile/engine';
import type { Marks } from '../worker/messages.ts';
import { cellKey, type NotebookPage } from './notes.ts';

/** Every possible owner of a card. */
export const ownersOf = ({ seats, spots }: Pick<View, 'seats' | 'spots'>): readonly string[] => [
  ...seats.map(({ suspect }) => suspect),
  ...Object.keys(spots),
  'envelope',
];

/** A suspect, a spot or the envelope; `hand` is my own. */
export function whereIs(
  card: string,
  owners: readonly string[],
  {
    hand,
    marks,
    page,
  }: { readonly hand: readonly string[]; readonly marks: Marks | null; readonly page: NotebookPage },
): string | null {
  if (hand.includes(card)) return 'hand';
  const cells = marks?.cells[card] ?? {};
  return (
    owners.find((owner) => cells[owner] === 'yes') ??
    owners.find((owner) => page.marks[cellKey(card, owner)] === 'yes' && cells[owner] !== 'no') ??
    null
  );
}
