/** After an online game: the rematch and the list of one’s games. */
import type { Credentials } from '@casefile/protocol/http';
import { expect, test } from 'vitest';
import { play } from '../support/driver.ts';
import type { Guest } from '../support/guest.ts';
import { company, quick, withBots } from '../support/online/company.ts';
import { accuseAll } from '../support/online/seated.ts';
import { addBot, atTable, deal, handOf, openTable, says } from '../support/opening.ts';
import { editionOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** What a seated player's device stores about the table. */
const sessionOf = ({ page }: Guest): Promise<Credentials> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem(`casefile.table.${location.pathname.split('/').at(-1)}`)!),
  );

test('R31 U33 U70 the deal is found as noted; a rematch in one click keeps people, edition and terms with a new deal; the finished game is in everybody’s record', async () => {
  const [ada, ben, cleo] = await company(home);
  const hands = await Promise.all([ada, ben, cleo].map(({ page }) => handOf(page)));
  const before = ada.page.url();
  // Everybody accuses at the first opportunity, so that the game ends soon.
  await accuseAll(home, quick, await Promise.all([ada, ben, cleo].map(sessionOf)));
  await Promise.all([ada, ben, cleo].map(({ page }) => play(page, { turns: 0, company: 3 })));
  for (const { page } of [ada, ben, cleo])
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('casefile.record.games') ?? ''))
      .toMatch(/^\[\{[^{}]*"bots":\[("person",)*null(,"person")*\][^{}]*\}\]$/);
  // R31: the record is what this device had noted and seen.
  for (const { page, lang } of [ada, ben, cleo])
    await page.locator('.end .notice', { hasText: says[lang].people.dealt.together }).waitFor();
  await ada.page.getByRole('button', { name: says.en.end.again }).click();
  await ada.page.locator('.lobby').waitFor();
  expect(ada.page.url()).not.toBe(before);
  // The offer is on the last page, not covered by it.
  const offer = ben.page.locator('.end .notice', { hasText: says.fr.people.next });
  await offer.getByRole('button', { name: says.fr.people.nextSitting }).click({ trial: true });
  await ben.page.getByRole('button', { name: says.fr.end.again }).click();
  let asked = 0;
  cleo.page.on('request', (request) => {
    if (request.url().endsWith('/rematch')) asked++;
  });
  await cleo.page.getByRole('button', { name: says.en.end.again }).dblclick();
  await Promise.all([ben, cleo].map(({ page }) => page.locator('.lobby').waitFor()));
  for (const { page } of [ben, cleo]) expect(page.url()).toBe(ada.page.url());
  expect(asked).toBe(1);
  for (const name of ['Ada', 'Ben', 'Cleo'])
    await ada.page.locator('.lobby-name', { hasText: name }).waitFor();
  await Promise.any(
    [ada, ben].map(({ page, lang }) => page.getByRole('button', { name: says[lang].setUp.begin }).click()),
  );
  await Promise.all([ada, ben, cleo].map(({ page }) => atTable(page)));
  expect(await Promise.all([ada, ben, cleo].map(({ page }) => handOf(page)))).not.toEqual(hands);
});

test('U33 who only watched is not offered another game of their own; a next game that cannot be opened says why', async () => {
  const [ada, ben, cleo, link] = await company(home);
  const eve = await home.guest();
  await eve.page.goto(link);
  await eve.page.getByRole('button', { name: says.en.online.watch }).click();
  await atTable(eve.page);
  await accuseAll(home, quick, await Promise.all([ada, ben, cleo].map(sessionOf)));
  await Promise.all([ada, ben, cleo].map(({ page }) => play(page, { turns: 0, company: 3 })));
  await eve.page.locator('.end').getByRole('link', { name: says.en.end.casebook }).waitFor();
  expect(await eve.page.getByRole('button', { name: says.en.end.again }).count()).toBe(0);
  await ada.page.route('**/rematch', (route) =>
    route.fulfill({ status: 503, json: { error: 'not-saved', message: '' } }),
  );
  await ada.page.getByRole('button', { name: says.en.end.again }).click();
  await ada.page.locator('.end').getByText(says.en.online.problems['not-saved']!).waitFor();
  await ada.page.unroute('**/rematch');
  await ada.page.getByRole('button', { name: says.en.end.again }).click();
  await ada.page.locator('.lobby').waitFor();
  // The spectator is offered the way there.
  await eve.page.locator('.end .notice').getByRole('button', { name: says.en.people.nextSitting }).click();
  await eve.page.getByRole('button', { name: says.en.online.sit }).waitFor();
});

