import type { Entry, ServerFrame } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import { TableClient } from './table-client.ts';
import { FakeServer, settle, VirtualTime } from './test/fake-server.ts';
import { editionOf, ofAda, sampleLog } from './test/sample-log.ts';
import type { TroubleCode, TroubleKind } from './trouble.ts';

const log = ofAda(sampleLog(20));
const started = log.findIndex(({ is }) => is === 'started');
const at = started + 5;

interface Lie {
  readonly says: string;
  readonly code: TroubleCode;
  readonly kind: TroubleKind;
  readonly lie: FakeServer['lie'];
}

/** Replaces one entry. */
const instead =
  (n: number, told: (frame: ServerFrame, entry: Entry) => readonly unknown[]): FakeServer['lie'] =>
  (frame) =>
    frame.t === 'entry' && frame.entry.n === n ? (told(frame, frame.entry) as ServerFrame[]) : [frame];
const altered = (n: number, change: (entry: never) => object): FakeServer['lie'] =>
  instead(n, (frame, entry) => [{ ...frame, entry: change(entry as never) }]);
const welcome =
  (change: object): FakeServer['lie'] =>
  (frame) => [frame.t === 'welcome' ? { ...frame, ...change } : frame];

const acted = log.findIndex((entry, n) => n > started && 'facts' in entry && entry.facts.length > 0);
type WithFacts = { readonly facts: readonly object[] };

/** Appends these facts to those of the first move. */
const besides = (...facts: readonly object[]): FakeServer['lie'] =>
  altered(acted, (entry: WithFacts) => ({ ...entry, facts: [...entry.facts, ...facts] }));
/** The deal with other facts of one kind. */
const dealtWrongly = (kind: string, change: (fact: never) => object): FakeServer['lie'] =>
  altered(started, (entry: { readonly facts: readonly { readonly fact: string }[] }) => ({
    ...entry,
    facts: entry.facts.map((fact) => (fact.fact === kind ? change(fact as never) : fact)),
  }));
type Dealt = {
  readonly seat: number;
  readonly sealed: { readonly for: number[]; readonly cards?: string[] };
};
/** Replaces Ada's hand. */
const otherHand = (change: (cards: readonly string[]) => readonly string[]): FakeServer['lie'] =>
  dealtWrongly('dealt', (fact: Dealt) => {
    const { cards } = fact.sealed;
    return cards === undefined ? fact : { ...fact, sealed: { ...fact.sealed, cards: change(cards) } };
  });
const asks = { fact: 'suggested', seat: 0, cards: ['plum', 'rope', 'hall'], room: 'hall' };
const walks = { fact: 'moved', seat: 0, pawn: 'scarlet', to: 'hall', by: 'walk', left: 0 };
const ends = { fact: 'ended', winner: 1, envelope: ['plum', 'rope', 'hall'] };
const ownCard = (log[started] as unknown as { facts: (Dealt & { fact: string })[] }).facts.find(
  ({ fact, seat }) => fact === 'dealt' && seat === 0,
)!.sealed.cards![0]!;
const shows = (card: string) => ({
  fact: 'showed',
  seat: 1,
  to: 0,
  why: 'answer',
  sealed: { for: [0, 1], cards: [card] },
});

