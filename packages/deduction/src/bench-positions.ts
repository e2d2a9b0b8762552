/** Random positions as they come up in games, of all depths: what counting is measured on. */
import type { Fact, Knowledge } from './knowledge.ts';
import { type Below, belowFrom, shuffled } from './random.ts';

export interface PositionKind {
  readonly name: string;
  /** Cards of each category. */
  readonly categories: readonly [number, number, number];
  readonly seats: readonly [fewest: number, most: number];
  /** The most suggestions made so far. */
  readonly depth: number;
  /** Nobody hears who has none: only that cards are shown. */
  readonly disjunctionsOnly?: true;
  /** Seen by somebody without a hand. */
  readonly spectator?: true;
}

export const positionKinds: readonly PositionKind[] = [
  { name: '21 cards, 3 to 6 seats', categories: [6, 6, 9], seats: [3, 6], depth: 60 },
  { name: '24 cards, 6 seats', categories: [6, 9, 9], seats: [6, 6], depth: 60 },
  { name: '30 cards, 10 seats', categories: [10, 8, 12], seats: [10, 10], depth: 60 },
  {
    name: 'disjunctions only, 21 cards',
    categories: [6, 6, 9],
    seats: [3, 6],
    depth: 40,
    disjunctionsOnly: true,
    spectator: true,
  },
];

/** A deal, and what one seat knows after some suggestions. */
export interface Position {
  readonly knowledge: Knowledge;
  /** The same facts: first the hand, then suggestion by suggestion. */
  readonly learnt: readonly (readonly Fact[])[];
  /** Card -> its owner, or the envelope. */
  readonly deal: ReadonlyMap<string, string>;
}

export function randomPosition(kind: PositionKind, seed: number): Position {
  const below = belowFrom(seed);
  const names = ['suspect', 'weapon', 'room'] as const;
  const categories = Object.fromEntries(
    names.map((name, k) => [name, Array.from({ length: kind.categories[k]! }, (_, i) => `${name}-${i}`)]),
  );
  const [fewest, most] = kind.seats;
  const seats = fewest + below(most - fewest + 1);
  const deal = new Map<string, string>();
  for (const name of names) deal.set(pick(categories[name]!, below), 'envelope');
  const owners: Record<string, number> = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [`seat-${seat}`, 0]),
  );
  const others = shuffled(
    Object.values(categories)
      .flat()
      .filter((card) => !deal.has(card)),
    below,
  );
  others.forEach((card, i) => {
    const owner = `seat-${i % seats}`;
    deal.set(card, owner);
    owners[owner]!++;
  });
  const viewer = kind.spectator ? null : below(seats);
  const hand = others
    .filter((card) => deal.get(card) === `seat-${viewer}`)
    .map((card): Fact => ({ has: [`seat-${viewer}`, card] }));
  const learnt: (readonly Fact[])[] = [hand];
  const suggestions = below(kind.depth + 1);
  for (let n = 0; n < suggestions; n++) {
    const named = names.map((name) => pick(categories[name]!, below));
    learnt.push(heard(kind, named, below(seats), seats, viewer, deal, below));
  }
  return { knowledge: { categories, owners, facts: learnt.flat() }, learnt, deal };
}

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

/** One suggestion: those from the left who have none of the cards, then the first who shows. */
function heard(
  { disjunctionsOnly }: PositionKind,
  named: readonly string[],
  by: number,
  seats: number,
  viewer: number | null,
  deal: ReadonlyMap<string, string>,
  below: Below,
): Fact[] {
  const facts: Fact[] = [];
  for (let step = 1; step < seats; step++) {
    const seat = (by + step) % seats;
    const owner = `seat-${seat}`;
    const held = named.filter((card) => deal.get(card) === owner);
    if (held.length === 0) {
      if (!disjunctionsOnly && seat !== viewer)
        facts.push(...named.map((card): Fact => ({ lacks: [owner, card] })));
      continue;
    }
    if (by === viewer) facts.push({ shown: { by: owner, card: pick(held, below), of: named } });
    else if (seat !== viewer) facts.push({ oneOf: [owner, named] });
    return facts;
  }
  return facts;
}
