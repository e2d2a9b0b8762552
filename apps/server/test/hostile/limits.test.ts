/** Sizes and connections beyond the limits. */
import { maxPostedBytes } from '@casefile/protocol';
import { size } from '@casefile/testkit/size';
import { describe, expect, test, vi } from 'vitest';
import { closeCode, opened, serveWith, socketTo } from '../support/attacks/limited.ts';
import { trickle, upgrading } from '../support/attacks/raw.ts';
import { call, openTable, sitDown } from '../support/player.ts';
import type { Serving } from '../support/serving.ts';
import { copyTable } from '../support/templates.ts';

/** Requires that the server still serves: opens a table, sits down and chats. */
async function isServed({ origin }: Serving): Promise<void> {
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const bob = await sitDown(origin, host.session.table, { name: 'Bob' });
  await bob.connect();
  expect((await bob.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
  bob.close();
}

describe('R25 sizes and connections', () => {
  test('R25 accepts frames up to 4 kB, bodies up to 64 kB and records up to 1.5 MB, and refuses longer ones', async () => {
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

  test('R25 limits the sockets of an address, and a closed one makes room', async () => {
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

  test('R25 a bot that disconnects before its stream has begun occupies no connection', async () => {
    const serving = await serveWith({ socketsPerAddress: 2 });
    const { table, tokens } = await copyTable(serving.store, 'playing');
    const stream = () => {
      const controller = new AbortController();
      const { signal } = controller;
      const headers = { authorization: `Bearer ${tokens.bot}` };
      const reply = fetch(`${serving.origin}/api/tables/${table}/bot`, { headers, signal });
      return { reply, cut: () => controller.abort() };
    };
    const { token } = serving.store;
    const goOn: (() => void)[] = [];
    const asked = vi.spyOn(serving.store, 'token').mockImplementation(async (hash) => {
      await new Promise<void>((resolve) => goOn.push(resolve));
      return token.call(serving.store, hash);
    });
    const gone = [stream(), stream()];
    await vi.waitFor(() => expect(goOn).toHaveLength(gone.length));
    for (const each of gone) {
      each.cut();
      await expect(each.reply).rejects.toThrow('aborted');
    }
    // Time for the server to hear of it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    asked.mockRestore();
    for (const each of goOn) each();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const last = stream();
    expect((await last.reply).status).toBe(200);
    last.cut();
  });

  test('R25 closes connections that send no hello, an incomplete request or nothing at all', async () => {
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

  test('R25 lets a client reconnect whose hello was delayed by slow storage', async () => {
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
  test(`R25 closes ${many} trickling connections, and nobody else waits for them`, async () => {
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
