/** A false table seed, and headers or hash chains that do not belong to the log. */
import { type Forgery, forge, other, strange } from './forgery.ts';

export const forgedHeaders: readonly Forgery[] = [
  forge('a table’s seed chosen afterwards', (f) => {
    const { commitment } = f.find('opened');
    return f.retable(other).deal().change('opened', { commitment }).settle().record();
  }),
  forge('a commitment to something else', (f) =>
    f.change('opened', { commitment: strange }).settle().record(),
  ),
  forge('another commitment in the header', (f) =>
    f.record(({ chance }) => ({ chance: { ...chance, commitment: strange } })),
  ),
  forge('other seeds in the header', (f) =>
    f.record(({ chance }) => ({ chance: { ...chance, players: [strange] } })),
  ),
  forge('a log without commitment and chain', (f) =>
    f.record(() => ({ chance: { game: strange }, head: null })),
  ),
  forge('a log without commitment and chain, of version 1', (f) =>
    f.record(() => ({ version: 1, chance: { game: strange }, head: null })),
  ),
  forge('a log without its opening', (f) => {
    const record = f.record();
    const log = record.log.slice(f.at('started')).map((entry, n) => ({ ...entry, n }));
    return f.record(() => ({ log, head: null, chance: { game: strange } }));
  }),
  forge('no chain', (f) => f.record(() => ({ head: null }))),
  forge('another chain', (f) => f.record(() => ({ head: strange }))),
  forge('called version 1', (f) => f.record(() => ({ version: 1 }))),
  forge('called the table of a challenge, which would be dealt by no player’s seed', (f) =>
    f.change('opened', { challenge: 'the-challenge' }).record(),
  ),
  forge('another version of the edition in the opening than was played', (f) =>
    f.change('opened', ({ editionVersion }) => ({ editionVersion: editionVersion + 1 })).record(),
  ),
  forge('the table’s seed in other letters', (f) =>
    f.change('revealed', ({ seed }) => ({ seed: seed.toUpperCase() })).record(),
  ),
  forge('the log of another table', (f) => f.change('opened', { table: 'another-table' }).settle().record()),
];
