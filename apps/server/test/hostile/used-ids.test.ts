/** A used id belongs to its command: repeating it gives the same answer, another command is refused. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@casefile/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../../src/ops/server.ts';
import { openStore } from '../../src/store/open.ts';
import { call, openTable, type Player, sitDown } from '../support/player.ts';
import { settingsFor } from '../support/serving.ts';

let folder: string;
let server: Server;
const origin = (): string => `http://127.0.0.1:${server.port}`;
const start = async (): Promise<void> => {
  server = await startServer(settingsFor(folder), await openStore({ folder }), () => {});
};
const restart = async (): Promise<void> => {
  await server.stop();
  await start();
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casefile-'));
  await start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const send = async ({ session }: Player, id: string, command: Command, token = session.tokens.seat) => {
  const path = `/api/tables/${session.table}/commands`;
  return (await call(origin(), 'POST', path, { id, v: 1000, command }, token)).body;
};

/** Pairs of commands that differ only slightly. */
const pairs: readonly (readonly [Command, Command])[] = [
  [
    { do: 'say', phrase: 'hello' },
    { do: 'say', phrase: 'oh-no' },
  ],
  [
    { do: 'write', text: 'Good evening' },
    { do: 'write', text: 'Good night' },
  ],
  [
    { do: 'rename', name: 'Bea' },
    { do: 'rename', name: 'Bob' },
  ],
  [{ do: 'move-chair', suspect: 'green' }, { do: 'say', phrase: 'hello' }],
  [
    { do: 'commit', commitment: 'a'.repeat(64) },
    { do: 'commit', commitment: 'b'.repeat(64) },
  ],
]; // biome-ignore format: a list

test('R39 refuses a used id with another command, also after a restart, and repeats the answer for the same one', async () => {
  const ada = await openTable(origin(), {
    edition: 'speed',
    name: 'Ada',
    suspect: 'scarlet',
    terms: { chat: 'free' },
  });
  const ben = await sitDown(origin(), ada.session.table, { name: 'Ben' });
  const first = [];
  for (const [i, [command]] of pairs.entries()) first.push(await send(ben, `i${i}`, command));
  expect(first.map(({ t }) => t)).toEqual(pairs.map(() => 'ok'));
  for (const isAfter of [false, true]) {
    if (isAfter) await restart();
    for (const [i, [command, other]] of pairs.entries()) {
      expect(await send(ben, `i${i}`, other), JSON.stringify(other)).toMatchObject({ error: 'id-used' });
      expect(await send(ben, `i${i}`, command), JSON.stringify(command)).toEqual(first[i]);
      expect(await send(ben, `i${i}`, other)).toMatchObject({ error: 'id-used' });
    }
    // Ids are per person.
    expect((await send(ada, `i${isAfter ? 1 : 0}`, { do: 'say', phrase: 'hello' })).t).toBe('ok');
  }
  const { body } = await call(
    origin(),
    'GET',
    `/api/tables/${ada.session.table}/entries`,
    undefined,
    ben.token,
  );
  expect(body.entries.filter(({ is }: { is: string }) => is === 'wrote')).toHaveLength(1);
});

test('R39 also holds for commands that were refused or changed nothing', async () => {
  const ada = await openTable(origin(), { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const host = ada.session.tokens.host!;
  const refused = await send(ada, 'a', { do: 'start' }, host);
  expect(refused).toMatchObject({ error: 'too-few-players' });
  expect(await send(ada, 'a', { do: 'say', phrase: 'hello' })).toMatchObject({ error: 'id-used' });
  expect(await send(ada, 'a', { do: 'start' }, host)).toEqual(refused);
  for (const name of ['Bo', 'Cy']) await sitDown(origin(), ada.session.table, { name });
  const still = await send(ada, 'b', { do: 'mute-all', muted: false }, host);
  expect(still.t).toBe('ok');
  await send(ada, 'c', { do: 'mute-all', muted: true }, host);
  // Repeating it would toggle the setting.
  expect(await send(ada, 'b', { do: 'mute-all', muted: false }, host)).toEqual(still);
  expect(await send(ada, 'd', { do: 'say', phrase: 'hello' })).toMatchObject({ error: 'muted' });
});
