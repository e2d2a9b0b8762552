import { commit, commitToSeed, opens } from '@casefile/engine';
import { commitmentsOf, defaultTerms, type EntryBody } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import { botActs, botTurns, maxBeforeBots } from '../bots.ts';
import { maxEntries, maxEntriesForWords, maxLobbyEntriesForWords } from '../decide.ts';
import { open } from '../open.ts';
import { foldAll, stamped } from '../table.ts';
import { host, Sitting, seated, seedOf, spectator, tableSeed } from '../test/sitting.ts';
import { nextWake, wakeUp } from '../time/wake.ts';
import { maxWrittenChars } from './talk.ts';

const opening = {
  table: 'a-table',
  edition: 'clue-2002',
  options: {},
  terms: defaultTerms,
  host: { person: 'p0', name: 'Ada' },
};

describe('opening', () => {
  test('commits to the seed without revealing it', () => {
    const opened = open(opening, 0, tableSeed);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.entries).toMatchObject([{ n: 0, is: 'opened', commitment: commit(tableSeed) }]);
    expect(JSON.stringify(opened.entries)).not.toContain(tableSeed);
  });

  test.each([
    [{ edition: 'no-such-edition' }, 'bad-terms'],
    [{ options: { dice: 'loaded' } }, 'bad-terms'],
    [{ host: { person: 'p0', name: '\u202eadA' } }, 'bad-name'],
    [{ suspect: 'batman' }, 'no-such-seat'],
    [{ bots: [{ suspect: 'plum', bot: 'skynet' }] }, 'no-such-bot'],
    [{ suspect: 'plum' }, 'no-commitment'],
    [
      { suspect: 'plum', hostCommitment: tableSeed, bots: [{ suspect: 'plum', bot: 'random' }] },
      'seat-taken',
    ],
  ])('%j is refused: %s', (change, why) => {
    expect(open({ ...opening, ...change }, 0, tableSeed)).toEqual({ ok: false, why });
  });
});

test('a table full of chat accepts no more of it, but can be played on', () => {
  const at = Sitting.started({ edition: 'speed', people: 3, bots: 0 });
  at.table = { ...at.table, state: { ...at.state, n: maxEntriesForWords } };
  expect(at.why(host, { do: 'say', phrase: 'hello' })).toBe('too-many');
  expect(at.why(host, { do: 'write', text: 'One more word' })).toBe('too-many');
  at.table = { ...at.table, state: { ...at.state, n: maxEntries } };
  expect(at.why(host, { do: 'rename', name: 'Zoe' })).toBe('too-many');
  expect(() => at.step(() => 0)).not.toThrow();
});

test('R33 limits the total length of lines, so that the record stays acceptable; phrases remain possible', () => {
  const at = Sitting.started({ edition: 'speed', people: 3, bots: 0, terms: { chat: 'free' } });
  const text = 'x'.repeat(500);
  for (let i = 0; i < maxWrittenChars / text.length; i++) at.must(host, { do: 'write', text });
  expect(at.why(host, { do: 'write', text: 'One more word' })).toBe('too-many');
  at.must(host, { do: 'say', phrase: 'hello' });
});

test('R37 endless chat in a lobby prevents neither the start nor removing its author', () => {
  const at = new Sitting({ edition: 'speed', people: 4, bots: 0 });
  at.table = { ...at.table, state: { ...at.state, n: maxLobbyEntriesForWords } };
  expect(at.why(seated('p3'), { do: 'say', phrase: 'hello' })).toBe('too-many-changes');
  expect(at.why(seated('p3'), { do: 'write', text: 'And another thing' })).toBe('too-many-changes');
  at.must(host, { do: 'stand', suspect: at.state.chairs[3]!.suspect });
  at.must(host, { do: 'start' });
});

