import type { SheetCells } from '@casefile/deduction';

/** The cards that the sheet has not ruled out. */
export const openCards = (cards: readonly string[], cells: SheetCells): readonly string[] =>
  cards.filter((card) => cells[card]?.envelope !== 'no');

/** The card of one kind that is accused: the one that was picked, unless it has been ruled out since, or the certain one. */
export function accusedCard(
  cards: readonly string[],
  cells: SheetCells,
  picked: string | undefined,
): string | undefined {
  const open = openCards(cards, cells);
  return open.find((card) => card === picked) ?? open.find((card) => cells[card]?.envelope === 'yes');
}
