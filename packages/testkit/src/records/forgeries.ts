/** What a dishonest table could write, one kind each. None may be accepted by anything that checks records. */
import { type Edition, standInSeed } from '@casefile/engine';
import type { Entry, EntryOf } from '@casefile/protocol';
import type { CaseRecord } from '@casefile/protocol/record';
import { Forger, someSeed } from './forger.ts';

export interface Forgery {
  readonly name: string;
  readonly forge: (forger: Forger) => CaseRecord;
}

const [strange, other] = [someSeed(1), someSeed(2)];
const first = (forger: Forger): EntryOf<'seeded'> => forger.find('seeded');
const isSeeded = ({ is }: Entry): boolean => is === 'seeded';
/** Rolls, hands and cards inside facts. */
const inFacts = (
  forger: Forger,
  is: 'started' | 'acted',
  name: string,
  change: (fact: never) => void,
): Forger => {
  for (const entry of forger.all(is))
    for (const fact of entry.facts)
      if (fact.fact === name) {
        change(fact as never);
        return forger;
      }
  throw new Error(`there is no ${name}`);
};
/** One more chance to choose: the seed for which the envelope holds this card. */
function wished(forger: Forger, card: string): Forger {
  const { person } = first(forger);
  for (let n = 0; ; n++) {
    forger.reseed(person, someSeed(1000 + n)).deal();
    const envelope = forger.find('started').facts.find((fact) => fact.fact === 'enveloped');
    if (envelope?.fact === 'enveloped' && envelope.sealed.cards?.includes(card)) return forger;
  }
}
const layoutOf = (forger: Forger): NonNullable<CaseRecord['layout']> => ({
  envelope: Object.values(forger.edition.cards(forger.agreed().options))
    .slice(0, 3)
    .map((cards) => cards[0]!),
});

const forge = (name: string, forge: Forgery['forge']): Forgery => ({ name, forge });

/** How the deal came to be. */
const dealt: readonly Forgery[] = [
  forge('a deal laid out by hand', (f) =>
    f.deal(f.opened(), layoutOf(f)).record(() => ({ layout: layoutOf(f) })),
  ),
  forge('a deal laid out by hand, and the layout not told', (f) => f.deal(f.opened(), layoutOf(f)).record()),
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
    const late = first(f);
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
    f.remove((entry) => entry === first(f));
    return f.deal(seeds).record();
  }),
  forge('nobody has opened a seed', (f) => f.remove(isSeeded).deal([]).record()),
];

/** Commitments, and what was opened. */
const committed: readonly Forgery[] = [
  forge(
    'a last seed that was tried until the envelope suited, committed to after the others had opened',
    (f) => {
      const { person } = first(f);
      const before = structuredClone(f.find('settled'));
      wished(f, 'plum');
      const { commitment } = f.find('settled').commitments.find((each) => each.person === person)!;
      f.change('settled', before);
      return f.insert(f.at('started'), { is: 'committed', person, commitment }).record();
    },
  ),
  forge('a last seed that was tried until the envelope suited, not the one committed to', (f) => {
    const before = structuredClone(f.find('settled'));
    const sat = structuredClone(f.all('sat'));
    wished(f, 'plum').change('settled', before);
    for (const entry of f.all('sat'))
      Object.assign(entry, { sitter: sat.find(({ n }) => n === entry.n)!.sitter });
    return f.record();
  }),
  forge('a seed that is not the one committed to', (f) =>
    f.change('seeded', { seed: strange }).deal().record(),
  ),
  forge('a second seed of the same person', (f) =>
    f
      .insert(f.at('started'), { ...first(f), seed: strange })
      .deal()
      .record(),
  ),
  forge('the same seed opened twice', (f) => f.insert(f.at('started'), { ...first(f) }).record()),
  forge('a seed of somebody who does not sit there', (f) =>
    f.insert(f.at('started'), { is: 'seeded', person: 'nobody', seed: strange }).record(),
  ),
  forge('somebody without a commitment', (f) => {
    const { person } = first(f);
    for (const { sitter } of f.all('sat'))
      if (sitter.kind === 'person' && sitter.person === person)
        Object.assign(sitter, { commitment: undefined });
    f.remove((entry) => entry === first(f));
    return f
      .settle(f.find('settled').commitments.filter((each) => each.person !== person))
      .deal()
      .record();
  }),
  forge('a commitment left out of what was settled', (f) => {
    const { person } = first(f);
    f.remove((entry) => entry === first(f));
    return f
      .settle(f.find('settled').commitments.filter((each) => each.person !== person))
      .deal()
      .record();
  }),
  forge('a commitment of nobody', (f) => {
    const more = { person: 'nobody', commitment: strange };
    return f.settle([...f.find('settled').commitments, more]).record();
  }),
  forge('commitments in another order', (f) =>
    f
      .change('settled', ({ commitments }) => ({ commitments: commitments.toReversed() }))
      .deal()
      .record(),
  ),
  forge('a digest of other commitments', (f) => f.change('settled', { digest: strange }).record()),
  forge('two people with one commitment', (f) => {
    const [one, two] = f.all('seeded');
    return f.reseed(one!.person, two!.seed).deal().record();
  }),
  forge('a commitment made while seeds are opened', (f) => {
    const { person } = first(f);
    return f.insert(f.at('started'), { is: 'committed', person, commitment: strange }).record();
  }),
  forge('a rematch from the table’s seed alone', (f) => {
    f.change('opened', { after: 'the-game-before' });
    for (const { sitter } of f.all('sat'))
      if ('commitment' in sitter) Object.assign(sitter, { commitment: undefined });
    return f.remove(isSeeded).settle([]).deal([]).record();
  }),
];

