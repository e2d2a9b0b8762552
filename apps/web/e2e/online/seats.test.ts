/** Links and seats of a table with friends: who gets in, who comes back, and what a link may hold. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play } from '../support/driver.ts';
import type { Guest } from '../support/guest.ts';
import { company, quick, withBots } from '../support/online/company.ts';
import { addBot, atTable, choose, deal, handOf, openTable, says, statusOf } from '../support/opening.ts';
import { editionOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

const tableOf = (link: string): string => new URL(link).pathname.split('/').at(-1)!;
const tokensOf = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith('casefile.table.'))
      .flatMap(([, text]) => Object.values(JSON.parse(text).tokens as Record<string, string>)),
  );

test('U02 U03 one click copies the link, three take a seat; link and address contain no secret', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  await openTable(host, quick);
  await host.page.getByRole('button', { name: says.en.online.copy }).click();
  await host.page.getByRole('button', { name: says.en.online.copied }).waitFor();
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/t/${tableOf(link)}`);
  const guest = await home.guest();
  await guest.page.goto(link);
  // A name is suggested: accepting it is one interaction.
  expect(await guest.page.getByLabel(says.en.setUp.name).inputValue()).not.toBe('');
  await guest.page.getByRole('button', { name: says.en.online.sit }).click();
  await guest.page.locator('.lobby').waitFor();
  const secrets = [...(await tokensOf(host)), ...(await tokensOf(guest))];
  expect(secrets.length).toBeGreaterThan(4);
  for (const { page } of [host, guest]) {
    const seen = await page.evaluate(
      () => location.href + JSON.stringify(history.state) + document.body.outerHTML,
    );
    for (const secret of secrets) expect(seen).not.toContain(secret);
    expect(link).not.toContain(secrets[0]);
  }
});

test('a name that was only suggested is that of the chair one gets, and is not remembered; the door says how the table plays', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(host, 'card-2018');
  const [slow, quicker] = [await home.guest({ lang: 'fr' }), await home.guest()];
  for (const { page, lang } of [slow, quicker]) {
    await page.goto(link);
    await page.getByRole('button', { name: says[lang].online.sit }).waitFor();
  }
  const options = editionOf('card-2018').options;
  expect(Object.keys(options).length).toBeGreaterThan(0);
  const { names } = await import('@casefile/editions/card-2018/fr/names');
  for (const [option, [usual]] of Object.entries(options)) {
    const { label, values } = names.options[option]!;
    const line = slow.page.locator('.terms-list > div', { hasText: label });
    expect(await line.innerText()).toContain(values[String(usual)]);
  }
  // Both were offered the same chair's name; one is quicker.
  for (const { page, lang } of [quicker, slow]) {
    await page.getByRole('button', { name: says[lang].online.sit }).click();
    const mine = page.locator('.lobby-chair[data-mine="true"]');
    await mine.waitFor();
    const suspect = await mine.locator('strong').innerText();
    expect(await mine.locator('.lobby-name').innerText()).toBe(says[lang].lobby.yours);
    expect(await page.evaluate(() => localStorage.getItem('casefile.name'))).toBe(null);
    expect(suspect).not.toBe('');
  }
});

test('what the host has chosen for the table stays open, with the reason, if it could not be saved', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  const { page } = host;
  await openTable(host, quick);
  await page.route('**/commands', (route) =>
    route.fulfill({ status: 409, json: { error: 'too-many-changes', message: '' } }),
  );
  await page.getByText(says.en.terms.change).click();
  const form = page.locator('.change-terms form');
  await form.getByLabel(says.en.terms.spectators).selectOption('no');
  await form.getByRole('button', { name: says.en.terms.save }).click();
  await form.getByText(says.en.online.problems['too-many-changes']!).waitFor();
  expect(await form.getByLabel(says.en.terms.spectators).inputValue()).toBe('no');
  await page.unroute('**/commands');
  await form.getByRole('button', { name: says.en.terms.save }).click();
  await form.waitFor({ state: 'hidden' });
  const line = page.locator('.terms-list > div', { hasText: says.en.terms.spectators });
  await line.getByText(says.en.terms.watching.no).waitFor();
});

test('U03 U45 a third visitor gets a free seat or the public view, never a hand', async () => {
  const [ada, ben, cleo, link] = await company(home);
  const watcher = await home.guest();
  const frames: string[] = [];
  watcher.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await watcher.page.goto(link);
  await watcher.page.getByText(says.en.online.running).waitFor();
  expect(await watcher.page.getByRole('button', { name: says.en.online.sit }).count()).toBe(0);
  await watcher.page.getByRole('button', { name: says.en.online.watch }).click();
  await atTable(watcher.page);
  await watcher.page.getByText(says.en.people.watching).waitFor();
  expect(await handOf(watcher.page)).toEqual([]);
  for (const { page } of [ada, cleo]) await page.locator('.watchers').waitFor();
  expect(await ada.page.locator('.watchers').innerText()).toContain('1');
  // One player shows another a card: the spectator learns that, but not the card.
  await askOnce(ada, [ben, cleo]);
  await expect.poll(() => frames.some((frame) => /"fact":"(showed|closed)"/.test(frame))).toBe(true);
  const sealed = frames.flatMap((frame) =>
    [...frame.matchAll(/"sealed":(\{[^}]*\})/g)].map(([, part]) => part!),
  );
  expect(sealed.length).toBeGreaterThan(0);
  for (const part of sealed) expect(part).not.toContain('"cards"');
  for (const token of await tokensOf(ada)) expect(frames.join()).not.toContain(token);
  // The spectator's notebook has everything public.
  await expect
    .poll(() =>
      watcher.page.locator('.notebook .cell:is([data-group="true"], :not([data-mark="blank"]))').count(),
    )
    .toBeGreaterThan(0);
  // The spectator cannot chat.
  await watcher.page.locator('.people-tool').click();
  expect(await watcher.page.locator('.phrase').count()).toBe(0);
});

