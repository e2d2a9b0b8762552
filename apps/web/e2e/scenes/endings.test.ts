/** Every kind of ending, reached by its last move: the envelope, the newspaper and its text (U53, S08-24). */
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Ended, endedAs, me, type Wanted } from '../../src/paper/test/endings.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { desktop, phone, touch } from '../support/guest.ts';
import { acknowledgeAll, editionOf, goOn, quietRound } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** The game's last action is mine, and there is a button for it. */
const mine = (edition: string, wanted: Wanted): Ended =>
  endedAs(
    editionOf(edition),
    wanted,
    ({ by, action }) => by === me && ['accuse', 'draw', 'roll'].includes(action.do),
  )!;

/** I end my turn, and a bot solves the case before I am asked again. */
const lostTo = (edition: string): SavedGame =>
  quietRound({ edition, seed: 1 }, ({ view: { result } }) => (result?.winner ?? me) !== me);

async function doLast(page: Page, { action }: Ended['last']): Promise<void> {
  await page.locator(`.act [data-do="${action.do}"]`).click();
  if (action.do !== 'accuse') return;
  for (const key of ['suspect', 'weapon', 'room'] as const)
    await page.locator(`.choice[data-key="${key}"] [data-thing="${action[key]}"]`).click();
  await page.locator('.picker .primary').click();
  await page.locator('.last-word .primary:not([aria-disabled="true"])').click();
}

/** The newspaper, once the last shown cards are closed. */
async function paperOf(page: Page): Promise<{ ending: string; style: string; kicker: string; text: string }> {
  const article = page.locator('.paper[data-ending] .article span').nth(2);
  const learned = page.locator('dialog.learned[open] .primary');
  await article.or(learned).first().waitFor();
  while (!(await article.isVisible())) {
    await acknowledgeAll(page);
    await page.waitForTimeout(50);
  }
  const paper = page.locator('.paper');
  return {
    ending: (await paper.getAttribute('data-ending'))!,
    style: (await paper.getAttribute('data-style'))!,
    kicker: await paper.locator('.kicker').innerText(),
    text: await paper.locator('.lead').innerText(),
  };
}

test('U53 S08-24 games won, lost, won by nobody, and with everyone murdered each have their own ending', async () => {
  const { page } = await home.guest();
  const kickers: string[] = [];
  const endOf = async (edition: string, wanted: Wanted, style: string, said: RegExp): Promise<void> => {
    if (wanted === 'lost') {
      await goOn(page, lostTo(edition));
      await page.locator('.act [data-do="end"]').click();
    } else {
      const ended = mine(edition, wanted);
      await goOn(page, ended.saved);
      await doLast(page, ended.last);
    }
    const { kicker, text, ...paper } = await paperOf(page);
    expect(paper, edition).toEqual({ ending: wanted, style });
    expect(text).toMatch(said);
    kickers.push(kicker);
  };
  await endOf('clue-2002', 'won', 'broadsheet', /^You solved the case on turn\s\d+\.$/);
  await endOf('clue-2002', 'lost', 'broadsheet', /^Solved by (?!Miss\sScarlet)/);
  await endOf('clue-2002', 'nobody', 'broadsheet', /Miss\sScarlet/);
  await endOf('asterix', 'nobody', 'papyrus', /accus/);
  await endOf('clue-1986', 'won', 'tabloid', /^You solved the case on turn/);
  await endOf('clue-2015', 'nobody', 'online', /Miss\sScarlett/);
  await endOf('speed', 'won', 'telegram', /^You solved the case on turn/);
  // Games won, lost, and won by nobody, in any paper.
  expect(new Set(kickers.map((kicker) => kicker.toUpperCase())).size).toBe(3);
  await page.evaluate(() => localStorage.setItem('casefile.lang', '"fr"'));
  const line = 'Tout le monde a été assassiné.';
  await endOf('secrets-2008', 'murdered', 'glossy', new RegExp(`^${line}`));
  expect((await page.locator('.log li').allTextContents()).at(-1)).toContain(line);
});

