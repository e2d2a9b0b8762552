/** Dice faces with signs, and the rolls for the first turn: drawn, written and read out. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOf } from '../support/opening.ts';
import { goOn, me, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** A game in which I have just rolled such dice. */
function rolled(edition: string, isWanted: (dice: readonly number[]) => boolean) {
  for (let seed = 1; seed < 400; seed++)
    for (const { scene, saved } of momentsOf({ edition, seed })) {
      const { dice, step, turn, turnNumber } = scene.view;
      if (step === 'rolled' && turn === me && dice !== null && isWanted(dice)) return saved;
      if (turnNumber > 12) break;
    }
  throw new Error('Nobody rolls that.');
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const labels = (page: Page): Promise<string[]> =>
  page
    .locator('.dice svg[role="img"]')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label')!));
const markup = (page: Page): Promise<string[]> =>
  page.locator('.dice svg').evaluateAll((dice) => dice.map((die) => die.innerHTML));
const lastRoll = async (page: Page): Promise<string> =>
  (await page.locator('.log li').allTextContents())
    .map(plain)
    .findLast((line) => /^(You roll|Vous faites)/.test(line))!;

test.each([
  ['en', ['die: question mark (?)', 'die: 4'], 'You roll “?” and 4: 4 to move.'],
  ['fr', ['dé : point d’interrogation (?)', 'dé : 4'], 'Vous faites « ? » et 4 : avancez de 4.'],
] as const)('S08-06 the “?” of the first die is never shown as a 1, in %s', async (lang, said, line) => {
  const { page } = await home.guest({ lang });
  await goOn(
    page,
    rolled('secrets-2008', ([first, second]) => first === 1 && second === 4),
  );
  expect((await labels(page)).map(plain)).toEqual(said);
  expect(await lastRoll(page)).toBe(line);
});

test('S08-06 a 1 on the second die is drawn and written as a 1', async () => {
  const { page } = await home.guest();
  await goOn(
    page,
    rolled('secrets-2008', ([first, second]) => first === 4 && second === 1),
  );
  expect(await labels(page)).toEqual(['die: 4', 'die: 1']);
  expect(await lastRoll(page)).toBe('You roll 4 and 1: 5 to move.');
  const [, one] = await markup(page);
  await goOn(
    page,
    rolled('secrets-2008', ([first, second]) => first === 1 && second === 1),
  );
  const both = await markup(page);
  expect(both[1]).toBe(one);
  expect(both[0]).not.toBe(one);
});

test.each([
  [
    'en',
    'die: magnifier, counts as 1',
    /^You roll (a magnifier \(1\) and 4|4 and a magnifier \(1\)): 5 to move\.$/,
  ],
  [
    'fr',
    'dé : loupe, compte pour 1',
    /^Vous faites (une loupe \(1\) et 4|4 et une loupe \(1\)) : avancez de 5\.$/,
  ],
] as const)('N15-04 a magnifier is drawn and told as one that counts 1, in %s', async (lang, said, line) => {
  const { page } = await home.guest({ lang });
  await goOn(
    page,
    rolled('clue-2015', (dice) => dice.includes(1) && dice.includes(4)),
  );
  expect((await labels(page)).map(plain)).toContain(said);
  expect(await lastRoll(page)).toMatch(line);
});

test.each([
  ['secrets-2008', 'en', /^Rolling to see who begins: /],
  ['secrets-2008', 'fr', /^On lance les dés pour savoir qui commence : /],
  ['super-1991', 'en', /^Rolling to see who deals: /],
  ['super-1991', 'fr', /^On lance les dés pour savoir qui distribue : /],
] as const)('S08-04 X91-03 %s tells the rolls for the first turn, in %s', async (edition, lang, line) => {
  const { page } = await home.guest({ lang });
  let seed = 1;
  const begun = () => [...momentsOf({ edition, seed })][0]!;
  while (begun().scene.view.turnNumber > 1 || begun().scene.view.history.length > 0) seed++;
  const { scene, saved } = begun();
  await goOn(page, saved);
  const fact = scene.facts.find((each) => each.fact === 'first')!;
  const rolled = fact.rolls!.flat().filter((worth) => worth > 0);
  expect(await page.locator('.first-rolls li').allTextContents()).toEqual(rolled.map(String));
  const [told] = (await page.locator('.log li').allTextContents()).map(plain);
  expect(told).toMatch(line);
  expect(told).toContain(plain(await wordsOf(page, '.first-rolls p')));
});
