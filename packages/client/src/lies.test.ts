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

/** Something else in the place of one entry. */
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
];

const join = (server: FakeServer) => {
  const time = new VirtualTime();
  const client = new TableClient({
    openLine: server.openLine,
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
      // What it still has is the truth up to there.
      expect(client.n).toBeLessThan(log.length - 1);
    });

  test('lies once in the middle of a game is asked for everything again', async () => {
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

  test('lies again and again in the middle of a game is not asked for ever', async () => {
    const server = new FakeServer(log.slice(0, at));
    const { client, time } = join(server);
    for (let i = 0; i < 10; i++) {
      await time.pass(1000);
      server.send({ t: 'entry', entry: log[1]! });
    }
    expect(client).toMatchObject({ status: 'ended', end: { trouble: { code: 'doubled', at: 1 } } });
    expect(server.sinces).toHaveLength(4);
  });

  test('says things that are no entries and that nobody knows is listened to all the same', async () => {
    const server = new FakeServer(log);
    server.lie = (frame) => ['{"t":"weather","rain":true}', frame];
    const { client, time } = join(server);
    await time.pass(1000);
    expect(client).toMatchObject({ status: 'on', n: log.length - 1 });
  });

  test('resumes at another entry than it was asked for is asked for everything again', async () => {
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
