/** Browsers contribute to the deal without any action by their players (R31). */
import { expect, test } from 'vitest';
import { atTable, deal, openTable, sitDown } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('R31 pages commit a seed when they sit down, open it after the start, also after a reload, and keep their note of it', async () => {
  const [ada, ben, cy] = [await home.guest(), await home.guest(), await home.guest()];
  const link = await openTable(ada, 'speed');
  await sitDown(ben, link, 'Ben');
  await sitDown(cy, link, 'Cy');
  await ben.page.reload();
  await ben.page.locator('.lobby').waitFor();
  await deal(ada, [ben, cy]);
  const table = new URL(link).pathname.split('/').at(-1)!;
  const rows = (await home.serving.store.read(table, -1))!.map(({ text }) => JSON.parse(text));
  const kinds = rows.map(({ is }) => is);
  expect(kinds.filter((is) => is === 'seeded').length).toBe(3);
  expect(kinds).not.toContain('withheld');
  const { digest } = rows.find(({ is }) => is === 'settled');
  const note = await ben.page.evaluate((key) => localStorage.getItem(key), `casefile.seed.${table}`);
  expect(JSON.parse(note!)).toMatchObject({ digest, table: rows[0].commitment });
  // A player who returns after the deal has nothing left to open.
  const sent: string[] = [];
  ben.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await ben.page.reload();
  await atTable(ben.page);
  await ben.page.locator('.hand svg[role="img"]').first().waitFor();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((text) => text.includes('"open"'))).toEqual([]);
});
