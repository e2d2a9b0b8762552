/** Counts how often a second world really differed: comparing a world with itself proves nothing. */
import type { Fact } from '@casefile/engine';
import type { Stage } from '../playthrough.ts';
import { type Deal, dealOf } from './deal.ts';
import type { Second, Twin } from './second.ts';

/**
 * The number of worlds, and of those with a difference in: the deal, the deal across categories, the envelope, a card
 * shown in answer or otherwise, a card drawn, an accusation, or the decision to make one.
 */
const kinds = [
  'worlds',
  'deal',
  'categories',
  'envelope',
  'shown',
  'shownAside',
  'drawn',
  'accusation',
] as const;
export type Tally = Record<(typeof kinds)[number], number>;

const tallies = new Map<string, Tally>();
export function tallyOf(edition: string): Tally {
  let tally = tallies.get(edition);
  if (tally === undefined) {
    tally = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Tally;
    tallies.set(edition, tally);
  }
  return tally;
}

/** Counts one fully compared world by its differences. */
export function count(
  edition: string,
  stages: readonly Stage[],
  second: Second,
  twins: readonly Twin[],
): void {
  const tally = tallyOf(edition);
  const { suspects, weapons } = stages[0]!.game.table.rules.cards;
  const categoryOf = (card: string): number => (suspects.includes(card) ? 0 : weapons.includes(card) ? 1 : 2);
  const first: Deal = dealOf(stages[0]!.facts);
  const changed = first.flatMap(({ owner, card }, at) => {
    const other = second.deal[at]!.card;
    return other === card ? [] : [{ owner, card, other }];
  });
  const here = stages.flatMap(({ facts }) => facts);
  const there = twins.flatMap(({ facts }) => facts);
  const differs = (is: (fact: Fact) => boolean): boolean =>
    here.some((fact, at) => is(fact) && sealedIn(fact) !== sealedIn(there[at]!));
  tally.worlds += 1;
  if (changed.length > 0) tally.deal += 1;
  if (changed.some(({ card, other }) => categoryOf(card) !== categoryOf(other))) tally.categories += 1;
  if (changed.some(({ owner }) => owner === 'envelope')) tally.envelope += 1;
  if (differs((fact) => fact.fact === 'showed' && fact.why === 'answer')) tally.shown += 1;
  if (differs((fact) => fact.fact === 'showed' && fact.why !== 'answer')) tally.shownAside += 1;
  if (differs((fact) => fact.fact === 'drew')) tally.drawn += 1;
  if (differs((fact) => fact.fact === 'joined' || fact.fact === 'accused')) tally.accusation += 1;
}

const sealedIn = (fact: Fact): string => JSON.stringify('sealed' in fact ? fact.sealed : null);
