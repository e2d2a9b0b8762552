/** A notebook sheet that holds only what was seen, without conclusions. */
import { type CardName, envelope, type Knowledge, type OwnerName } from './knowledge.ts';

/** For each card the owners that certainly have it, and those that certainly do not. */
export type SheetCells = Readonly<Record<CardName, Readonly<Record<OwnerName, 'yes' | 'no'>>>>;

/** What was dealt, shown or could not be shown; the only conclusion is that a card is in one place. */
export function seenCells({ categories, owners, facts }: Knowledge): SheetCells {
  const cells: Record<CardName, Record<OwnerName, 'yes' | 'no'>> = {};
  const everywhere = [...Object.keys(owners), envelope];
  for (const card of Object.values(categories).flat()) cells[card] = {};
  const isAt = (card: CardName, owner: OwnerName): void => {
    for (const other of everywhere) cells[card]![other] = other === owner ? 'yes' : 'no';
  };
  for (const fact of facts) {
    if ('lacks' in fact) cells[fact.lacks[1]]![fact.lacks[0]] ??= 'no';
    if ('has' in fact) isAt(fact.has[1], fact.has[0]);
    if ('shown' in fact) isAt(fact.shown.card, fact.shown.by);
    if ('envelope' in fact) for (const card of fact.envelope) isAt(card, envelope);
  }
  return cells;
}
