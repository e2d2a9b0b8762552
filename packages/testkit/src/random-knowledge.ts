/** Random realistic positions of all depths, for tests and benchmarks of counting. */
import type { Knowledge, KnownFact } from '@casefile/deduction';
import { type RandomInt, randomIntFrom, shuffled } from '@casefile/deduction';

export interface KnowledgeKind {
  readonly name: string;
  /** Cards of each category. */
  readonly categories: readonly [number, number, number];
  readonly seats: readonly [minSeats: number, maxSeats: number];
  /** The most suggestions made so far. */
  readonly depth: number;
  /** Passes are not heard, only that cards are shown. */
  readonly disjunctionsOnly?: true;
  /** From the view of a spectator, who has no hand. */
  readonly spectator?: true;
}

export const knowledgeKinds: readonly KnowledgeKind[] = [
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

/** A random deal, and one seat's knowledge after some suggestions. */
export interface RandomKnowledge {
  readonly knowledge: Knowledge;
  /** The same clues in order: first the hand, then each suggestion. */
  readonly learnt: readonly (readonly KnownFact[])[];
  /** Card -> its owner, or the envelope. */
  readonly deal: ReadonlyMap<string, string>;
}

export function randomKnowledge(kind: KnowledgeKind, seed: number): RandomKnowledge {
  const randomInt = randomIntFrom(seed);
  const names = ['suspect', 'weapon', 'room'] as const;
  const categories = Object.fromEntries(
    names.map((name, k) => [name, Array.from({ length: kind.categories[k]! }, (_, i) => `${name}-${i}`)]),
  );
  const [minSeats, maxSeats] = kind.seats;
  const seats = minSeats + randomInt(maxSeats - minSeats + 1);
  const deal = new Map<string, string>();
  for (const name of names) deal.set(pick(categories[name]!, randomInt), 'envelope');
  const owners: Record<string, number> = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [`seat-${seat}`, 0]),
  );
  const others = shuffled(
    Object.values(categories)
      .flat()
      .filter((card) => !deal.has(card)),
    randomInt,
  );
  others.forEach((card, i) => {
    const owner = `seat-${i % seats}`;
    deal.set(card, owner);
    owners[owner]!++;
  });
  const viewer = kind.spectator ? null : randomInt(seats);
  const hand = others
    .filter((card) => deal.get(card) === `seat-${viewer}`)
    .map((card): KnownFact => ({ has: [`seat-${viewer}`, card] }));
  const learnt: (readonly KnownFact[])[] = [hand];
  const suggestions = randomInt(kind.depth + 1);
  for (let n = 0; n < suggestions; n++) {
    const named = names.map((name) => pick(categories[name]!, randomInt));
    learnt.push(heard(kind, named, randomInt(seats), seats, viewer, deal, randomInt));
  }
  return { knowledge: { categories, owners, facts: learnt.flat() }, learnt, deal };
}

const pick = <T>(list: readonly T[], randomInt: RandomInt): T => list[randomInt(list.length)]!;

/** One suggestion: players from the left pass until the first who can show. */
function heard(
  { disjunctionsOnly }: KnowledgeKind,
  named: readonly string[],
  by: number,
  seats: number,
  viewer: number | null,
  deal: ReadonlyMap<string, string>,
  randomInt: RandomInt,
): KnownFact[] {
  const facts: KnownFact[] = [];
  for (let step = 1; step < seats; step++) {
    const seat = (by + step) % seats;
    const owner = `seat-${seat}`;
    const held = named.filter((card) => deal.get(card) === owner);
    if (held.length === 0) {
      if (!disjunctionsOnly && seat !== viewer)
        facts.push(...named.map((card): KnownFact => ({ lacks: [owner, card] })));
      continue;
    }
    if (by === viewer) facts.push({ shown: { by: owner, card: pick(held, randomInt), of: named } });
    else if (seat !== viewer) facts.push({ oneOf: [owner, named] });
    return facts;
  }
  return facts;
}
