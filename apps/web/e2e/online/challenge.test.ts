/**
 * A challenge link in three browsers: one deal, results side by side for players who have finished, and nothing for the
 * one who has not.
 */
import { expect, test } from 'vitest';
import { call } from '../../../server/test/support/player.ts';
import { words as en } from '../../src/challenge/words-en.ts';
import { words as fr } from '../../src/challenge/words-fr.ts';
import { violations } from '../support/axe.ts';
import { play } from '../support/driver.ts';
import { type Guest, touch } from '../support/guest.ts';
import { quick } from '../support/online/company.ts';
import { atTable, choose, handOf, minSeats, openSolo, says, wordsOf } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const challengeSays = { en, fr };

/** Everything that the server sends to this browser from now on. */
function listen({ page }: Guest): string[] {
  const heard: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** The cards that were dealt to this player, as they came over the wire. */
const dealtIn = (heard: readonly string[]): string =>
  heard.join('\n').match(/"fact":"dealt","seat":\d+[^{}]*"sealed":\{[^{}]*"cards":\["[^{}]*\}/)?.[0] ?? '';

async function takeUp({ page, lang }: Guest, name: string): Promise<string> {
  const t = challengeSays[lang];
  await page.getByLabel(says[lang].setUp.name).fill(name);
  await page.getByRole('button', { name: t.play, exact: true }).click();
  await atTable(page);
  return page.url().split('/').at(-1)!;
}

/** Accuses at the first opportunity, and lets the bots finish. */
async function finish({ page, lang }: Guest): Promise<void> {
  await play(page, { turns: 0 });
  await page.locator('.end .notice').getByRole('link', { name: says[lang].challenge.results }).click();
  await page.locator('.challenge-results[aria-busy="false"]').waitFor();
}

test('U69 one link, one deal: two finish and see each other’s results and casebooks, the third still plays and sees neither', {
  timeout: 300_000,
}, async () => {
  const ada = await home.guest();
  const ben = await home.guest({ lang: 'fr' }, touch);
  const cleo = await home.guest();
  const heard = [ada, ben, cleo].map(listen);

  // From the set-up of a game against bots to a link. The bots think for no time here, so that the test is short. The
  // person begins: a bot could be lucky and end the game of the one who does not play.
  await ada.page.route('**/api/challenges', (route) => {
    const asked = route.request().postDataJSON();
    const options = { ...asked.options, first: asked.suspect };
    return route.continue({ postData: JSON.stringify({ ...asked, options, terms: { pace: 'instant' } }) });
  });
  await choose(ada.page, 'solo', quick);
  await minSeats(ada, 'agnes');
  await ada.page.getByRole('button', { name: says.en.challenge.make }).click();
  await ada.page.getByRole('heading', { name: en.title }).waitFor();
  const link = await ada.page.getByLabel(en.link).first().inputValue();
  expect(link).toMatch(/\/c\/[\w-]{24}$/);
  const path = new URL(link).pathname;
  const challenge = path.split('/').at(-1)!;
  expect(await wordsOf(ada.page)).toContain(en.taken(0));
  expect(await wordsOf(ada.page)).toContain('Agnes');
  expect(await violations(ada.page)).toEqual([]);
  const { seed } = (await home.serving.store.secretsOf(challenge))!;

  const tables = [await takeUp(ada, 'Yolandine')];
  const hand = await handOf(ada.page);
  await finish(ada);
  expect(await ada.page.locator('.challenge-results li').count()).toBe(1);
  // Who wanted to see the results sees them first, also who had made the link.
  const topOf = async (part: string): Promise<number> => (await ada.page.locator(part).boundingBox())!.y;
  expect(await topOf('.challenge-results')).toBeLessThan(await topOf('.invitation'));
  expect(await wordsOf(ada.page)).toContain(en.sound);

  // The link's page says how many have played, and which chair and opponents one will have.
  await ben.page.goto(path);
  await ben.page.getByText(fr.taken(1)).waitFor();
  expect(await wordsOf(ben.page)).not.toContain('Yolandine');
  expect(await ben.page.locator('.lobby-chair[data-mine="true"]').count()).toBe(1);
  expect(await violations(ben.page)).toEqual([]);
  tables.push(await takeUp(ben, 'Quirinus'));

  await cleo.page.goto(path);
  tables.push(await takeUp(cleo, 'Zenobia'));
  expect(await handOf(cleo.page)).toEqual(hand);
  expect(new Set(tables).size).toBe(3);
  expect(dealtIn(heard[0]!)).not.toBe('');
  expect(heard.map(dealtIn)).toEqual(heard.map(() => dealtIn(heard[0]!)));

  // Side by side, with what could have been proved and both casebooks.
  await finish(ben);
  const results = ben.page.locator('.challenge-results li');
  expect((await results.locator('h3').allInnerTexts()).map((name) => name.split(/\s/)[0]).toSorted()).toEqual(
    ['Quirinus', 'Yolandine'],
  );
  expect(await wordsOf(ben.page, '.challenge-results')).toContain(fr.waiting(1));
  for (const text of await results.allInnerTexts()) expect(text).toMatch(/pouvait (pas )?être prouvée/i);
  expect(await violations(ben.page)).toEqual([]);
  await ben.page.getByRole('link', { name: fr.casebookOf('Yolandine') }).click();
  await ben.page.locator('.casebook .case-solution').waitFor();
  // Players are named once something has been counted about them.
  await ben.page.locator('.casebook', { hasText: 'Yolandine' }).waitFor();

  // The third opens the link again: the same game goes on, and nothing is revealed about the others.
  await cleo.page.goto(path);
  await cleo.page.getByRole('link', { name: en.goOn }).waitFor();
  expect(await wordsOf(cleo.page)).toContain(en.taken(3));
  expect(await cleo.page.locator('.challenge-results').count()).toBe(0);
  await cleo.page.getByRole('link', { name: en.goOn }).click();
  await atTable(cleo.page);
  expect(cleo.page.url()).toContain(tables[2]);
  const told = [...heard[2]!, await cleo.page.content()].join('\n');
  for (const secret of [seed, 'Yolandine', 'Quirinus', tables[0]!, tables[1]!])
    expect(told.includes(secret), secret).toBe(false);
  expect(told).not.toContain('"fact":"ended"');

  // A stranger with the link, and even with a table's id, reads no record, no entry and no result.
  for (const table of [challenge, ...tables])
    for (const part of ['record', 'record?of=mine', 'entries', 'rivals', 'rivals/record?attempt=0']) {
      const { status, body } = await call(home.origin, 'GET', `/api/tables/${table}/${part}`);
      expect([401, 403, 409], part).toContain(status);
      expect(Object.keys(body).sort()).toEqual(['error', 'message']);
    }
});

test('U69 after a game against bots the last page offers the same chairs as a challenge', {
  timeout: 180_000,
}, async () => {
  const guest = await home.guest();
  await openSolo(guest, quick);
  await play(guest.page, { turns: 0, isHasty: true });
  await guest.page.getByRole('button', { name: says.en.challenge.make }).click();
  await guest.page.getByRole('heading', { name: en.title }).waitFor();
  expect(guest.page.url()).toMatch(/\/c\/[\w-]{24}$/);
  const bots = await guest.page.locator('.lobby-chair:not([data-mine="true"]) strong').allInnerTexts();
  expect(new Set(bots)).toEqual(new Set(['Agnes']));
  // An invalid link is reported plainly.
  await guest.page.goto('/c/no-such-challenge-anywhere');
  await guest.page.getByRole('heading', { name: en.goneTitle }).waitFor();
});