test('U50 my games lists those waiting for me first, with times in my own zone and language', async () => {
  const tokyo = await home.guest({ settings: { name: 'Ada' } }, { timezoneId: 'Asia/Tokyo' });
  await openTable(tokyo, quick);
  const link = await openTable(tokyo, withBots);
  await addBot(tokyo, 'basil');
  await addBot(tokyo, 'daisy');
  await deal(tokyo, []);
  // My move, or a card to show to a bot that moved first.
  await tokyo.page.locator('.status[data-mine="true"]').waitFor({ timeout: 60_000 });
  await tokyo.page.goto('/games');
  const first = tokyo.page.locator('.game').first();
  await first.waitFor();
  await expect.poll(() => first.getAttribute('href')).toBe(new URL(link).pathname);
  await expect.poll(() => tokyo.page.locator('.shelf h2').first().innerText()).toBe(says.en.games.waiting);
  const { at, said } = await first.locator('time').evaluate((time) => ({
    at: time.getAttribute('datetime')!,
    said: time.textContent!,
  }));
  const wanted = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  });
  expect(said).toContain(wanted.format(new Date(at)));
});

test('U55 a table online is listed with its pawns where this device last saw them', async () => {
  const guest = await home.guest({ settings: { name: 'Ada' } });
  const { page } = guest;
  await openTable(guest, 'clue-2002');
  await addBot(guest, 'basil');
  await addBot(guest, 'daisy');
  await deal(guest, []);
  await page.locator('.status[data-mine="true"]').waitFor({ timeout: 60_000 });
  // All suspects stand on the board, whoever plays.
  const onBoard = editionOf('clue-2002').cards({}).suspects.length;
  await page.goto('/games');
  const pawns = page.locator('.game .board-thumb [data-pawn]');
  await expect.poll(() => pawns.count()).toBe(onBoard);
  await page.goto('/');
  await expect.poll(() => page.locator('.running-games [data-pawn]').count()).toBe(onBoard);
});

test('U55 a running game online is found on the first page among many others, and keys got anew meanwhile are kept', async () => {
  const guest = await home.guest({ settings: { name: 'Ada' } });
  const { page } = guest;
  const link = new URL(await openTable(guest, quick)).pathname;
  // Tables that are long over, before and after it in any order.
  await page.evaluate(() => {
    for (let i = 0; i < 120; i++) {
      const table = `${i % 2 === 0 ? '000' : 'zzz'}-over-${i}`;
      const tokens = { resume: `resume_${String(i).padStart(32, '0')}` };
      localStorage.setItem(
        `casefile.table.${table}`,
        JSON.stringify({ table, person: 'ada', name: 'Ada', suspect: null, tokens }),
      );
    }
  });
  const keysOf = (prefix: string): Promise<number> =>
    page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).length, prefix);
  await page.goto('/');
  await page.locator(`.running-games a[href="${link}"]`).waitFor();
  await page.goto('/games');
  await expect.poll(() => keysOf('casefile.table.')).toBe(1);
  // While the server is asked, another tab gets new keys to the same chair.
  await page.route('**/api/my-games', async (route) => {
    await page.evaluate(
      (key) => {
        const session = JSON.parse(localStorage.getItem(key)!);
        session.tokens.resume = `resume_${'n'.repeat(32)}`;
        localStorage.setItem(key, JSON.stringify(session));
      },
      `casefile.table.${link.split('/').at(-1)}`,
    );
    await route.fulfill({ json: { games: [], gone: [0] } });
  });
  const asked = page.waitForResponse('**/api/my-games');
  await page.reload();
  await asked;
  await page.locator('.nowhere').waitFor();
  expect(await keysOf('casefile.table.')).toBe(1);
});
