/** Forgeries of an outside tester: of who was there, of what was agreed on, and of entries that say nothing sensible. */
import { commitToSeed } from '@casefile/engine';
import type { Entry, EntryBody, EntryOf } from '@casefile/protocol';
import type { Forger } from '../forger.ts';
import { type Forgery, firstSeeded, forge, other, strange } from './forgery.ts';

/** The step whose facts hold one of this kind. */
const stepWith = (f: Forger, kind: string): EntryOf<'acted'> =>
  f.all('acted').find(({ facts }) => facts.some(({ fact }) => fact === kind))!;
const factIn = (f: Forger, kind: string): Record<string, unknown> =>
  [f.find('started'), ...f.all('acted')]
    .flatMap(({ facts }) => facts)
    .find(({ fact }) => fact === kind) as unknown as Record<string, unknown>;
const odd = (entry: object): EntryBody => entry as EntryBody;
const lastPerson = (f: Forger): string => f.find('settled').commitments.at(-1)!.person;

export const forgedOutside: readonly Forgery[] = [
  forge('somebody sits down while seeds are opened, with the seed of another', (f) => {
    const { suspect, sitter } = f.find('sat');
    return f.insert(f.at('seeded'), { is: 'sat', suspect, sitter }).record();
  }),
  forge('somebody gets up while seeds are opened', (f) => {
    const { person } = firstSeeded(f);
    const { suspect } = f.find('sat');
    return f.insert(f.at('seeded'), { is: 'stood', suspect, person, by: 'self' }).record();
  }),
  forge('somebody sits down after the deal', (f) => {
    const { suspect, sitter } = f.find('sat');
    return f.insert(f.at('started') + 1, { is: 'sat', suspect, sitter }).record();
  }),
  forge('somebody gets up after the deal', (f) =>
    f.insert(f.at('started') + 1, { is: 'stood', suspect: f.find('sat').suspect, person: null, by: 'host' }).record(),
  ),
  forge('a commitment made after the deal', (f) =>
    f.insert(f.at('started') + 1, { is: 'committed', person: firstSeeded(f).person, commitment: commitToSeed(strange) }).record(),
  ),
  forge('a commitment changed before the start, and the old one settled', (f) =>
    f.insert(f.at('settled'), { is: 'committed', person: firstSeeded(f).person, commitment: commitToSeed(strange) }).record(),
  ),
  forge('a commitment changed before the start by somebody who was not there', (f) =>
    f.insert(f.at('settled'), { is: 'committed', person: 'p9', commitment: commitToSeed(strange) })
      .settle([...f.find('settled').commitments, { person: 'p9', commitment: commitToSeed(strange) }])
      .record(),
  ),
  forge('everybody got up before the start', (f) => {
    const sat = f.all('sat');
    for (const { suspect, sitter } of sat)
      f.insert(f.at('settled'), { is: 'stood', suspect, person: sitter.kind === 'person' ? sitter.person : null, by: 'host' });
    return f.record();
  }),
  forge('two open each other’s seed', (f) => {
    const [one, two] = f.all('seeded');
    const { seed } = one!;
    Object.assign(one!, { seed: two?.seed ?? other });
    if (two !== undefined) Object.assign(two, { seed });
    return f.deal().record();
  }),
  forge('a seed with a letter that is no digit', (f) => {
    const entry = firstSeeded(f);
    Object.assign(entry, { seed: `${entry.seed.slice(0, 63)}g` });
    return f.record();
  }),
  forge('a seed a digit too long', (f) => {
    const entry = firstSeeded(f);
    Object.assign(entry, { seed: `${entry.seed}0` });
    return f.record();
  }),
  forge('nobody’s seed opened, and nothing in their place', (f) =>
    f.remove(({ is }) => is === 'seeded').deal([]).record(),
  ),
  forge('a seed more than there were commitments', (f) => f.deal([...f.opened(), strange]).record()),
  forge('a seed less than there were commitments', (f) => f.deal(f.opened().slice(1)).record()),
  forge('the last commitment left out, with its person', (f) => {
    const gone = lastPerson(f);
    f.remove((entry) => entry.is === 'seeded' && entry.person === gone);
    return f.settle(f.find('settled').commitments.filter(({ person }) => person !== gone)).deal().record();
  }),
  forge('a deal from the seeds of another order of the seats', (f) =>
    f.deal(f.opened(), undefined, [...f.find('settled').seats].reverse()).record(),
  ),
  forge('settled with another order of the seats', (f) =>
    f.change('settled', { seats: [...f.find('settled').seats].reverse() }).record(),
  ),
  forge('another table’s id in the opening', (f) => f.change('opened', { table: 'another-table' }).record()),
  forge('no way of dealing agreed on', (f) => f.change('opened', { deal: undefined }).record()),
  forge('the digest of a settlement in capitals', (f) =>
    f.change('settled', ({ digest }) => ({ digest: digest.toUpperCase() })).record(),
  ),
  forge('the table’s seed revealed at the start', (f) => {
    const at = f.at('started');
    const early = { ...f.find('revealed'), at: f.find('started').at };
    return f.record(({ log }) => ({ log: log.toSpliced(at, 0, early).map((entry, n) => ({ ...entry, n })) }));
  }),
  forge('the table’s seed revealed twice', (f) =>
    f.record(({ log }) => ({ log: [...log, { ...log.at(-1)!, n: log.length }] })),
  ),
  forge('dealt twice', (f) => f.insert(f.at('started') + 1, { ...f.find('started') }).record()),
  forge('the envelope in the open', (f) => {
    const fact = factIn(f, 'enveloped');
    Object.assign(fact, { cards: (fact.sealed as { cards: string[] }).cards });
    return f.record();
  }),
  forge('a hand dealt face up', (f) => {
    const fact = factIn(f, 'dealt');
    Object.assign(fact, { cards: (fact.sealed as { cards: string[] }).cards });
    delete fact.sealed;
    return f.record();
  }),
  forge('a hand for somebody else’s eyes too', (f) => {
    const { sealed } = factIn(f, 'dealt') as { sealed: { for: number[] } };
    sealed.for = [...f.find('settled').seats.keys()];
    return f.record();
  }),
  forge('a hand for nobody’s eyes', (f) => {
    const { sealed } = factIn(f, 'dealt') as { sealed: { for: number[] } };
    sealed.for = [];
    return f.record();
  }),
  forge('an envelope for a player’s eyes', (f) => {
    const { sealed } = factIn(f, 'enveloped') as { sealed: { for: number[] } };
    sealed.for = [0];
    return f.record();
  }),
  forge('a hand of one card more', (f) => {
    const { sealed } = factIn(f, 'dealt') as { sealed: { cards: string[] } };
    sealed.cards.push(...(factIn(f, 'enveloped') as { sealed: { cards: string[] } }).sealed.cards.slice(0, 1));
    return f.record();
  }),
  forge('a hand in another order', (f) => {
    (factIn(f, 'dealt') as { sealed: { cards: string[] } }).sealed.cards.reverse();
    return f.record();
  }),
  forge('another player first', (f) => {
    const fact = factIn(f, 'first') as { seat: number };
    Object.assign(fact, { seat: (fact.seat + 1) % f.find('settled').seats.length });
    return f.record();
  }),
  forge('a weapon in another room', (f) => {
    const { weapons } = factIn(f, 'placed') as { weapons: Record<string, unknown> };
    const [one, two] = Object.keys(weapons) as [string, string];
    [weapons[one], weapons[two]] = [weapons[two], weapons[one]];
    return f.record();
  }),
  forge('a roll of no dice', (f) => {
    Object.assign(factIn(f, 'rolled'), { dice: [] });
    return f.record();
  }),
  forge('a roll as a text', (f) => {
    const fact = factIn(f, 'rolled') as { dice: number[] };
    Object.assign(fact, { dice: fact.dice.map(String) });
    return f.record();
  }),
  forge('fewer words of chance used than there were', (f) => {
    const step = stepWith(f, 'rolled');
    return f.record(({ log }) => ({
      log: log.map((entry) => (entry.n === step.n ? { ...step, used: (step.used ?? 1) - 1 } : entry)),
    }));
  }),
  forge('a time of letters', (f) => f.change('acted', { at: '1760000000000' }).record()),
  forge('a time before there was any', (f) => f.record(({ log }) => ({ log: log.map((entry) => ({ ...entry, at: -1 })) }))),
  forge('an entry of no kind', (f) => f.insert(f.at('started') + 1, odd({})).record()),
  forge('a kind as a list', (f) => f.insert(f.at('started') + 1, odd({ is: ['said'], person: 'p0', phrase: 'hello' })).record()),
  forge('a table that somebody takes up as a challenge while it is played', (f) =>
    f.insert(f.at('started') + 1, { is: 'attempted', table: 'abcdefgh' }).record(),
  ),
  forge('a record of nobody', (f) => f.record(() => ({ players: [] }))),
  forge('players in another order in the header', (f) =>
    f.record(({ players }) => ({ players: [...players].reverse() })),
  ),
  forge('an edition of another name in the header', (f) => f.record(() => ({ edition: 'clue-2002' }))),
  forge('a version of the edition as a text', (f) =>
    f.record(({ editionVersion }) => ({ editionVersion: String(editionVersion) as never })),
  ),
  forge('seeds of the players in a text', (f) =>
    f.record(({ chance }) => ({ chance: { ...chance, players: f.opened().join('\n') } as never })),
  ),
  forge('an empty layout', (f) => f.record(() => ({ layout: {} }))),
]; // biome-ignore format: one forgery after the other

