/** One wide screen as the board of a table, three phones as hands. */
import type { Lang } from '@casefile/editions/words/words';
import type { Credentials } from '@casefile/protocol/http';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { play } from '../support/driver.ts';
import type { Guest } from '../support/guest.ts';
import {
  type BigScreen,
  comeByPhone,
  holdsLink,
  holdsNoHand,
  house,
  keptOf,
  noHouse,
  openLivingRoom,
  roomSays,
  tableOn,
  wideGuest,
} from '../support/online/living-room.ts';
import { accuseAll } from '../support/online/seated.ts';
import { atTable, handOf, openTable, says, sitDown, statusOf } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer({ host: '0.0.0.0' });

/** By the address in the network where this machine has one: pages that came over plain HTTP can do less. */
const originForPhones = (): string =>
  house === undefined ? home.origin : `http://${house}:${home.serving.port}`;

const linkTo = (screen: BigScreen): string => `${originForPhones()}/t/${tableOn(screen)}`;

async function seatThree(screen: BigScreen): Promise<readonly Guest[]> {
  const phones: Guest[] = [];
  for (const [name, lang] of [
    ['Ada', 'en'],
    ['Ben', 'fr'],
    ['Cleo', 'en'],
  ] as const) {
    phones.push(await comeByPhone(home, linkTo(screen), name, lang));
    await screen.guest.page.locator('.sitting li', { hasText: name }).waitFor();
  }
  return phones;
}

async function dealFrom({ guest: { page, lang } }: BigScreen, phones: readonly Guest[]): Promise<void> {
  await page.getByRole('button', { name: says[lang].setUp.begin }).click();
  await Promise.all(phones.map((one) => atTable(one.page)));
  await atBoard(page);
}

async function atBoard(page: Guest['page']): Promise<void> {
  await page.locator('.big-screen .status').waitFor();
  await page.locator('.big-screen .stage :is(.place, .card-table)').first().waitFor({ state: 'attached' });
}

/** Shares of the screen's width: from three metres a hundredth and a half is read on a television. */
const sizesOn = ({ page }: Guest): Promise<Record<'status' | 'line' | 'name' | 'code' | 'beyond', number>> =>
  page.evaluate(() => {
    const font = (selector: string): number =>
      Number.parseFloat(getComputedStyle(document.querySelector(selector)!).fontSize) / innerWidth;
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      status: font('.big-screen .status strong'),
      line: font('.big-log li'),
      name: font('.big-screen .seat-name'),
      code: document.querySelector('.join-code .qr')!.getBoundingClientRect().width / innerWidth,
      beyond: Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight),
    };
  });

/** The last page and what can be pressed beside it: nobody scrolls on a television. */
const endsInSight = (page: Guest['page']): Promise<boolean[]> =>
  page.locator('.end :is(.paper, .end-ways button)').evaluateAll((all) =>
    all.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    }),
  );

/** How far the dice lie beyond the stage, which cuts them off there, in pixels; at least one throw is seen. */
const diceBeyondStage = (page: Guest['page']): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const dice = document.querySelector('.thrown')?.getBoundingClientRect();
          const stage = document.querySelector('.staging')?.getBoundingClientRect();
          if (dice === undefined || stage === undefined || dice.width === 0) requestAnimationFrame(look);
          else
            resolve(
              Math.max(0, stage.left - dice.left, dice.right - stage.right, dice.bottom - stage.bottom),
            );
        };
        look();
      }),
  );

const sessionOf = ({ page }: Guest): Promise<Credentials> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem(`casefile.table.${location.pathname.split('/').at(-1)}`)!),
  );

