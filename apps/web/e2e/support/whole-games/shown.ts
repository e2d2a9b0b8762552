/** Compares what the screen shows a player, frame by frame, with what their own view says they learned. */
import type { EditionNames } from '@casefile/editions/names';
import type { Lang } from '@casefile/editions/words/words';
import type { View } from '@casefile/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedGame } from '../../../src/worker/messages.ts';
import { LocalTable } from '../../../src/worker/tables/local-table.ts';
import { editionOf } from '../saved-games.ts';

/** One dialog that was shown on the screen. */
export interface Shown {
  readonly n: number;
  readonly what: string;
  /** Its whole text. */
  readonly text: string;
  /** The hand of the player who held the device. */
  readonly hand: readonly string[];
  /** Log lines when it appeared and when it closed. */
  readonly lines: readonly [number, number];
  readonly wasPressed: boolean;
}

/** Records the dialogs on this page for as long as they are really visible. */
export async function watchShown(page: Page): Promise<readonly Shown[]> {
  const seen: Shown[] = [];
  await page.exposeFunction('noteShown', (shown: Shown) => seen.push(shown));
  await page.addInitScript(() => {
    const now = { n: '', what: '', text: '', hand: [] as string[], lines: [0, 0], wasPressed: false };
    const labels = (box: Element): string[] =>
      [...box.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');
    const isOnTop = (box: Element): boolean => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const note = (globalThis as never as { noteShown(shown: object): void }).noteShown;
    const pressed = ({ target }: Event): void => {
      if ((target as Element).closest('dialog.learned button')) now.wasPressed = true;
    };
    addEventListener('click', pressed, true);
    const frame = (): void => {
      const box = document.querySelector<HTMLElement>('dialog.learned[open]');
      const n = box?.dataset.n ?? '';
      if (n !== now.n) {
        if (now.n !== '') note({ ...now, n: Number(now.n) });
        Object.assign(now, {
          n,
          what: box?.dataset.what,
          text: '',
          hand: [],
          lines: [0, 0],
          wasPressed: false,
        });
      }
      const count = document.querySelectorAll('.log li').length;
      if (box !== null && count > 0 && isOnTop(box)) {
        // A title is set with a space at which no line ends.
        now.text = [box.innerText, ...labels(box)].join('\n').replaceAll('\u00a0', ' ');
        now.hand = labels(document.querySelector('.hand') ?? document.body);
        now.lines = [now.lines[0] || count, count];
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return seen;
}

/** Something a view says was learned, and the words the screen must have shown for it. */
export interface Lesson {
  /** The range of facts of the action that taught it. */
  readonly facts: readonly [number, number];
  readonly what: string;
  readonly names: readonly string[];
  /** A player who stops watching is shown nothing later. */
  readonly isMyEnd?: boolean;
}

export async function namesIn(edition: string, lang: Lang = 'en'): Promise<Readonly<Record<string, string>>> {
  const { names } = (await import(`../../../../../packages/editions/src/${edition}/${lang}/names.ts`)) as {
    names: EditionNames;
  };
  return { ...names.extras, ...names.suspects, ...names.weapons, ...names.rooms };
}

/** Derived from the view alone, independently of how the app decides what to show. */
export function lessonsOf(
  before: View,
  view: View,
  facts: readonly [number, number],
  name: (id: string) => string,
  /** What the player of a seat is called. */
  player: (seat: number) => string,
): readonly Lesson[] {
  const since = <T>(list: readonly T[] | undefined, old: readonly T[] | undefined): readonly T[] =>
    (list ?? []).slice((old ?? []).length);
  const lesson = (what: string, ids: readonly string[]): Lesson => ({ facts, what, names: ids.map(name) });
  const { you } = view;
  const isMine = (card: string): boolean => view.known[card] === you;
  const isEnd = view.result !== null;
  const judged = view.accusations.filter(({ by }) => !before.accusations.some((each) => each.by === by));
  // The final ceremony shows nothing else.
  const isWon = isEnd && judged.length === 1 && judged[0]!.right;
  return [
    ...since(view.shown, before.shown).map(({ card }) => lesson('shown', [card])),
    ...since(view.sights, before.sights)
      .filter(({ how, cards }) => how !== 'opened' && (how === 'murdered' || !cards.every(isMine)))
      .map(({ how, cards }) => lesson(how, cards)),
    ...since(view.unheld, before.unheld).map(({ card }) => lesson('unheld', [card])),
    ...(isWon ? [] : judged).map(({ by, cards }) => {
      const { names, ...verdict } = lesson('verdict', cards ?? []);
      return { ...verdict, isMyEnd: by === you, names: by === you ? names : [player(by), ...names] };
    }),
    ...since(view.butlers, before.butlers).map((card) => lesson('drawn', [card])),
    ...((view.clocks ?? 0) > (before.clocks ?? 0) ? [lesson('drawn', ['clock'])] : []),
  ];
}

/** Everything one seat learned in a stored game. */
export async function lessonsIn(
  saved: SavedGame,
  seat: number,
  lang: Lang = 'en',
): Promise<readonly Lesson[]> {
  const names = await namesIn(saved.edition, lang);
  const table = new LocalTable(editionOf(saved.edition), saved);
  table.look(seat);
  let scene = table.scene();
  const name = (id: string): string => names[id] ?? id;
  const player = (at: number): string => {
    const { suspect, name: own } = scene.view.seats[at]!;
    return own === suspect ? name(suspect) : own;
  };
  const blank: View = { ...scene.view, shown: [], sights: [], unheld: [], accusations: [], butlers: [] };
  let length = scene.facts.length;
  const lessons = [...lessonsOf(blank, scene.view, [0, length], name, player)];
  for (const { by, action } of saved.actions) {
    const before = scene.view;
    expect(table.act(by, action)).toBeNull();
    scene = table.scene();
    lessons.push(...lessonsOf(before, scene.view, [length, length + scene.facts.length], name, player));
    length += scene.facts.length;
  }
  return lessons;
}

/** Requires that each was shown with all its words, closed by a press, and that nothing went on behind it. */
export function expectShown(lessons: readonly Lesson[], shown: readonly Shown[]): void {
  for (const { facts, what, names } of lessons) {
    const found = shown.filter(
      ({ n, text }) => n >= facts[0] && n < facts[1] && names.every((each) => includes(text, each)),
    );
    const said = `${what} ${names.join(', ')} (fact ${facts.join(' to ')})`;
    expect(found.length, `${said} in ${JSON.stringify(shown)}`).toBeGreaterThan(0);
    for (const { wasPressed, lines } of found) {
      expect(wasPressed, `${said} was put away by hand`).toBe(true);
      expect(lines[1], `${said}: nothing went on behind it`).toBe(lines[0]);
    }
  }
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s.]+/g, ' ');
const includes = (text: string, name: string): boolean => plain(text).includes(plain(name));
