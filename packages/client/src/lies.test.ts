import { describe, expect, test } from 'vitest';
import { FakeServer, settle } from './test/fake-server.ts';
import { join } from './test/joined.ts';
import {
  acted,
  altered,
  instead,
  type Lying,
  adasLog as log,
  started,
  type WithFacts,
  welcome,
} from './test/lying.ts';
import type { TroubleCode, TroubleKind } from './trouble.ts';

const at = started + 5;

interface Lie {
  readonly says: string;
  readonly code: TroubleCode;
  readonly kind: TroubleKind;
  readonly lie: Lying;
}

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
];

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

  test('tells of the table before it says whose view it is is not believed', async () => {
    const server = new FakeServer(log);
    server.lie = (frame) => (frame.t === 'welcome' ? [] : [frame]);
    const { client, time } = join(server);
    await time.pass(60_000);
    expect(client).toMatchObject({
      status: 'ended',
      end: { trouble: { code: 'impossible', at: 0 } },
      state: null,
    });
  });

  test('takes me for another player during a game is asked for the whole log again', async () => {
    const server = new FakeServer(log);
    const { client, time } = join(server);
    await settle();
    server.lie = welcome({ you: 'ben' });
    server.welcome(log.length - 1);
    server.lie = (frame) => [frame];
    await time.pass(1000);
    expect(server.sinces).toEqual([-1, -1]);
    expect(client).toMatchObject({ status: 'on', person: 'ada', n: log.length - 1 });
  });

  test('answers commands that were never sent changes nothing', async () => {
    const server = new FakeServer(log);
    const { client } = join(server);
    await settle();
    const before = client.state;
    const answer = client.do({ do: 'say', phrase: 'hello' }, { id: 'mine' });
    server.send({ t: 'ok', id: 'yours', n: 3 });
    server.send({ t: 'no', id: 'theirs', n: 3, why: 'not-now' });
    server.answer('mine');
    expect(await answer).toMatchObject({ t: 'ok', id: 'mine' });
    expect(client).toMatchObject({ status: 'on', n: log.length - 1 });
    expect(client.state).toBe(before);
  });

  test('sends again what came before a break is asked for the whole log again', async () => {
    const server = new FakeServer(log);
    const { client, time } = join(server);
    await settle();
    server.cut();
    server.lie = (frame) =>
      frame.t === 'welcome' && frame.since >= 0 ? [frame, { t: 'entry', entry: log.at(-1)! }] : [frame];
    await time.pass(5000);
    expect(server.sinces).toEqual([-1, log.length - 1, -1]);
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