/** Stand-ins for seeds that were not opened. */
const late = (f: Forger, seed: string, ms: number): Forger => {
  const gone = first(f);
  f.remove((entry) => entry === gone);
  f.insert(f.at('started'), { is: 'withheld', person: gone.person, seed });
  const settled = f.find('settled').at;
  const from = f.at('settled');
  f.log = f.log.map((entry, n) => (n > from ? { ...entry, at: settled + ms } : entry));
  return f.deal();
};
const nthOf = (f: Forger): number =>
  f.find('settled').commitments.findIndex(({ person }) => person === first(f).person);
const withheld: readonly Forgery[] = [
  forge('a stand-in that the table chose', (f) => late(f, other, 20_000).record()),
  forge('a stand-in of another chair', (f) => late(f, standInSeed(f.seed, nthOf(f) + 1), 20_000).record()),
  forge('a stand-in before the time was over', (f) => late(f, standInSeed(f.seed, nthOf(f)), 3000).record()),
  forge('a stand-in for a seed that was opened', (f) => {
    const { person } = first(f);
    const seed = standInSeed(f.seed, nthOf(f));
    return f.insert(f.at('started'), { is: 'withheld', person, seed }).deal().record();
  }),
];

/** The table's own seed, and the chain. */
const table: readonly Forgery[] = [
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
  forge('the log of another table', (f) => f.change('opened', { table: 'another-table' }).settle().record()),
];

/** Order, and what is there once. */
const order: readonly Forgery[] = [
  forge('settled twice', (f) => f.insert(f.at('started'), { ...f.find('settled') }).record()),
  forge('never settled', (f) => f.remove(({ is }) => is === 'settled').record()),
  forge('opened twice', (f) =>
    f.record(({ log }) => ({ log: [log[0]!, ...log].map((entry, n) => ({ ...entry, n })) })),
  ),
  forge('somebody sits down when all is settled', (f) =>
    f.insert(f.at('started'), { ...f.find('sat') }).record(),
  ),
  forge('terms changed when all is settled', (f) => {
    const { options, terms } = f.find('opened');
    return f.insert(f.at('started'), { is: 'terms', options, terms }).record();
  }),
  forge('the game goes on after its end', (f) => {
    const log = [...f.log, { ...f.find('acted') }].map((entry, n) => ({ ...entry, n, at: 9e12 + n }));
    return f.record(() => ({ log }));
  }),
  forge('an entry missing', (f) => f.remove((entry) => entry === f.find('acted')).record()),
  forge('an entry missing, and its number with it', (f) => {
    const gone = f.at('acted');
    return f.record(({ log }) => ({ log: log.filter(({ n }) => n !== gone) }));
  }),
  forge('a step twice', (f) => {
    const rolled = f.all('acted').find(({ facts }) => facts.some(({ fact }) => fact === 'rolled'))!;
    return f.insert(rolled.n + 1, { ...rolled }).record();
  }),
  forge('a roll taken back', (f) => {
    const rolled = f.all('acted').find(({ facts }) => facts.some(({ fact }) => fact === 'rolled'))!;
    return f.insert(rolled.n + 1, { is: 'undone', seat: rolled.seat, of: rolled.n }, { ...rolled }).record();
  }),
  forge('something else taken back than the last step', (f) =>
    f.change('undone', { of: f.at('acted') }).record(),
  ),
  forge('two entries exchanged', (f) => {
    const at = f.at('settled');
    f.log = f.log.with(at, f.log[at + 1]!).with(at + 1, f.log[at]!);
    return f.renumber().record();
  }),
  forge('time that runs backwards', (f) => {
    f.log = f.log.with(2, { ...f.log[2]!, at: 5 });
    return f.record();
  }),
  forge('no end', (f) => f.record(({ log }) => ({ log: log.slice(0, -1) }))),
];

/** What happened in the game. */
const played: readonly Forgery[] = [
  forge('another die', (f) =>
    inFacts(f, 'acted', 'rolled', (fact: { dice: number[] }) =>
      Object.assign(fact, { dice: fact.dice.map((die) => (die % 6) + 1) }),
    ).record(),
  ),
  forge('two hands exchanged', (f) => {
    const hands = f.find('started').facts.flatMap((fact) => (fact.fact === 'dealt' ? [fact.sealed] : []));
    const [one, two] = hands.map(({ cards }) => cards);
    Object.assign(hands[0]!, { cards: two });
    Object.assign(hands[1]!, { cards: one });
    return f.record();
  }),
  forge('another envelope', (f) =>
    inFacts(f, 'started', 'enveloped', (fact: { sealed: { cards: string[] } }) =>
      Object.assign(fact.sealed, {
        cards: fact.sealed.cards.with(0, 'plum').with(1, 'rope').with(2, 'hall'),
      }),
    ).record(),
  ),
  forge('words of chance thrown away', (f) =>
    f.change('acted', ({ used }) => ({ used: used! + 1 })).record(),
  ),
  forge('others play than were settled', (f) => {
    const seats = f.find('settled').seats.toReversed();
    return f.deal(f.opened(), undefined, seats).record();
  }),
  forge('another winner in the header', (f) =>
    f.record(({ result }) => ({ result: { ...result, winner: result!.winner === 0 ? 1 : 0 } })),
  ),
];

export const forgeries: readonly Forgery[] = [
  ...dealt,
  ...committed,
  ...withheld,
  ...table,
  ...order,
  ...played,
];

/** The one that nobody can tell from the record alone: written anew from beginning to end. Only a note can. */
export function rewritten(log: readonly Entry[], edition: Edition): CaseRecord {
  return wished(new Forger(log, edition), 'plum').record();
}
