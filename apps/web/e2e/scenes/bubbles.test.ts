/** What people say at the table. */
import type { Phrase } from '@casefile/protocol/phrases';
import { expect, test } from 'vitest';
import { phone } from '../support/guest.ts';
import { withBots } from '../support/online/company.ts';
import { addBot, atTable, deal, openTable, says, sitDown } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U56 messages appear in a bubble at the speaker’s place, and the chat is docked where there is room', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } }, { viewport: { width: 1500, height: 900 } });
  const ben = await home.guest({}, { viewport: phone });
  const heard: string[] = [];
  ben.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  const link = await openTable(ada, withBots);
  await sitDown(ben, link, 'Ben');
  await addBot(ada, 'basil');
  await deal(ada, [ben]);
  await ben.page.waitForTimeout(500);
  // A player asked at once sees the question in place of the chat until they open the log.
  const say = (phrase: Phrase) =>
    expect
      .poll(async () => {
        await ada.page.keyboard.press('l');
        const button = ada.page.locator('.dock .phrase', { hasText: says.en.people.phrases[phrase] });
        return button.click({ timeout: 500 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
  await say('hello');
  // Bots may have bubbles too; all of them disappear.
  const seen = await ben.page.waitForFunction((said) => {
    const bubble = [...document.querySelectorAll<HTMLElement>('.bubble')].find(
      ({ innerText }) => innerText === said,
    );
    const place = document.querySelector(`.seat[data-seat="${bubble?.dataset.of}"]`);
    if (bubble === undefined || place === null) return null;
    return {
      place: place.getBoundingClientRect().toJSON() as DOMRect,
      box: bubble.getBoundingClientRect().toJSON() as DOMRect,
    };
  }, says.en.people.phrases.hello);
  const { place, box } = (await seen.jsonValue())!;
  expect(await ben.page.locator('.dock').count()).toBe(0);
  // Above the speaker's place, and fully on the screen.
  expect(box.x).toBeLessThan(place.x + place.width);
  expect(box.x + box.width).toBeGreaterThan(place.x);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
  // Who is muted on this device has no bubble here either.
  const toggle = async (name: string): Promise<void> => {
    await ben.page.locator('.people-tool').click();
    await ben.page.locator('.ears').getByRole('button', { name }).click();
    await ben.page.keyboard.press('Escape');
  };
  await toggle(says.en.people.mute('Ada'));
  await say('good-luck');
  await expect.poll(() => heard.some((frame) => frame.includes('"phrase":"good-luck"'))).toBe(true);
  await ben.page.waitForTimeout(300);
  expect(await ben.page.locator('.bubble').allInnerTexts()).not.toContain(
    says.en.people.phrases['good-luck'],
  );
  await toggle(says.en.people.unmute('Ada'));
  // One switch turns bubbles off; messages still appear in the chat.
  await ben.page.evaluate(() => localStorage.setItem('casefile.remarks', 'false'));
  await ben.page.reload();
  await atTable(ben.page);
  const unread = async (): Promise<string> => (await ben.page.locator('.unread').allInnerTexts()).join();
  const before = await unread();
  await say('hello');
  await expect.poll(unread).not.toBe(before);
  await ben.page.waitForTimeout(300);
  expect(await ben.page.locator('.bubble').count()).toBe(0);
});
