/** Deals that do not follow from the seeds the players opened. */
import type { CaseRecord } from '@casefile/protocol/record';
import type { Forger } from '../forger.ts';
import { type Forgery, firstSeeded, forge, isSeeded, strange } from './forgery.ts';

const layoutOf = (forger: Forger): NonNullable<CaseRecord['layout']> => ({
  envelope: Object.values(forger.edition.cards(forger.agreed().options))
    .slice(0, 3)
    .map((cards) => cards[0]!),
});

const envelopeOf = (forger: Forger) =>
  ({ fact: 'enveloped', sealed: { for: [], cards: layoutOf(forger).envelope! } }) as const;

export const forgedDeals: readonly Forgery[] = [
  forge('a deal laid out by hand', (f) =>
    f.deal(f.opened(), layoutOf(f)).record(() => ({ layout: layoutOf(f) })),
  ),
  forge('a deal laid out by hand, and the layout not told', (f) => f.deal(f.opened(), layoutOf(f)).record()),
  forge('a game laid out by hand, and called another one up to its last step', (f) => {
    f.deal(f.opened(), layoutOf(f));
    for (const entry of f.log) Object.assign(entry, { used: undefined });
    const steps = f.all('acted').length;
    return f.record(() => ({ origin: { of: 'another', drawnFor: null, steps } }));
  }),
  forge('an envelope for the eyes behind the dealt one', (f) => {
    const { facts } = f.find('started');
    return f.change('started', { facts: [...facts, envelopeOf(f)] }).record();
  }),
  forge('an envelope that comes later', (f) =>
    f.change('acted', ({ facts }) => ({ facts: [...facts, envelopeOf(f)] })).record(),
  ),
  forge('seeds that were sent and not used', (f) => f.deal([]).record()),
  forge('one of the seeds not used', (f) => f.deal(f.opened().slice(1)).record()),
  forge('seeds that nobody sent', (f) => f.deal([...f.opened(), strange]).record()),
  forge('a seed in place of one that was sent', (f) => f.deal(f.opened().with(0, strange)).record()),
  forge('the seeds in another order', (f) => f.deal(f.opened().reverse()).record()),
  forge('another deal than the seeds’', (f) => {
    const honest = f.opened();
    return f.deal([strange]).change('started', { seeds: honest }).record();
  }),
  forge('a seed that came after the deal', (f) => {
    const late = firstSeeded(f);
    f.remove((entry) => entry === late);
    f.deal(f.opened().filter((seed) => seed !== ''));
    return f.insert(f.at('started') + 1, { is: 'seeded', person: late.person, seed: late.seed }).record();
  }),
  forge('all seeds after the deal', (f) => {
    const late = f.all('seeded');
    const seeds = f.opened();
    f.remove(isSeeded).deal(seeds);
    return f.insert(f.at('started') + 1, ...late).record();
  }),
  forge('dealt before the last one had opened', (f) => {
    const seeds = f.opened();
    f.remove((entry) => entry === firstSeeded(f));
    return f.deal(seeds).record();
  }),
  forge('nobody has opened a seed', (f) => f.remove(isSeeded).deal([]).record()),
];
