/** The notebook's conclusions: “one of these” groups, and the reason for every mark. */
import { type Knowledge, knowledgeFromView, solve } from '@casefile/deduction';
import { makeView } from '@casefile/engine';
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cellKey } from '../../src/notebook/notes.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import type { LocalTable } from '../../src/worker/tables/local-table.ts';
import type { Guest } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { goOn, me, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en.notebook;

function knownAt(table: LocalTable): Knowledge {
  const position = table.position();
  return knowledgeFromView(makeView(position), position.rules.cards);
}

/** Certain, impossible, or neither, as the solver says. */
function certainty(knowledge: Knowledge): (card: string, owner: string) => 'yes' | 'no' | null {
  const { cards } = solve(knowledge);
  return (card, owner) => {
    const chance = cards[card]![owner]!;
    return chance === 0 ? 'no' : chance === 1 ? 'yes' : null;
  };
}

const cell = (page: Page, card: string, owner: string) =>
  page.locator(`.notebook .cell[data-at="${cellKey(card, owner)}"]`);

/** Every cell with its label, read in one call. */
const cellsOf = (page: Page, what: 'lit' | 'group'): Promise<string[]> =>
  page
    .locator(`.notebook .cell[data-${what}="true"]`)
    .evaluateAll((cells) => cells.map((each) => (each as HTMLElement).dataset.at!).sort());

interface Moment {
  readonly saved: SavedGame;
  /** Cards of the group that may still be the one. */
  readonly open: readonly string[];
}
interface Story {
  readonly owner: string;
  readonly cards: readonly string[];
  readonly turn: number;
  readonly whole: Moment;
  readonly shrunk: Moment;
  readonly solved: SavedGame;
}

/** A game in which a card shown between others is one of three, then one of two, then known. */
function findStory(): Story {
  for (let seed = 1; seed < 400; seed++) {
    const groups = new Map<string, { -readonly [K in keyof Story]?: Story[K] }>();
    for (const { scene, saved, table } of momentsOf({ edition: 'speed', seed, seats: 4 })) {
      const at = certainty(knownAt(table));
      for (const { by, turn, cards, answers } of scene.view.history)
        for (const { seat, answer } of answers) {
          if (answer !== 'shown' || by === me || seat === me) continue;
          const owner = scene.view.seats[seat]!.suspect;
          const key = `${turn} ${owner}`;
          const story = groups.get(key) ?? { owner, cards, turn };
          groups.set(key, story);
          const open = cards.filter((card) => at(card, owner) === null);
          const isSolved = cards.some((card) => at(card, owner) === 'yes');
          if (open.length === 3) story.whole ??= { saved, open };
          else if (open.length === 2 && !isSolved && story.whole) story.shrunk ??= { saved, open };
          if (isSolved && story.shrunk) return { ...story, solved: saved } as Story;
        }
    }
  }
  throw new Error('No game tells such a story.');
}

/** With full help, all conclusions are marked. */
const all = { settings: { marks: 'full' } };

test('U13 tapping one card of a “one of these” group highlights the others; the group shrinks and disappears when solved', async () => {
  const { owner, cards, turn, whole, shrunk, solved } = findStory();
  const { page } = await home.guest(all);
  const keys = (some: readonly string[]): string[] => some.map((card) => cellKey(card, owner)).sort();
  const note = page.locator('.cell-note');
  const line = page.locator('.cell-note .said', { hasText: new RegExp(`\\(turn ${turn}\\)`) });
  const tap = async (card: string): Promise<void> => {
    await cell(page, card, owner).click();
    await note.waitFor();
  };

  await goOn(page, whole.saved);
  await expect.poll(() => cellsOf(page, 'group')).toEqual(expect.arrayContaining(keys(cards)));
  await tap(cards[0]!);
  await expect.poll(() => cellsOf(page, 'lit')).toEqual(expect.arrayContaining(keys(cards)));
  for (const lit of await cellsOf(page, 'lit')) expect(lit.split('|')[1]).toBe(owner);
  await line.waitFor();
  const dot = (): Promise<string> =>
    cell(page, cards[1]!, owner)
      .locator('.group-dot')
      .evaluate((each) => {
        const { opacity, backgroundColor, borderColor } = getComputedStyle(each);
        return [opacity, backgroundColor, borderColor].join();
      });
  const strong = await dot();
  await page.getByLabel(t.level).selectOption('facts');
  await note.getByText(t.greyed).waitFor();
  await expect.poll(dot).not.toBe(strong);

  await goOn(page, shrunk.saved);
  await page.getByLabel(t.level).selectOption('full');
  const gone = cards.filter((card) => !shrunk.open.includes(card));
  for (const card of gone)
    await expect.poll(() => cell(page, card, owner).getAttribute('data-mark')).toBe('no');
  expect(await cellsOf(page, 'group')).toEqual(expect.arrayContaining(keys(shrunk.open)));
  await tap(shrunk.open[0]!);
  await expect.poll(() => cellsOf(page, 'lit')).toEqual(expect.arrayContaining(keys(shrunk.open)));
  expect(await line.innerText()).not.toContain(await nameOf(page, gone[0]!));
  // With marks for seen cards only, all three stay in the group.
  await page.getByLabel(t.level).selectOption('facts');
  await expect.poll(() => line.innerText()).toContain(await nameOf(page, gone[0]!));

  await goOn(page, solved);
  await page.getByLabel(t.level).selectOption('full');
  await expect
    .poll(() => page.locator(`.notebook .cell[data-mark="yes"][data-at$="|${owner}"]`).count())
    .toBeGreaterThan(0);
  for (const card of cards) {
    await tap(card);
    expect(await line.count()).toBe(0);
  }
});

const nameOf = (page: Page, card: string): Promise<string> =>
  page
    .locator('.notebook tbody tr', { has: page.locator(`[data-at^="${card}|"]`) })
    .locator('.row-name')
    .innerText();

/** Two positions of each game: in the middle, where conclusions are hard, and near the end, where there are many. */
function* asked(edition: string, seed: number): Generator<{ saved: SavedGame; table: LocalTable }> {
  let count = 0;
  for (const _ of momentsOf({ edition, seed, seats: edition === 'card-2018' ? 3 : 4 })) count++;
  const wanted = [Math.floor(count * 0.6), count - 1];
  let at = 0;
  for (const moment of momentsOf({ edition, seed, seats: edition === 'card-2018' ? 3 : 4 }))
    if (wanted.includes(at++)) yield moment;
}

/** Opens the reason of every mark; returns how many there were. */
async function askAll({ page }: Guest, saved: SavedGame, table: LocalTable): Promise<number> {
  const knowledge = knownAt(table);
  const at = certainty(knowledge);
  const marks = Object.values(knowledge.categories)
    .flat()
    .flatMap((card) =>
      [...Object.keys(knowledge.owners), 'envelope'].flatMap((owner) => {
        const mark = at(card, owner);
        return mark === null ? [] : [{ card, owner, mark }];
      }),
    );
  await goOn(page, saved);
  await expect
    .poll(() => page.locator('.notebook .cell:not([data-mark="blank"])').count())
    .toBe(marks.length);
  const answers = await answersOf(page);
  for (const { card, owner, mark } of marks) {
    const where = `${card} ${owner}, after ${saved.actions.length} actions of ${saved.edition} ${saved.seed}`;
    const answer = answers[cellKey(card, owner)];
    expect(answer?.mark, where).toBe(mark);
    const { turns } = answer!;
    expect(turns.length, where).toBeGreaterThan(0);
    const facts = knowledge.facts.filter(({ source }) => turns.includes(source?.turn ?? -1));
    expect(certainty({ ...knowledge, facts })(card, owner), where).toBe(mark);
  }
  return marks.length;
}

/** Clicks every marked cell; returns the mark and the turns its reason names, 0 for the deal. */
function answersOf(page: Page): Promise<Record<string, { mark: string; turns: number[] }>> {
  return page.evaluate(async () => {
    const answers: Record<string, { mark: string; turns: number[] }> = {};
    const said = (): Element | null => document.querySelector('.cell-note .why li');
    const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
    for (const each of document.querySelectorAll<HTMLElement>('.notebook .cell:not([data-mark="blank"])')) {
      each.click();
      await soon();
      while (each.dataset.chosen !== 'true' || said() === null) await soon();
      const links = document.querySelectorAll('.cell-note .why .turn-link');
      const turns = [...links].map((link) => Number(link.textContent) || 0);
      answers[each.dataset.at!] = { mark: each.dataset.mark!, turns };
    }
    return answers;
  });
}

const games = isLong
  ? ['clue-1986', 'clue-2002', 'asterix', 'clue-2015', 'secrets-2008', 'super-1991', 'card-2018', 'speed']
      .flatMap((edition) => [[edition, 1] as const, [edition, 2] as const, [edition, 3] as const])
      .slice(0, 20)
  : ([['clue-2002', 1]] as const);

test.each(games)(
  'U15 every mark in a game of %s (%i) gives its reason, and the turns it names suffice',
  async (edition, seed) => {
    const guest = await home.guest(all);
    let marks = 0;
    for (const { saved, table } of asked(edition, seed)) marks += await askAll(guest, saved, table);
    expect(marks).toBeGreaterThan(20);
  },
);

test('U15 a turn named in a reason is one tap away, and so is the deal', async () => {
  const { page } = await home.guest(all);
  const [moment] = [...asked('clue-2002', 2)].slice(-1);
  await goOn(page, moment!.saved);
  const seen = new Set<string>();
  for (const each of await page.locator('.notebook .cell:not([data-mark="blank"])').all()) {
    await each.click();
    const link = page.locator('.cell-note .turn-link').first();
    await link.waitFor();
    const turn = Number(await link.innerText()) || 0;
    if (seen.has(turn > 0 ? 'turn' : 'deal')) continue;
    seen.add(turn > 0 ? 'turn' : 'deal');
    await link.click();
    const line = page.locator(`#turn-${turn}`);
    await expect.poll(() => line.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await line.isVisible()).toBe(true);
    if (seen.size === 2) break;
  }
  expect([...seen].sort()).toEqual(['deal', 'turn']);
});
