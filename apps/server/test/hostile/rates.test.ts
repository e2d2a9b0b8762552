/** Messages, requests and chat beyond the rate limits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mintToken } from '../../src/http/tokens.ts';
import { serveWith } from '../support/attacks/limited.ts';
import { call, type Player } from '../support/player.ts';
import { roomyLimits, type Serving, serve } from '../support/serving.ts';
import { copyTable, playerAt } from '../support/templates.ts';

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

  test('R26 closes a connection that sends too much, whatever it sends, and no other', async () => {
    const copy = await copyTable(serving.store, 'lobby');
    const [player, other] = [playerAt(serving, copy, 'player'), playerAt(serving, copy, 'other')];
    await player.connect();
    await other.connect();
    // One ping is free, as the app sends them.
    const messages = Array.from({ length: 61 }, (_, i) => (i % 2 === 0 ? '{"t":"ping","at":1}' : 'rubbish'));
    expect(await isTooMany(other, messages.slice(0, 50))).toBe(false);
    expect(await isTooMany(player, messages)).toBe(true);
    expect((await other.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
    other.close();
  });

  test('R26 does not count the pings that the app sends by itself, but counts those beyond them', async () => {
    const copy = await copyTable(serving.store, 'lobby');
    const player = playerAt(serving, copy, 'player');
    await player.connect();
    const ping = '{"t":"ping","at":1}';
    const rubbish = (count: number): string[] => Array(count).fill('rubbish');
    for (const message of [ping, ...rubbish(30)]) player.raw(message);
    await new Promise((resolve) => setTimeout(resolve, 1600));
    // Sixty with the question: there is room for them, and for no ping.
    expect(await isTooMany(player, [ping, ...rubbish(29)])).toBe(false);
    expect(await isTooMany(player, [ping])).toBe(true);
  });

  test('R26 a spectator has its own rate limit', async () => {
    const copy = await copyTable(serving.store, 'lobby');
    const [spectator, player] = [playerAt(serving, copy, 'spectator'), playerAt(serving, copy, 'player')];
    await spectator.connect();
    await player.connect();
    const pings = Array.from({ length: 12 }, () => '{"t":"ping","at":1}');
    expect(await isTooMany(spectator, pings)).toBe(true);
    expect(await isTooMany(player, pings)).toBe(false);
    player.close();
  });

  test('R26 counts chat over socket and HTTP together, refuses too much of it, and lets the player play on', async () => {
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

  test('R37 counts a large response as several requests', async () => {
    const allowed = async (path: string): Promise<{ count: number; bytes: number }> => {
      const { origin } = await serveWith({ requests: { max: 60, windowMs: 20_000 } });
      for (let count = 0, bytes = 0; ; count++) {
        const answer = await fetch(origin + path);
        if (answer.status === 429) return { count, bytes };
        bytes = (await answer.arrayBuffer()).byteLength;
      }
    };
    const [small, large] = [await allowed('/healthz'), await allowed('/api/openapi.json')];
    // The connection itself counts as one.
    expect(small.count).toBeGreaterThan(50);
    expect(small.count).toBeLessThan(60);
    expect(large.bytes).toBeGreaterThan(32_768);
    expect(large.count).toBeLessThanOrEqual(Math.ceil(60 / (1 + Math.floor(large.bytes / 32_768))) + 1);
  });

  test('R37 limits how often an address opens bot streams, because each begins with the whole game', async () => {
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
    // A valid token is not locked out by others behind the same address.
    expect((await call(origin, 'GET', path, undefined, copy.tokens.player)).status).toBe(200);
  });
});
