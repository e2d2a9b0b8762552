/** The end of a game that nobody wins says why: everyone was murdered, or accused wrongly (S08-24). */
import {
  type Action,
  askedSeats,
  legalForms,
  openTable,
  playAt,
  sampleAction,
  seededChance,
} from '@casefile/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../src/worker/messages.ts';
import { wordsOf } from './opening.ts';
import { editionOf } from './saved-games.ts';
import { testServer } from './test-server.ts';

const home = testServer();
const edition = editionOf('secrets-2008');
const players = ['mustard', 'plum', 'green'].map((suspect) => ({ suspect }));

/** Nobody accuses, everyone draws, until the last clock has struck for all. */
function everyoneMurdered(): SavedGame {
  for (let number = 1; number < 300; number++) {
    let state = number;
    const below = (bound: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * bound);
    };
    const seed = number.toString(16).padStart(64, '0');
    const opened = openTable(edition, { players }, seededChance(seed));
    if (!opened.ok) throw new Error(opened.problem.what);
    let { table } = opened;
    const actions: { by: number; action: Action }[] = [];
    while (table.game.table.result === null && actions.length < 400) {
      const by = askedSeats(table.game.table)[0]!;
      const forms = legalForms(table.game.table, by).filter((form) => form.do !== 'accuse');
      const action = sampleAction(
        forms.find((form) => form.do === 'draw') ?? forms[below(forms.length)]!,
        below,
      );
      const played = playAt(table, by, action);
      if (!played.ok) throw new Error(played.refusal.why);
      table = played.table;
      actions.push({ by, action });
    }
    if (table.game.table.result?.lost === 'murdered')
      return {
        version: 1, edition: edition.id, editionVersion: edition.version, options: {}, seed, actions,
        players: players.map((player, seat) => (seat === 0 ? player : { ...player, bot: 'agnes' })),
      }; // biome-ignore format: a game
  }
  throw new Error('Somebody always survives.');
}

/** Whatever was learned last is put away first. */
async function readPaper(page: Page): Promise<string> {
  const paper = page.locator('.paper .lead');
  const learned = page.locator('dialog.learned[open] .primary');
  await paper.or(learned).first().waitFor();
  while (!(await paper.isVisible())) {
    if (await learned.isVisible()) await learned.click();
    await page.waitForTimeout(50);
  }
  return wordsOf(page, '.paper .lead');
}

test.each([
  ['en', 'Everyone has been murdered.'],
  ['fr', 'Tout le monde a été assassiné.'],
] as const)('S08-24 the paper and the log say in %s that everyone was murdered', async (lang, line) => {
  const { page } = await home.guest({ lang });
  await page.goto('/favicon.svg');
  await page.evaluate(
    (game) => localStorage.setItem('casefile.game', game),
    JSON.stringify(everyoneMurdered()),
  );
  await page.goto('/play');
  expect(await readPaper(page)).toContain(line);
  await page.locator('.paper[data-ending="murdered"][data-style="glossy"] .article span').nth(2).waitFor();
  expect((await page.locator('.log li').allTextContents()).at(-1)).toContain(line);
});
