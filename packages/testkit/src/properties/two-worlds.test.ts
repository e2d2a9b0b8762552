import { expect } from 'vitest';
import { type Tally, tallyOf } from '../worlds/tally.ts';
import { games, holdsEverywhere } from './property.ts';
import { twoWorlds } from './two-worlds.ts';

/** What must have been different in some worlds, or they prove nothing; in some editions more than in all. */
const everywhere: readonly (keyof Tally)[] = ['deal', 'categories', 'envelope', 'shown'];
const besides: Readonly<Record<string, readonly (keyof Tally)[]>> = {
  'clue-2015': ['shownAside'],
  'secrets-2008': ['shownAside', 'drawn'],
  'super-1991': ['shownAside', 'accusation'],
  'card-2018': ['accusation'],
};

holdsEverywhere('R01 two worlds look the same', twoWorlds, {
  longest: 150,
  finally({ id }) {
    const tally = tallyOf(id);
    console.log(`two worlds, ${id}: ${JSON.stringify(tally)}`);
    for (const kind of [...everywhere, ...(besides[id] ?? [])])
      expect(tally[kind], kind).toBeGreaterThan(games / 20);
  },
});
