/** Who plays in a browser has a part in the deal, without doing anything for it (R31). */
import { expect, test } from 'vitest';
import { atTable, deal, openTable, sitDown } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('R31 pages commit when they sit down, open after the start, also after a reload, and keep what they noted', async () => {
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
  // Who comes back to a game that is dealt has nothing to open any more.
  const sent: string[] = [];
  ben.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await ben.page.reload();
  await atTable(ben.page);
  await ben.page.locator('.hand svg[role="img"]').first().waitFor();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((text) => text.includes('"open"'))).toEqual([]);
});
