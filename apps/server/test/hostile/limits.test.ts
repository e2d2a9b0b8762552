import { makeRows, maxPostedBytes, noRows, type What } from '@casefile/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { headOf } from '../../src/host/live.ts';
import { hashToken, mintId, mintToken } from '../../src/http/tokens.ts';
import type { Limits } from '../../src/ops/settings.ts';
import { platformHashing } from '../../src/store/hashing.ts';
import { foldAll, stamped } from '../../src/table/table.ts';
import { Sitting } from '../../src/table/test/sitting.ts';
import { call, openTable, Player, sitDown } from '../support/player.ts';
import { trickle, upgrading } from '../support/raw.ts';
import { roomyLimits, type Serving, serve } from '../support/serving.ts';
import { size } from '../support/size.ts';
import { copyTable, playerAt } from '../support/templates.ts';

const running: Serving[] = [];
async function serveWith(limits: Partial<Limits>): Promise<Serving> {
  const serving = await serve({ limits: { ...roomyLimits, ...limits } });
  running.push(serving);
  return serving;
}
afterEach(async () => {
  for (const serving of running.splice(0)) await serving.stop();
});

const closeCode = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', (code) => resolve(code)));
const socketTo = ({ origin }: Serving): WebSocket => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
  socket.on('error', () => {});
  return socket;
};
const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => socket.once('open', () => resolve()));

