/** Logs that differ from the game that was played, with every hash made consistent again. */
import type { Entry, EntryBody, EntryOf } from '@casefile/protocol';
import type { Forger } from '../forger.ts';
import { type Forgery, firstSeeded, forge, other } from './forgery.ts';

type Person = Extract<EntryOf<'sat'>['sitter'], { readonly kind: 'person' }>;

/** The chair of the first person for whom this holds. */
function seatedPerson(f: Forger, isMeant: (person: string) => boolean = () => true) {
  const found = f
    .all('sat')
    .find((entry) => entry.sitter.kind === 'person' && isMeant(entry.sitter.person)) as EntryOf<'sat'>;
  return { entry: found, suspect: found.suspect, sitter: found.sitter as Person };
}

/** Somebody gets up and sits down again, with nothing to open. */
function sitsDownAgain(f: Forger, isMeant: (person: string) => boolean): Forger {
  const { suspect, sitter } = seatedPerson(f, isMeant);
  const { commitment: _, ...bare } = sitter;
  return f.insert(
    f.at('settled'),
    { is: 'stood', suspect, person: sitter.person, by: 'self' },
    { is: 'sat', suspect, sitter: bare },
  );
}

/** The game up to here, and then the table's seed. */
function cutOff(f: Forger, length: number): Forger {
  f.log = [...f.log.slice(0, length), f.find('revealed')];
  return f.renumber();
}

const inTheGame = (f: Forger, what: object): Forger => f.insert(f.at('acted') + 1, what as EntryBody);

/** Another value of the first option that has one. */
function otherOptions(f: Forger) {
  const [name, [usual, second]] = Object.entries(f.edition.options).find(([, values]) => values.length > 1)!;
  const { options } = f.agreed();
  return { ...options, [name]: options[name] === usual ? second! : usual! };
}

const seatsExchanged = (f: Forger): Forger => {
  const { seats } = f.find('settled');
  f.change('settled', { seats: seats.toReversed() }).settle();
  return f.change('settled', { seats });
};

export const forgedTelling: readonly Forgery[] = [
  forge('two players’ seeds exchanged', (f) => {
    const [one, two] = f.all('seeded');
    const [first, second] = [one!.seed, two!.seed];
    Object.assign(one!, { seed: second });
    Object.assign(two!, { seed: first });
    return f.deal().record();
  }),
  forge('two players exchanged behind their seeds', (f) => {
    const [one, two] = f.all('seeded');
    const [first, second] = [one!.person, two!.person];
    Object.assign(one!, { person: second });
    Object.assign(two!, { person: first });
    return f.deal().record();
  }),
  forge('a player called a bot', (f) => {
    const { entry } = seatedPerson(f);
    Object.assign(entry, { sitter: { kind: 'bot', bot: 'agnes' } });
    return f.record();
  }),
  forge('a player called a program', (f) => {
    const { sitter } = seatedPerson(f);
    Object.assign(sitter, { person: 'program-1', commitment: undefined });
    return f.record();
  }),
  forge('a bot on somebody’s chair', (f) => {
    const { suspect } = seatedPerson(f);
    return f.insert(f.at('settled'), { is: 'sat', suspect, sitter: { kind: 'bot', bot: 'agnes' } }).record();
  }),
  forge('somebody on two chairs', (f) => {
    const { sitter } = seatedPerson(f);
    const taken = f.all('sat').find((entry) => entry.sitter !== sitter)!;
    const { commitment: _, ...bare } = sitter;
    Object.assign(taken, { sitter: bare });
    return f.record();
  }),
  forge('somebody who sat down again without a commitment', (f) => {
    const host = f.find('opened').host.person;
    return sitsDownAgain(f, (person) => person !== host).record();
  }),
  forge('a host who sat down again without a commitment', (f) => {
    const host = f.find('opened').host.person;
    return sitsDownAgain(f, (person) => person === host).record();
  }),
  forge('a commitment to be found twice', (f) => {
    const { commitments } = f.find('settled');
    return f.settle([...commitments, commitments[0]!]).record();
  }),
  forge('commitments in capitals', (f) =>
    f
      .settle(
        f.find('settled').commitments.map((each) => ({ ...each, commitment: each.commitment.toUpperCase() })),
      )
      .record(),
  ),
  forge('a seed in capitals', (f) =>
    f.change('seeded', ({ seed }) => ({ seed: seed.toUpperCase() })).record(),
  ),
  forge('a seed opened before all was settled', (f) => {
    const early = firstSeeded(f);
    f.remove((entry) => entry === early);
    return f.insert(f.at('settled'), { is: 'seeded', person: early.person, seed: early.seed }).record();
  }),
  forge('a stand-in after the deal', (f) => {
    const { person } = firstSeeded(f);
    return f.insert(f.at('started') + 1, { is: 'withheld', person, seed: other }).record();
  }),
  forge('a digest of other chairs', (f) => seatsExchanged(f).record()),
  forge('a digest of other options', (f) => {
    const { options } = f.find('opened');
    f.change('opened', { options: otherOptions(f) }).settle();
    return f.change('opened', { options }).record();
  }),
  forge('a digest of another table', (f) => {
    const { table } = f.find('opened');
    f.change('opened', { table: 'another-table' }).settle();
    return f.change('opened', { table }).record();
  }),
  forge('other options agreed on than were played', (f) =>
    f
      .change('opened', { options: otherOptions(f) })
      .settle()
      .record(),
  ),
  forge('other options in the header', (f) => f.record(() => ({ options: otherOptions(f) }))),
  forge('the end left out', (f) => cutOff(f, f.all('acted').at(-6)!.n).record()),
  forge('only the last step left out', (f) => cutOff(f, f.all('acted').at(-1)!.n).record()),
  forge('the whole game left out', (f) => cutOff(f, f.at('started') + 1).record()),
  forge('a step after the end', (f) =>
    f.insert(f.at('revealed'), { ...f.find('acted'), facts: [] } as EntryBody).record(),
  ),
  forge('a step taken back by somebody else', (f) =>
    f.change('undone', ({ seat }) => ({ seat: seat === 0 ? 1 : 0 })).record(),
  ),
  forge('an entry of a kind that there is not', (f) => inTheGame(f, { is: 'blessed' }).record()),
  forge('a table closed in the middle of its game', (f) => inTheGame(f, { is: 'closed' }).record()),
  forge('a rematch in the middle of a game', (f) =>
    inTheGame(f, { is: 'rematched', table: 'next' }).record(),
  ),
  forge('two games in one record', (f) => {
    const game = f.log.slice(f.at('opened'), f.at('revealed'));
    const log = [...game, ...f.log].map((entry, n): Entry => ({ ...entry, n, at: 9e12 + n }));
    return f.record(() => ({ log }));
  }),
  forge('words of chance as a text', (f) => f.change('acted', ({ used }) => ({ used: `${used}` })).record()),
  forge('bots in the header that did not play', (f) =>
    f.record(({ players }) => ({ players: players.map((each) => ({ ...each, bot: 'champion' })) })),
  ),
  forge('a seat less in the header', (f) => f.record(({ players }) => ({ players: players.slice(0, -1) }))),
  forge('no result in the header', (f) => f.record(() => ({ result: null }))),
  forge('more in the result than there was', (f) =>
    f.record(({ result }) => ({ result: { ...result, lost: [0] } })),
  ),
  forge('a game dealt by its seeds, and called another one', (f) =>
    f.record(() => ({ origin: { of: 'another', drawnFor: null, steps: 1 } })),
  ),
  forge('a seed of the game beside those it is made of', (f) =>
    f.record(({ chance }) => ({ chance: { ...chance, game: other } })),
  ),
  forge('called what a spectator saw', (f) => f.record(() => ({ viewpoint: 'spectator' }))),
  forge('called a version that is yet to come', (f) => f.record(() => ({ version: 3 as 2 }))),
];

