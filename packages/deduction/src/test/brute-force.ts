/** Every deal of a small deck by brute force. Shares no code with what it checks. */
import type { Knowledge, KnownFact } from '../knowledge/knowledge.ts';

/** Card -> its owner, or the envelope. */
export type World = Readonly<Record<string, string>>;

export function fits(world: World, fact: KnownFact): boolean {
  if ('has' in fact) return world[fact.has[1]] === fact.has[0];
  if ('lacks' in fact) return world[fact.lacks[1]] !== fact.lacks[0];
  if ('oneOf' in fact) return fact.oneOf[1].some((card) => world[card] === fact.oneOf[0]);
  if ('envelope' in fact) return fact.envelope.every((card) => world[card] === 'envelope');
  if ('envelopeNot' in fact) return !fact.envelopeNot.every((card) => world[card] === 'envelope');
  return world[fact.shown.card] === fact.shown.by;
}

/** The weight of a deal under even choice: for each card shown, one divided by how many could have been shown. */
export function weightOf(world: World, facts: readonly KnownFact[]): number {
  let weight = 1;
  for (const fact of facts)
    if ('shown' in fact) weight /= fact.shown.of.filter((card) => world[card] === fact.shown.by).length;
  return weight;
}

export function allWorlds({ categories, owners }: Pick<Knowledge, 'categories' | 'owners'>): World[] {
  const [suspects, weapons, rooms] = Object.values(categories);
  const worlds: World[] = [];
  for (const s of suspects!)
    for (const w of weapons!)
      for (const r of rooms!) {
        const solution = { [s]: 'envelope', [w]: 'envelope', [r]: 'envelope' };
        const others = Object.values(categories)
          .flat()
          .filter((card) => !(card in solution));
        const deal = (at: number, world: World, left: Readonly<Record<string, number>>): void => {
          if (at === others.length) worlds.push(world);
          else
            for (const owner of Object.keys(left))
              if (left[owner]! > 0)
                deal(at + 1, { ...world, [others[at]!]: owner }, { ...left, [owner]: left[owner]! - 1 });
        };
        deal(0, solution, owners);
      }
  return worlds;
}

export const fittingWorlds = (knowledge: Knowledge): World[] =>
  allWorlds(knowledge).filter((world) => knowledge.facts.every((fact) => fits(world, fact)));

export const envelopeOf = ({ categories }: Knowledge, world: World): string[] =>
  Object.values(categories).map((cards) => cards.find((card) => world[card] === 'envelope')!);
