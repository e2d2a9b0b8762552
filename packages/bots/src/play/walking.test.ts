import { editionById } from '@casefile/editions';
import type { Board, View } from '@casefile/engine';
import { expect, test } from 'vitest';
import { boardOf, infoOf } from '../info.ts';
import type { Judgement } from '../sight.ts';
import { sightOf, viewWith } from '../test/views.ts';
import { walkerFor } from './walking.ts';

const villa = editionById('secrets-2008')!;
const info = infoOf(villa, {});
const board: Board = boardOf(info)!;
const squares = board.places.filter((place) => typeof place !== 'string');

const walker = (judgement: Partial<Judgement>, more: Partial<View> = {}) =>
  walkerFor({ ...sightOf(viewWith(more)), info, board }, { worth: () => 1, ...judgement } as Judgement);

test.each([true, false])('who is certain enters the place for accusations (planning: %s)', (plans) => {
  const { at } = walker({ isReady: () => true, plans });
  const better = squares.filter((square) => at(square) >= at('pool'));
  expect(better).toEqual([]);
});

test('a square that draws is worth a detour until a card may kill', () => {
  const marked = board.places[board.marks.intrigue![0]!]!;
  const drawing = (clocks: number): number => walker({ isReady: () => false }, { clocks }).at(marked);
  expect(drawing(6)).toBeGreaterThan(0);
  expect(drawing(7)).toBeLessThan(drawing(6) - 1);
});