/** The first fact of this name in a step, changed. */
function retell(f: Forger, name: string, change: (fact: never, step: EntryOf<'acted'>) => object): Forger {
  for (const step of f.all('acted'))
    for (const fact of step.facts)
      if (fact.fact === name) {
        Object.assign(fact, change(fact as never, step));
        return f;
      }
  throw new Error(`there is no ${name}`);
}

/** Their seeds are correct: only a verifier that knows the rules, and what a name is, can refuse them. */
export const forgedRules: readonly Forgery[] = [
  forge('an impossible move, taken back', (f) => {
    const step = f.log[f.find('undone').of] as EntryOf<'acted'>;
    for (const fact of step.facts) Object.assign(fact, { to: 'hall' });
    Object.assign(step, { action: { do: 'move', to: 'hall' } });
    return f.record();
  }),
  forge('another card shown than was named', (f) =>
    retell(f, 'showed', () => ({ sealed: { for: [0, 1], cards: ['plum'] } })).record(),
  ),
  forge('a suggestion left out', (f) => {
    const gone = f.all('acted').find(({ facts }) => facts.some(({ fact }) => fact === 'suggested'));
    return f.remove((entry) => entry === gone).record();
  }),
  forge('an accusation of somebody else', (f) =>
    retell(f, 'accused', ({ seat }: { seat: number }, step) => {
      Object.assign(step, { seat: (seat + 1) % 4 });
      return { seat: (seat + 1) % 4 };
    }).record(),
  ),
  forge('another winner throughout', (f) =>
    retell(f, 'ended', ({ winner }: { winner: number | null }) => ({
      winner: winner === 0 ? 1 : 0,
    })).record(),
  ),
  forge('a fact that there is not', (f) =>
    f.change('acted', ({ facts }) => ({ facts: [...facts, { fact: 'blessed' }] })).record(),
  ),
  forge('other options throughout, after the game', (f) => {
    const options = otherOptions(f);
    f.change('opened', { options });
    Object.assign(f.find('started').facts[0]!, { options });
    return f.settle().record();
  }),
  forge('a version of the edition that is yet to come', (f) => {
    f.change('opened', { editionVersion: 99 });
    Object.assign(f.find('started').facts[0]!, { version: 99 });
    return f.settle().record();
  }),
  forge('other names in the header', (f) =>
    f.record(({ players }) => ({ players: players.map((each, i) => ({ ...each, name: `Mallory ${i}` })) })),
  ),
  forge('a name with its accents taken apart', (f) => {
    Object.assign(seatedPerson(f).sitter, { name: 'Zoë'.normalize('NFD') });
    return f.record();
  }),
  forge('a phrase that is not on the list', (f) =>
    inTheGame(f, { is: 'said', person: firstSeeded(f).person, phrase: 'it-was-plum' }).record(),
  ),
  forge('a seat that nobody has', (f) => inTheGame(f, { is: 'absent', seat: 12 }).record()),
];

/** Dealt again from the same seeds by other options: consistent in itself, but not with the noted digest. */
export function dealtByOtherOptions(f: Forger) {
  f.change('opened', { options: otherOptions(f) });
  return f.settle().deal().record();
}