/** Records every headline the page has, and its scroll position when it appears. */
const watchPaper = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenPapers: seen });
    new MutationObserver(() => {
      const paper = document.querySelector('.paper');
      if (paper === null) return;
      const words = paper.querySelector('.article')?.textContent?.split(' ').length ?? 0;
      const told = `${paper.querySelector('h2')?.textContent} (${words > 40 ? 'with' : 'without'} its article)`;
      if (seen.at(-1) !== told) seen.push(told);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test.each([
  ...(isLong ? ([['clue-2002', 'won', desktop]] as const) : []),
  ['super-1991', 'nobody', desktop],
  ['speed', 'nobody', desktop],
  ['clue-2002', 'won', phone],
] as const)(
  'U53 the paper of %s (%s, %o) appears complete, from its top, with nothing over it',
  async (edition, wanted, viewport) => {
    const { page } = await home.guest(
      { settings: { speed: isLong ? 'calm' : 'brisk', motion: 'full' } },
      { viewport, reducedMotion: 'no-preference' },
    );
    const ended = mine(edition, wanted);
    await goOn(page, ended.saved);
    await watchPaper(page);
    await doLast(page, ended.last);
    await paperOf(page);
    expect(await page.evaluate(() => (window as never as { seenPapers: string[] }).seenPapers)).toEqual([
      expect.stringMatching(/[^)] \(with its article\)$/),
    ]);
    const { scrolled, under, hidden } = await page.evaluate(() => {
      const end = document.querySelector('dialog.end')!;
      for (const animation of end.getAnimations({ subtree: true })) animation.finish();
      const bar = end.querySelector('.buttons')!.getBoundingClientRect();
      const last = end.querySelector('.guests')!.getBoundingClientRect();
      const hidden = end.scrollHeight - end.clientHeight;
      return { scrolled: end.scrollTop, under: last.bottom - bar.top, hidden };
    });
    expect(scrolled).toBe(0);
    // At a desk it is read at one glance.
    if (viewport === desktop) expect(hidden).toBe(0);
    expect(under).toBeLessThanOrEqual(0);
  },
);

test.each([
  ['desk', { viewport: desktop }],
  ['phone', { ...touch, viewport: { width: 390, height: 844 } }],
] as const)(
  'U53 at a %s the named cards make way for the true ones from where they lay, and the envelope stays',
  async (_, screen) => {
    const { page } = await home.guest(
      { settings: { speed: 'step', motion: 'full' } },
      { ...screen, reducedMotion: 'no-preference' },
    );
    const ended = mine('clue-2002', 'won');
    await goOn(page, ended.saved);
    await doLast(page, ended.last);
    await page.locator('.staging .accusing .stage-cards svg').nth(2).waitFor();
    /** Where they are at the end of what moves, or at its beginning. */
    const boxesOf = (selector: string, isAtEnd: boolean) =>
      page.locator(selector).evaluateAll((all, toEnd) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = toEnd ? Number(animation.effect!.getComputedTiming().endTime) : 0;
        }
        return all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, width };
        });
      }, isAtEnd);
    const lay = await boxesOf('.accusing > .stage-cards > li, .accusing > svg:last-child', true);
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const cards = [...document.querySelectorAll('.named .card > svg')];
        if (cards.length === 0) return;
        watch.disconnect();
        const drawn = cards.filter(({ childElementCount }) => childElementCount > 0);
        Object.assign(window, { drawnAtOnce: drawn.length });
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('.step-on').click();
    await page.locator('.opening-envelope .named').nth(2).waitFor();
    const lie = await boxesOf('.opening-envelope .named, .sealed-case > :last-child', false);
    const order = (a: { x: number; y: number }, b: { x: number; y: number }) => a.y - b.y || a.x - b.x;
    expect(lay).toHaveLength(4);
    for (const [i, box] of lie.toSorted(order).entries()) {
      const before = lay.toSorted(order)[i]!;
      expect(Math.abs(box.x - before.x), `${i}`).toBeLessThan(24);
      expect(Math.abs(box.y - before.y), `${i}`).toBeLessThan(40);
      expect(box.width / before.width, `${i}`).toBeCloseTo(1, 0.6);
    }
    // What lay there a moment ago is drawn with the page: it does not blink.
    expect(await page.evaluate(() => (window as never as { drawnAtOnce: number }).drawnAtOnce)).toBe(3);
  },
);