/** Well-formed facts that no game can produce. */
const impossible: readonly (readonly [says: string, lie: FakeServer['lie']])[] = [
  ['deals a card that is not in the box', otherHand(([_, ...rest]) => ['banana', ...rest])],
  ['deals one card twice', otherHand(([first, _, ...rest]) => [first!, first!, ...rest])],
  ['deals fewer cards than it says', otherHand(([_, ...rest]) => rest)],
  ['deals more cards than there are', dealtWrongly('dealt', (fact: object) => ({ ...fact, count: 17 }))],
  ['deals to a seat that nobody has', dealtWrongly('dealt', (fact: object) => ({ ...fact, seat: 9 }))],
  ['deals another edition', dealtWrongly('opened', (fact: object) => ({ ...fact, edition: 'speed' }))],
  [
    'deals to somebody who does not sit there',
    dealtWrongly('opened', ({ players: [_, ...rest], ...fact }: { players: object[] }) => ({
      ...fact,
      players: [...rest, { suspect: 'plum', name: 'zed' }],
    })),
  ],
  ['gives the turn to a seat that nobody has', besides({ fact: 'turn', seat: 9, number: 3 })],
  ['moves a pawn that is not in the box', besides({ ...walks, pawn: 'banana' })],
  ['moves a pawn to a room that is not on the board', besides({ ...walks, to: 'moon' })],
  ['moves a pawn off the board', besides({ ...walks, to: [200, 200] })],
  [
    'brings a weapon that is not in the box',
    besides({ fact: 'brought', piece: 'axe', from: null, to: 'hall' }),
  ],
  ['asks for a card that is not in the box', besides({ ...asks, cards: ['plum', 'rope', 'moon'] })],
  ['shows a card that is not in the box', besides(asks, shows('banana'))],
  ['lets somebody show a card that I hold', besides(asks, shows(ownCard))],
  ['lets a seat win that nobody has', besides({ ...ends, winner: 9 })],
  ['opens an envelope without a room', besides({ ...ends, envelope: ['plum', 'rope', 'knife'] })],
  ['ends the game twice', besides(ends, { ...ends, winner: 2 })],
  ['lets somebody act who is not asked', altered(acted, (entry: object) => ({ ...entry, seat: 2 }))],
];

const lies: readonly Lie[] = [
  { says: 'leaves an entry out', code: 'gap', kind: 'broken-server', lie: instead(at, () => []) },
  { says: 'begins in the middle', code: 'gap', kind: 'broken-server', lie: instead(0, () => []) },
  {
    says: 'sends an entry twice',
    code: 'doubled',
    kind: 'broken-server',
    lie: instead(at, (frame) => [frame, frame]),
  },
  {
    says: 'sends two entries in the wrong order',
    code: 'gap',
    kind: 'broken-server',
    lie: instead(at, (frame) => [{ t: 'entry', entry: log[at + 1] }, frame]),
  },
  {
    says: 'lets somebody move before the deal',
    code: 'impossible',
    kind: 'broken-server',
    lie: altered(1, () => ({ n: 1, at: 1, is: 'acted', seat: 0, by: 'person', facts: [] })),
  },
  {
    says: 'takes back a step that was not taken',
    code: 'impossible',
    kind: 'broken-server',
    lie: altered(started + 1, () => ({ n: started + 1, at: 1, is: 'undone', seat: 1, of: 1 })),
  },
  {
    says: 'opens the table a second time',
    code: 'impossible',
    kind: 'broken-server',
    lie: altered(2, () => ({ ...log[0], n: 2 })),
  },
  {
    says: 'sends the log of another table',
    code: 'other-table',
    kind: 'broken-server',
    lie: altered(0, (entry: object) => ({ ...entry, table: 'table-2' })),
  },
  {
    says: 'gives somebody else’s seat',
    code: 'impossible',
    kind: 'broken-server',
    lie: welcome({ seat: 2 }),
  },
  {
    says: 'plays an edition that nobody knows',
    code: 'unknown-edition',
    kind: 'newer-server',
    lie: altered(0, (entry: object) => ({ ...entry, edition: 'clue-2030' })),
  },
  {
    says: 'plays a version of an edition that comes later',
    code: 'unknown-edition',
    kind: 'newer-server',
    lie: altered(0, (entry: object) => ({ ...entry, editionVersion: 99 })),
  },
  {
    says: 'speaks a newer protocol',
    code: 'newer-protocol',
    kind: 'newer-server',
    lie: welcome({ protocol: 2 }),
  },
  {
    says: 'sends a kind of entry that nobody knows',
    code: 'unknown-entry',
    kind: 'newer-server',
    lie: altered(at, (entry: object) => ({ ...entry, is: 'teleported' })),
  },
  {
    says: 'sends a kind of fact that nobody knows',
    code: 'unknown-entry',
    kind: 'newer-server',
    lie: altered(acted, (entry: WithFacts) => ({
      ...entry,
      facts: [{ fact: 'teleported' }, ...entry.facts],
    })),
  },
  {
    says: 'sends a fact without what belongs to it',
    code: 'malformed',
    kind: 'broken-server',
    lie: altered(acted, (entry: WithFacts) => ({ ...entry, facts: [{ fact: 'moved', seat: 'first' }] })),
  },
  {
    says: 'sends an entry without its parts',
    code: 'malformed',
    kind: 'broken-server',
    lie: altered(1, () => ({ n: 1, at: 1, is: 'sat', suspect: 7 })),
  },
  {
    says: 'sends no JSON',
    code: 'malformed',
    kind: 'broken-server',
    lie: instead(at, () => ['{"t":"entry"']),
  },
  {
    says: 'sends nothing at all',
    code: 'malformed',
    kind: 'broken-server',
    lie: instead(at, () => ['null']),
  },
  {
    says: 'hides a key that means something to JavaScript',
    code: 'malformed',
    kind: 'broken-server',
    lie: instead(at, () => ['{"t":"entry","entry":{"n":1,"at":1,"is":"closed","__proto__":{}}}']),
  },
  {
    says: 'nests a message without end',
    code: 'malformed',
    kind: 'broken-server',
    lie: instead(at, () => ['['.repeat(200_000)]),
  },
  ...impossible.map(([says, lie]): Lie => ({ says, code: 'impossible', kind: 'broken-server', lie })),
];

