import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server as Running, startServer } from '@casefile/server/ops/server';
import { defaultLimits, parseSettings } from '@casefile/server/ops/settings';
import { openStore } from '@casefile/server/store/open';
import type { Store } from '@casefile/server/store/store';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { run } from '../../program.ts';
import { loopback } from './selftest.ts';

const folder = mkdtempSync(join(tmpdir(), 'casefile-selftest-'));
const often = { max: 1e6, windowMs: 1000 };
/** All tests come from one address within a minute. */
const limits = {
  ...defaultLimits,
  player: often,
  spectator: often,
  joins: often,
  tables: often,
  requests: often,
};
let server: Running;
let store: Store;
let origin = '';
const open: Server[] = [];
beforeAll(async () => {
  const parsed = parseSettings({ PORT: '0', DATA: folder }, {}, null);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  store = await openStore({ folder });
  server = await startServer({ ...parsed.settings, limits }, store, () => {});
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  for (const proxy of open) proxy.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function selftest(url: string) {
  let out = '';
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    out += `${text}\n`;
  });
  try {
    const code = await run(['selftest', url, '--json']);
    return { code, ...(JSON.parse(out) as { found: number; parts: { part: string; found: string[] }[] }) };
  } finally {
    log.mockRestore();
  }
}

interface Planted {
  readonly status: number;
  readonly text: string;
}
/** A faulty server: a proxy that changes what the real one sends. */
async function broken({
  frame = (text) => text,
  answer = (_, status, text) => ({ status, text }),
}: {
  readonly frame?: (text: string) => string;
  readonly answer?: (
    request: IncomingMessage,
    status: number,
    text: string,
    body: string,
  ) => Planted | Promise<Planted>;
}): Promise<string> {
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization, 'content-type': type } = request.headers;
    const reply = await fetch(`${origin}${request.url}`, {
      method: request.method!,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const { status, text } = await answer(
      request,
      reply.status,
      await reply.text(),
      Buffer.concat(chunks).toString(),
    );
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  proxy.on('upgrade', (request, outer, head) => {
    const inner = connect(server.port, '127.0.0.1');
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
    inner.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    inner.write(head);
    outer.pipe(inner);
    let rest = Buffer.alloc(0);
    let isOpen = false;
    inner.on('data', (data) => {
      rest = Buffer.concat([rest, Buffer.from(data)]);
      const headed = isOpen ? 0 : rest.indexOf('\r\n\r\n') + 4;
      if (!isOpen && headed < 4) return;
      outer.write(rest.subarray(0, headed));
      rest = rest.subarray(headed);
      isOpen = true;
      for (let next = takeFrame(rest); next !== null; next = takeFrame(rest)) {
        outer.write(next.isText ? textFrame(frame(next.payload.toString())) : next.whole);
        rest = rest.subarray(next.whole.length);
      }
    });
    const end = (): void => {
      inner.destroy();
      outer.destroy();
    };
    for (const socket of [inner, outer]) socket.on('error', end).on('close', end);
  });
  open.push(proxy);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** The first complete frame in the data of a server, whose frames are not masked. */
function takeFrame(bytes: Buffer): { isText: boolean; payload: Buffer; whole: Buffer } | null {
  if (bytes.length < 4) return null;
  const short = bytes[1]!;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6);
  if (bytes.length < head + length) return null;
  const payload = bytes.subarray(head, head + length);
  return { isText: bytes[0] === 0x81, payload, whole: bytes.subarray(0, head + length) };
}
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = payload.length < 126 ? Buffer.from([0x81, payload.length]) : Buffer.from([0x81, 126, 0, 0]);
  if (payload.length >= 126) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

const foundBy = (parts: readonly { part: string; found: string[] }[], part: string): string =>
  parts.find((each) => each.part === part)?.found.join('\n') ?? '';

describe('casefile selftest', () => {
  test('finds nothing wrong with our own server', async () => {
    expect(await selftest(origin)).toMatchObject({ code: 0, found: 0 });
  }, 150_000);

  test('finds each leak of a server that has many', async () => {
    let [seed, host] = ['', ''];
    const url = await broken({
      frame(text) {
        const leak = (more: object): string => JSON.stringify({ ...JSON.parse(text), ...more });
        if (text.startsWith('{"t":"welcome"')) return leak({ keep: host });
        if (text.startsWith('{"t":"presence"')) return leak({ people: ['rope'] });
        if (text.includes('"is":"acted"'))
          return text.replace('"is":"acted"', `"is":"acted","why":"${seed}"`);
        // The spectator gets a card of the first player; players could not go on with such an entry.
        const isForAll = text.includes('"is":"started"') && !text.includes('"cards":["');
        return isForAll
          ? text.replace('"sealed":{"for":[0]}', '"sealed":{"for":[0],"cards":["rope"]}')
          : text;
      },
      async answer({ url: path = '', method, headers }, status, text, body) {
        const said = { status, text };
        if (path === '/api/tables') {
          const { table, tokens } = JSON.parse(text);
          host = tokens.seat;
          ({ seed } = (await store.secretsOf(table))!);
        }
        const asHost = async (): Promise<Planted> => {
          const reply = await fetch(origin + path, { headers: { authorization: `Bearer ${host}` } });
          return { status: reply.status, text: await reply.text() };
        };
        if (method === 'GET' && path.endsWith('/entries')) return status === 200 ? asHost() : said;
        if (path.endsWith('/notes') && method === 'GET') return asHost();
        if (path.endsWith('/record') && status === 409) return { status: 200, text: '{}' };
        if (/^\/api\/tables\/[\w-]+$/.test(path) && status === 200)
          return { status, text: text.replace('{', '{"next":["rope"],') };
        const isSpeaking = /"do":"(write|rename|report)"/.test(body) && status >= 400;
        return isSpeaking || (headers.origin !== undefined && status === 403)
          ? { status: 200, text: '{}' }
          : said;
      },
    });
    const { code, parts } = await selftest(url);
    expect(code, JSON.stringify(parts)).toBe(1);
    const heard = foundBy(parts, 'listening');
    for (const leak of [
      /the spectator was sent entry \d+ \(started\) not as it is for them/,
      /the spectator was sent what is sealed, or not theirs, in entry \d+ \(started\)/,
      /the spectator was sent a token/,
      /the spectator was sent what nobody needs: keep in "welcome"/,
      /the spectator was sent cards in "presence"/,
      /was sent the table’s seed during the game/,
      /the spectator \(GET …\/entries\) was sent entry \d+ \(\w+\) not as it is for them/,
      /Selftest B \(GET …\/notes\) was sent the notes of Selftest A/,
      /somebody without a token \(GET …\) was sent cards/,
    ])
      expect(heard, JSON.stringify(parts)).toMatch(leak);
    const lied = foundBy(parts, 'lying');
    for (const lie of [
      'the whole record before the start',
      'the whole record during the game',
      'a page of another site',
      'notes without a token',
      'a token from before its person came back',
      'a token from before another device took over',
      'another name during the game',
    ])
      expect(lied, JSON.stringify(parts)).toContain(`${lie}: answered 200`);
  }, 150_000);

  test('detects a server that grants every request and accepts forged records', async () => {
    const url = await broken({
      answer: ({ url: path = '', method }, status, text) => {
        if (path === '/api/records') return { status: 200, text: '{"verified":true,"dealt":"together"}' };
        if (path.endsWith('/record')) return { status, text: text.replace('"by":"person"', '"by":"clock"') };
        const isAsked = method === 'POST' && path.endsWith('/commands');
        return isAsked && status >= 400 ? { status: 200, text: '{"t":"ok"}' } : { status, text };
      },
    });
    const { code, parts } = await selftest(url);
    expect(code).toBe(1);
    expect(foundBy(parts, 'lying')).toContain('a spectator plays');
    expect(foundBy(parts, 'forging')).toContain('a deal laid out by hand');
    expect(foundBy(parts, 'the record of the game')).toContain('its record is not right');
  }, 150_000);

  test('refuses to test another machine, and says so', async () => {
    for (const url of [
      'https://casefile.example',
      'http://10.0.0.1:8080',
      'http://127.0.0.1.example.com',
      'http://127.0.0.1@10.0.0.1',
      'http://localhost.:8080',
      'http://0.0.0.0:8080',
      'http://[::]:8080',
      'http://[::ffff:10.0.0.1]:8080',
      'ftp://127.0.0.1',
      'x',
    ])
      expect(() => loopback(url), url).toThrow(/only a server on this machine|an address like/);
    expect(loopback('http://localhost:8080/t/x')).toBe('http://localhost:8080');
    expect(loopback('http://[::1]:8080')).toBe('http://[::1]:8080');
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await run(['selftest', 'https://casefile.example'])).toBe(2);
    expect(await run(['selftest', 'http://127.0.0.1:9'])).toBe(2);
    // Nor does it follow a redirect there.
    let reached = 0;
    const elsewhere = createServer((_, response) => {
      reached++;
      response.end('{"ok":true}');
    });
    const sends = createServer((_, response) => {
      const { port } = elsewhere.address() as AddressInfo;
      response.writeHead(302, { location: `http://127.0.0.2:${port}/healthz` }).end();
    });
    for (const each of [elsewhere, sends]) {
      open.push(each);
      await new Promise<void>((resolve) => each.listen(0, resolve));
    }
    expect(await run(['selftest', `http://127.0.0.1:${(sends.address() as AddressInfo).port}`])).toBe(2);
    expect(reached).toBe(0);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('no Casefile server answers there'));
    error.mockRestore();
  });

  test('R40 takes no other server for ours that says it is well', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const asked: string[] = [];
    const other = createServer((request, response) => {
      asked.push(request.method!);
      response.end('{"ok":true}');
    });
    open.push(other);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    expect(await run(['selftest', `http://127.0.0.1:${(other.address() as AddressInfo).port}`])).toBe(2);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('no Casefile server answers there'));
    // Nothing is written to a stranger's server.
    expect(asked).toEqual(['GET']);
    error.mockRestore();
  });
});
