/** A turn at an online table: who sees what, and whose clock runs. */
import { expect, test } from 'vitest';
import { play } from '../support/driver.ts';
import { type Guest, touch } from '../support/guest.ts';
import { company, turnOf } from '../support/online/company.ts';
import { addBot, atTable, deal, openTable, says } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U08 a shown card stays until it was seen; the others learn only that a card was shown', async () => {
  const [ada, ben, cleo] = await company(home);
  const all = [ada, ben, cleo];
  const asker = all[await turnOf(all)]!;
  const others = all.filter((guest) => guest !== asker);
  let wasShown = '';
  const asking = play(asker.page, {
    turns: 99,
    // A question that nobody can answer is followed by another one.
    until: async (page) => {
      if (!(await page.locator('dialog.learned[data-what="shown"]').isVisible())) return false;
      wasShown = (await page.locator('dialog.learned [role="img"]').first().getAttribute('aria-label'))!;
      return true;
    },
  });
  const answering = others.map((other) =>
    play(other.page, { turns: 99, until: async () => wasShown !== '' }),
  );
  await Promise.all([asking, ...answering]);
  // It stays until it is put away, and remains in the asker's own log.
  await asker.page.waitForTimeout(300);
  expect(await asker.page.locator('dialog.learned[data-what="shown"]').isVisible()).toBe(true);
  await asker.page.locator('dialog.learned .primary').click();
  await asker.page.locator('dialog.learned[data-what="shown"]').waitFor({ state: 'hidden' });
  // In a sentence a name may begin with a small letter: “la corde”.
  const own = (await logOf(asker)).join('\n').toLowerCase();
  expect(own).toContain(wasShown.toLowerCase());
  // The player who showed it knows; what the others read names no card.
  const told = await Promise.all(others.map(logOf));
  expect(told.some((lines) => lines.some((line) => /You show|Vous montrez/.test(line)))).toBe(true);
  for (const lines of told)
    for (const line of lines.filter((each) => /(shows|montre) /.test(each)))
      expect(line).toMatch(/(shows|montre) (a card|une carte) /);
});

const logOf = ({ page }: Guest): Promise<string[]> =>
  page.locator('.log li').evaluateAll((lines) => lines.map((line) => line.textContent!.trim()));

test('U44 with clocks, the clock of the player who must act runs', async () => {
  const all = await company(home, { [says.en.setUp.clock]: 'timed' });
  const guests = all.slice(0, 3) as Guest[];
  const asked = await turnOf(guests);
  for (const { page } of guests) {
    await page.locator('.clocks li').first().waitFor();
    expect(await page.locator('.clocks li').count()).toBe(3);
    await expect.poll(() => page.locator('.clocks [data-running="true"]').count()).toBe(1);
  }
  const running = async ({ page }: Guest): Promise<number> =>
    page
      .locator('.clocks li')
      .evaluateAll((list) => list.findIndex((each) => (each as HTMLElement).dataset.running === 'true'));
  const seatOf = async ({ page }: Guest): Promise<number> =>
    page
      .locator('.seat')
      .evaluateAll((seats) => seats.findIndex((each) => (each as HTMLElement).dataset.you === 'true'));
  expect(await running(guests[0]!)).toBe(await seatOf(guests[asked]!));
});

test('U25 the columns of the notebook are called as the players are, not as the suspects they play', async () => {
  const guests = (await company(home)).slice(0, 3) as Guest[];
  for (const { page } of guests)
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      const head = page.locator('.notebook').getByRole('columnheader', { name: new RegExp(`^${name}, 6 `) });
      await head.waitFor();
      expect(await head.getAttribute('title')).toBe(name);
      const cells = page.locator('.notebook').getByRole('button', { name: new RegExp(`, ${name}\\s?: `) });
      expect(await cells.count()).toBe(21);
    }
});

test('who watches on a tablet sees the whole house where a zoom would make its squares hardly larger', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(ada, 'clue-2015');
  await addBot(ada, 'basil');
  await deal(ada, []);
  const { page } = await home.guest({}, { ...touch, viewport: { width: 820, height: 1180 } });
  await page.goto(link);
  await page.getByRole('button', { name: says.en.online.watch }).click();
  await atTable(page);
  await page.locator('.board [data-piece]').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.board[data-zoomed]').count()).toBe(0);
  const beyond = await page.locator('.board [data-piece]').evaluateAll((pieces) =>
    pieces.filter((piece) => {
      const { top, bottom } = piece.getBoundingClientRect();
      const stage = piece.closest('main')!.getBoundingClientRect();
      return top < stage.top || bottom > stage.bottom;
    }),
  );
  expect(beyond).toEqual([]);
});
