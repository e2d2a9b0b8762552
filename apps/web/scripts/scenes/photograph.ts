/** Stills of what is on the stage, in both themes. */
import type { Page } from 'playwright-core';
import { acknowledgeAll, goOn, keep, me, momentsOf } from '../../e2e/support/saved-games.ts';
import type { Ended } from '../../src/paper/test/endings.ts';
import type { SavedGame } from '../../src/worker/messages.ts';

export const themes = ['plan', 'lamplight'] as const;
export interface Still {
  readonly scene: string;
  readonly theme: (typeof themes)[number];
  readonly jpeg: Buffer;
}

const boardDrawnMs = 400;
/** A scene that lasts longer than this does not go on. */
const maxBeats = 80;

interface Shown {
  readonly gesture: string;
  /** Different from beat to beat. */
  readonly told: string;
}
/** The longest pause between two beats, in which bots think, especially on a busy machine. */
const maxPauseMs = 4000;

/** The beat after this one; null where the table is at rest. */
async function beatAfter(page: Page, before: Shown | null): Promise<Shown | null> {
  const found = await page
    .waitForFunction(
      (last) => {
        const stage = document.querySelector<HTMLElement>('.staging');
        const atRest = '.status[data-mine="true"], dialog.learned[open], .end, .reopen';
        if (stage === null)
          return last !== null && document.querySelector(atRest) !== null ? { shown: null } : false;
        const told = stage.textContent ?? '';
        return told === last?.told ? false : { shown: { gesture: stage.dataset.gesture!, told } };
      },
      before,
      { timeout: maxPauseMs },
    )
    .catch(() => null);
  return found === null ? null : ((await found.jsonValue()) as { readonly shown: Shown | null }).shown;
}

async function still(page: Page, scene: string): Promise<readonly Still[]> {
  const stills: Still[] = [];
  for (const theme of themes) {
    // Set as the system's choice, since the page has none of its own: the board is then redrawn room by room.
    await page.emulateMedia({ colorScheme: theme === 'plan' ? 'light' : 'dark' });
    await page.waitForTimeout(boardDrawnMs);
    await page.evaluate(() => {
      // As it looks when everything has got where it goes.
      for (const animation of document.getAnimations()) {
        const { iterations } = animation.effect?.getTiming() ?? {};
        if (iterations !== Number.POSITIVE_INFINITY) animation.finish();
      }
      return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 60)));
    });
    stills.push({ scene, theme, jpeg: await page.screenshot({ type: 'jpeg', quality: 80 }) });
  }
  return stills;
}

/** Step by step, from what is on the stage now until it is over; what is seen for the first time is kept. */
async function beatByBeat(page: Page, seen: Set<string>): Promise<readonly Still[]> {
  const stills: Still[] = [];
  let now = await beatAfter(page, null);
  for (let beats = 0; beats < maxBeats && now !== null; beats++) {
    const { gesture } = now;
    if (!seen.has(gesture)) {
      seen.add(gesture);
      await page.waitForTimeout(250);
      stills.push(...(await still(page, gesture)));
    }
    await page.keyboard.press('Shift');
    now = await beatAfter(page, now);
  }
  return stills;
}

/** The others' turns after mine, as they happen: what walks and is carried is on the board only then. */
export async function liveScenes(page: Page, edition: string, seen: Set<string>): Promise<readonly Still[]> {
  const stills: Still[] = [];
  for (const seed of [3, 4])
    if (await endTurn(page, edition, seed)) stills.push(...(await beatByBeat(page, seen)));
  return stills;
}

/** Ends a turn of mine in the midst of a game; false where no turn of it is ended by its player. */
export async function endTurn(page: Page, edition: string, seed: number): Promise<boolean> {
  const moments = [...momentsOf({ edition, seed, seats: 4, bot: 'basil' })];
  const found = moments.find(
    ({ scene }) => scene.view.turnNumber > 4 && scene.legal.some((form) => form.do === 'end'),
  );
  if (found === undefined) return false;
  await goOn(page, found.saved);
  await page.locator('.act [data-do="end"]').click();
  await page.locator('.staging').waitFor();
  return true;
}

/** Everything that the log of a finished game can show again. */
export async function scenesAgain(
  page: Page,
  saved: SavedGame,
  seen: Set<string>,
): Promise<readonly Still[]> {
  const stills: Still[] = [];
  const kinds = new Set<string>();
  for (const { kind, again } of await loggedScenes(page, saved)) {
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    await again();
    stills.push(...(await beatByBeat(page, seen)));
  }
  return stills;
}

/** A line of the log, by its number, with the scene that it shows again. */
interface LoggedScene {
  readonly n: number;
  /** What kind of thing it is: the line without its names. */
  readonly kind: string;
  again(): Promise<void>;
}

/** Opens a finished game at its table: everything that its log shows again. */
export async function loggedScenes(page: Page, saved: SavedGame): Promise<readonly LoggedScene[]> {
  await openEnded(page, saved);
  await page.locator('dialog.end').waitFor();
  // Back to the table, where the log is.
  await page.keyboard.press('Escape');
  await page.locator('.log .again').first().waitFor({ state: 'attached' });
  const lines = await page.locator('.log li:has(.again)').evaluateAll((all) =>
    all.map((line) => ({
      n: Number(line.getAttribute('data-n')),
      kind: line.textContent!.replaceAll(/\p{Lu}[\p{L}’.-]*|\d+/gu, ''),
    })),
  );
  return lines.map((line) => ({
    ...line,
    again: () =>
      page.locator(`.log li[data-n="${line.n}"] .again`).evaluate((button: HTMLElement) => button.click()),
  }));
}

/** The opening of the envelope after my own accusation, and the newspaper. */
export async function endOf(page: Page, name: string, { saved, last }: Ended): Promise<readonly Still[]> {
  const stills: Still[] = [];
  const { action, by } = last;
  if (by === me && action.do === 'accuse') {
    await goOn(page, saved);
    await page.locator('.act [data-do="accuse"]').click();
    for (const key of ['suspect', 'weapon', 'room'] as const)
      await page.locator(`.choice[data-key="${key}"] [data-thing="${action[key]}"]`).click();
    await page.locator('.picker .primary').click();
    await page.locator('.last-word .primary:not([aria-disabled="true"])').click();
    await page.locator('.staging, .end, dialog.learned').first().waitFor();
    stills.push(
      ...(await beatByBeat(page, new Set())).map((each) => ({ ...each, scene: `${name}: ${each.scene}` })),
    );
    await acknowledgeAll(page);
    const envelope = page.locator('.opening-envelope');
    await envelope.or(page.locator('.paper')).first().waitFor();
    if (await envelope.isVisible()) stills.push(...(await still(page, `${name}: envelope`)));
  } else await openEnded(page, { ...saved, actions: [...saved.actions, { by, action }] });
  await page.locator('.paper[data-ending] .article span').nth(2).waitFor();
  stills.push(...(await still(page, `${name}: paper`)));
  return stills;
}

async function openEnded(page: Page, saved: SavedGame): Promise<void> {
  await keep(page, saved);
  await acknowledgeAll(page);
}
