/** Events are staged beat by beat, logged no sooner than shown, and can be shown again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tumbleMs } from '../../src/table/staging/dice/tumble.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { play } from '../support/driver.ts';
import { desktop } from '../support/guest.ts';
import { withBots } from '../support/online/company.ts';
import { openLine } from '../support/online/proxy.ts';
import { addBot, atTable, deal, openTable, says } from '../support/opening.ts';
import { editionOf, goOn, keptBy, me, momentsOf, quietRound, tableOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const asked = { edition: 'clue-2002', seed: 2, seats: 4 };

interface Shown {
  readonly gesture: string;
  readonly caption: string;
  readonly cards: number;
  readonly answers: number;
  readonly lines: readonly string[];
  /** The distance in pixels between the dice and the pawn about to move; null without dice. */
  readonly diceOff: number | null;
}

/** The current content of the stage; null while the table is at rest. */
const onStage = (page: Page): Promise<Shown | null> =>
  page.evaluate(async () => {
    // As it is painted: what is rendered finds its place just before.
    await new Promise(requestAnimationFrame);
    const stage = document.querySelector<HTMLElement>('.staging');
    if (stage === null) return null;
    const middle = (selector: string): readonly [number, number] | null => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box === undefined ? null : [box.x + box.width / 2, box.y + box.height / 2];
    };
    const plain = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s/g, ' ');
    const [dice, pawn] = [middle('.staging .thrown'), middle('.active-pawn')];
    return {
      diceOff: dice === null || pawn === null ? null : Math.hypot(dice[0] - pawn[0], dice[1] - pawn[1]),
      gesture: stage.dataset.gesture!,
      // A caption keeps names on one line; the log need not.
      caption: plain(stage.querySelector('.stage-caption')),
      cards: stage.querySelectorAll('.question .stage-cards li').length,
      answers: stage.querySelectorAll('.round [data-answer]').length,
      lines: [...document.querySelectorAll('.log li')].map(plain),
    };
  });

/** The opacity of the dice caption while the dice roll, and once they lie still. */
const diceCaption = (page: Page): Promise<{ turning: string; lying: string; lyingAtMs: number }> =>
  page.locator('.staging[data-gesture="dice"] .stage-caption').evaluate((caption: HTMLElement) => {
    caption.style.animation = 'none';
    caption.getBoundingClientRect();
    caption.style.animation = '';
    const [telling] = caption.getAnimations();
    if (telling === undefined) throw new Error('The words do not wait for the dice.');
    telling.pause();
    const lyingAtMs = Number(telling.effect!.getComputedTiming().endTime);
    const at = (ms: number): string => {
      telling.currentTime = ms;
      return getComputedStyle(caption).opacity;
    };
    const seen = { turning: at(lyingAtMs - 20), lying: at(lyingAtMs + 20), lyingAtMs };
    telling.finish();
    return seen;
  });

/** Counts the frames in which destinations are lit before the dice are thrown. */
const watchSquares = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { lit: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.querySelector('.staging') !== null) return;
      if (document.querySelector('.board .place.open') !== null) seen.lit++;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('U52 the first roll at a new table is thrown before its result is used', async () => {
  const { page } = await home.guest(
    { settings: { speed: 'calm', motion: 'full' } },
    { reducedMotion: 'no-preference' },
  );
  const found = [...momentsOf(asked)].find(({ scene }) => scene.legal.some((form) => form.do === 'roll'));
  await goOn(page, found!.saved);
  await watchSquares(page);
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.staging[data-gesture="dice"]').waitFor();
  expect(await page.evaluate(() => (window as never as { seen: { lit: number } }).seen.lit)).toBe(0);
});

