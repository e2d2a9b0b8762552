/** A server in the home network: what it tells of its addresses, and by which names it is called there. */
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusOf, upgrading } from '../support/attacks/raw.ts';
import { type Serving, serve } from '../support/serving.ts';

/** One for this machine only, one for the whole house, one that is told its name. */
let closed: Serving;
let open: Serving;
let named: Serving;
beforeAll(async () => {
  closed = await serve();
  open = await serve({ host: '0.0.0.0' });
  named = await serve({ host: '0.0.0.0', origins: ['https://casefile.example'] });
});
afterAll(() => Promise.all([closed.stop(), open.stop(), named.stop()]));

/** Of this machine in its network; the tests that need one say so where there is none. */
const own = Object.values(networkInterfaces())
  .flatMap((all = []) => all)
  .filter(
    ({ address, family, internal }) => !internal && family === 'IPv4' && !address.startsWith('169.254.'),
  )
  .map(({ address }) => address);
const [house] = own;

async function addresses(origin: string, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(`${origin}/api/addresses`, { headers });
  expect(reply.status).toBe(200);
  return reply.json();
}

describe('U72 the address in the home network', () => {
  test('a server for its own machine has none', async () => {
    expect(await addresses(closed.origin)).toEqual({ origins: [] });
  });

  test('a server for the house tells who sits at it all of them, and nothing else', async () => {
    const { origins } = (await addresses(open.origin)) as { origins: string[] };
    expect([...origins].sort()).toEqual(own.map((address) => `http://${address}:${open.port}`).sort());
  });

  test('a proxy on this machine brings others in: they learn no address of it', async () => {
    expect(await addresses(open.origin, { 'x-forwarded-for': '203.0.113.9' })).toEqual({ origins: [] });
  });

  test('a server that is told its name tells that and no address', async () => {
    expect(await addresses(named.origin)).toEqual({ origins: ['https://casefile.example'] });
  });

  test.skipIf(house === undefined)('who comes by an address is told that one only', async () => {
    const origin = `http://${house}:${open.port}`;
    expect(await addresses(origin)).toEqual({ origins: [origin] });
  });
});

describe('R38 names of a server in the home network', () => {
  test.skipIf(house === undefined)('a phone gets in by the address, and by no other name', async () => {
    const origin = `http://${house}:${open.port}`;
    expect((await fetch(`${origin}/api/openapi.json`)).status).toBe(200);
    const body = {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{"tokens":[]}',
    };
    expect((await fetch(`${origin}/api/my-games`, body)).status).toBe(200);
    const foreign = { ...body, headers: { ...body.headers, origin: 'http://evil.example' } };
    expect((await fetch(`${origin}/api/my-games`, foreign)).status).toBe(403);
  });

  test.each(['evil.example', 'house.local', '192.0.2.77', '[2001:db8::1]', '127.0.0.1.evil.example'])(
    '%s is not ours though all addresses are listened at',
    async (host) => {
      const { port } = open;
      expect(await statusOf(port, 'GET', '/api/addresses', { host })).toBe(421);
      const headers = { host, origin: `http://${host}`, ...upgrading };
      expect(await statusOf(port, 'GET', '/api/socket', headers)).toBe(421);
    },
  );
});
