import { routes } from '@casefile/protocol/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOurHost } from '../../src/http/address.ts';
import { statusOf, trickle, upgrading } from '../support/attacks/raw.ts';
import { openTable } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';

/** One server with defaults, one with ORIGINS. */
let plain: Serving;
let named: Serving;
beforeAll(async () => {
  plain = await serve();
  named = await serve({ origins: ['https://casefile.example', 'https://play.example:8443'] });
});
afterAll(() => Promise.all([plain.stop(), named.stop()]));

type Which = 'plain' | 'named';
/** The origin headers of a request; `self` stands for the server's own address. */
const cases: readonly (readonly [Which, Record<string, string>, boolean])[] = [
  ['plain', {}, true],
  ['plain', { origin: 'http://self' }, true],
  ['plain', { origin: 'https://self' }, true],
  ['plain', { origin: 'http://self', 'sec-fetch-site': 'same-origin' }, true],
  ['plain', { 'sec-fetch-site': 'none' }, true],
  ['plain', { origin: 'http://localhost', host: 'localhost' }, true],
  ['plain', { origin: 'http://evil.example' }, false],
  ['plain', { origin: 'https://evil.example' }, false],
  ['plain', { origin: 'null' }, false],
  ['plain', { origin: '' }, false],
  ['plain', { origin: 'http://127.0.0.1' }, false],
  ['plain', { origin: 'http://127.0.0.1:1' }, false],
  ['plain', { origin: 'http://localhost:8080' }, false],
  ['plain', { origin: 'http://self.evil.example' }, false],
  ['plain', { origin: 'http://evil.example#http://self' }, false],
  ['plain', { origin: 'http://self/' }, false],
  ['plain', { origin: 'HTTP://self' }, false],
  ['plain', { origin: 'file://' }, false],
  ['plain', { origin: 'ftp://self' }, false],
  ['plain', { origin: 'chrome-extension://abcdef' }, false],
  ['plain', { 'sec-fetch-site': 'cross-site' }, false],
  ['plain', { origin: 'http://self', 'sec-fetch-site': 'cross-site' }, false],
  ['named', {}, true],
  ['named', { origin: 'https://casefile.example' }, true],
  ['named', { origin: 'https://play.example:8443' }, true],
  ['named', { origin: 'https://casefile.example', 'sec-fetch-site': 'same-origin' }, true],
  ['named', { origin: 'http://casefile.example' }, false],
  ['named', { origin: 'https://casefile.example:8443' }, false],
  ['named', { origin: 'https://play.example' }, false],
  ['named', { origin: 'https://evil.casefile.example' }, false],
  ['named', { origin: 'https://casefile.example.evil.example' }, false],
  ['named', { origin: 'http://self' }, false],
  ['named', { origin: 'https://evil.example', host: 'casefile.example' }, false],
  ['named', { origin: 'https://evil.example', host: 'evil.example' }, false],
];

const whole = ({ port }: Serving, headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('self', `127.0.0.1:${port}`)]),
  );

