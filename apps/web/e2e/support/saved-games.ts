/** Games played by bots in the test process for a browser to continue; reproducible by number. */
import { editions } from '@casefile/editions';
import type { Page } from 'playwright-core';
import type { LocalSetting, SavedGame, Scene } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { allFetched } from './driver.ts';
import type { Guest } from './guest.ts';
import { atTable } from './opening.ts';

export const editionOf = (id: string) => editions.find((edition) => edition.id === id)!;

export interface Wanted {
  readonly edition: string;
  readonly seed: number;
  readonly seats?: number;
  readonly bot?: string;
}

/** The first seat is mine: a bot plays it until the game is handed to me. */
export function settingOf({ edition, seed, seats = 3, bot = 'agnes' }: Wanted): LocalSetting {
  const { suspects } = editionOf(edition).cards({});
  return {
    edition,
    options: {},
    players: suspects.slice(0, seats).map((suspect) => ({ suspect, bot })),
    seed: seed.toString(16).padStart(64, '0'),
  };
}
export const me = 0;

/** A new game against as few bots as the edition allows, for tests that are not about setting it up. */
export async function beginSolo({ page, seed }: Guest, edition: string, bot = 'agnes'): Promise<void> {
  const {
    seats: [seats],
    version,
  } = editionOf(edition);
  const { players, ...setting } = settingOf({ edition, seed, seats, bot });
  const [own, ...bots] = players;
  const saved: SavedGame = {
    version: 1,
    editionVersion: version,
    ...setting,
    players: [{ suspect: own!.suspect }, ...bots],
    actions: [],
  };
  await page.addInitScript(
    ([game, seen]) => {
      if (localStorage.getItem('casefile.game.begun') !== null) return;
      localStorage.setItem('casefile.game.begun', game);
      localStorage.setItem('casefile.seen.begun', seen);
    },
    [JSON.stringify(saved), JSON.stringify({ fromTurn: 0, next: {} })] as const,
  );
  await page.goto('/play/begun');
  await atTable(page);
}

/** Each position in which I am asked, until the game is over. */
export function* momentsOf(wanted: Wanted): Generator<{ scene: Scene; saved: SavedGame; table: LocalTable }> {
  const table = new LocalTable(editionOf(wanted.edition), settingOf(wanted));
  table.look(me);
  while (true) {
    const scene = table.scene();
    if (scene.view.result !== null) return;
    if (scene.view.asked.includes(me)) yield { scene, saved: mine(scene), table };
    if (!table.next()) return;
  }
}

/** Whether I may do this now. */
export const mayDo = ({ legal }: Scene, what: string): boolean => legal.some((form) => form.do === what);

/** The first position, in this game or those of the next numbers, that satisfies the condition. */
export function momentWhere(wanted: Wanted, isIt: (scene: Scene) => boolean): SavedGame {
  for (let seed = wanted.seed; seed < wanted.seed + 80; seed++)
    for (const { scene, saved } of momentsOf({ ...wanted, seed })) if (isIt(scene)) return saved;
  throw new Error('No game has such a moment.');
}

/** My turn in the middle of a game of `clue-2002` with four players, in a room where I may suggest. */
export const suggesting = (): SavedGame =>
  momentWhere(
    { edition: 'clue-2002', seed: 1, seats: 4 },
    (scene) => mayDo(scene, 'suggest') && scene.view.turnNumber > 12,
  );

function mine({ saved, view }: Scene): SavedGame {
  const own = view.seats[me]!.suspect;
  const players = saved!.players.map(({ bot, ...player }) =>
    player.suspect === own || bot === undefined ? player : { ...player, bot },
  );
  return { ...saved!, players, actions: [...saved!.actions] };
}

/** A position in which I may end my turn and am not asked again until the bots have played up to the given point. */
export function quietRound(wanted: Wanted, isFar: (scene: Scene, turns: number) => boolean): SavedGame {
  for (let seed = wanted.seed; seed < wanted.seed + 200; seed++)
    for (const { scene, saved } of momentsOf({ ...wanted, seed })) {
      if (!mayDo(scene, 'end')) continue;
      const table = LocalTable.restore(editionOf(saved.edition), saved);
      table.look(me);
      table.act(me, { do: 'end' });
      let now = table.scene();
      const isBusy = (): boolean => now.view.result === null && !now.view.asked.includes(me);
      while (isBusy() && table.next()) now = table.scene();
      if (isFar(now, now.view.turnNumber - scene.view.turnNumber)) return saved;
    }
  throw new Error('No game has such a round.');
}

/** Continues the local game with nothing left to be shown. */
export async function goOn(page: Page, saved: SavedGame, origin = ''): Promise<void> {
  await keep(page, saved, origin);
  await acknowledgeAll(page);
}

/** Opens the game on this device. */
export async function keep(page: Page, saved: SavedGame, origin = ''): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((game) => {
    localStorage.setItem('casefile.game', game);
    localStorage.removeItem('casefile.notes');
  }, JSON.stringify(saved));
  await page.goto(`${origin}/play`);
  await atTable(page);
}

/** Closes everything that the table shows to me. */
export async function acknowledgeAll(page: Page): Promise<void> {
  await allFetched(page);
  // The dialog opens after the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
  const seen = page.locator('dialog.learned[open] .primary');
  while (await seen.isVisible()) {
    const n = await page.locator('dialog.learned').getAttribute('data-n');
    await seen.click();
    // An immediate press is ignored: it may have been meant for something else.
    await page
      .locator(`dialog.learned[data-n="${n}"]`)
      .waitFor({ state: 'detached', timeout: 500 })
      .catch(() => {});
  }
}

/** The page's game as stored on its device; null for none. */
export const keptBy = (page: Page): Promise<SavedGame | null> =>
  page.evaluate(() => {
    const id = location.pathname.split('/')[2] ?? '';
    return JSON.parse(localStorage.getItem(`casefile.game.${id}`) ?? 'null');
  });

/** The page's table, reopened in the test process from its stored game. */
export function tableOf(saved: SavedGame): LocalTable {
  const table = LocalTable.restore(editionOf(saved.edition), saved);
  // Seats are in table order, which may differ from the list's.
  const own = saved.players.find(({ bot }) => bot === undefined)?.suspect;
  table.look(null);
  table.look(table.scene().view.seats.findIndex(({ suspect }) => suspect === own));
  return table;
}
