/** Cards that a deck holds several times: each copy becomes a card of its own. */
import type { CardName } from '../knowledge/knowledge.ts';
import type { SheetDeck } from './table.ts';

const copyOf = (id: CardName, copy: number): CardName => `${id}#${copy + 1}`;

/** Card -> its copies; the card itself where there is only one. */
export function copiesIn({ kinds }: SheetDeck): ReadonlyMap<CardName, readonly CardName[]> {
  const all = kinds.flatMap(({ cards }) => cards);
  return new Map(
    all.map(({ id, copies = 1 }) => [
      id,
      copies === 1 ? [id] : Array.from({ length: copies }, (_, copy) => copyOf(id, copy)),
    ]),
  );
}

/** All subsets of this size. */
export function* subsetsOf<T>(from: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (const [i, first] of from.entries())
      for (const rest of subsetsOf(from.slice(i + 1), size - 1)) yield [first, ...rest];
}

/** The cartesian product: one of each list, in every combination. */
export function productOf<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((some) => list.map((each) => [...some, each])), [[]]);
}

/** How often each item is in the list. */
export function countsOf<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