describe('R27 origins', () => {
  test.each(cases)('R27 %s %o: %s', async (which, given, isOurs) => {
    const serving = which === 'plain' ? plain : named;
    const { port } = serving;
    const headers = whole(serving, given);
    expect(await statusOf(port, 'GET', '/api/socket', { ...headers, ...upgrading })).toBe(isOurs ? 101 : 403);
    const json = { ...headers, 'content-type': 'application/json' };
    expect(await statusOf(port, 'POST', '/api/my-games', json, '{"tokens":[]}')).toBe(isOurs ? 200 : 403);
    expect(await statusOf(port, 'PUT', '/api/tables/nowhere/notes', json, '{}')).toBe(isOurs ? 401 : 403);
    expect(await statusOf(port, 'DELETE', '/api/tables/nowhere/tokens', headers)).toBe(isOurs ? 401 : 403);
    // Reads are not refused: without CORS headers foreign pages cannot see the response.
    expect(await statusOf(port, 'GET', '/healthz', headers)).toBe(200);
  });

  test('R27 there are at least thirty cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(30);
  });

  test('R27 no response sets a cookie, allows another site to read it, or redirects elsewhere', async () => {
    const host = await openTable(plain.origin, { edition: 'speed', name: 'Ada' });
    for (const { method, path, ...route } of routes) {
      const reply = await fetch(plain.origin + path.replace(':table', host.session.table), {
        method,
        redirect: 'manual',
        headers: { 'content-type': 'application/json' },
        ...('body' in route ? { body: '{}' } : {}),
      });
      await reply.body?.cancel();
      expect(reply.status, path).not.toBeGreaterThanOrEqual(500);
      expect([301, 302, 303, 307, 308]).not.toContain(reply.status);
      for (const name of [
        'set-cookie',
        'access-control-allow-origin',
        'access-control-allow-credentials',
        'location',
      ])
        expect(reply.headers.get(name), `${path} ${name}`).toBe(null);
      expect(reply.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('R27 refuses anything that a form of another site could send', async () => {
    const { port } = plain;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await statusOf(port, 'POST', '/api/my-games', { 'content-type': type }, '{"tokens":[]}')).toBe(
        415,
      );
  });
});

describe('R38 host names', () => {
  const names: readonly (readonly [string, boolean])[] = [
    ['127.0.0.1', true], ['127.0.0.1:1', true], ['localhost', true], ['LOCALHOST:80', true], ['game.localhost', true],
    ['[::1]:8080', true], ['127.1.2.3', true],
    ['casefile.example', false], ['127.0.0.1.evil.example', false], ['localhost.evil.example', false],
    ['evil.example:80', false], ['192.0.2.1', false], ['[2001:db8::1]', false], ['127.0.0.1@evil', false],
    ['localhost:x', false], ['::1', false], ['0x7f.1', false],
  ]; // biome-ignore format: a list

  test.each(names)('R38 without ORIGINS %s is ours: %s', async (host, isOurs) => {
    const { port } = plain;
    expect(await statusOf(port, 'GET', '/api/openapi.json', { host })).toBe(isOurs ? 200 : 421);
    const json = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    const posted = await statusOf(port, 'POST', '/api/my-games', json, '{"tokens":[]}');
    expect(posted).toBe(isOurs ? 200 : 421);
    const headers = { host, origin: `http://${host}`, ...upgrading };
    expect(await statusOf(port, 'GET', '/api/socket', headers)).toBe(isOurs ? 101 : 421);
    expect(await statusOf(port, 'GET', '/healthz', { host })).toBe(200);
  });

  test('R38 accepts the address it listens on, and the names in ORIGINS', async () => {
    const bound = {
      headers: { host: '192.0.2.7:8080' },
      socket: { localAddress: '::ffff:192.0.2.7' },
    } as never;
    expect(isOurHost(bound, { origins: [], host: '0.0.0.0' })).toBe(true);
    const other = { headers: { host: '192.0.2.8:8080' }, socket: { localAddress: '192.0.2.7' } } as never;
    expect(isOurHost(other, { origins: [], host: '0.0.0.0' })).toBe(false);
    const called = { headers: { host: 'house.local:8080' }, socket: {} } as never;
    expect(isOurHost(called, { origins: [], host: 'house.local' })).toBe(true);
    expect(await statusOf(named.port, 'GET', '/api/openapi.json', { host: 'casefile.example' })).toBe(200);
  });

  test('R38 refuses a request with two hosts, and an absolute URL takes precedence over Host', async () => {
    const { port } = plain;
    const first = async (text: string): Promise<string> =>
      (await trickle(port, `${text}connection: close\r\n\r\n`).closed).slice(0, 12);
    const asking = 'GET /api/openapi.json HTTP/1.1\r\n';
    const [ours, foreign] = ['host: 127.0.0.1\r\n', 'host: evil.example\r\n'];
    expect(await first(asking + ours)).toBe('HTTP/1.1 200');
    expect(await first(asking + ours + foreign)).toBe('HTTP/1.1 400');
    expect(await first(asking + foreign + ours)).toBe('HTTP/1.1 400');
    const whole = (name: string): string => `GET http://${name}/api/openapi.json HTTP/1.1\r\n`;
    expect(await first(whole('evil.example') + ours)).toBe('HTTP/1.1 421');
    expect(await first(whole('127.0.0.1:8080') + ours)).toBe('HTTP/1.1 200');
  });

  test('R38 the refusal tells the operator what to set', async () => {
    const { request } = await import('node:http');
    const body = await new Promise<string>((resolve) => {
      const sent = request(
        { host: '127.0.0.1', port: plain.port, path: '/', headers: { host: 'house.local' } },
        (response) => {
          let text = '';
          response.on('data', (data) => {
            text += data;
          });
          response.on('end', () => resolve(text));
        },
      );
      sent.end();
    });
    expect(JSON.parse(body)).toMatchObject({
      error: 'unknown-host',
      message: expect.stringContaining('ORIGINS'),
    });
  });
});
