/** Two people at one chair. */
import { expect, test } from 'vitest';
import type { Guest } from '../support/guest.ts';
import { addBot, deal, handOf, openTable, says, sitDown } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('R34 a seated player invites a partner by a single-use link; both share one hand and one turn', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(ada, 'clue-2015');
  await addBot(ada, 'daisy');
  const ben = await home.guest();
  await ben.page.goto(link);
  // The table's link leads to a free chair, never to an occupied one.
  await ben.page.getByLabel(says.en.setUp.name).fill('Ben');
  expect(await ben.page.getByRole('combobox').count()).toBe(0);
  await ada.page.getByText(says.en.team.title).click();
  await ada.page.getByRole('button', { name: says.en.team.make }).click();
  const invitation = await ada.page.getByLabel(says.en.team.link).inputValue();
  expect(invitation.startsWith(`${link}#join_`)).toBe(true);
  await ben.page.goto(invitation);
  await ben.page.getByText(says.en.team.invited).waitFor();
  expect(ben.page.url()).toBe(link);
  await ben.page.getByLabel(says.en.setUp.name).fill('Ben');
  await ben.page.getByRole('button', { name: says.en.team.join }).click();
  await ada.page.locator('.lobby-chair[data-mine="true"]').getByText('Ben').waitFor();
  const eve = await home.guest();
  await eve.page.goto(invitation);
  await eve.page.getByLabel(says.en.setUp.name).fill('Eve');
  await eve.page.getByRole('button', { name: says.en.team.join }).click();
  await eve.page.getByText(says.en.online.problems['no-such-invitation']!).waitFor();
  await eve.page.getByRole('button', { name: says.en.online.sit }).waitFor();
  await deal(ada, [ben]);
  expect(await handOf(ben.page)).toEqual(await handOf(ada.page));
  for (const { page } of [ada, ben])
    await page.locator('.status[data-mine="true"]').waitFor({ timeout: 60_000 });
});

test('R34 a player who already has a seat moves to the chair of the one who invites them', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(ada, 'clue-2015');
  const ben = await home.guest();
  await sitDown(ben, link, 'Ben');
  await ada.page.getByText(says.en.team.title).click();
  await ada.page.getByRole('button', { name: says.en.team.make }).click();
  const invitation = await ada.page.getByLabel(says.en.team.link).inputValue();
  await ben.page.goto(invitation);
  await ben.page.getByRole('button', { name: says.en.team.join }).click();
  await ada.page.locator('.lobby-chair[data-mine="true"]').getByText('Ben').waitFor();
  await expect.poll(() => ben.page.getByRole('button', { name: says.en.team.join }).count()).toBe(0);
  await ben.page.locator('.lobby-chair[data-mine="true"]').getByText('Ada').waitFor();
});

/** Ada’s table, where Ben and Bella share a chair. */
async function threeAtTwoChairs(): Promise<[Guest, Guest, Guest]> {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const [ben, bella] = [await home.guest(), await home.guest()];
  const link = await openTable(ada, 'clue-2015');
  await sitDown(ben, link, 'Ben');
  await ben.page.getByText(says.en.team.title).click();
  await ben.page.getByRole('button', { name: says.en.team.make }).click();
  await bella.page.goto(await ben.page.getByLabel(says.en.team.link).inputValue());
  await bella.page.getByLabel(says.en.setUp.name).fill('Bella');
  await bella.page.getByRole('button', { name: says.en.team.join }).click();
  // Who is removed before their page is connected is only told that they are not at the table.
  await bella.page.locator('.lobby-chair[data-mine="true"]').getByText('Bella').waitFor();
  return [ada, ben, bella];
}

test('the host sees whom of two at one chair a button is about, and removes only that one', async () => {
  const [ada, ben, bella] = await threeAtTwoChairs();
  const chair = ada.page.locator('.lobby-chair', { hasText: 'Bella' });
  await chair.waitFor();
  const labels = await chair.getByRole('button').allInnerTexts();
  expect(new Set(labels).size).toBe(4);
  // Only one of them is away for a moment.
  await ben.page.close();
  await expect
    .poll(() => chair.locator('.lobby-name').allInnerTexts())
    .toEqual([`Ben ${says.en.table.away}`, 'Bella']);
  await (await ben.context.newPage()).goto(ada.page.url());
  await expect.poll(() => chair.locator('.lobby-name').allInnerTexts()).toEqual(['Ben', 'Bella']);
  await chair.getByText(says.en.setUp.removeSeat('Bella')).click();
  await bella.page.getByRole('heading', { name: says.en.online.ended.kicked! }).waitFor();
  await ada.page.locator('.lobby-chair', { hasText: 'Ben' }).waitFor();
  await chair.waitFor({ state: 'detached' });
});

test('during the game the host hands the table to one of two at a chair, and only to somebody who is there', async () => {
  const [ada, ben, bella] = await threeAtTwoChairs();
  await deal(ada, [ben, bella]);
  await ada.page.locator('.people-tool').click();
  const team = ada.page.locator('dialog.people li', { hasText: 'Bella' });
  const { makeHost, host } = says.en.lobby;
  await expect
    .poll(() => team.getByRole('button').allInnerTexts())
    .toEqual([`${makeHost}: Ben`, `${makeHost}: Bella`]);
  await ben.page.close();
  await expect.poll(() => team.getByRole('button').allInnerTexts()).toEqual([`${makeHost}: Bella`]);
  await team.getByRole('button').click();
  await expect.poll(() => team.locator('.crown').innerText()).toBe(`${host}: Bella`);
});

test('who shares a chair is told that the partner plays on, and no bot takes the chair', async () => {
  const [ada, ben, bella] = await threeAtTwoChairs();
  await deal(ada, [ben, bella]);
  await bella.page.locator('.people-tool').click();
  await bella.page.getByRole('button', { name: says.en.people.leaveSeat }).click();
  const leaving = bella.page.getByRole('alertdialog');
  expect(await leaving.innerText()).toContain(says.en.people.leavePartner);
  await leaving.getByRole('button', { name: says.en.people.leaveSeat }).click();
  await expect.poll(() => new URL(bella.page.url()).pathname).toBe('/');
  await ben.page.locator('.people-tool').click();
  const own = ben.page.locator('dialog.people .company li', { hasText: 'Ben' });
  await expect.poll(() => own.innerText()).not.toContain('Bella');
  expect(await own.innerText()).toContain(says.en.lobby.yours);
  await ben.page.getByRole('button', { name: says.en.people.leaveSeat }).click();
  expect(await ben.page.getByRole('alertdialog').innerText()).toContain(says.en.people.leaveSure);
});
