/** Undo in every edition: checked after each action, and tried where it is allowed. */
import type { Fact } from '@casefile/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedGame } from '../../../src/worker/messages.ts';
import { tableOf } from '../saved-games.ts';

/** The last action and its facts: my own move can be undone until a die, a card or another player has followed. */
type State = string;

const never = ['nothing yet', 'another’s act', 'accuse', 'suggest', 'show', 'end', 'roll', 'pass'];
const table = (mayUndo: readonly State[], mayNot: readonly State[] = []): ReadonlyMap<State, boolean> =>
  new Map([
    ...[...never, ...mayNot].map((state) => [state, false] as const),
    ...mayUndo.map((state) => [state, true] as const),
  ]);

const allowed: Readonly<Record<string, ReadonlyMap<State, boolean>>> = {
  'clue-1986': table(['move', 'passage', 'stay']),
  'clue-2002': table(['move', 'passage', 'stay']),
  asterix: table(['move', 'passage', 'stay']),
  'clue-2015': table(['move', 'passage', 'stay'], ['move, turn over', 'move, card', 'choose']),
  'secrets-2008': table(
    ['move', 'passage', 'stay'],
    ['move, turn over', 'move, card', 'passage, card', 'stay, card', 'draw', 'play', 'power', 'look'],
  ),
  'super-1991': table(['move', 'passage', 'stay'], ['spy', 'draw', 'look', 'move, card']),
  'card-2018': table([], ['ask', 'draw', 'look']),
  speed: table([]),
};

const cards: readonly Fact['fact'][] = ['drew', 'clue', 'murdered', 'revealed', 'looked', 'asked'];

function stateAfter({ actions }: SavedGame, facts: readonly Fact[], me: number): State {
  const last = actions.at(-1);
  if (last === undefined) return 'nothing yet';
  if (last.by !== me) return 'another’s act';
  const what = last.action.do;
  if (!['move', 'passage', 'stay'].includes(what)) return what;
  if (facts.some(({ fact }) => fact === 'turn')) return `${what}, turn over`;
  return facts.some(({ fact }) => cards.includes(fact)) ? `${what}, card` : what;
}

export interface UndoWatch {
  look(page: Page): Promise<void>;
  /** The checked actions, and whether each could be undone. */
  readonly seen: ReadonlyMap<State, boolean>;
}

/** Whether a game is right after a plain move of mine. */
export function isPlainStep(saved: SavedGame): boolean {
  return allowed[saved.edition]!.get(stateOf(saved)) === true;
}

function stateOf(saved: SavedGame): State {
  const before = tableOf({ ...saved, actions: saved.actions.slice(0, -1) });
  const me = before.scene().viewerSeat!;
  const last = saved.actions.at(-1);
  if (last !== undefined) before.act(last.by, last.action);
  return stateAfter(saved, before.scene().facts, me);
}

const settledWithinMs = 10_000;

export function watchUndo(edition: string): UndoWatch {
  const seen = new Map<State, boolean>();
  const tried = new Set<State>();
  const offered = (page: Page): Promise<[string | null, boolean]> =>
    page.evaluate(() => {
      const isBusy = document.querySelector('dialog[open], .picker, .end') !== null;
      const button = document.querySelector('[data-undo]');
      const id = location.pathname.split('/')[2] ?? '';
      return [isBusy ? null : localStorage.getItem(`casefile.game.${id}`), button !== null];
    });
  /** The stored game may be slightly ahead of the screen: a real fault persists. */
  const settled = async (page: Page) => {
    for (const until = Date.now() + settledWithinMs; ; await page.waitForTimeout(100)) {
      const [text, isOffered] = await offered(page);
      if (text === null) return null;
      const saved = JSON.parse(text) as SavedGame;
      const state = stateOf(saved);
      if (allowed[edition]!.get(state) === isOffered || Date.now() > until)
        return { saved, state, isOffered };
    }
  };
  /** False if a form opened by itself in between, in place of the button. */
  const pressed = async (page: Page): Promise<boolean> => {
    try {
      await page.locator('[data-undo]').click({ timeout: 3000 });
      return true;
    } catch (error) {
      const [text] = await offered(page);
      if (text === null) return false;
      throw error;
    }
  };
  return {
    async look(page) {
      const now = await settled(page);
      if (now === null) return;
      const { saved, state, isOffered } = now;
      const said = `${edition}: undo after “${state}”`;
      expect(allowed[edition]!.get(state), said).toBe(isOffered);
      seen.set(state, isOffered);
      if (!isOffered || tried.has(state)) return;
      const where = await pieces(page);
      if (!(await pressed(page))) return;
      tried.add(state);
      await page.locator('[data-undo]').waitFor({ state: 'detached' });
      const after = JSON.parse((await offered(page))[0]!) as SavedGame;
      expect(after.actions, said).toEqual(saved.actions.slice(0, -1));
      if (state !== 'stay') expect(await pieces(page), said).not.toEqual(where);
    },
    seen,
  };
}

/** Where the pieces stand on the board, by their own transforms. */
const pieces = (page: Page): Promise<string[]> =>
  page
    .locator('.pieces [data-piece] > g')
    .evaluateAll((all) => all.map((each) => each.getAttribute('transform') ?? '').sort());
