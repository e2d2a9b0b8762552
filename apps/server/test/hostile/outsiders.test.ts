/** Hostile input from outsiders: nothing outside is reached, nothing is changed, and the others play on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { commitToSeed } from '@casefile/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trickle, upgrading } from '../support/attacks/raw.ts';
import { call, openTable, type Player, sitDown } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';

const outside = mkdtempSync(join(tmpdir(), 'casefile-outside-'));
const faults: string[] = [];
let serving: Serving;
let origin: string;
let ada: Player;
let ben: Player;
beforeAll(async () => {
  const web = join(outside, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Casefile</title>');
  writeFileSync(join(web, 'assets/a.js'), 'x'.repeat(300_000));
  writeFileSync(join(outside, 'secret.txt'), 'the candlestick');
  serving = await serve({ web }, (level, what) => {
    if (level === 'error') faults.push(what);
  });
  ({ origin } = serving);
  ada = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  ben = await sitDown(origin, ada.session.table, { name: 'Ben' });
  await ben.connect();
});
afterAll(async () => {
  ben.close();
  await serving.stop();
  rmSync(outside, { recursive: true, force: true });
});

const hostLine = (): string => `host: 127.0.0.1:${serving.port}\r\n`;
/** The response to a raw request. */
const ask = (line: string, headers = '', body = ''): Promise<string> =>
  trickle(serving.port, `${line} HTTP/1.1\r\n${hostLine()}connection: close\r\n${headers}\r\n${body}`).closed;
const statusIn = (answer: string): number => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0);
/** As seen with the link alone. */
const lobby = async (): Promise<string> =>
  JSON.stringify((await call(origin, 'GET', `/api/tables/${ada.session.table}`)).body);