const join = (server: FakeServer) => {
  const time = new VirtualTime();
  const client = new TableClient({
    openTransport: server.openTransport,
    findEdition: editionOf,
    table: 'table-1',
    timers: time,
  });
  client.connect();
  return { client, time };
};

describe('a server that', () => {
  for (const { says, code, kind, lie } of lies)
    test(`${says} is not believed: ${code}`, async () => {
      const server = new FakeServer(log);
      server.lie = lie;
      const { client, time } = join(server);
      await time.pass(60_000);
      expect(client).toMatchObject({ status: 'ended', end: { why: kind, trouble: { code } } });
      // Its state is still correct up to that point.
      expect(client.n).toBeLessThan(log.length - 1);
    });

  test('lies once during a game is asked for the whole log again', async () => {
    const server = new FakeServer(log.slice(0, at));
    const { client, time } = join(server);
    await settle();
    server.add(log[at]!);
    server.send({ t: 'entry', entry: log[at]! });
    expect(client.state).toBeNull();
    await time.pass(1000);
    expect(server.sinces).toEqual([-1, -1]);
    expect(client).toMatchObject({ status: 'on', n: at });
  });

  test('keeps lying during a game is given up on', async () => {
    const server = new FakeServer(log.slice(0, at));
    const { client, time } = join(server);
    for (let i = 0; i < 10; i++) {
      await time.pass(1000);
      server.send({ t: 'entry', entry: log[1]! });
    }
    expect(client).toMatchObject({ status: 'ended', end: { trouble: { code: 'doubled', at: 1 } } });
    expect(server.sinces).toHaveLength(4);
  });

  test('sends unknown messages that are not entries is tolerated', async () => {
    const server = new FakeServer(log);
    server.lie = (frame) => ['{"t":"weather","rain":true}', frame];
    const { client, time } = join(server);
    await time.pass(1000);
    expect(client).toMatchObject({ status: 'on', n: log.length - 1 });
  });

  test('resumes at the wrong entry is asked for the whole log again', async () => {
    const server = new FakeServer(log);
    const { client, time } = join(server);
    await settle();
    server.lie = (frame) => [frame.t === 'welcome' && frame.since >= 0 ? { ...frame, since: 3 } : frame];
    server.cut();
    await time.pass(5000);
    expect(server.sinces).toEqual([-1, log.length - 1, -1]);
    expect(client).toMatchObject({ status: 'on', n: log.length - 1 });
  });
});
