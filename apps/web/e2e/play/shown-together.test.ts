/** Private cards with several people: on one device shown to the right one, online to each while the others play on. */
import { type Entry, foldEntry, openState, type TableState } from '@casefile/protocol';
import { isLong } from '@casefile/testkit/size';
import type { ElementHandle, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Follower, isGameEntry } from '../../src/worker/tables/follower.ts';
import { isGameOver, play, tap } from '../support/driver.ts';
import { quick } from '../support/online/company.ts';
import { addBot, atTable, choose, deal, minSeats, openTable, says, sitDown } from '../support/opening.ts';
import { acknowledgeAll, editionOf, keptBy } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';
import {
  expectShown,
  type Lesson,
  lessonsIn,
  lessonsOf,
  namesIn,
  watchShown,
} from '../support/whole-games/shown.ts';

const home = testServer();
/** The turn ends with the answer, so the asker gets no later moment to see it. */
const edition = 'asterix';

/** The player taking the device holds the button. */
async function byHand(page: Page, control: ElementHandle<Element>): Promise<void> {
  if (!(await control.evaluate((element) => element.matches('.hold')))) return tap(page, control);
  await control.hover();
  await page.mouse.down();
  await page.locator('dialog.hand-over').waitFor({ state: 'detached' });
  await page.mouse.up();
}

test('U51 U34 on one device each player is shown their own cards, with only their own hand on the screen', async () => {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  const shown = await watchShown(page);
  await choose(page, 'hot-seat', edition);
  await minSeats(guest, 'agnes');
  await page.getByRole('button', { name: says.en.setUp.begin }).click();
  await atTable(page);
  const isEnough = async (): Promise<boolean> =>
    (await isGameOver(page)) || shown.filter(({ what }) => what === 'shown').length > 3;
  await play(page, { turns: 4, press: byHand, until: isEnough });
  await page.waitForTimeout(300);
  const saved = (await keptBy(page))!;
  const names = await namesIn(edition);
  const people = saved.players.filter(({ bot }) => bot === undefined);
  expect(people.length).toBeGreaterThan(1);
  let told = 0;
  for (const [seat, view] of await viewsOf(saved)) {
    const hand = view.hand.map((card) => names[card]!);
    const own = shown.filter((each) => hand.every((card) => each.hand.includes(card)));
    const cards = (await lessonsIn(saved, seat)).filter(({ what }) => what === 'shown');
    // The last one may still wait for its player to take the device.
    const last = Math.max(...shown.map(({ n }) => n));
    expectShown(
      cards.filter(({ facts }) => facts[1] <= last + 1),
      own,
    );
    for (const { facts } of cards)
      for (const { n, what, hand: held } of shown)
        if (what === 'shown' && n >= facts[0] && n < facts[1])
          expect(held).toEqual(expect.arrayContaining(hand));
    told += cards.length;
  }
  expect(told).toBeGreaterThan(0);
});

async function viewsOf(saved: NonNullable<Awaited<ReturnType<typeof keptBy>>>) {
  const { LocalTable } = await import('../../src/worker/tables/local-table.ts');
  const table = LocalTable.restore(editionOf(saved.edition), saved);
  table.look(null);
  const { seats } = table.scene().view;
  return seats.flatMap(({ suspect }, seat) => {
    if (saved.players.find((player) => player.suspect === suspect)?.bot !== undefined) return [];
    table.look(seat);
    return [[seat, table.scene().view] as const];
  });
}

/** The entries one browser received. */
interface Heard {
  seat: number;
  readonly entries: Map<number, Entry>;
}

function listen(page: Page): Heard {
  const heard: Heard = { seat: -1, entries: new Map() };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload));
      if (frame.t === 'welcome') heard.seat = frame.seat ?? heard.seat;
      if (frame.t === 'entry') heard.entries.set(frame.entry.n, frame.entry);
    }),
  );
  return heard;
}

/** What the facts received by a seat taught it. */
async function lessonsHeard(
  { seat, entries }: Heard,
  called: Readonly<Record<string, string>>,
): Promise<readonly Lesson[]> {
  const names = await namesIn(edition);
  const lessons: Lesson[] = [];
  const follower = new Follower();
  let state: TableState | null = null;
  let before = null;
  for (const [, entry] of [...entries].sort(([a], [b]) => a - b)) {
    state =
      entry.is === 'opened' ? openState(seat, entry, editionOf(edition)) : foldEntry(state as never, entry);
    if (!isGameEntry(entry)) continue;
    follower.show(entry, state);
    const { view } = follower.scene();
    const length = follower.position().n;
    const name = (id: string): string => names[id] ?? id;
    const player = (at: number): string => called[view.seats[at]!.suspect] ?? name(view.seats[at]!.suspect);
    if (entry.is === 'acted')
      lessons.push(...lessonsOf(before!, view, [length - entry.facts.length, length], name, player));
    before = view;
  }
  return lessons;
}