/** What only the rules know, or the shape of an entry in which chance has no part. */
export const forgedOutsideTheRules: readonly Forgery[] = [
  forge('terms without options, and none after them', (f) => {
    const { terms } = f.find('opened');
    return f.insert(f.at('settled'), odd({ is: 'terms', terms })).record();
  }),
  forge('somebody beside a player, where the edition has no teams', (f) => {
    const { suspect } = f.find('sat');
    const commitment = commitToSeed(strange);
    const sitter = { kind: 'person', person: 'p9', name: 'Beside', commitment } as const;
    return f.insert(f.at('settled'), { is: 'sat', suspect, sitter })
      .settle([...f.find('settled').commitments, { person: 'p9', commitment }])
      .insert(f.at('started'), { is: 'seeded', person: 'p9', seed: strange })
      .deal().record();
  }),
  forge('nobody absent', (f) => f.insert(f.at('started') + 1, odd({ is: 'absent' })).record()),
  forge('a vote of nobody', (f) => f.insert(f.at('started') + 1, odd({ is: 'voted', seat: 0, person: null })).record()),
  forge('a pause by a number', (f) => f.insert(f.at('started') + 1, odd({ is: 'paused', by: 7 })).record()),
  forge('a thinking time before the question', (f) => f.change('acted', { spent: -1 }).record()),
  forge('a seat handed over by nobody known', (f) =>
    f.insert(f.at('started') + 1, odd({ is: 'replaced', seat: 0, bot: 'agnes', by: 'magic' })).record(),
  ),
  forge('a card shown to all that was shown to one', (f) => {
    const fact = factIn(f, 'showed') as { sealed: { for: number[] } };
    fact.sealed.for = [...f.find('settled').seats.keys()];
    return f.record();
  }),
  forge('an answer of somebody who was not asked', (f) => {
    const fact = factIn(f, 'showed') as { seat: number };
    fact.seat = (fact.seat + 1) % f.find('settled').seats.length;
    return f.record();
  }),
  forge('somebody who could answer and is said not to', (f) => {
    const step = stepWith(f, 'showed');
    Object.assign(step, { facts: step.facts.filter(({ fact }) => fact !== 'showed') } satisfies Partial<Entry>);
    return f.record();
  }),
  forge('a winner who is not at the table', (f) => {
    Object.assign(factIn(f, 'ended'), { winner: 15 });
    return f.record();
  }),
  forge('an end before the end', (f) => {
    const ended = factIn(f, 'ended');
    const step = f.find('acted');
    Object.assign(step, { facts: [...step.facts, ended] });
    return f.record();
  }),
  forge('a step by a seat that is none', (f) => f.change('acted', { seat: 0.5 }).record()),
  forge('a table id as a list', (f) => f.change('opened', ({ table }) => ({ table: [table] })).record()),
]; // biome-ignore format: one forgery after the other