test('U41 U53 with reduced motion the opened envelope lies still, and can be read before the paper comes', async () => {
  const { page } = await home.guest({ settings: { speed: 'brisk' } });
  const ended = mine('clue-2002', 'won');
  await goOn(page, ended.saved);
  await page.evaluate(() => {
    const times: { opened?: number; printed?: number } = {};
    Object.assign(window, { times });
    new MutationObserver(() => {
      if (document.querySelector('.opening-envelope') !== null) times.opened ??= performance.now();
      if (document.querySelector('.paper') !== null) times.printed ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await doLast(page, ended.last);
  await page.locator('.opening-envelope').waitFor();
  await page.locator('.paper').waitFor();
  const { opened, printed } = await page.evaluate(
    () => (window as never as { times: { opened: number; printed: number } }).times,
  );
  expect(printed - opened).toBeGreaterThan(2000);
});

test.each([
  ['desk', { viewport: desktop }],
  ['phone', touch],
] as const)('U52 S08-24 at a %s all cards of a victim lie open on the stage', async (_, screen) => {
  const { page } = await home.guest({ settings: { speed: 'step', motion: 'full' } }, screen);
  const ended = mine('secrets-2008', 'murdered');
  await goOn(page, ended.saved);
  await doLast(page, ended.last);
  const victim = page.locator('.somebody[data-gone="true"]');
  while (!(await victim.isVisible())) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(50);
  }
  const said = await page.locator('.stage-caption').textContent();
  const lying = await victim.locator('.card').evaluateAll((cards) => {
    const stage = document.querySelector('.staging')!.getBoundingClientRect();
    return cards.map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const isWhole =
        left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom;
      return { name: card.querySelector('svg')!.getAttribute('aria-label')!, isWhole };
    });
  });
  expect(lying.length).toBeGreaterThan(3);
  for (const { name, isWhole } of lying) {
    expect(said).toContain(name);
    expect(isWhole, name).toBe(true);
  }
});

test.each([
  ['upright', { width: 320, height: 568 }],
  ['on its side', { width: 740, height: 360 }],
] as const)(
  'U53 on a small phone %s names stay in their tiles, the last question is whole, and so is the envelope’s scene',
  async (_, viewport) => {
    const { page } = await home.guest(
      { lang: 'fr', settings: { speed: 'brisk', motion: 'full' } },
      { ...touch, viewport },
    );
    const { saved, last } = mine('clue-1986', 'won');
    const { action } = last;
    if (action.do !== 'accuse') throw new Error('It ends by something else.');
    await goOn(page, saved);
    await page.locator('.act [data-do="accuse"]').click();
    await page.locator('.picker .thumb').nth(20).waitFor();
    const cut = await page.locator('.picker .thumb').evaluateAll((tiles) =>
      tiles
        .filter((tile) => {
          const words = document.createRange();
          words.selectNodeContents(tile.querySelector(':scope > span:not(.room-thumb)')!);
          return words.getBoundingClientRect().right > tile.getBoundingClientRect().right - 1;
        })
        .map((tile) => tile.textContent),
    );
    expect(cut).toEqual([]);
    const isWhole = (selector: string): Promise<boolean> =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    for (const key of ['suspect', 'weapon', 'room'] as const)
      await page.locator(`.choice[data-key="${key}"] [data-thing="${action[key]}"]`).click();
    await page.locator('.picker .primary').click();
    for (const part of ['.last-word h2', '.last-word .buttons']) expect(await isWhole(part), part).toBe(true);
    await page.locator('.last-word .primary:not([aria-disabled="true"])').click();
    await page.locator('.opening-envelope').waitFor();
    // Everything has reached its place.
    await page.waitForTimeout(1500);
    for (const part of ['.opening-envelope .sealed-case', '.opening-envelope > p'])
      expect(await isWhole(part), part).toBe(true);
  },
);
