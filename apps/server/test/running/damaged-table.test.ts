/** A table that is damaged in the database, seen from the devices of those who play at it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startServer } from '../../src/ops/server.ts';
import { openStore } from '../../src/store/open.ts';
import { call, openTable } from '../support/player.ts';
import { settingsFor } from '../support/serving.ts';

test('a token is gone with its table, but not while the table is damaged and may be repaired', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-damaged-'));
  const start = async () => startServer(settingsFor(folder), await openStore({ folder }), () => {});
  const first = await start();
  const open = async () =>
    (await openTable(`http://127.0.0.1:${first.port}`, { edition: 'speed', name: 'Ada', suspect: 'scarlet' }))
      .session;
  const [whole, damaged] = [await open(), await open()];
  await first.stop();
  const database = new DatabaseSync(join(folder, 'casefile.db'));
  expect(database.prepare('DELETE FROM secrets WHERE table_id = ?').run(damaged.table).changes).toBe(1);
  database.close();
  const second = await start();
  const tokens = [damaged.tokens.resume, `resume_${'x'.repeat(32)}`, whole.tokens.resume];
  const { body } = await call(`http://127.0.0.1:${second.port}`, 'POST', '/api/my-games', { tokens });
  expect(body).toMatchObject({ games: [{ table: whole.table }], gone: [1] });
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
