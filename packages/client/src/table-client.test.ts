import { legalForms } from '@casefile/engine';
import { stripEntry } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import { FakeServer, settle } from './test/fake-server.ts';
import { expectTruth, join, log } from './test/joined.ts';
import { editionOf, ofAda, seedOf } from './test/sample-log.ts';
import { ClientEndedError } from './trouble.ts';

const started = log.findIndex(({ is }) => is === 'started');

describe('following a table', () => {
  test('folds entries as the protocol does and offers the seat its legal forms', async () => {
    const { client } = join(new FakeServer(ofAda(log)));
    expect(client.status).toBe('connecting');
    await settle();
    expectTruth(client);
    expect(client).toMatchObject({ status: 'on', seat: 0, person: 'ada', isHost: true, n: log.length - 1 });
    expect(client.legal).toEqual(legalForms(client.state!.position!, 0));
    expect(client.journal.talk).toMatchObject([{ phrase: 'hello', name: 'BEN' }]);
  });

  test('offers undo for the same step as the protocol', async () => {
    for (let end = started + 1; end <= log.length; end++) {
      const { client } = join(new FakeServer(ofAda(log.slice(0, end))));
      await settle();
      expect(client.mayUndo).toBe(client.state!.undo?.seat === 0);
    }
  });

  test('waits for an edition to be fetched without losing entries', async () => {
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

  test('retries an edition that could not be fetched', async () => {
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

  test('reports presence and clocks', async () => {
    const server = new FakeServer(ofAda(log));
    const { client } = join(server);
    await settle();
    server.send({ t: 'presence', people: ['ada', 'ben'], spectators: 2 });
    server.send({ t: 'clocks', left: [60_000, null, 5000], running: [2] });
    expect(client.presence).toMatchObject({ people: ['ada', 'ben'], spectators: 2 });
    expect(client.clocks).toEqual({ left: [60_000, null, 5000], running: [2], heardAt: 0 });
  });
});

describe('a change of seat', () => {
  test('is learnt when the cards are dealt', async () => {
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

  test('replays the log from its first entry when the server restarts it', async () => {
    const server = new FakeServer(ofAda(log));
    const heard: string[] = [];
    const on = { entry: () => void heard.push('entry'), restarted: () => void heard.push('restarted') };
    const { client } = join(server, { on });
    await settle();
    server.seat = null;
    server.entries = log.map((entry) => stripEntry(entry, 'spectator'));
    server.welcome(-1);
    expect(client).toMatchObject({ seat: null, n: log.length - 1 });
    expect(heard.filter((each) => each === 'restarted')).toHaveLength(1);
    expect(heard.slice(heard.indexOf('restarted') + 1)).toHaveLength(log.length);
  });

  test('requests the log from its first entry when the server does not restart it', async () => {
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

  test('sends the committed seed exactly once', async () => {
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

  test('never sends a seed that nobody at the table committed to', async () => {
    const server = new FakeServer(ofAda(log.slice(0, settled + 1)));
    join(server, { seed: () => ({ seed: seedOf(8), commitment: 'e'.repeat(64) }) });
    await settle();
    expect(server.commands).toEqual([]);
  });
});

describe('the end of a connection', () => {
  test('reports the server’s reason and rejects unanswered commands as unknown', async () => {
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

  test('reports a newer server when the server calls this client outdated', async () => {
    const server = new FakeServer(ofAda(log));
    const { client } = join(server);
    await settle();
    server.send({ t: 'bye', why: 'outdated' });
    expect(client.end).toEqual({ why: 'newer-server', trouble: null });
  });

  test('reconnects after a server restart', async () => {
    const server = new FakeServer(ofAda(log));
    const { client, time } = join(server);
    await settle();
    server.send({ t: 'bye', why: 'closing' });
    server.cut();
    await time.pass(1000);
    expect(client.status).toBe('on');
  });

  test('ends when the token is no longer valid', async () => {
    const server = new FakeServer(ofAda(log));
    const openTransport = async () => ({ ok: false, why: 'bad-token', isFinal: true }) as const;
    const { client } = join(server, { openTransport });
    await settle();
    expect(client).toMatchObject({ status: 'ended', end: { why: 'bad-token', trouble: null } });
  });
});