describe('U72 the living room', () => {
  test('U72 three phones play a whole game, the screen never holds a hand, and it opens the next game', async () => {
    const screen = await openLivingRoom(home, 'speed', 'fr');
    const { page } = screen.guest;
    expect(Object.keys(await keptOf(screen.guest)).sort()).toEqual(['host', 'resume']);
    if (house !== undefined) {
      expect(await holdsLink(screen, linkTo(screen))).toBe(true);
      expect(await holdsLink(screen, `${home.origin}/t/${tableOn(screen)}`)).toBe(false);
      expect(await page.locator('.join-link').textContent()).toBe(linkTo(screen).replace('http://', ''));
    }
    const phones = await seatThree(screen);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.locator('.sitting li', { hasText: 'Cleo' }).waitFor();
    await dealFrom(screen, phones);
    const hands = await Promise.all(phones.map((one) => handOf(one.page)));
    expect(hands.every((hand) => hand.length > 0)).toBe(true);
    await holdsNoHand(home, screen, phones);
    expect(await violations(page)).toEqual([]);
    const sizes = await sizesOn(screen.guest);
    expect(sizes.status).toBeGreaterThan(0.022);
    expect(Math.min(sizes.line, sizes.name)).toBeGreaterThan(0.012);
    expect(sizes.beyond).toBe(0);
    const status = await statusOf(page);
    await page.reload();
    await atBoard(page);
    await expect.poll(() => statusOf(page)).toBe(status);
    await Promise.all(phones.map((one) => play(one.page, { turns: 1, company: 3 })));
    await page.locator('.end .paper').waitFor();
    await holdsNoHand(home, screen, phones);
    expect(await page.locator('.end a').count()).toBe(0);
    expect(await endsInSight(page)).toEqual([true, true, true]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await endsInSight(page)).toEqual([true, true, true]);
    const before = tableOn(screen);
    await page.getByRole('button', { name: roomSays.fr.another }).click();
    await page.locator('.sit-down').waitFor();
    expect(tableOn(screen)).not.toBe(before);
    for (const { page: own, lang } of phones)
      await own.getByRole('button', { name: says[lang].end.again }).click();
    for (const name of ['Ada', 'Ben', 'Cleo']) await page.locator('.sitting li', { hasText: name }).waitFor();
    expect(Object.keys(await keptOf(screen.guest)).sort()).toEqual(['host', 'resume']);
    await dealFrom(screen, phones);
    await holdsNoHand(home, screen, phones);
  });

  test('U72 the first turns on a board; a phone opens the next game, and the screen goes along', async () => {
    const screen = await openLivingRoom(home, 'clue-2002', 'en');
    const { page } = screen.guest;
    const phones = await seatThree(screen);
    await dealFrom(screen, phones);
    expect(await page.locator('.big-screen .seat').count()).toBe(3);
    const turns = async (): Promise<boolean> =>
      (await page.locator('.big-log .log-turn', { hasText: /\b4\b/ }).count()) > 0;
    await Promise.all(phones.map((one) => play(one.page, { turns: 99, company: 3, until: turns })));
    await holdsNoHand(home, screen, phones);
    expect((await sizesOn(screen.guest)).beyond).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    const small = await sizesOn(screen.guest);
    expect(small.beyond).toBe(0);
    expect(small.status).toBeGreaterThan(0.022);
    await accuseAll(home, 'clue-2002', await Promise.all(phones.map(sessionOf)));
    await page.locator('.end .paper').waitFor();
    const [ada, ...others] = phones as [Guest, ...Guest[]];
    await Promise.all(phones.map((one) => play(one.page, { turns: 99, company: 3 })));
    await ada.page.getByRole('button', { name: says.en.end.again }).click();
    await page.locator('.sitting li', { hasText: 'Ada' }).waitFor();
    // Both follow by themselves, in either order.
    const ownTable = () => new URL(ada.page.url()).pathname.split('/').at(-1);
    await expect.poll(() => tableOn(screen) === ownTable()).toBe(true);
    expect(Object.keys(await keptOf(screen.guest))).toEqual(['watch']);
    // The table is Ada's now: she deals on her phone.
    for (const { page: own, lang } of others)
      await own.getByRole('button', { name: says[lang].end.again }).click();
    await page.getByText(says.en.online.waitForHost('Ada')).waitFor();
    expect(await page.getByRole('button', { name: says.en.setUp.begin }).count()).toBe(0);
    await ada.page.getByRole('button', { name: says.en.setUp.begin }).click();
    await atBoard(page);
    await holdsNoHand(home, screen, phones);
  });

  test('U72 the large dice of the big screen are thrown onto the board and lie whole', async () => {
    const screen = await openLivingRoom(home, 'clue-2002', 'en');
    const { page } = screen.guest;
    const phones = await seatThree(screen);
    await dealFrom(screen, phones);
    await page.locator('.screen-tools select').selectOption('calm');
    await screen.guest.page.emulateMedia({ reducedMotion: 'no-preference' });
    // Ben's pawn stands at the right edge of the board.
    const [, ben] = phones;
    const roll = ben!.page.locator('.act [data-do="roll"]');
    await Promise.all(
      phones.map((one) => play(one.page, { turns: 99, company: 3, until: () => roll.isVisible() })),
    );
    await page.locator('.staging').waitFor({ state: 'detached' });
    const [beyond] = await Promise.all([diceBeyondStage(page), roll.click()]);
    expect(beyond).toBe(0);
  });

  test('U72 any other screen shows a running table to all, and leaves it again', async () => {
    const first = await openLivingRoom(home, 'speed', 'en');
    const phones = await seatThree(first);
    await dealFrom(first, phones);
    const second = await wideGuest(home, 'fr');
    const { page } = second.guest;
    await page.goto(linkTo(first));
    await page.getByRole('button', { name: says.fr.door.bigScreen }).click();
    await atBoard(page);
    expect(Object.keys(await keptOf(second.guest))).toEqual(['watch']);
    await holdsNoHand(home, second, phones);
    await page.reload();
    await atBoard(page);
    await page.getByRole('button', { name: roomSays.fr.leave }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /screen|table/.test(key))),
    ).toEqual([]);
    // The host's screen hands its part to a player.
    await first.guest.page.getByRole('button', { name: roomSays.en.leave }).click();
    await expect.poll(async () => Object.keys(await keptOf(phones[0]!))).toContain('host');
  });
});

