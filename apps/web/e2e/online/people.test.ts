/** What a host may do, and what people at a table say to each other. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, type Guest, touch } from '../support/guest.ts';
import { company, withBots } from '../support/online/company.ts';
import {
  addBot,
  atTable,
  deal,
  openTable,
  readyButtons,
  says,
  sitDown,
  wordsOf,
} from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U47 the host can remove a player, hand over and pause, visibly to everybody', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const ben = await home.guest();
  const cleo = await home.guest();
  const link = await openTable(ada, withBots, { [says.en.setUp.clock]: 'timed' });
  await sitDown(ben, link, 'Ben');
  await sitDown(cleo, link, 'Cleo');
  await ada.page.getByRole('button', { name: says.en.setUp.removeSeat('Cleo') }).click();
  await cleo.page.getByRole('heading', { name: says.en.online.ended.kicked! }).waitFor();
  await ada.page
    .getByRole('button', { name: says.en.setUp.removeSeat('Cleo') })
    .waitFor({ state: 'detached' });
  await addBot(ada, 'basil');
  await ada.page.getByRole('button', { name: `${says.en.lobby.makeHost}: Ben` }).click();
  await ben.page.getByRole('button', { name: says.en.setUp.begin }).click();
  await Promise.all([atTable(ada.page), atTable(ben.page)]);
  await ben.page.locator('.people-tool').click();
  await ben.page.getByRole('button', { name: says.en.people.pause }).click();
  await ada.page.getByText(says.en.people.pausedBy('Ben')).waitFor();
  await expect.poll(() => readyButtons(ada.page).count()).toBe(0);
  // On a phone held sideways neither the last tool nor the button that goes on is cut off.
  for (const [width, height] of [
    [844, 390],
    [568, 320],
  ] as const) {
    await ada.page.setViewportSize({ width, height });
    for (const name of [says.en.app.settings, says.en.people.resume])
      await expect
        .poll(() => isWhole(ada.page.getByRole('button', { name, exact: true })), {
          message: `${name} ${width}`,
        })
        .toBe(true);
  }
  await ada.page.setViewportSize(desktop);
  await ben.page.locator('dialog.people').getByRole('button', { name: says.en.people.resume }).click();
  await ada.page.getByText(says.en.people.pausedBy('Ben')).waitFor({ state: 'detached' });
  await ada.page.locator('.people-tool').click();
  await ada.page.locator('.happenings summary').click();
  const told = await wordsOf(ada.page, '.happenings');
  for (const line of [
    says.en.people.happened.removed('Cleo'),
    says.en.people.happened.host('Ben'),
    says.en.people.happened.paused,
    says.en.people.happened.resumed,
  ])
    expect(told).toContain(line);
});

test('U47 a player who is not the host asks for a pause: everybody reads who wants what and can agree, and who asked reads whose word is missing', async () => {
  const [ada, ben, cleo] = await company(home);
  const notice = ({ page }: Guest): Locator => page.locator('.banner .notice[data-pause]');
  const reads = (guest: Guest, line: string): Promise<void> => notice(guest).getByText(line).waitFor();
  // Ben was the host for a while, and still has that role's token.
  await hand(ada, 'Ben');
  await hand(ben, 'Ada');
  await cleo.page.locator('.people-tool').click();
  await cleo.page.getByRole('button', { name: says.en.people.pause }).click();
  await reads(ada, says.en.people.wantsPause(['Cleo']));
  await reads(ben, says.fr.people.wantsPause(['Cleo']));
  await cleo.page.keyboard.press('Escape');
  await expect.poll(() => notice(cleo).innerText()).toMatch(/Waiting for (Ada and Ben|Ben and Ada) to agree/);
  expect(await notice(cleo).getByRole('button').count()).toBe(0);
  await notice(ben).getByRole('button', { name: says.fr.people.agree }).click();
  await reads(ben, says.fr.people.awaitsPause(['Ada']));
  expect(await notice(ben).getByRole('button').count()).toBe(0);
  await notice(ada).getByRole('button', { name: says.en.people.agree }).click();
  for (const guest of [ada, cleo]) await reads(guest, says.en.people.pausedBy('Ada'));
  await notice(cleo).getByRole('button', { name: says.en.people.resume }).click();
  await reads(ben, says.fr.people.wantsResume(['Cleo']));
  await notice(ada).getByRole('button', { name: says.en.people.resume }).click();
  for (const guest of [ada, ben, cleo]) await notice(guest).waitFor({ state: 'detached' });
});

/** Makes somebody else the host, who sees it. */
async function hand({ page, lang }: Guest, name: string): Promise<void> {
  await page.locator('.people-tool').click();
  const people = page.locator('dialog.people');
  await people.getByRole('button', { name: new RegExp(`^${says[lang].lobby.makeHost}.*${name}`) }).click();
  await people.locator('li', { hasText: name }).locator('.crown').waitFor();
  await page.keyboard.press('Escape');
}

/** None of its corners is covered. */
const isWhole = (control: Locator): Promise<boolean> =>
  control.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
    return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
  });