/** Plays until one question has been asked and answered. */
async function askOnce(asker: Guest, others: readonly Guest[]): Promise<void> {
  const asked = async ({ page }: Guest): Promise<boolean> =>
    (await page.locator('.act [data-do="end"]').count()) > 0;
  const until = (): Promise<boolean> => asked(asker);
  await Promise.all([asker, ...others].map(({ page }) => play(page, { turns: 99, until })));
}

test('U04 a reload and a lost tab come back to the same seat; a second device takes it over', async () => {
  const [ada] = await company(home);
  const hand = await handOf(ada.page);
  const status = await statusOf(ada.page);
  await ada.page.reload();
  await atTable(ada.page);
  expect(await handOf(ada.page)).toEqual(hand);
  await expect.poll(() => statusOf(ada.page)).toBe(status);
  const { context } = ada;
  await ada.page.close();
  const again = await context.newPage();
  await again.goto('/games');
  await again.locator('.game').first().click();
  await atTable(again);
  expect(await handOf(again)).toEqual(hand);
  await again.locator('.people-tool').click();
  await again.getByRole('button', { name: says.en.device.show }).click();
  const code = await again.locator('.device-code .code').innerText();
  await again.locator('.device-code svg.qr').waitFor();
  const second = await home.guest();
  await second.page.goto(`/device#${code}`);
  await expect.poll(() => second.page.url()).not.toContain(code);
  await second.page.getByRole('button', { name: says.en.device.go }).click();
  await atTable(second.page);
  expect(await handOf(second.page)).toEqual(hand);
  await again.getByRole('heading', { name: says.en.online.ended['taken-over']! }).waitFor();
  expect(await handOf(again)).toEqual([]);
  // The way back is a code too: the table's own link would only let this device watch.
  await again.getByRole('link', { name: says.en.device.go }).click();
  await again.getByLabel(says.en.device.code).waitFor();
});

test('two tabs of one browser keep the seats of both', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const first = ada.page;
  const second = await first.context().newPage();
  // Both tabs are open before either has a seat: one must not overwrite what the other stored.
  for (const page of [first, second]) await choose(page, 'online', quick);
  for (const page of [first, second]) {
    await page.getByRole('button', { name: says.en.setUp.open }).click();
    await page.locator('.lobby').waitFor();
  }
  const [here, there] = [first.url(), second.url()];
  expect(tableOf(here)).not.toBe(tableOf(there));
  for (const page of [first, second]) await page.reload();
  for (const page of [first, second]) await page.locator('.lobby-chair[data-mine="true"]').waitFor();
  await first.goto(there);
  await first.locator('.lobby-chair[data-mine="true"]').waitFor();
  await second.close();
});

test('a link that is opened twice in one browser leads to one chair', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(host, quick);
  const guest = await home.guest();
  const second = await guest.context.newPage();
  for (const page of [guest.page, second]) {
    await page.goto(link);
    await page.getByRole('button', { name: says.en.online.sit }).waitFor();
  }
  for (const page of [guest.page, second]) {
    await page.getByRole('button', { name: says.en.online.sit }).click();
    await page.locator('.lobby-chair[data-mine="true"]').waitFor();
  }
  expect(await host.page.locator('.lobby-name').count()).toBe(2);
});

test('U04 at the pace of a newcomer a reload shows the present at once; what was not seen is shown first, with nothing to press', async () => {
  const ada = await home.guest(
    { settings: { name: 'Ada', speed: 'calm' } },
    { reducedMotion: 'no-preference' },
  );
  const { page } = ada;
  await openTable(ada, withBots);
  for (const bot of ['basil', 'daisy']) await addBot(ada, bot);
  await deal(ada, []);
  // A question of one's own, so that the table is not as it was at the beginning.
  await play(page, {
    turns: 99,
    until: async () => (await page.locator('.act [data-do="end"]').count()) > 0,
  });
  await page.locator('.act [data-do="end"]:enabled').waitFor();
  const present = (await statusOf(page)).trim();
  const since = async (): Promise<readonly Moment[]> => {
    await page.reload();
    await page.locator('.table-screen .status').waitFor();
    return watchTable(page, present);
  };
  expect([...new Set((await since()).map(({ status }) => status))]).toEqual([present]);
  const table = tableOf(page.url());
  await page.evaluate((id) => localStorage.setItem(`casefile.shown.${id}`, '0'), table);
  const told = await since();
  expect(new Set(told.map(({ status }) => status)).size).toBeGreaterThan(1);
  for (const { status, ready } of told) if (status !== present) expect(ready, status).toEqual([]);
  expect(told.at(-1)).toMatchObject({ status: present });
});

interface Moment {
  readonly status: string;
  /** What could be pressed. */
  readonly ready: readonly string[];
}

/** The table as it changes, until it has stayed at its present for a second. */
const watchTable = (page: Page, present: string): Promise<readonly Moment[]> =>
  page.evaluate(
    (goal) =>
      new Promise<readonly Moment[]>((resolve) => {
        const seen: Moment[] = [];
        let there = 0;
        const look = (): void => {
          const status = document.querySelector<HTMLElement>('.table-screen .status')!.innerText.trim();
          const buttons = document.querySelectorAll<HTMLElement>(
            '.act [data-do]:enabled, .act .way-to:enabled',
          );
          seen.push({ status, ready: [...buttons].map((button) => button.innerText) });
          there = status === goal ? there + 50 : 0;
          if (there >= 1000) resolve(seen);
          else setTimeout(look, 50);
        };
        look();
      }),
    present,
  );