test('U51 online each player’s screen shows what they learned, whoever was faster', async () => {
  const [ada, ben] = [await home.guest({ settings: { name: 'Ada' } }), await home.guest({ seed: 2 })];
  const people = [];
  for (const { page } of [ada, ben])
    people.push({ page, shown: await watchShown(page), heard: listen(page) });
  const link = await openTable(ada, edition);
  await sitDown(ben, link, 'Ben');
  await addBot(ada, 'agnes');
  await deal(ada, [ben]);
  await Promise.all(people.map(({ page }) => play(page, { turns: isLong ? 2 : 1, company: people.length })));
  const info = await (await fetch(new URL(`/api/tables/${link.split('/').at(-1)}`, home.origin))).json();
  const called = Object.fromEntries(
    info.chairs.flatMap(({ suspect, people: sitting }: { suspect: string; people: { name: string }[] }) =>
      sitting.map(({ name }) => [suspect, name]),
    ),
  );
  let told = 0;
  for (const { page, shown, heard } of people) {
    await page.waitForTimeout(300);
    const lessons = await lessonsHeard(heard, called);
    expectShown(lessons, shown);
    told += lessons.length;
  }
  expect(told).toBeGreaterThan(0);
});

test('U51 online the others play on while I look at a card; their moves are shown afterwards, and a reload shows the card again', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const { page } = ada;
  await openTable(ada, 'card-2018');
  await addBot(ada, 'agnes');
  await addBot(ada, 'basil');
  await deal(ada, []);
  const card = page.locator('dialog.learned[data-what="shown"]');
  await play(page, { turns: 99, until: () => card.isVisible() });
  const n = await card.getAttribute('data-n');
  const lines = await page.locator('.log li').count();
  // The server goes on without me, and the screen says how far; bots without pauses may have been faster than I was.
  await card.locator('.help').waitFor();
  expect(await page.locator('.log li').count()).toBe(lines);
  await page.reload();
  await atTable(page);
  await page.locator(`dialog.learned[data-n="${n}"]`).waitFor();
  expect(await page.locator('.log li').count()).toBe(lines);
  await acknowledgeAll(page);
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
});

test('U51 online a card that comes while I read the rules is held up when I close them, and has the focus', async () => {
  const ada = await home.guest({ settings: { name: 'Ada', speed: 'calm' } });
  const { page } = ada;
  // Where nobody walks anywhere; she begins, or a lucky bot could end the game before she asks.
  await page.route('**/api/tables', (route) => {
    const asked = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...asked, options: { first: asked.suspect } }) });
  });
  await openTable(ada, quick);
  for (const bot of ['agnes', 'basil']) await addBot(ada, bot);
  await deal(ada, []);
  const own = page.locator('.log [data-private="true"]');
  const card = page.locator('dialog.learned');
  const turns = page.locator('.log-turn');
  /** Asks something and opens the rules while the question goes round; returns whether a card was shown. */
  const isAnswered = async (): Promise<boolean> => {
    let [lines, turn] = [0, 0];
    let hasAsked = false;
    await play(page, {
      turns: 99,
      until: async () => hasAsked,
      async press(_, control) {
        [lines, turn] = [await own.count(), await turns.count()];
        hasAsked = await control.evaluate((button) => button.matches('.picker .primary'));
        await tap(page, control);
      },
    });
    await page.locator('[data-help]').click();
    await expect
      .poll(async () => (await own.count()) > lines || (await turns.count()) > turn, { timeout: 60_000 })
      .toBe(true);
    return (await own.count()) > lines;
  };
  // If nobody could show a card, there is none to wait for.
  while (!(await isAnswered())) await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  expect(await card.count()).toBe(0);
  await page.keyboard.press('Escape');
  await card.waitFor();
  const isInside = (): Promise<boolean> =>
    card.evaluate((box) => box.contains(document.activeElement) && box.matches('[data-what="shown"]'));
  await expect.poll(isInside).toBe(true);
});
