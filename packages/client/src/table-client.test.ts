import { legalForms } from '@casefile/engine';
import { foldEntries } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import type { ClientOptions } from './client-options.ts';
import { TableClient } from './table-client.ts';
import { FakeServer, settle, VirtualTime } from './test/fake-server.ts';
import { editionOf, ofAda, sampleLog, seedOf } from './test/sample-log.ts';
import { ClientEndedError } from './trouble.ts';

const log = sampleLog(30);
const started = log.findIndex(({ is }) => is === 'started');

function join(server: FakeServer, options: Partial<ClientOptions> = {}) {
  const time = new VirtualTime();
  const client = new TableClient({
    openLine: server.openLine,
    findEdition: editionOf,
    table: 'table-1',
    timers: time,
    ...options,
  });
  client.connect();
  return { client, time };
}

/** Everything that was heard is the protocol's fold of it. */
function expectTruth(client: TableClient, entries = log): void {
  expect(client.state).toEqual(foldEntries(0, ofAda(entries), editionOf('clue-2002', 1)!));
}

describe('following a table', () => {
  test('folds the entries to what the protocol makes of them, with the legal forms of the seat', async () => {
    const { client } = join(new FakeServer(ofAda(log)));
    expect(client.status).toBe('connecting');
    await settle();
    expectTruth(client);
    expect(client).toMatchObject({ status: 'on', seat: 0, person: 'ada', isHost: true, n: log.length - 1 });
    expect(client.legal).toEqual(legalForms(client.state!.position!, 0));
    expect(client.journal.talk).toMatchObject([{ phrase: 'hello', name: 'BEN' }]);
  });

  test('says which step may be taken back as the protocol does', async () => {
    for (let end = started + 1; end <= log.length; end++) {
      const { client } = join(new FakeServer(ofAda(log.slice(0, end))));
      await settle();
      expect(client.mayUndo).toBe(client.state!.undo?.seat === 0);
    }
  });

  test('waits for an edition that has to be fetched, and misses nothing meanwhile', async () => {
    let arrives = (): void => {};
    const fetched = new Promise<void>((resolve) => {
      arrives = resolve;
    });
    const server = new FakeServer(ofAda(log.slice(0, 20)));
    const findEdition = async (id: string, version: number) => {
      await fetched;
      return editionOf(id, version);
    };
    const { client } = join(server, { findEdition });
    await settle();
    server.add(...ofAda(log.slice(20)));
    expect(client.state).toBeNull();
    arrives();
    await settle();
    expectTruth(client);
  });

  test('asks again for an edition that could not be fetched', async () => {
    let isThere = false;
    const server = new FakeServer(ofAda(log));
    const findEdition = async (id: string, version: number) => {
      if (!isThere) throw new Error('offline');
      return editionOf(id, version);
    };
    const { client, time } = join(server, { findEdition });
    await settle();
    expect(client.status).toBe('lost');
    isThere = true;
    await time.pass(1000);
    expectTruth(client);
  });

  test('tells who is there and what the clocks show', async () => {
    const server = new FakeServer(ofAda(log));
    const { client } = join(server);
    await settle();
    server.send({ t: 'presence', people: ['ada', 'ben'], spectators: 2 });
    server.send({ t: 'clocks', left: [60_000, null, 5000], running: [2] });
    expect(client.presence).toMatchObject({ people: ['ada', 'ben'], spectators: 2 });
    expect(client.clocks).toEqual({ left: [60_000, null, 5000], running: [2], heardAt: 0 });
  });
});

