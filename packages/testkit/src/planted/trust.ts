/** Bugs that let a dishonest table go unnoticed. */
import type { Planted } from './planted.ts';

const sealed = 'protocol/src/record/verify/sealed.ts';
const order = 'protocol/src/record/verify/order.ts';

export const trust: readonly Planted[] = [
  {
    name: 'a forged seed that nobody committed to is believed',
    file: sealed,
    find: "if (entry.is === 'seeded' && !opensSeed(",
    replace: "if (entry.is === 'terms' && !opensSeed(",
    caughtBy: 'forgeries',
  },
  {
    name: 'a forged stand-in of the table’s choice is believed',
    file: sealed,
    find: 'if (entry.seed !== standInSeed(tableSeed, nth))',
    replace: 'if (standInSeed(tableSeed, nth) === "")',
    caughtBy: 'forgeries',
  },
  {
    name: 'a forged table where somebody sits without a commitment is believed',
    file: order,
    find: 'if (chairs.size === 0 && commitment === undefined && !isProgram(person))',
    replace: "if (chairs.size === 0 && commitment === '' && !isProgram(person))",
    caughtBy: 'forgeries',
  },
  {
    name: 'a forged log is believed whatever comes when',
    file: order,
    find: "if (stage === 'over' || (due !== undefined && due !== stage))",
    replace: "if (stage === 'over')",
    caughtBy: 'forgeries',
  },
  {
    name: 'a forged digest is believed',
    file: sealed,
    find: 'return isDigestOf(digest, settlement) ? null',
    replace: 'return isDigestOf(digest, settlement) || digest !== "" ? null',
    caughtBy: 'forgeries',
  },
  {
    name: 'a forged challenge that a player’s seed has dealt is believed',
    file: 'protocol/src/record/verify/seeds.ts',
    find: 'if (own !== undefined) {',
    replace: 'if (own !== undefined && version > 2) {',
    caughtBy: 'forged-challenges',
  },
];