test('U72 a screen that is the host stays until it can hand its part to a player', async () => {
  const { guest } = await openLivingRoom(home, 'speed', 'fr');
  const { page } = guest;
  const ada = await home.guest();
  await sitDown(ada, page.url(), 'Ada');
  await page.route('**/commands', (route) => route.abort());
  const leave = page.getByRole('button', { name: roomSays.fr.leave });
  await leave.click();
  await page.getByRole('alert').getByText(says.fr.online.problems.offline!).waitFor();
  expect(Object.keys(await keptOf(guest))).toContain('host');
  await page.unroute('**/commands');
  await leave.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await ada.page.getByRole('button', { name: says.en.setUp.begin }).waitFor();
});

test('U72 a friend’s phone can use the link and the code of an ordinary lobby too', async ({ skip }) => {
  skip(house === undefined, noHouse);
  const ada = await home.guest({ settings: { name: 'Ada' } });
  await openTable(ada, 'speed');
  const field = ada.page.getByLabel(says.en.online.link, { exact: true }).first();
  await expect.poll(() => field.inputValue()).toContain(`${originForPhones()}/t/`);
});

test('U72 an address that could not be asked for is asked for again', async ({ skip }) => {
  skip(house === undefined, noHouse);
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const { page } = ada;
  await page.route('**/api/addresses', (route) => route.abort());
  const link = await openTable(ada, 'speed');
  expect(link).not.toContain(originForPhones());
  await page.unroute('**/api/addresses');
  await page.locator('.home').click();
  await page.locator('.running-games a[href^="/t/"]').click();
  const field = page.getByLabel(says.en.online.link, { exact: true }).first();
  await expect.poll(() => field.inputValue()).toContain(`${originForPhones()}/t/`);
});

describe('U72 a server for its own machine', () => {
  const alone = testServer();
  test.each(['en', 'fr'] as const)(
    'U72 says in one sentence how to start it for the house: %s',
    async (lang: Lang) => {
      const screen = await openLivingRoom(alone, 'speed', lang);
      const hint = screen.guest.page.locator('.only-here');
      await hint.waitFor();
      expect(await hint.innerText()).toContain(roomSays[lang].onlyHere);
      expect(await hint.locator('code').innerText()).toBe('casefile serve --host 0.0.0.0');
      expect(await screen.guest.page.locator('.qr').count()).toBe(0);
    },
  );
});