test('R33 bots finish a game that nobody ends, and its record is accepted', () => {
  const at = Sitting.started({ edition: 'clue-2002', people: 2, bots: 1 });
  at.table = { ...at.table, state: { ...at.state, n: maxBeforeBots } };
  expect(at.why(host, { do: 'act', action: { do: 'roll' } })).toBe('too-many');
  const around = { gone: [], orders: at.state.chairs.map(() => null) };
  expect(nextWake(at.table, around)).toBe(at.state.at);
  const entries = wakeUp(at.table, around, at.now, at.seed);
  expect(entries.map(({ is }) => is)).toEqual(['replaced', 'replaced']);
  at.table = foldAll(at.table, entries);
  expect(at.why(host, { do: 'take-back' })).toBe('too-many');
  // Bots do end games: they neither wander forever nor accuse at random.
  const other = Sitting.started({ edition: 'clue-2002', people: 1, bots: 2 });
  other.table = foldAll(other.table, stamped(other.table, other.now, [replaced(0)]));
  while (other.state.phase === 'playing') {
    const [turn] = botTurns(other.state);
    const acts = botActs(other.table, turn!, null, other.seed);
    other.table = foldAll(other.table, stamped(other.table, turn!.at, acts));
    // A record has room for this many more.
    expect(other.state.n).toBeLessThan(500);
  }
});
const replaced = (seat: number): EntryBody => ({ is: 'replaced', seat, bot: 'agnes', by: 'terms' });

