/** False stand-ins for seeds that were not opened. */
import { standInSeed } from '@casefile/engine';
import type { Forger } from '../forger.ts';
import { type Forgery, firstSeeded, forge, other } from './forgery.ts';

/** The first player does not open a seed; this stand-in replaces it, this many milliseconds after the start. */
const withheld = (f: Forger, seed: string, ms: number): Forger => {
  const gone = firstSeeded(f);
  f.remove((entry) => entry === gone);
  f.insert(f.at('started'), { is: 'withheld', person: gone.person, seed });
  const settled = f.find('settled').at;
  const from = f.at('settled');
  f.log = f.log.map((entry, n) => (n > from ? { ...entry, at: settled + ms } : entry));
  return f.deal();
};

/** That player's chair, which determines the honest stand-in. */
const nthOf = (f: Forger): number =>
  f.find('settled').commitments.findIndex(({ person }) => person === firstSeeded(f).person);

export const forgedStandIns: readonly Forgery[] = [
  forge('a stand-in that the table chose', (f) => withheld(f, other, 20_000).record()),
  forge('a stand-in of another chair', (f) =>
    withheld(f, standInSeed(f.seed, nthOf(f) + 1), 20_000).record(),
  ),
  forge('a stand-in before the time was over', (f) =>
    withheld(f, standInSeed(f.seed, nthOf(f)), 3000).record(),
  ),
  forge('a stand-in for a seed that was opened', (f) => {
    const { person } = firstSeeded(f);
    const seed = standInSeed(f.seed, nthOf(f));
    return f.insert(f.at('started'), { is: 'withheld', person, seed }).deal().record();
  }),
];
