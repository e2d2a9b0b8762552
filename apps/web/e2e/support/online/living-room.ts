/** A screen that is the board of a table, and phones that come in by its code. */
import { networkInterfaces } from 'node:os';
import type { Lang } from '@casefile/editions/words/words';
import qrcode from 'qrcode-generator';
import { expect } from 'vitest';
import { call } from '../../../../server/test/support/player.ts';
import { words as en } from '../../../src/living-room/words/words-en.ts';
import { words as fr } from '../../../src/living-room/words/words-fr.ts';
import type { Guest } from '../guest.ts';
import { phone } from '../guest.ts';
import { choose, says, sitDown } from '../opening.ts';
import type { TestServer } from '../test-server.ts';

export const roomSays = { en, fr };
const television = { width: 1920, height: 1080 };

/** This machine in its network; undefined where it is in none. */
export const house = Object.values(networkInterfaces())
  .flatMap((all = []) => all)
  .find(
    ({ address, family, internal }) => !internal && family === 'IPv4' && !address.startsWith('169.254.'),
  )?.address;
export const noHouse = 'this machine has no address in a network';

export interface BigScreen {
  readonly guest: Guest;
  /** Everything the server has sent to it. */
  readonly heard: readonly string[];
}

/** Listens from the first moment on. */
export async function wideGuest(home: TestServer, lang: Lang): Promise<BigScreen> {
  const guest = await home.guest({ lang }, { viewport: television });
  const heard: string[] = [];
  guest.page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  guest.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  return { guest, heard };
}

export async function openLivingRoom(home: TestServer, edition: string, lang: Lang): Promise<BigScreen> {
  const screen = await wideGuest(home, lang);
  const { page } = screen.guest;
  await choose(page, 'online', edition);
  await page.getByLabel(says[lang].setUp.livingRoom).check();
  await page.getByLabel(says[lang].terms.pace).selectOption('instant');
  await page.getByRole('button', { name: says[lang].setUp.open }).click();
  await page.locator('.sit-down').waitFor();
  return screen;
}

export const tableOn = ({ guest }: BigScreen): string =>
  new URL(guest.page.url()).pathname.split('/').at(-1)!;

/** The cells of the code on the screen, compared with those of the link it should hold. */
export async function holdsLink({ guest }: BigScreen, link: string): Promise<boolean> {
  const drawn = guest.page.locator('.join-code svg.qr');
  await drawn.locator('path').waitFor();
  const { size, path } = await drawn.evaluate((svg) => ({
    size: (svg as SVGSVGElement).viewBox.baseVal.width,
    path: svg.querySelector('path')!.getAttribute('d')!,
  }));
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const code = qrcode(0, 'M');
  code.addData(link);
  code.make();
  const count = code.getModuleCount();
  const edge = (size - count) / 2;
  if (edge < 4) return false;
  return Array.from({ length: count * count }, (_, i) => [i % count, Math.floor(i / count)] as const).every(
    ([x, y]) => code.isDark(y, x) === dark.has(`${x + edge} ${y + edge}`),
  );
}

export async function comeByPhone(
  home: TestServer,
  link: string,
  name: string,
  lang: Lang = 'en',
): Promise<Guest> {
  const guest = await home.guest({ lang }, { viewport: phone, hasTouch: true });
  await sitDown(guest, link, name);
  return guest;
}

/** What a device keeps of its table. */
export const keptOf = ({ page }: Guest): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const table = location.pathname.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`casefile.table.${table}`)!).tokens;
  });

/**
 * No hand was sent to the screen, is drawn on it or stored by it: the entries it received are exactly those of a
 * stranger who only watches, and it has no seat's token.
 */
export async function holdsNoHand(
  home: TestServer,
  screen: BigScreen,
  phones: readonly Guest[],
): Promise<void> {
  const { guest, heard } = screen;
  const table = tableOn(screen);
  const watcher = await call(home.origin, 'POST', `/api/tables/${table}/watchers`, {});
  const { tokens } = watcher.body as { tokens: { watch: string } };
  const told = await call(home.origin, 'GET', `/api/tables/${table}/entries`, undefined, tokens.watch);
  const { entries } = told.body as { entries: readonly { readonly n: number }[] };
  const all = heard
    .filter((text) => text.startsWith('{"t":"entry"'))
    .map((text) => (JSON.parse(text) as { entry: { n: number; is: string; table?: string } }).entry);
  // The screen may have shown the game before this one.
  const frames = all.slice(all.findIndex((entry) => entry.is === 'opened' && entry.table === table));
  expect(frames.length).toBeGreaterThan(phones.length);
  for (const entry of frames) expect(entry).toEqual(entries[entry.n]);
  for (const text of heard.filter((each) => each.includes('"t":"welcome"')))
    expect(JSON.parse(text).seat).toBe(null);
  const sealed = heard.flatMap((text) => [...text.matchAll(/"sealed":(\{[^{}]*\})/g)]);
  for (const [, part] of sealed) expect(Object.keys(JSON.parse(part!))).toEqual(['for']);
  expect(Object.keys(await keptOf(guest))).not.toContain('seat');
  const held = await guest.page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  for (const one of phones)
    for (const token of Object.values(await keptOf(one)))
      expect([held, ...heard].join('\n').includes(token), 'a token of a phone').toBe(false);
  expect(await guest.page.locator('.hand, .notebook, .act, [data-pane]').count()).toBe(0);
}
