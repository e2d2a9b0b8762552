/** A sheet of certainties: its immediate consequences, and what is left to find. */
import {
  type Certainty,
  envelope,
  type Knowledge,
  type SheetCells,
  type Solution,
  seenCells,
} from '@casefile/deduction';

type Cells = Record<string, Record<string, 'yes' | 'no'>>;

/** The sheet as people keep it: seen cards and their immediate consequences. */
export const givenCells = (knowledge: Knowledge): SheetCells => filled(knowledge, seenCells(knowledge));

/** Every mark that holds in all deals that fit. */
export function certainCells({ cards, certain }: Solution): SheetCells {
  const cells: Cells = {};
  for (const [card, owners] of Object.entries(cards)) {
    cells[card] = {};
    for (const [owner, p] of Object.entries(owners)) if (p === 0) cells[card][owner] = 'no';
  }
  for (const { card, owner } of certain) cells[card]![owner] = 'yes';
  return cells;
}

/**
 * Adds immediate consequences: a card is in one place, a fully known hand has no other card, and the envelope holds one
 * card of each kind.
 */
export function filled({ categories, owners }: Knowledge, cells: SheetCells): SheetCells {
  const next: Cells = Object.fromEntries(Object.entries(cells).map(([card, row]) => [card, { ...row }]));
  const everywhere = [...Object.keys(owners), envelope];
  const at = (card: string, owner: string): string | undefined => next[card]?.[owner];
  const crossOff = (cards: readonly string[], owner: string): void => {
    for (const card of cards) next[card]![owner] ??= 'no';
  };
  for (const card of Object.keys(next)) {
    if (!everywhere.some((owner) => at(card, owner) === 'yes')) continue;
    for (const owner of everywhere) next[card]![owner] ??= 'no';
  }
  for (const [owner, size] of Object.entries(owners))
    if (Object.keys(next).filter((card) => at(card, owner) === 'yes').length === size)
      crossOff(Object.keys(next), owner);
  for (const cards of Object.values(categories))
    if (cards.some((card) => at(card, envelope) === 'yes')) crossOff(cards, envelope);
  return next;
}

/** Marks on one sheet that the other does not have, cell by cell. */
function marksBeyond(sheet: SheetCells, other: SheetCells): Certainty[] {
  return Object.entries(sheet).flatMap(([card, row]) =>
    Object.entries(row).flatMap(([owner, mark]): Certainty[] =>
      other[card]?.[owner] === mark ? [] : [{ card, owner, holds: mark === 'yes' }],
    ),
  );
}

/** What the player must mark: where cards are, and where they are not unless that follows immediately. */
export function marksToFind(knowledge: Knowledge, given: SheetCells, certain: SheetCells): Certainty[] {
  const places = marksBeyond(certain, given).filter(({ holds }) => holds);
  const placed = filled(knowledge, withMarks(given, places));
  return [...places, ...marksBeyond(certain, placed).filter(({ holds }) => !holds)];
}

export function withMarks(sheet: SheetCells, marks: readonly Certainty[]): SheetCells {
  const next: Cells = Object.fromEntries(Object.entries(sheet).map(([card, row]) => [card, { ...row }]));
  for (const { card, owner, holds } of marks) next[card]![owner] = holds ? 'yes' : 'no';
  return next;
}