describe('addresses and methods', () => {
  test('no path escapes the folder of the app', async () => {
    const ways = ['..%2f', '%2e%2e/', '..%5c', '.%2e/', '..;/', '%252e%252e%252f', '..%00/', '..%c0%af'];
    for (const way of ways)
      for (const from of ['/', '/assets/', '/g/', '/t/']) {
        const answer = await ask(`GET ${from}${way}${way}secret.txt`);
        expect(answer, `${from}${way}`).not.toContain('candlestick');
        expect([200, 400, 403, 404], `${from}${way}`).toContain(statusIn(answer));
        if (statusIn(answer) === 200) expect(answer).toContain('<title>Casefile</title>');
      }
    for (const path of ['//evil.example/x', '/\\evil.example', 'http://evil.example/'])
      expect((await ask(`GET ${path}`)).toLowerCase()).not.toContain('location:');
  });

  test('answers of the API are not stored, however its path is written', async () => {
    const path = `/tables/${ada.session.table}`;
    for (const written of [`/api${path}`, `/%61pi${path}`, `http://127.0.0.1:${serving.port}/api${path}`]) {
      const answer = await ask(`GET ${written}`);
      expect(statusIn(answer), written).toBe(200);
      expect(answer.toLowerCase(), written).toContain('cache-control: no-store');
    }
  });

  test('an address that cannot be decoded is refused in a sentence', async () => {
    for (const path of ['/%', '/api/%', '/assets/%zz']) {
      const answer = await ask(`GET ${path}`);
      expect(statusIn(answer), path).toBe(400);
      expect(answer, path).toContain('{"error":"refused","message":"This request cannot be read."}');
    }
  });

  test('ignores the offer of another protocol', async () => {
    const offer = 'connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n';
    expect(await ask('GET /healthz', offer)).toMatch(/^HTTP\/1.1 200/);
  });

  test('hundreds of ranges of a file are not larger than the file', async () => {
    const ranges = Array.from({ length: 700 }, (_, i) => `${i}-`).join(',');
    const answer = await ask('GET /assets/a.js', `range: bytes=${ranges}\r\n`);
    expect(answer.length).toBeLessThan(310_000);
  });

  test('refuses unknown methods and ambiguous requests', async () => {
    const path = `/api/tables/${ada.session.table}`;
    const none = 'content-length: 0\r\n';
    for (const method of ['OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'LOCK', 'CONNECT'])
      expect([0, 400, 404, 405]).toContain(statusIn(await ask(`${method} ${path}`, none)));
    for (const headers of [
      'content-length: 2\r\ntransfer-encoding: chunked\r\n',
      'content-length: 2\r\ncontent-length: 3\r\n',
      'content-length: -2\r\n',
      'content-length: 99999999999999999999\r\n',
      'transfer-encoding: gzip, chunked\r\n',
    ])
      expect([400, 411], headers).toContain(statusIn(await ask('POST /api/my-games', headers, '{}')));
  });
});

describe('bodies', () => {
  const post = async (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
    (
      await fetch(origin + path, {
        method: 'POST',
        body: body as string,
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).status;

  test('accepts only JSON in UTF-8: nothing compressed, no other encoding, no bomb', async () => {
    const good = '{"tokens":[]}';
    expect(await post('/api/my-games', good)).toBe(200);
    const bomb = gzipSync(`{"tokens":[${'"",'.repeat(1_000_000)}""]}`);
    expect(await post('/api/my-games', bomb.subarray(0, 60_000), { 'content-encoding': 'gzip' })).toBe(400);
    expect(await post('/api/my-games', gzipSync(good), { 'content-encoding': 'gzip' })).toBe(400);
    expect(await post('/api/my-games', Buffer.from(good, 'utf16le'))).toBe(400);
    expect(await post('/api/my-games', `\ufeff${good}`)).toBe(400);
    expect(await post('/api/my-games', good, { 'content-type': 'text/plain' })).toBe(415);
    expect(await post('/api/my-games', '['.repeat(60_000))).toBe(413);
  });

  test('opens no table for editions, options or terms with odd names and values', async () => {
    const usual = { edition: 'clue-2015', name: 'Eve', suspect: 'scarlet' };
    const commitment = commitToSeed('e'.repeat(64));
    const odd: object[] = [
      ...['toString', '__proto__', '', '../x', 'clue-2002 '].map((edition) => ({ edition })),
      ...[
        { toString: true },
        { quick: 1 },
        { quick: 'true' },
        { quick: [true] },
        { '': true },
        { x: true },
      ].map((options) => ({ options })),
      ...[
        { pace: 'warp' },
        { clock: { bank: -1, back: 0 } },
        { clock: { bank: 1e300, back: 0 } },
        { x: 1 },
      ].map((terms) => ({ terms })),
      ...['__proto__', 'constructor', 'batman'].map((suspect) => ({ suspect })),
    ];
    for (const each of odd) {
      const { status } = await call(origin, 'POST', '/api/tables', { commitment, ...usual, ...each });
      expect([400, 404], JSON.stringify(each)).toContain(status);
    }
    expect(
      await post('/api/tables', '{"edition":"speed","name":"E","options":{"__proto__":{"a":true}}}'),
    ).toBe(400);
  });
});

test('seats as many of forty concurrent joins as there are chairs, without duplicate names or seeds', async () => {
  const host = await openTable(origin, { edition: 'speed', name: 'Ida', suspect: 'scarlet' });
  const { table } = host.session;
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      call(origin, 'POST', `/api/tables/${table}/seats`, {
        name: i % 4 === 0 ? 'Same' : `Guest ${i}`,
        commitment: commitToSeed((i % 10).toString(16).repeat(64)),
      }),
    ),
  );
  const { body } = await call(origin, 'GET', `/api/tables/${table}`);
  const names: string[] = body.chairs.flatMap(({ people }: { people: { name: string }[] }) =>
    people.map(({ name }) => name),
  );
  expect(names).toHaveLength(1 + replies.filter(({ status }) => status === 200).length);
  expect(new Set(names).size).toBe(names.length);
  expect(body.full).toBe(true);
  const { entries } = (await call(origin, 'GET', `/api/tables/${table}/entries`, undefined, host.token)).body;
  const seeds = entries.flatMap(
    ({ sitter }: { sitter?: { commitment?: string } }) => sitter?.commitment ?? [],
  );
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('malformed frames end only their own socket, and compression is never used', async () => {
  const before = await lobby();
  const head = Object.entries({ ...upgrading, 'sec-websocket-extensions': 'permessage-deflate' });
  const hello = `GET /api/socket HTTP/1.1\r\n${hostLine()}${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const masked = [0, 0, 0, 0];
  const bad: Record<string, number[]> = {
    'a bit that says compressed': [0xc1, 0x80, ...masked],
    'no mask': [0x81, 0x01, 0x61],
    'a piece of nothing': [0x80, 0x80, ...masked],
    'half the world': [0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, ...masked],
    'no UTF-8': [0x81, 0x82, ...masked, 0xff, 0xfe],
    binary: [0x82, 0x81, ...masked, 1],
    'a goodbye that is none': [0x88, 0x82, ...masked, 0, 1],
    'a ping in pieces': [0x09, 0x80, ...masked],
    'an opcode of nobody': [0x83, 0x80, ...masked],
  };
  for (const [name, bytes] of Object.entries(bad)) {
    const { closed } = trickle(serving.port, Buffer.concat([Buffer.from(hello), Buffer.from(bytes)]));
    const got = await closed;
    expect(got, name).toMatch(/^HTTP\/1.1 101/);
    expect(got.toLowerCase(), name).not.toContain('sec-websocket-extensions');
  }
  expect((await ben.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
  expect(JSON.parse(await lobby())).toMatchObject({ ...JSON.parse(before), n: expect.any(Number) });
  expect(faults).toEqual([]);
});
