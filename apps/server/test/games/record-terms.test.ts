/** Who may read the record of a finished game: those the terms allow, and nobody before the end. */
import type { Viewer } from '@casefile/engine';
import { makeRows, noRows } from '@casefile/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headOf } from '../../src/host/live.ts';
import { hashToken, mintId, mintToken } from '../../src/http/tokens.ts';
import { platformHashing } from '../../src/store/hashing.ts';
import { Sitting } from '../../src/table/test/sitting.ts';
import { framesSince, visibilityKey } from '../../src/table/views.ts';
import { call, watch } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';
import { type Actor, copyTable } from '../support/templates.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

const actors = ['player', 'spectator', 'anonymous'] as const satisfies readonly Actor[];

test.each([
  [undefined, [200, 200, 200]],
  ['all', [200, 200, 200]],
  ['players', [200, 403, 403]],
  ['nobody', [403, 403, 403]],
] as const)('terms %s: a player, a spectator and a stranger get %j', async (records, expected) => {
  const { origin, store } = serving;
  const { table, tokens } = await copyTable(store, 'over', records === undefined ? {} : { records });
  const statuses: number[] = [];
  for (const actor of actors) {
    const { status, body } = await call(
      origin,
      'GET',
      `/api/tables/${table}/record`,
      undefined,
      tokens[actor],
    );
    statuses.push(status);
    // A refusal reveals nothing of the game.
    if (status === 403) expect(Object.keys(body).sort()).toEqual(['error', 'message']);
  }
  expect(statuses).toEqual(expected);
  // Players may always read what they saw.
  const own = await call(origin, 'GET', `/api/tables/${table}/record?of=mine`, undefined, tokens.player);
  expect(own.status).toBe(200);
  expect(own.body.chance).toBeNull();
});

/** A finished game with these terms, in the store, with a token of its first player. */
async function playedWith(records: 'all' | 'players' | 'nobody') {
  const at = Sitting.started({ edition: 'speed', people: 3, bots: 0, terms: { records }, table: mintId() });
  while (at.step(() => 0, 1));
  const { table } = at.state;
  const token = mintToken('seat');
  const row = { hash: hashToken(token), kind: 'seat', table, person: 'p1', expires: null } as const;
  const appended = await serving.store.append({
    table,
    after: -1,
    rows: makeRows(at.seed, noRows, at.table.entries, platformHashing),
    head: headOf(at.table),
    secrets: { seed: at.seed },
    people: Object.keys(at.state.people),
    tokens: [row],
  });
  if (!appended.ok) throw new Error(JSON.stringify(appended));
  return { at, table, token };
}

test.each([
  ['all', true],
  ['players', false],
  ['nobody', false],
] as const)(
  'R02 terms %s: a spectator gets the seed, from which every hand follows: %s',
  async (records, isGiven) => {
    const { origin } = serving;
    const { at, table, token } = await playedWith(records);
    const { body } = await call(origin, 'GET', `/api/tables/${table}/entries`, undefined, token);
    // Players can check the deal, whatever the terms.
    expect(JSON.stringify(body)).toContain(at.seed);
    const spectator = await watch(origin, table);
    const path = `/api/tables/${table}/entries`;
    const read = await call(origin, 'GET', path, undefined, spectator.session.tokens.watch);
    expect(JSON.stringify(read.body).includes(at.seed)).toBe(isGiven);
    await spectator.connect();
    while (spectator.n < at.state.n) await spectator.news();
    expect(JSON.stringify(spectator.entries).includes(at.seed)).toBe(isGiven);
    expect(spectator.state!.phase).toBe('over');
    spectator.close();
    // At the end of the game, players and spectators must not share a frame.
    const end = at.table.entries.slice(-1);
    expect(visibilityKey(end, 1)).toBe(isGiven ? 'spectator' : 1);
    const sent = (viewer: Viewer) => JSON.stringify(framesSince(at.table, viewer, at.state.n - 1));
    expect([sent(1).includes(at.seed), sent('spectator').includes(at.seed)]).toEqual([true, isGiven]);
  },
);

test('gives nobody the whole record of a running game, whatever the terms', async () => {
  const { origin, store } = serving;
  const { table, tokens } = await copyTable(store, 'playing', { records: 'all' });
  for (const token of [tokens.player, tokens.host, undefined])
    expect((await call(origin, 'GET', `/api/tables/${table}/record`, undefined, token)).status).toBe(409);
});

test('does not resend a cached record', async () => {
  const { origin, store } = serving;
  const { table } = await copyTable(store, 'over');
  const address = `${origin}/api/tables/${table}/record`;
  const first = await fetch(address);
  const tag = first.headers.get('etag')!;
  expect(first.headers.get('cache-control')).toContain('immutable');
  expect(first.headers.get('vary')).toMatch(/authorization/i);
  const again = await fetch(address, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const { table: other } = await copyTable(store, 'over');
  const changed = await fetch(`${origin}/api/tables/${other}/record`, { headers: { 'if-none-match': tag } });
  expect(changed.status).toBe(200);
});

test('serves a record in pages that add up to the same file, never mixed with another record', async () => {
  const { origin, store } = serving;
  const { table } = await copyTable(store, 'over');
  const address = `${origin}/api/tables/${table}/record`;
  const whole = await fetch(address);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const tag = whole.headers.get('etag')!;
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  const page = 4096;
  const pages: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += page) {
    const part = await fetch(address, {
      headers: { range: `bytes=${from}-${from + page - 1}`, 'if-range': tag },
    });
    const last = Math.min(from + page, bytes.length) - 1;
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${last}/${bytes.length}`);
    pages.push(new Uint8Array(await part.arrayBuffer()));
  }
  expect(pages.length).toBeGreaterThan(1);
  expect(Buffer.concat(pages).equals(bytes)).toBe(true);
  const ranged = (headers: Record<string, string>) =>
    fetch(address, { headers: { range: 'bytes=0-9', ...headers } });
  expect((await ranged({ 'if-range': '"another"' })).status).toBe(200);
  const beyond = await ranged({ range: `bytes=${bytes.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  // A viewer refused the whole gets no part of it.
  const closed = await copyTable(store, 'over', { records: 'nobody' });
  const part = await fetch(`${origin}/api/tables/${closed.table}/record`, {
    headers: { range: 'bytes=0-9' },
  });
  expect(part.status).toBe(403);
});
