import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { awaitedLater } from '@casefile/testkit/awaited-later';
import { expect, test } from 'vitest';
import { sweepOldTables } from '../../src/ops/retention.ts';
import { startServer } from '../../src/ops/server.ts';
import { openStore } from '../../src/store/open.ts';
import { statusOf, trickle, upgrading } from '../support/attacks/raw.ts';
import { call, openTable } from '../support/player.ts';
import { serve, settingsFor } from '../support/serving.ts';
import { copyTable } from '../support/templates.ts';

test('while stopping it reports not ready, admits nobody, and ends bot streams and sockets', async () => {
  const serving = await serve();
  const { origin, port, server } = serving;
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const at = `/api/tables/${host.session.table}`;
  await host.connect();
  const { token } = (await call(origin, 'POST', `${at}/bots`, { suspect: 'plum' }, host.session.tokens.host))
    .body;
  const stream = await fetch(`${origin}${at}/bot`, { headers: { authorization: `Bearer ${token}` } });
  const lines = awaitedLater(stream.text());
  expect(await statusOf(port, 'GET', '/readyz', {})).toBe(200);
  // A socket that never completes its close keeps the server from stopping at once.
  const upgrade = Object.entries(upgrading).map(([name, value]) => `${name}: ${value}\r\n`);
  const rude = trickle(port, `GET /api/socket HTTP/1.1\r\nhost: x\r\n${upgrade.join('')}\r\n`);
  await new Promise((resolve) => rude.socket.once('data', resolve));
  const stopping = awaitedLater(server.stop());
  // Concurrently: one after another, the last request would come after that socket's timeout.
  const answers = await Promise.all([
    statusOf(port, 'GET', '/readyz', {}),
    statusOf(port, 'GET', '/healthz', {}),
    statusOf(port, 'GET', '/api/socket', upgrading),
  ]);
  expect(answers).toEqual([503, 200, 503]);
  expect(await host.ended()).toBe('closing');
  expect(await lines).toContain('"hello"');
  await stopping;
  await rude.closed;
  rmSync(serving.settings.data, { recursive: true, force: true });
});

test('deletes tables untouched for the configured days, at the start and every hour, and keeps others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-keep-'));
  const store = await openStore({ folder });
  const wakes: { at: number; call: () => void }[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    notBefore: () => {},
    wakeAt(at: number, call: () => void) {
      wakes.push({ at, call });
      return () => {};
    },
  };
  const logged: string[] = [];
  const log = (_: string, event: string): void => void logged.push(event);
  const swept = async (count: number): Promise<void> => {
    while (wakes.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const [lobby, playing, over] = [
    await copyTable(store, 'lobby'),
    await copyTable(store, 'playing'),
    await copyTable(store, 'over'),
  ];
  const left = async (): Promise<number> => {
    const heads = await Promise.all([lobby, playing, over].map(({ table }) => store.head(table)));
    return heads.filter((head) => head !== null).length;
  };
  const stop = sweepOldTables(store, 2, clock, log);
  await swept(1);
  expect(await left()).toBe(3);
  expect(wakes[0]!.at).toBe(3_600_000);
  now = 3 * 86_400_000;
  wakes[0]!.call();
  await swept(2);
  expect(await left()).toBe(0);
  expect(await store.tokensOf(lobby.table)).toEqual([]);
  expect(logged).toEqual(['old tables deleted']);
  stop();
  expect(sweepOldTables(store, null, clock, log)()).toBe(undefined);
  expect(wakes).toHaveLength(2);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a server that cannot serve its web app closes the store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-web-'));
  writeFileSync(join(folder, 'index.html'), '');
  // The files of a relative folder cannot be served.
  const settings = { ...settingsFor(folder), web: relative(process.cwd(), folder) };
  const store = await openStore({ folder });
  await expect(startServer(settings, store, () => {})).rejects.toThrow('absolute path');
  const again = await openStore({ folder });
  await again.close();
  rmSync(folder, { recursive: true, force: true });
});