test('on a phone the host finds what deals the cards at the foot of the lobby, without scrolling', async () => {
  const ada = await home.guest({ lang: 'fr', settings: { name: 'Ada' } }, touch);
  await openTable(ada, 'clue-2015');
  const { bottom, height } = await ada.page
    .getByRole('button', { name: says.fr.setUp.begin })
    .evaluate((button) => ({ bottom: button.getBoundingClientRect().bottom, height: innerHeight }));
  expect(bottom).toBeLessThanOrEqual(height);
});

test('U46 phrases appear in each reader’s language; free text, muting and the host’s switch work as set', async () => {
  const [ada, ben, cleo] = await company(home, { [says.en.terms.chat]: 'free' });
  for (const { page } of [ada, ben, cleo]) await page.locator('.people-tool').click();
  await ada.page.getByRole('button', { name: says.en.people.phrases['good-luck'] }).click();
  await ben.page.locator('.talk').getByText(says.fr.people.phrases['good-luck']).waitFor();
  await cleo.page.locator('.talk').getByText(says.en.people.phrases['good-luck']).waitFor();
  await ada.page.getByLabel(says.en.people.saySomething).fill('look at https://example.org <b>now</b>');
  await ada.page.getByRole('button', { name: says.en.people.send }).click();
  await cleo.page.locator('.talk').getByText('<b>now</b>').waitFor();
  expect(await cleo.page.locator('.talk a, .talk b').count()).toBe(0);
  await ben.page.locator('.talk').getByRole('button', { name: says.fr.people.report }).click();
  await cleo.page.locator('.talk').getByText(says.en.people.reported).waitFor();
  await cleo.page.getByRole('button', { name: says.en.people.mute('Ada') }).click();
  await expect.poll(() => wordsOf(cleo.page, '.talk')).not.toContain('example.org');
  await ada.page.getByRole('button', { name: says.en.people.muteAll }).click();
  await ben.page.getByText(says.fr.people.allMuted).waitFor();
  expect(await ben.page.locator('.phrase').count()).toBe(0);
});

test('U25 U46 what is said while the chat is closed is read out by a screen reader, once, in the lobby and at the table', async () => {
  const host = await home.guest({ settings: { name: 'Cleo' } });
  const link = await openTable(host, 'speed');
  const friend = await home.guest({ lang: 'fr' });
  await sitDown(friend, link, 'Ada');
  const { phrases } = says.en.people;
  const aloud = host.page.locator('[data-unheard][aria-live="polite"] p');
  await friend.page.locator('summary', { hasText: says.fr.people.chat }).click();
  const say = (phrase: 'hello' | 'good-luck'): Promise<void> =>
    friend.page.getByRole('button', { name: says.fr.people.phrases[phrase], exact: true }).click();
  await say('hello');
  await expect.poll(() => aloud.allInnerTexts()).toEqual([`Ada: ${phrases.hello}`]);
  // The open chat reads its lines out itself.
  await host.page.locator('summary', { hasText: says.en.people.chat }).click();
  await expect.poll(() => aloud.count()).toBe(0);
  await addBot(host, 'daisy');
  await deal(host, [friend]);
  await friend.page.locator('.people-tool').click();
  await say('good-luck');
  await expect.poll(() => aloud.allInnerTexts()).toEqual([`Ada: ${phrases['good-luck']}`]);
  expect(await host.page.locator('[data-unheard]').count()).toBe(1);
});

test('U46 what is said again because its answer was lost is said once', async () => {
  const [ada, , cleo] = await company(home);
  let asked = 0;
  await ada.page.route('**/commands', async (route) => {
    if (asked++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  for (const { page } of [ada, cleo]) await page.locator('.people-tool').click();
  const say = ada.page.getByRole('button', { name: says.en.people.phrases.hello, exact: true });
  await say.click();
  await ada.page.getByText(says.en.online.problems.offline!).waitFor();
  const heard = cleo.page.locator('.talk li', { hasText: says.en.people.phrases.hello });
  await expect.poll(() => heard.count()).toBe(1);
  await say.click();
  await ada.page.getByText(says.en.online.problems.offline!).waitFor({ state: 'detached' });
  expect(asked).toBe(2);
  await cleo.page.waitForTimeout(500);
  expect(await heard.count()).toBe(1);
  await say.click();
  await expect.poll(() => heard.count()).toBe(2);
});

test('counts unread lobby messages on the closed chat, in sight on a phone without scrolling', async () => {
  const host = await home.guest({ settings: { name: 'Cleo' } }, touch);
  const link = await openTable(host, 'speed');
  const friend = await home.guest({ seed: 2 });
  await sitDown(friend, link, 'Ada');
  const chat = friend.page.locator('summary', { hasText: says.en.people.chat });
  await chat.click();
  await friend.page.getByRole('button', { name: says.en.people.phrases.hello, exact: true }).click();
  const counted = host.page.locator('summary .unread');
  await counted.waitFor();
  expect(await counted.innerText()).toBe('1');
  const isInSight = await counted.evaluate((badge) => {
    const { left, top, width, height } = badge.getBoundingClientRect();
    return badge.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isInSight).toBe(true);
  await host.page.locator('summary', { hasText: says.en.people.chat }).click();
  await expect.poll(() => counted.count()).toBe(0);
  await addBot(host, 'daisy');
});