/** A whole game's worth of being served: opens, sits, starts, says. */
async function isServed({ origin }: Serving): Promise<void> {
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const bob = await sitDown(origin, host.session.table, { name: 'Bob' });
  await bob.connect();
  expect((await bob.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
  bob.close();
}

describe('R25 sizes and connections', () => {
  test('R25 a frame of 4 kB is read, a longer one closes the socket; a body of 64 kB, a record of 1.5 MB, and no more', async () => {
    const serving = await serveWith({});
    const { origin } = serving;
    const host = await openTable(serving.origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
    await host.connect();
    host.raw(JSON.stringify({ t: 'ping', at: 1 }).padEnd(4096));
    await host.until(() => host.frames.some((frame) => frame.includes('"t":"pong"')));
    host.raw(JSON.stringify({ t: 'ping', at: 1 }).padEnd(4097));
    await host.ended();
    expect(host.isOpen).toBe(false);
    await isServed(serving);
    const padded = (bytes: number) => '{"tokens":[]}'.padEnd(bytes);
    expect((await call(origin, 'POST', '/api/my-games', padded(65_536))).status).toBe(200);
    expect((await call(origin, 'POST', '/api/my-games', padded(65_537))).status).toBe(413);
    expect((await call(origin, 'POST', '/api/records', padded(maxPostedBytes + 1))).status).toBe(413);
    expect((await call(origin, 'POST', '/api/records', padded(maxPostedBytes))).status).toBe(400);
  });

  test('R25 so many sockets and streams an address, and no more; one that goes makes room', async () => {
    const serving = await serveWith({ socketsPerAddress: 3 });
    const sockets = [socketTo(serving), socketTo(serving), socketTo(serving)];
    await Promise.all(sockets.map(opened));
    const fourth = socketTo(serving);
    const status = await new Promise((resolve) =>
      fourth.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
    );
    expect(status).toBe(429);
    sockets[0]!.close();
    await closeCode(sockets[0]!);
    await opened(socketTo(serving));
  });

  test('R25 who does not say who they are is closed, and so is who says nothing at all', async () => {
    const serving = await serveWith({ helloMs: 1500, handshakeMs: 1000 });
    const silent = socketTo(serving);
    const half = trickle(
      serving.port,
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n',
    );
    const never = trickle(serving.port, '');
    expect(await closeCode(silent)).toBe(1008);
    expect(await half.closed).toMatch(/^HTTP\/1.1 408/);
    await never.closed;
    await isServed(serving);
  });

  test('R25 who has said who they are, and waits for a slow storage, may come again', async () => {
    const { origin, store } = await serveWith({ helloMs: 1000, handshakeMs: 1000 });
    const ada = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
    const take = store.takeToken;
    vi.spyOn(store, 'takeToken').mockImplementationOnce(async (hash) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      return take(hash);
    });
    ada.isStubborn = true;
    await ada.connect();
    expect(ada.byeWhy).toBe('closing');
    expect((await ada.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
    ada.close();
  });

  const many = size(60, 500);
  test(`R25 ${many} connections that trickle are closed, and nobody waits for them`, async () => {
    const serving = await serveWith({ helloMs: 1500, handshakeMs: 1500, socketsPerAddress: 1000 });
    const head = `GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
    const upgrade = Object.entries(upgrading).map(([name, value]) => `${name}: ${value}\r\n`);
    const kinds = [
      head,
      `${head}${upgrade.join('')}\r\n`,
      Buffer.concat([Buffer.from(`${head}${upgrade.join('')}\r\n`), Buffer.from([0x81, 0xfe, 0x0f])]),
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"edi',
    ];
    const slow = Array.from({ length: many }, (_, i) => trickle(serving.port, kinds[i % kinds.length]!));
    await isServed(serving);
    await Promise.all(slow.map(({ closed }) => closed));
    await isServed(serving);
  });
});

describe('R26 rates over the wire', () => {
  const few = { max: 10, windowMs: 600_000 };
  const some = { max: 60, windowMs: 600_000 };
  let serving: Serving;
  beforeAll(async () => {
    const chat = { max: 5, windowMs: 600_000 };
    serving = await serve({
      limits: { ...roomyLimits, player: some, spectator: few, chat, joins: few, tables: few },
    });
  });
  afterAll(() => serving.stop());

  const isTooMany = async (player: Player, messages: readonly string[]): Promise<boolean> => {
    for (const message of messages) player.raw(message);
    const answer = player.do({ do: 'take-back' });
    return Promise.race([player.ended().then(() => true), answer.then(() => false)]);
  };

  test('R26 who sends too much is closed, whatever it sends; others are not', async () => {
    const copy = await copyTable(serving.store, 'lobby');
    const [player, other] = [playerAt(serving, copy, 'player'), playerAt(serving, copy, 'other')];
    await player.connect();
    await other.connect();
    const messages = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? '{"t":"ping","at":1}' : 'rubbish'));
    expect(await isTooMany(other, messages.slice(0, 50))).toBe(false);
    expect(await isTooMany(player, messages)).toBe(true);
    expect((await other.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
    other.close();
  });

  test('R26 a spectator has a rate of its own', async () => {
    const copy = await copyTable(serving.store, 'lobby');
    const [spectator, player] = [playerAt(serving, copy, 'spectator'), playerAt(serving, copy, 'player')];
    await spectator.connect();
    await player.connect();
    const pings = Array.from({ length: 12 }, () => '{"t":"ping","at":1}');
    expect(await isTooMany(spectator, pings)).toBe(true);
    expect(await isTooMany(player, pings)).toBe(false);
    player.close();
  });

  test('R26 who talks too much is told, over a socket and over HTTP together, and may go on playing', async () => {
    const copy = await copyTable(serving.store, 'lobby');
    const player = playerAt(serving, copy, 'player');
    await player.connect();
    const path = `/api/tables/${copy.table}/commands`;
    const byHttp = (i: number) =>
      call(
        serving.origin,
        'POST',
        path,
        { id: `h${i}`, v: -1, command: { do: 'say', phrase: 'hello' } },
        player.token,
      );
    const say = (i: number) => player.do({ do: 'say', phrase: 'hello' }, `s${i}`);
    for (let i = 0; i < 3; i++) expect((await say(i)).t).toBe('ok');
    for (let i = 0; i < 2; i++) expect((await byHttp(i)).status).toBe(200);
    expect(await say(9)).toMatchObject({ t: 'no', why: 'too-many' });
    expect((await byHttp(9)).status).toBe(429);
    expect((await player.do({ do: 'move-chair', suspect: copy.free }, 'r')).t).toBe('ok');
    player.close();
  });

  test('R37 large answers count as the many requests they cost', async () => {
    const allowed = async (path: string): Promise<{ count: number; bytes: number }> => {
      const { origin } = await serveWith({ requests: { max: 60, windowMs: 20_000 } });
      for (let count = 0, bytes = 0; ; count++) {
        const answer = await fetch(origin + path);
        if (answer.status === 429) return { count, bytes };
        bytes = (await answer.arrayBuffer()).byteLength;
      }
    };
    const [small, large] = [await allowed('/healthz'), await allowed('/api/openapi.json')];
    // Coming counts as one.
    expect(small.count).toBeGreaterThan(50);
    expect(small.count).toBeLessThan(60);
    expect(large.bytes).toBeGreaterThan(32_768);
    expect(large.count).toBeLessThanOrEqual(Math.ceil(60 / (1 + Math.floor(large.bytes / 32_768))) + 1);
  });

  test('R37 streams of programs are opened so often by an address, and no more: each begins with the whole game', async () => {
    const { origin, store } = await serveWith({ streams: { max: 4, windowMs: 60_000 } });
    const copy = await copyTable(store, 'playing');
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const headers = { authorization: `Bearer ${copy.tokens.bot}` };
      const stream = await fetch(`${origin}/api/tables/${copy.table}/bot`, { headers });
      statuses.push(stream.status);
      await stream.body?.cancel();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await call(origin, 'GET', `/api/tables/${copy.table}`)).status).toBe(200);
  });

  test('R26 an address that joins, opens tables or guesses tokens too often is refused with 429', async () => {
    const { origin } = serving;
    const copy = await copyTable(serving.store, 'lobby');
    const path = `/api/tables/${copy.table}`;
    const times = async (count: number, does: () => Promise<{ status: number }>): Promise<number[]> => {
      const statuses: number[] = [];
      for (let i = 0; i < count; i++) statuses.push((await does()).status);
      return statuses;
    };
    const opens = await times(11, () =>
      call(origin, 'POST', '/api/tables', { edition: 'speed', name: 'Ada' }),
    );
    expect(opens).toEqual([...Array(10).fill(200), 429]);
    const joins = await times(11, () => call(origin, 'POST', `${path}/watchers`, {}));
    expect(joins).toEqual([...Array(10).fill(200), 429]);
    expect((await call(origin, 'POST', '/api/take-over', { code: 'ABCD-EFGH' })).status).toBe(429);
    const guesses = await times(50, () => call(origin, 'GET', path, undefined, mintToken('seat')));
    expect(guesses.at(0)).toBe(401);
    expect(guesses.at(-1)).toBe(429);
    // Who has a token is not kept out by others behind the same address.
    expect((await call(origin, 'GET', path, undefined, copy.tokens.player)).status).toBe(200);
  });
});

describe('R20 who does not read', () => {
  // Linux takes four megabytes before anything waits here. A table of today takes fewer, but those of before are still there.
  const long = 1850;
  /** A table with more behind it than a connection can hold in its own buffers. */
  async function longTable({ store, origin }: Serving): Promise<Player[]> {
    // In a lobby nobody may talk that long.
    const sitting = Sitting.started({ edition: 'speed', people: 3, bots: 0, terms: { chat: 'free' } });
    const table = mintId();
    const said: What[] = Array.from({ length: long }, () => ({
      is: 'wrote',
      person: 'p0',
      text: 'x'.repeat(2500),
    }));
    const entries = [...sitting.table.entries, ...stamped(sitting.table, 2000, said)].map((entry) =>
      entry.is === 'opened' ? { ...entry, table } : entry,
    );
    const tokens = ['p0', 'p1'].map((person) => ({ person, token: mintToken('seat') }));
    const written = await store.append({
      table,
      after: -1,
      rows: makeRows(sitting.seed, noRows, entries, platformHashing),
      head: headOf(foldAll(null, entries)),
      secrets: { seed: sitting.seed },
      tokens: tokens.map(({ person, token }) => ({
        hash: hashToken(token),
        kind: 'seat',
        table,
        person,
        expires: null,
      })),
    });
    expect(written.ok).toBe(true);
    return tokens.map(
      ({ person, token }) =>
        new Player(origin, { table, person, name: '', suspect: null, tokens: { seat: token } }),
    );
  }
  /** Greets, and reads nothing of what comes. */
  async function deaf(serving: Serving, player: Player): Promise<WebSocket> {
    const { table } = player.session;
    const { body } = await call(serving.origin, 'POST', `/api/tables/${table}/tickets`, {}, player.token);
    const socket = socketTo(serving);
    await opened(socket);
    socket.send(JSON.stringify({ t: 'hello', ticket: body.ticket, since: -1 }));
    socket.pause();
    return socket;
  }
  const gauge = async ({ server }: Serving, name: string): Promise<number> =>
    Number(new RegExp(`casefile_${name} (\\d+)`).exec(await server.metrics.text())![1]);
  const count = (serving: Serving): Promise<number> => gauge(serving, 'sockets');
  async function until(what: () => Promise<boolean>): Promise<void> {
    while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  test('R20 a reader that stops is dropped when too much waits for it; others play on', async () => {
    const serving = await serveWith({ bufferBytes: 4096, stallMs: 600_000 });
    const [slow, quick] = await longTable(serving);
    await quick!.connect();
    await quick!.until(({ n }) => n >= long);
    const socket = await deaf(serving, slow!);
    await until(async () => (await count(serving)) === 2);
    let said = 0;
    while ((await count(serving)) === 2) {
      // Not by the names of commands that were used when the table was set up.
      const answer = await quick!.do({ do: 'say', phrase: 'hello' }, `w${said}`);
      expect(answer.t).toBe('ok');
      expect(++said).toBeLessThan(100);
    }
    expect(said).toBeGreaterThan(5);
    expect((await quick!.do({ do: 'say', phrase: 'hello' }, 'last')).t).toBe('ok');
    socket.terminate();
    quick!.close();
  });

  test('R37 what happened before somebody came waits unwritten for who does not read it, and whoever reads gets all of it', async () => {
    const serving = await serveWith({ stallMs: 600_000 });
    const [slow, quick] = await longTable(serving);
    const deafOnes: WebSocket[] = [];
    let most = 0;
    for (let i = 1; i <= 4; i++) {
      deafOnes.push(await deaf(serving, slow!));
      await until(async () => {
        most = Math.max(most, await gauge(serving, 'socket_bytes_waiting'));
        return (await count(serving)) === i;
      });
    }
    for (let i = 0; i < 20; i++) {
      most = Math.max(most, await gauge(serving, 'socket_bytes_waiting'));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // All of it would be 4.5 megabytes for each of them.
    expect(most).toBeLessThan(4 * 100_000);
    await quick!.connect();
    await quick!.until(({ n }) => n >= long);
    expect(quick!.faults).toEqual([]);
    for (const socket of deafOnes) socket.terminate();
    quick!.close();
  });

  test('R37 who has a long table read out again and again is told to wait', async () => {
    const serving = await serveWith({ requests: { max: 400, windowMs: 60_000 } });
    const [, quick] = await longTable(serving);
    const { table } = quick!.session;
    const path = `/api/tables/${table}/tickets`;
    let times = 0;
    for (;;) {
      const ticket = await call(serving.origin, 'POST', path, {}, quick!.token).catch(() => null);
      if (ticket?.status !== 200) break;
      const socket = socketTo(serving);
      const isOpen = await Promise.race([
        opened(socket).then(() => true),
        closeCode(socket).then(() => false),
      ]);
      if (!isOpen) break;
      expect(++times).toBeLessThan(10);
      socket.send(JSON.stringify({ t: 'hello', ticket: ticket.body.ticket, since: -1 }));
      let heard = 0;
      await new Promise<void>((resolve) => {
        socket.on('message', () => ++heard >= long && resolve());
      });
      socket.terminate();
    }
    expect(times).toBeGreaterThan(1);
  });

  test('R20 a reader that stops is dropped after a time, however little waits; one that reads all gets it', async () => {
    // Long enough for a busy machine to see that it was there.
    const serving = await serveWith({ stallMs: 2000 });
    const [slow, quick] = await longTable(serving);
    await quick!.connect();
    const socket = await deaf(serving, slow!);
    await until(async () => (await count(serving)) === 2);
    await until(async () => (await count(serving)) === 1);
    await quick!.until(({ n }) => n >= long);
    expect((await quick!.do({ do: 'say', phrase: 'hello' }, 'last')).t).toBe('ok');
    socket.terminate();
    quick!.close();
  });
});