describe('the lobby', () => {
  test('a chair is taken once, and names must not look alike', () => {
    const at = new Sitting({ people: 2, bots: 1 });
    const suspects = at.state.edition.cards(at.state.options).suspects;
    const sit = (name: string, suspect?: string) =>
      at.why(seated('new'), { do: 'sit', name, ...(suspect === undefined ? {} : { suspect }) });
    expect(sit('Zoe', suspects[0])).toBe('seat-taken');
    expect(sit('Zoe', suspects[2])).toBe('seat-taken');
    expect(sit('Zoe', 'batman')).toBe('no-such-seat');
    expect(sit('', suspects[4])).toBe('bad-name');
    expect(sit('Brunо', suspects[4])).toBe('name-taken');
    expect(sit('Zoe')).toBe('ok');
    expect(at.state.chairs.at(-1)).toEqual({ suspect: suspects[3], people: ['new'], bot: null });
    expect(sit('Zoe', suspects[5])).toBe('not-now');
  });

  test('limits seats to those of the edition', () => {
    const at = new Sitting({ edition: 'clue-2002', people: 6, bots: 0 });
    expect(at.why(seated('late'), { do: 'sit', name: 'Zoe' })).toBe('table-full');
    const few = new Sitting({ people: 2, bots: 0 });
    expect(few.why(host, { do: 'start' })).toBe('too-few-players');
  });

  test('R34 people share a chair only in editions with teams, and only by invitation of its occupant', () => {
    const teams = new Sitting({ edition: 'clue-2015', people: 2, bots: 0 });
    const [own, other] = teams.state.chairs;
    const sit = { do: 'sit', name: 'Zoe' } as const;
    expect(teams.why(seated('friend'), { ...sit, suspect: own!.suspect })).toBe('seat-taken');
    expect(teams.why(seated('friend'), { ...sit, invitedBy: 'nobody' })).toBe('no-such-seat');
    expect(teams.why(seated('p1'), { do: 'move-chair', suspect: own!.suspect })).toBe('seat-taken');
    // Whatever chair they ask for, they get the inviter's.
    expect(teams.why(seated('friend'), { ...sit, suspect: other!.suspect, invitedBy: 'p0' })).toBe('ok');
    teams.must(host, { do: 'start' });
    const chair = teams.state.chairs.find(({ suspect }) => suspect === own!.suspect)!;
    expect(chair.people).toEqual(['p0', 'friend']);
    const turn = teams.position.turn;
    const mates = teams.state.chairs[turn]!.people;
    expect(teams.why(seated(mates.at(-1)!), { do: 'act', action: { do: 'roll' } })).toBe('ok');
    const alone = new Sitting({ edition: 'clue-2002', people: 2, bots: 0 });
    const taken = alone.state.chairs[0]!.suspect;
    expect(alone.why(seated('friend'), { do: 'sit', name: 'Zoe', suspect: taken })).toBe('seat-taken');
    expect(alone.why(seated('friend'), { do: 'sit', name: 'Zoe', invitedBy: 'p0' })).toBe('seat-taken');
  });

  test('R34 a seated person can move to the chair they are invited to, and away again', () => {
    const teams = new Sitting({ edition: 'clue-2015', people: 3, bots: 0 });
    const [first, second, third] = teams.state.chairs.map(({ suspect }) => suspect);
    const at = (suspect: string) => teams.state.chairs.find((chair) => chair.suspect === suspect)?.people;
    expect(teams.why(seated('p2'), { do: 'join', invitedBy: 'p1' })).toBe('ok');
    expect([at(first!), at(second!), at(third!)]).toEqual([['p0'], ['p1', 'p2'], undefined]);
    expect(teams.why(seated('p2'), { do: 'move-chair', suspect: third! })).toBe('ok');
    expect([at(second!), at(third!)]).toEqual([['p1'], ['p2']]);
    expect(teams.why(spectator, { do: 'join', invitedBy: 'p1' })).toBe('not-allowed');
  });

  test('only the current host changes terms, seats bots, removes people and starts', () => {
    const at = new Sitting({ people: 3, bots: 0 });
    const suspects = at.state.edition.cards(at.state.options).suspects;
    const guest = seated('p1', 'host');
    for (const who of [guest, spectator, seated('p0')]) {
      expect(at.why(who, { do: 'start' })).toBe('not-allowed');
      expect(at.why(who, { do: 'terms', options: {}, terms: defaultTerms })).toBe('not-allowed');
      expect(at.why(who, { do: 'seat-bot', suspect: suspects[4]!, bot: 'random' })).toBe('not-allowed');
      expect(at.why(who, { do: 'stand', suspect: suspects[2]! })).toBe('not-allowed');
    }
    expect(at.why(host, { do: 'stand', suspect: suspects[2]! })).toBe('ok');
    expect(at.state.people).not.toHaveProperty('p2');
    expect(at.why(host, { do: 'host', person: 'p1' })).toBe('ok');
    expect(at.why(host, { do: 'seat-bot', suspect: suspects[4]!, bot: 'random' })).toBe('not-allowed');
    expect(at.why(guest, { do: 'seat-bot', suspect: suspects[4]!, bot: 'random' })).toBe('ok');
    expect(at.why(guest, { do: 'start' })).toBe('ok');
    expect(at.why(guest, { do: 'start' })).toBe('not-now');
    expect(at.why(guest, { do: 'stand', suspect: suspects[4]! })).toBe('not-now');
  });

  test('moving to another chair keeps the name and the seed', () => {
    const at = new Sitting({ people: 2, bots: 0 });
    const suspects = at.state.edition.cards(at.state.options).suspects;
    at.must(seated('p1'), { do: 'move-chair', suspect: suspects[5]! });
    expect(at.state.chairs.map(({ suspect }) => suspect)).toEqual([suspects[0], suspects[5]]);
    expect(at.state.people.p1).toEqual({ name: 'Bruno', commitment: commitToSeed(seedOf('p1')), seed: '' });
  });

  test("the players' seeds are part of the game's, in the order of their commitments, and the table's is revealed at the end", () => {
    const at = new Sitting({ edition: 'speed', people: 3, bots: 0 });
    at.must(host, { do: 'start' });
    const people = commitmentsOf(at.state).map(({ person }) => person);
    expect(people.toSorted()).toEqual(['p0', 'p1', 'p2']);
    expect(at.last).toMatchObject({ is: 'started', seeds: people.map(seedOf) });
    const other = new Sitting({ edition: 'speed', people: 3, bots: 0, opens: false });
    other.must(seated('p1'), { do: 'commit', commitment: commitToSeed(tableSeed) });
    other.must(host, { do: 'start' });
    for (const person of ['p0', 'p2', 'p1'])
      other.must(seated(person), { do: 'open', seed: person === 'p1' ? tableSeed : seedOf(person) });
    expect(other.position.hands).not.toEqual(at.position.hands);
    const below = () => 0;
    while (at.step(below, 1));
    expect(at.last).toMatchObject({ is: 'revealed', seed: tableSeed });
    expect(opens(at.state.commitment, at.state.seed!)).toBe(true);
  });

  test('passes the table to the longest-seated person when the host leaves, and closes it with the last one', () => {
    const at = new Sitting({ people: 2, bots: 0 });
    at.must(host, { do: 'leave' });
    expect(at.state.host).toBe('p1');
    expect(Object.keys(at.state.people)).toEqual(['p1']);
    at.must(seated('p1', 'host'), { do: 'leave' });
    expect(at.state.phase).toBe('over');
    expect(at.why(seated('new'), { do: 'sit', name: 'Zoe' })).toBe('not-now');
  });
});
