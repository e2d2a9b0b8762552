/** Who may read the record of a finished game: those the terms allow, and nobody before the end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../support/player.ts';
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