describe('a line that breaks', () => {
  test('goes on after the last entry that was heard', async () => {
    const server = new FakeServer(ofAda(log.slice(0, 20)));
    const { client, time } = join(server);
    await settle();
    server.cut();
    expect(client.status).toBe('lost');
    server.entries = ofAda(log);
    await time.pass(1000);
    expect(server.sinces).toEqual([-1, 19]);
    expectTruth(client);
  });

  test('sends again under the same id what was not answered, with what was seen when it was decided', async () => {
    const server = new FakeServer(ofAda(log.slice(0, 20)));
    const { client, time } = join(server);
    await settle();
    const answer = client.do({ do: 'say', phrase: 'hello' });
    server.cut();
    server.entries = ofAda(log);
    await time.pass(1000);
    const [first, second] = server.commands;
    expect(server.commands).toHaveLength(2);
    expect(second).toEqual(first);
    expect(second!.v).toBe(19);
    server.answer(first!.id);
    expect(await answer).toMatchObject({ t: 'ok', id: first!.id });
    server.cut();
    await time.pass(1000);
    expect(server.commands).toHaveLength(2);
  });

  test('keeps what is given while there is no line', async () => {
    const server = new FakeServer(ofAda(log));
    server.isAway = true;
    const { client, time } = join(server);
    await settle();
    void client.do({ do: 'say', phrase: 'hello' }, { id: 'mine' });
    server.isAway = false;
    await time.pass(1000);
    expect(server.commands).toMatchObject([{ id: 'mine' }]);
  });

  test('sends a command again that got lost on a line that holds', async () => {
    const server = new FakeServer(ofAda(log));
    const { client, time } = join(server);
    await settle();
    void client.do({ do: 'say', phrase: 'hello' }, { id: 'mine' });
    await time.pass(9000);
    expect(server.commands).toHaveLength(1);
    await time.pass(4000);
    expect(server.commands.map(({ id }) => id)).toEqual(['mine', 'mine']);
  });

  test('asks again, a few times, for what the server does not know to be saved', async () => {
    const server = new FakeServer(ofAda(log));
    const { client, time } = join(server);
    await settle();
    const answer = client.do({ do: 'say', phrase: 'hello' }, { id: 'mine' });
    const unknown = (): void => server.send({ t: 'no', id: 'mine', n: 1, why: 'unknown' });
    unknown();
    await time.pass(2500);
    expect(server.commands).toHaveLength(2);
    for (let i = 0; i < 5; i++) {
      unknown();
      await time.pass(2500);
    }
    expect(server.commands).toHaveLength(6);
    expect(await answer).toMatchObject({ t: 'no', why: 'unknown' });
  });

  test('is given up when nothing is heard on it for six seconds', async () => {
    const server = new FakeServer(ofAda(log));
    const { client, time } = join(server);
    await time.pass(60_000);
    expect(server.sinces).toHaveLength(1);
    expect(server.pings).toBeGreaterThan(20);
    server.fallSilent();
    await time.pass(9000);
    expect(server.sinces.length).toBeGreaterThan(1);
    expect(client.status).toBe('on');
  });

  test('is given up when pings are answered on it and nobody is let in', async () => {
    const server = new FakeServer(ofAda(log));
    server.lie = (frame) => (frame.t === 'pong' ? [frame] : []);
    const { client, time } = join(server);
    await time.pass(7000);
    expect(client.status).not.toBe('on');
    server.lie = (frame) => [frame];
    await time.pass(9000);
    expect(client.status).toBe('on');
  });

  test('is tried for again and again, less and less often, and at once when the network is back', async () => {
    const server = new FakeServer(ofAda(log));
    server.isAway = true;
    let tries = 0;
    const openLine: ClientOptions['openLine'] = (since, events) => {
      tries++;
      return server.openLine(since, events);
    };
    const { client, time } = join(server, { openLine });
    await time.pass(5000);
    expect(tries).toBeGreaterThanOrEqual(4);
    await time.pass(300_000);
    const before = tries;
    await time.pass(7000);
    expect(tries - before).toBeLessThanOrEqual(1);
    server.isAway = false;
    client.network(true);
    await time.pass(600);
    expect(client.status).toBe('on');
    client.network(false);
    expect(client.status).toBe('lost');
  });

  test('stays broken where the client is told not to come back by itself', async () => {
    const server = new FakeServer(ofAda(log));
    const { client, time } = join(server, { reconnects: false });
    await settle();
    server.cut();
    await time.pass(60_000);
    expect(client.status).toBe('lost');
    client.connect();
    await settle();
    expect(client.status).toBe('on');
  });
});

