/** Calling a player who looks elsewhere: in the tab, by notification, and by sound. */
import { expect, test } from 'vitest';
import { atTable, says } from '../support/opening.ts';
import { beginSolo } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U17 my turn shows in the tab’s title and icon', async () => {
  const guest = await home.guest({ seed: 2 });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  await page.locator('.status[data-mine="true"]').waitFor();
  await expect.poll(() => page.title()).toContain('●');
  await expect.poll(() => page.locator('link[rel="icon"]').getAttribute('href')).toContain('data:');
  await page.goto('/rules/clue-2002');
  await page.locator('.rules li[id]').first().waitFor();
  await expect.poll(() => page.title()).not.toContain('●');
});

test('U17 sends browser notifications, if wanted, only while the page is hidden', async () => {
  for (const lang of ['en', 'fr'] as const) {
    const guest = await home.guest({ lang, seed: 2 }, { permissions: ['notifications'] });
    const { page } = guest;
    const t = says[lang];
    await page.addInitScript(() => {
      const called: string[] = [];
      Object.assign(globalThis, { called });
      const Real = Notification;
      const Heard = class extends Real {
        // A headless browser cannot show notifications and reports a granted permission as denied.
        static override get permission(): NotificationPermission {
          return 'granted';
        }
        constructor(title: string, options?: NotificationOptions) {
          super(title, options);
          called.push(`${title} ${options?.body}`);
        }
      };
      Object.assign(globalThis, { Notification: Heard });
      // Makes the tab count as hidden for as long as the test says.
      Object.defineProperty(document, 'hidden', { get: () => sessionStorage.getItem('hidden') === 'yes' });
    });
    const called = (): Promise<string[]> =>
      page.evaluate(() => (globalThis as unknown as { called: string[] }).called);
    const look = (is: boolean): Promise<void> =>
      page.evaluate((seen) => sessionStorage.setItem('hidden', seen ? 'no' : 'yes'), is);
    await page.goto('/');
    await page.getByRole('button', { name: t.app.settings, exact: true }).click();
    const choice = page.getByLabel(t.settings.notices);
    expect(await choice.inputValue()).toBe('off');
    await choice.selectOption('turn');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('casefile.notices'))).toBe('"turn"');
    await beginSolo(guest, 'speed');
    await page.locator('.status[data-mine="true"]').waitFor();
    expect(await called()).toEqual([]);
    await look(false);
    await page.reload();
    await atTable(page);
    await expect.poll(called).toHaveLength(1);
    expect((await called())[0]).toContain(await page.locator('.status strong').innerText());
    // Switched off, none is sent.
    await page.evaluate(() => localStorage.setItem('casefile.notices', '"off"'));
    await page.reload();
    await atTable(page);
    await page.locator('.status[data-mine="true"]').waitFor();
    expect(await called()).toEqual([]);
  }
});

test('U17 a denied permission is explained, and the option stays off', async () => {
  const guest = await home.guest({ lang: 'fr' });
  const { page } = guest;
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.goto('/');
  await page.getByRole('button', { name: says.fr.app.settings, exact: true }).click();
  await page.getByLabel(says.fr.settings.notices).selectOption('turn');
  await page.getByText(says.fr.settings.noticesDenied).waitFor();
  await expect.poll(() => page.getByLabel(says.fr.settings.notices).inputValue()).toBe('off');
});

test('U43 plays no sound before a gesture, then steps and ambience, also after an interruption, and mutes in one click', async () => {
  const guest = await home.guest({ settings: { sound: true, roomTone: true }, seed: 3 });
  const { page } = guest;
  await page.addInitScript(() => {
    const heard = { contexts: 0, struck: 0, humming: 0 };
    Object.assign(globalThis, { heard });
    const Real = AudioContext;
    Object.assign(globalThis, {
      AudioContext: class extends Real {
        constructor() {
          super();
          heard.contexts++;
          Object.assign(globalThis, { audio: this });
        }
      },
    });
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args: []) {
      if (this.loop) heard.humming++;
      else heard.struck++;
      start.apply(this, args);
    };
    AudioBufferSourceNode.prototype.stop = function (...args: []) {
      if (this.loop) heard.humming--;
      stop.apply(this, args);
    };
  });
  const heard = (): Promise<Record<string, number>> =>
    page.evaluate(() => (globalThis as unknown as { heard: Record<string, number> }).heard);
  await beginSolo(guest, 'clue-2002');
  expect(await heard()).toEqual({ contexts: 0, struck: 0, humming: 0 });
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.place.open').first().click();
  await expect.poll(async () => (await heard()).struck).toBeGreaterThan(0);
  await expect.poll(async () => (await heard()).humming).toBe(1);
  expect((await heard()).contexts).toBe(1);
  // As a call or a locked screen does.
  await page.evaluate(() => (globalThis as unknown as { audio: AudioContext }).audio.suspend());
  await expect.poll(async () => (await heard()).humming).toBe(0);
  await page.locator('.status').click();
  await expect.poll(async () => (await heard()).humming).toBe(1);
  const mute = page.getByRole('button', { name: says.en.app.sound, exact: true });
  expect(await mute.getAttribute('aria-pressed')).toBe('true');
  await mute.click();
  await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(async () => (await heard()).humming).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('casefile.sound'))).toBe('false');
});
