/** A server in a home network: which of its addresses it reveals, and which names it accepts. */
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusOf, upgrading } from '../support/attacks/raw.ts';
import { type Serving, serve } from '../support/serving.ts';

/** One server for this machine only, one for the whole network, one with ORIGINS. */
let closed: Serving;
let open: Serving;
let named: Serving;
beforeAll(async () => {
  closed = await serve();
  open = await serve({ host: '0.0.0.0' });
  named = await serve({ host: '0.0.0.0', origins: ['https://casefile.example'] });
});
afterAll(() => Promise.all([closed.stop(), open.stop(), named.stop()]));

/** This machine's address in its network; tests that need one are skipped without it. */
const own = Object.values(networkInterfaces())
  .flatMap((all = []) => all)
  .filter(
    ({ address, family, internal }) => !internal && family === 'IPv4' && !address.startsWith('169.254.'),
  )
  .map(({ address }) => address);
const [house] = own;
const noHouse = 'this machine has no address in a network';

async function addresses(origin: string, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(`${origin}/api/addresses`, { headers });
  expect(reply.status).toBe(200);
  return reply.json();
}

describe('U72 the address in the home network', () => {
  test('a server for its own machine reveals none', async () => {
    expect(await addresses(closed.origin)).toEqual({ origins: [] });
  });

  test('a server for the network reveals all of them to a client on its own machine', async () => {
    const { origins } = (await addresses(open.origin)) as { origins: string[] };
    expect([...origins].sort()).toEqual(own.map((address) => `http://${address}:${open.port}`).sort());
  });

  test('reveals no address to a client behind a proxy on this machine', async () => {
    expect(await addresses(open.origin, { 'x-forwarded-for': '203.0.113.9' })).toEqual({ origins: [] });
  });

  test('a server with ORIGINS reveals those and no address', async () => {
    expect(await addresses(named.origin)).toEqual({ origins: ['https://casefile.example'] });
  });

  test('reveals to a client in the network only the address it used', async ({ skip }) => {
    skip(house === undefined, noHouse);
    const origin = `http://${house}:${open.port}`;
    expect(await addresses(origin)).toEqual({ origins: [origin] });
  });
});

describe('R38 names of a server in the home network', () => {
  test('a phone can use the address, and no other name', async ({ skip }) => {
    skip(house === undefined, noHouse);
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
    'refuses the name %s although the server listens on all addresses',
    async (host) => {
      const { port } = open;
      expect(await statusOf(port, 'GET', '/api/addresses', { host })).toBe(421);
      const headers = { host, origin: `http://${host}`, ...upgrading };
      expect(await statusOf(port, 'GET', '/api/socket', headers)).toBe(421);
    },
  );
});