describe('a seat that changes', () => {
  test('becomes known with the deal', async () => {
    const server = new FakeServer(ofAda(log.slice(0, started)));
    server.seat = null;
    const { client } = join(server);
    await settle();
    expect(client.seat).toBeNull();
    server.seat = 0;
    server.welcome(started - 1);
    server.add(...ofAda(log.slice(started)));
    expectTruth(client);
  });

  test('is followed from the first entry on where the server says so', async () => {
    const server = new FakeServer(ofAda(log));
    const heard: string[] = [];
    const on = { entry: () => void heard.push('entry'), restarted: () => void heard.push('restarted') };
    const { client } = join(server, { on });
    await settle();
    server.seat = null;
    server.entries = log.map((entry) => ofAda([entry])[0]!);
    server.welcome(-1);
    expect(client).toMatchObject({ seat: null, n: log.length - 1 });
    expect(heard.filter((each) => each === 'restarted')).toHaveLength(1);
    expect(heard.slice(heard.indexOf('restarted') + 1)).toHaveLength(log.length);
  });

  test('is asked for from the first entry on where the server does not', async () => {
    const server = new FakeServer(ofAda(log));
    const { client, time } = join(server);
    await settle();
    server.seat = null;
    server.welcome(log.length - 1);
    await time.pass(1000);
    expect(server.sinces).toEqual([-1, -1]);
    expect(client.seat).toBeNull();
  });
});

describe('the deal', () => {
  const settled = log.findIndex(({ is }) => is === 'settled');
  const { commitment } = (log[1] as { sitter: { commitment: string } }).sitter;

  test('gets the seed that was committed to, once', async () => {
    const server = new FakeServer(ofAda(log.slice(0, settled)));
    const { time } = join(server, { seed: () => ({ seed: seedOf(0), commitment }) });
    await settle();
    expect(server.commands).toEqual([]);
    server.add(...ofAda(log.slice(settled, settled + 1)));
    expect(server.commands).toMatchObject([{ command: { do: 'open', seed: seedOf(0) } }]);
    server.answer(server.commands[0]!.id);
    server.cut();
    await time.pass(1000);
    expect(server.commands).toHaveLength(1);
  });

  test('does not get a seed that nobody there has committed to', async () => {
    const server = new FakeServer(ofAda(log.slice(0, settled + 1)));
    join(server, { seed: () => ({ seed: seedOf(8), commitment: 'e'.repeat(64) }) });
    await settle();
    expect(server.commands).toEqual([]);
  });
});

describe('the end', () => {
  test('comes with the server’s word, and what was not answered is said to be unknown', async () => {
    const server = new FakeServer(ofAda(log));
    const ends: string[] = [];
    const { client, time } = join(server, { on: { ended: ({ why }) => ends.push(why) } });
    await settle();
    const asked = client.do({ do: 'pause' });
    server.send({ t: 'bye', why: 'taken-over' });
    await expect(asked).rejects.toBeInstanceOf(ClientEndedError);
    await expect(client.undo()).rejects.toThrow('taken-over');
    await time.pass(60_000);
    expect(ends).toEqual(['taken-over']);
    expect(server.sinces).toHaveLength(1);
  });

  test('comes as that of a newer server where the server finds this client too old', async () => {
    const server = new FakeServer(ofAda(log));
    const { client } = join(server);
    await settle();
    server.send({ t: 'bye', why: 'outdated' });
    expect(client.end).toEqual({ why: 'newer-server', trouble: null });
  });

  test('does not come where a server only stops for a moment', async () => {
    const server = new FakeServer(ofAda(log));
    const { client, time } = join(server);
    await settle();
    server.send({ t: 'bye', why: 'closing' });
    server.cut();
    await time.pass(1000);
    expect(client.status).toBe('on');
  });

  test('comes where the token opens nothing any more', async () => {
    const server = new FakeServer(ofAda(log));
    const openLine = async () => ({ ok: false, why: 'bad-token', isFinal: true }) as const;
    const { client } = join(server, { openLine });
    await settle();
    expect(client).toMatchObject({ status: 'ended', end: { why: 'bad-token', trouble: null } });
  });
});
