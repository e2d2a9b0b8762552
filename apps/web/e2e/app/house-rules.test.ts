/** House rules: chosen in set-up, shown to invited players, in force at the table, kept in the record. */

import { expect, test } from 'vitest';
import { type Player, sitDown as sitByHand } from '../../../server/test/support/player.ts';
import { playOn } from '../../../server/test/support/playing.ts';
import { violations } from '../support/axe.ts';
import { play } from '../support/driver.ts';
import { atTable, choose, openTable, says, sitDown, wordsOf } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('house rules set by the host are shown to invited players, in force, and in the record', {
  timeout: 300_000,
}, async () => {
  const host = await home.guest({ seed: 2, settings: { name: 'Ada' } });
  const { page } = host;
  await choose(page, 'online', 'clue-1986');
  const rules = page.locator('details.more-rules');
  expect(await page.locator('.house-rule').count()).toBe(0);
  await rules.locator('summary').click();
  const rule = (name: string) => page.locator(`.house-rule[data-rule="${name}"]`);
  await rule('weaponPlacement').waitFor();
  expect(await rule('weaponPlacement').locator('.rule-id').getAttribute('href')).toBe(
    '/rules/clue-1986#C86-03',
  );
  expect(await wordsOf(page, '.house-rule[data-rule="weaponPlacement"]')).toContain('(usual)');
  await rule('weaponPlacement').getByLabel('The players take turns placing them').check();
  await rule('accuseAfterDisproof').getByLabel('Not allowed').check();
  await expect.poll(() => rules.locator('summary').innerText()).toContain('2 changed');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: says.en.setUp.open }).click();
  await page.locator('.lobby .house-rule-list').waitFor();
  expect(await wordsOf(page, '.lobby .house-rule-list')).toContain(
    'Accusing after your suggestion was disproved',
  );
  const link = await page.getByLabel(says.en.online.link, { exact: true }).first().inputValue();
  const invited = await home.guest({ lang: 'fr' });
  await invited.page.goto(link);
  await invited.page.locator('.house-rule-list').waitFor();
  expect(await wordsOf(invited.page, '.house-rule-list')).toContain('Les joueurs les placent');

  const table = new URL(link).pathname.split('/').at(-1)!;
  const others: Player[] = [];
  for (const name of ['Ben', 'Cleo']) others.push(await sitByHand(home.origin, table, { name }));
  for (const other of others) await other.connect();
  await page.getByRole('button', { name: says.en.setUp.begin }).click();
  await atTable(page);
  const place = page.locator('.act [data-do="place"]');
  await place.waitFor();
  await place.click();
  await page.locator('.choice[data-key="weapon"] button').first().click();
  await page.locator('.choice[data-key="room"] button').first().click();
  await page.locator('.picker button[type="submit"]').click();
  await expect.poll(() => wordsOf(page, '.log ol')).toMatch(/You put the Rope in the Hall/);
  expect(await wordsOf(page, '.log .house-rule-list')).toContain('Where the weapons start');
  await Promise.all([play(page, { turns: 0 }), ...others.map((other, i) => playOn(other, i))]);
  await Promise.all(others.map((other) => other.until(({ seed }) => seed !== null)));
  for (const other of others) other.close();
  const record = await (await fetch(`${home.origin}/api/tables/${table}/record`)).json();
  expect(record.options).toEqual({
    lastSeat: 'plays-on',
    weaponPlacement: 'chosen',
    accuseAfterDisproof: 'not-allowed',
  });
});

test('a local game follows its house rule on who begins, and one press restores the usual rules', async () => {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  await choose(page, 'solo', 'speed');
  await page.locator('details.more-rules summary').click();
  const first = page.locator('.house-rule[data-rule="first"] select');
  await first.selectOption('mustard');
  await page.getByRole('button', { name: says.en.houseRules.reset }).click();
  await expect.poll(() => first.inputValue()).toBe('random');
  await first.selectOption('scarlet');
  await page.getByRole('button', { name: says.en.setUp.begin }).click();
  await atTable(page);
  await expect.poll(() => wordsOf(page, '.log ol')).toMatch(/You play first|You begin/);
});

test('the rules page lists the house rules', async () => {
  const { page } = await home.guest({});
  await page.goto('/rules/super-1991');
  await page.locator('#house li').first().waitFor();
  expect(await wordsOf(page, '#house')).toContain('The passage between the Garden and the Hall is taken');
  expect(await violations(page)).toEqual([]);
});

test('changes to house rules and terms in the lobby reach seated players at once', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(host, 'clue-1986');
  const friend = await home.guest({ seed: 2 });
  await sitDown(friend, link, 'Ben');
  expect(await friend.page.locator('.change-terms').count()).toBe(0);
  const change = host.page.locator('.change-terms');
  await change.locator('summary').first().click();
  await change.locator('.more-rules summary').click();
  await change.locator('.house-rule[data-rule="accuseAfterDisproof"]').getByLabel('Not allowed').check();
  await change.getByLabel(says.en.terms.chat).selectOption('free');
  await change.getByRole('button', { name: says.en.terms.save }).click();
  await friend.page.locator('.house-rule-list').waitFor();
  expect(await wordsOf(friend.page, '.house-rule-list')).toContain('Not allowed');
  await expect.poll(() => wordsOf(friend.page, '.lobby-terms')).toContain(says.en.terms.chats.free);
  await expect.poll(() => change.getAttribute('open')).toBeNull();
  expect(await violations(host.page)).toEqual([]);
});
