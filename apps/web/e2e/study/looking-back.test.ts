/** Looking back in a running game, with only my own knowledge. */
import { expect, test } from 'vitest';
import { call } from '../../../server/test/support/player.ts';
import { words as replayEn } from '../../src/replay/words-en.ts';
import { violations } from '../support/axe.ts';
import { openCasebook } from '../support/finished-game.ts';
import { phone } from '../support/guest.ts';
import { openFor, order } from '../support/online/seated.ts';
import { acknowledgeAll, editionOf, goOn, momentsOf, quietRound, tableOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U32 looking back in a running game shows only my own knowledge and leads back to the present', async () => {
  const guest = await home.guest({}, { viewport: phone });
  const { page } = guest;
  const moment = [...momentsOf({ edition: 'speed', seed: 2 })].at(-1)!;
  await openCasebook(guest, moment.saved);
  await page.goto('/play/studied');
  await page.locator('.tabs .tab').first().waitFor();
  await acknowledgeAll(page);
  await page.locator('.tabs .tab').nth(3).click();
  await page.locator('.to-past').click();
  const line = page.locator('.replay-line input');
  await line.waitFor();
  const last = Number(await line.getAttribute('max'));
  expect(last).toBe(moment.scene.view.turnNumber > 0 ? tableOf(moment.saved).scene().facts.length : 0);
  // No other point of view, no “play from here”, and a note that the table waits for me.
  expect(await page.locator('.replay-eyes, .play-from, .act .buttons button').count()).toBe(0);
  expect(await page.locator('.look-back [role="status"]').innerText()).toBe(replayEn.live.called);
  expect(await page.title()).toContain('●');
  await page.locator('[data-jump="turn-back"]').click();
  await expect.poll(async () => Number(await line.inputValue())).toBeLessThan(last);
  expect(new URL(page.url()).hash).toBe('');
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-now]').click();
  await page.locator('.act .buttons button').first().waitFor();
  expect(await page.locator('.replay-bar').count()).toBe(0);
});

test('U32 U54 looking back in a local game says that the game waits', async () => {
  const { page } = await home.guest({ settings: { speed: 'step' } }, { reducedMotion: 'no-preference' });
  await goOn(
    page,
    quietRound({ edition: 'speed', seed: 2 }, (_, turns) => turns > 1),
  );
  await page.locator('.act [data-do="end"]').click();
  await page.locator('.staging').waitFor();
  await page.locator('.to-past').click();
  await page.locator('.look-back [role="status"]').getByText(replayEn.live.waits).waitFor();
  await page.locator('[data-now]').click();
  await page.locator('.staging').waitFor();
});

test('U32 looking back at an online table sends nothing, so that the others cannot tell', async () => {
  const sessions = await openFor(home, 'speed', ['Ada', 'Ben', 'Cleo']);
  const [mine] = sessions;
  const { page } = await home.guest({ settings: { tables: { [mine!.table]: mine } } }, { viewport: phone });
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto(`/t/${mine!.table}`);
  await page.locator('.lobby').waitFor();
  await order(home, mine!, { do: 'start' });
  await page.locator('.tabs .tab').first().waitFor();
  // The player in turn asks something, so that there is a past to look at.
  const { suspects, weapons, rooms } = editionOf('speed').cards({});
  const action = { do: 'suggest', suspect: suspects[0], weapon: weapons[0], room: rooms[0] };
  const path = `/api/tables/${mine!.table}`;
  for (const { tokens } of sessions)
    await call(
      home.origin,
      'POST',
      `${path}/commands`,
      { id: tokens.seat!.slice(0, 8), v: 10_000, command: { do: 'act', action } },
      tokens.seat,
    );
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/suggest/);
  await acknowledgeAll(page);
  const asked: string[] = [];
  const others = async (): Promise<unknown> => {
    const seat = sessions[1]!.tokens.seat;
    const { body } = await call(home.origin, 'GET', `${path}/entries?since=0`, undefined, seat);
    return { ...(body as object), now: 'whenever' };
  };
  const before = await others();
  const from = sent.length;
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const line = page.locator('.replay-line input');
  // A player asked meanwhile is led to the question, so the log is opened again.
  await expect
    .poll(async () => {
      await page.locator('.tabs .tab').nth(3).click();
      await page
        .locator('.to-past')
        .click({ timeout: 1000 })
        .catch(() => {});
      return line.isVisible();
    })
    .toBe(true);
  const last = Number(await line.inputValue());
  await page.locator('[data-jump="turn-back"]').click();
  await expect.poll(async () => Number(await line.inputValue())).toBeLessThan(last);
  // Only my own cards, and no other point of view to choose.
  expect(await page.locator('.replay-eyes, .play-from, .open-hands').count()).toBe(0);
  await page.locator('[data-now]').click();
  await page.locator('.replay-bar').waitFor({ state: 'detached' });
  expect(sent.slice(from).filter((frame) => !frame.includes('"ping"'))).toEqual([]);
  // Back at the table, my own notes are shown again.
  expect(asked.filter((each) => each.includes('/api/') && each !== `GET ${path}/notes`)).toEqual([]);
  expect(await others()).toEqual(before);
});