/** Where every piece stands, and what the log says. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll('[data-piece]')].map(
      (piece) => `${piece.getAttribute('data-piece')} ${piece.firstElementChild?.getAttribute('transform')}`,
    );
    const lines = [...document.querySelectorAll('.log li')].map((line) => line.textContent);
    return [...pieces.sort(), ...lines].join('\n');
  });

test('U52 at pace “step by step” a bot’s turn is shown beat by beat, logged as it is shown, repeatable, and complete after a reload', async () => {
  const saved = quietRound(
    asked,
    ({ view }, turns) => view.result === null && turns > 1 && view.history.length > 0,
  );
  const { page } = await home.guest(
    { settings: { speed: 'step', motion: 'full' } },
    { viewport: desktop, reducedMotion: 'no-preference' },
  );
  await goOn(page, saved);
  await page.locator('.act [data-do="end"]').click();
  // Until the table has answered it is still my turn, which would look like the end of the bots' turns.
  await page.locator('.staging, .status:not([data-mine="true"])').first().waitFor();
  const seen: Shown[] = [];
  let reloaded = false;
  const isOver = (): Promise<boolean> =>
    page.locator('.status[data-mine="true"], dialog.learned, .end').first().isVisible();
  for (let presses = 0; presses < 60; presses++) {
    await expect.poll(async () => (await onStage(page)) !== null || (await isOver())).toBe(true);
    const now = await onStage(page);
    if (now === null) break;
    const last = seen.at(-1);
    if (last === undefined || last.caption !== now.caption) {
      seen.push(now);
      // The newest line of the log is what the stage shows; nothing later is logged yet.
      if (now.gesture === 'question') {
        expect(now.cards).toBe(3);
        expect(now.answers).toBe(0);
        expect(now.lines.at(-1)).toContain(now.caption.slice(0, 12));
      }
      // Stage and log name the same room for a walk.
      if (now.gesture === 'walk') expect(now.lines.at(-1)).toContain(now.caption);
      // Beside the pawn, or as near as the edge of the board allows.
      if (now.gesture === 'dice') {
        expect(now.diceOff).toBeLessThan(170);
        expect(await diceCaption(page)).toEqual({ turning: '0', lying: '1', lyingAtMs: tumbleMs });
      }
      if (now.gesture === 'shake' || now.gesture === 'slide') expect(now.answers).toBeGreaterThan(0);
    }
    if (now.gesture === 'question' && !reloaded) {
      reloaded = true;
      const kept = (await keptBy(page))!;
      await page.reload();
      await page.locator('.log li').last().waitFor({ state: 'attached' });
      await page.locator('[data-piece]').first().waitFor({ state: 'attached' });
      // After the reload everything that happened is there, shown or not.
      const { view } = tableOf(kept).scene();
      expect(await page.locator('.log-turn').count()).toBe(view.turnNumber);
    }
    await page.keyboard.press('Shift');
  }
  const gestures = seen.map(({ gesture }) => gesture);
  expect(gestures).toContain('question');
  expect(gestures).toContain('dice');
  // Shown again from the log.
  const before = await standing(page);
  if (await page.locator('dialog.learned').isVisible()) return;
  await page.locator('.log .again').last().click();
  await page.locator('.staging').waitFor();
  expect(await standing(page)).toBe(before);
  for (let presses = 0; presses < 20 && (await onStage(page)) !== null; presses++)
    await page
      .locator('.step-on')
      .click({ timeout: 2000 })
      .catch(() => {});
  expect(await onStage(page)).toBeNull();
  expect(await standing(page)).toBe(before);
  // Also from a game just opened, in which nothing has happened since.
  await page.reload();
  await atTable(page);
  await page
    .locator('.log .again')
    .last()
    .evaluate((button: HTMLElement) => button.click());
  await page.locator('.staging').waitFor();
});

/** I am asked for a card, and my own turn follows as soon as it is shown. */
function lastAnswer(): SavedGame {
  for (const { scene, saved } of momentsOf({ edition: 'asterix', seed: 1 })) {
    const card = scene.legal.find((form) => form.do === 'show')?.card;
    if (card === undefined) continue;
    const table = LocalTable.restore(editionOf('asterix'), saved);
    table.look(me);
    table.act(me, { do: 'show', card: [card].flat()[0]! });
    if (table.scene().view.turn === me) return saved;
  }
  throw new Error('No such answer.');
}

test('U52 a turn of mine is not announced while the answer that ended the last one is still shown', async () => {
  const { page } = await home.guest({ settings: { speed: 'calm' } });
  await goOn(page, lastAnswer());
  await page.locator('.show .card-button:enabled').first().click();
  await page.locator('.show .primary:enabled').click();
  await page.locator('.staging[data-gesture="slide"]').waitFor();
  const isMine = (): Promise<string | null> => page.locator('.status').getAttribute('data-mine');
  expect(await isMine()).toBe('false');
  await page.keyboard.press('Shift');
  await expect.poll(isMine).toBe('true');
});

/** The parts of a table that must not depend on how it was reached. */
const table = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.status', '.seats', '.log ol']
      .map((part) => document.querySelector(part)?.textContent ?? '')
      .join('\n'),
  );

const question = (page: Page): Promise<boolean> =>
  page.locator('.staging[data-gesture="question"]').isVisible();

/** Plays until a question goes round. */
async function untilQuestion(page: Page): Promise<void> {
  await play(page, {
    turns: 99,
    until: question,
    async look() {
      if ((await onStage(page)) !== null && !(await question(page))) await page.keyboard.press('Shift');
    },
  });
}

/** Closes everything shown until the table waits for me. */
async function watchAll(page: Page): Promise<void> {
  let rests = 0;
  while (rests < 3) {
    const learned = page.locator('dialog.learned[open] .primary');
    if (await learned.isVisible()) await learned.click({ timeout: 2000 }).catch(() => {});
    else if ((await onStage(page)) !== null) await page.keyboard.press('Shift');
    else if (await page.locator('.status[data-mine="true"], .end').first().isVisible()) rests++;
    await page.waitForTimeout(60);
  }
}

test('a scene cut short by a lost connection or a second device ends in the same table', async () => {
  const line = await openLine(home.serving.port);
  const ada = await home.guest({ settings: { name: 'Ada', speed: 'step' } }, { baseURL: line.origin });
  const { page } = ada;
  await openTable(ada, withBots);
  for (const bot of ['basil', 'daisy']) await addBot(ada, bot);
  await deal(ada, []);
  await untilQuestion(page);
  line.cut();
  await page.getByText(says.en.people.lostTitle).waitFor();
  line.mend();
  await page.getByText(says.en.people.lostTitle).waitFor({ state: 'detached' });
  await watchAll(page);
  const after = await table(page);
  await page.reload();
  await atTable(page);
  await watchAll(page);
  expect(await table(page)).toBe(after);
  await page.locator('.people-tool').click();
  await page.getByRole('button', { name: says.en.device.show }).click();
  const code = await page.locator('.device-code .code').innerText();
  await page.keyboard.press('Escape');
  await untilQuestion(page);
  const { page: second } = await home.guest({ settings: { speed: 'step' } });
  await second.goto(`/device#${code}`);
  await second.getByRole('button', { name: says.en.device.go }).click();
  await page.getByRole('heading', { name: says.en.online.ended['taken-over']! }).waitFor();
  await atTable(second);
  await watchAll(second);
  const elsewhere = await table(second);
  await second.reload();
  await atTable(second);
  await watchAll(second);
  expect(await table(second)).toBe(elsewhere);
  await line.close();
});
