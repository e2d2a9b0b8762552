/** Small decks with a deal and facts about it: true ones, and on request some that may be false. */
import fc from 'fast-check';
import type { Knowledge, KnownFact } from '../knowledge/knowledge.ts';
import { randomIntFrom, shuffled } from '../sampling/random.ts';
import type { World } from './brute-force.ts';

export interface SmallDeal {
  readonly knowledge: Knowledge;
  readonly world: World;
}

/** With `lies` = n, about one fact in n is not checked against the deal and may be false; 0 for none. */
export function smallDecks(lies: number, maxFacts = 14): fc.Arbitrary<SmallDeal> {
  return fc
    .record({
      sizes: fc.tuple(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 4 }),
      ),
      owners: fc.integer({ min: 1, max: 4 }),
      facts: fc.integer({ min: 0, max: maxFacts }),
      seed: fc.noBias(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
    })
    .map(({ sizes, owners, facts, seed }) => smallDeal(sizes, owners, facts, seed, lies));
}

function smallDeal(
  sizes: readonly number[],
  ownerCount: number,
  factCount: number,
  seed: number,
  lies: number,
): SmallDeal {
  const randomInt = randomIntFrom(seed);
  const kinds = ['suspect', 'weapon', 'room'];
  const categories = Object.fromEntries(
    kinds.map((kind, k) => [kind, Array.from({ length: sizes[k]! }, (_, i) => `${kind}-${i}`)]),
  );
  const names = Array.from({ length: ownerCount }, (_, i) => `owner-${i}`);
  const owners: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  const world: Record<string, string> = {};
  for (const cards of Object.values(categories)) world[cards[randomInt(cards.length)]!] = 'envelope';
  const cards = Object.values(categories).flat();
  for (const card of cards) {
    if (world[card] !== undefined) continue;
    const owner = names[randomInt(ownerCount)]!;
    world[card] = owner;
    owners[owner]!++;
  }
  const some = (count: number): string[] => shuffled(cards, randomInt).slice(0, count);
  const facts: KnownFact[] = [];
  for (let tries = 0; facts.length < factCount && tries < 100; tries++) {
    const owner = names[randomInt(ownerCount)]!;
    const [card, ...others] = some(1 + randomInt(3));
    const any = lies > 0 && randomInt(lies) === 0;
    const kind = randomInt(14);
    const addIfTrue = (holds: boolean, fact: KnownFact): void => {
      if (any || holds) facts.push(fact);
    };
    if (kind < 1) addIfTrue(world[card!] === owner, { has: [owner, card!] });
    else if (kind < 5) addIfTrue(world[card!] !== owner, { lacks: [owner, card!] });
    else if (kind < 9)
      addIfTrue(
        [card!, ...others].some((each) => world[each] === owner),
        { oneOf: [owner, [card!, ...others]] },
      );
    else if (kind === 9 && randomInt(4) === 0) addIfTrue(world[card!] === 'envelope', { envelope: [card!] });
    else if (kind === 10)
      addIfTrue(![card!, ...others].every((each) => world[each] === 'envelope'), {
        envelopeNot: [card!, ...others],
      });
    else if (kind > 10 && world[card!] !== 'envelope')
      facts.push({ shown: { by: world[card!]!, card: card!, of: [card!, ...others] } });
  }
  return { knowledge: { categories, owners, facts }, world };
}
