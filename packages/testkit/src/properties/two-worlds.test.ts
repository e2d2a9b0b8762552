import { expect } from 'vitest';
import { tallyOf } from '../worlds/tally.ts';
import { holdsEverywhere } from './property.ts';
import { twoWorlds } from './two-worlds.ts';

holdsEverywhere('R01 two worlds look the same', twoWorlds, {
  longest: 150,
  finally({ id }) {
    const tally = tallyOf(id);
    console.log(`two worlds ${id}: ${JSON.stringify(tally)}`);
    expect(tally.shown).toBeGreaterThan(0);
    expect(tally.envelope).toBeGreaterThan(0);
    expect(tally.categories).toBeGreaterThan(0);
  },
});
