import { editionById } from '@casefile/editions';
import type { Board, View } from '@casefile/engine';
import { expect, test } from 'vitest';
import { boardOf, infoOf } from '../info.ts';
import type { Judgement } from '../sight.ts';
import { inquiry, sightOf, viewWith } from '../test/views.ts';
import { walkerFor } from './walking.ts';

const villa = editionById('secrets-2008')!;
const info = infoOf(villa, {});
const board: Board = boardOf(info)!;
const squares = board.places.filter((place) => typeof place !== 'string');

const walker = (judgement: Partial<Judgement>, more: Partial<View> = {}) =>
  walkerFor({ ...sightOf(viewWith(more)), info, board }, { worth: () => 1, ...judgement } as Judgement);

test.each([true, false])('enters the place for accusations once it is certain (planning: %s)', (plans) => {
  const { at } = walker({ isReady: () => true, plans });
  const better = squares.filter((square) => at(square) >= at('pool'));
  expect(better).toEqual([]);
});

test.each([true, false])(
  'does not go straight back into a room that it was pulled out of (planning: %s)',
  (plans) => {
    const mansion = infoOf(editionById('clue-2002')!, {});
    const [suspect] = mansion.cards.suspects;
    const asked = (turn: number) => [inquiry(turn, 0, [suspect!, mansion.cards.weapons[0]!, 'conservatory'])];
    const walks = (turn: number) =>
      walkerFor(
        {
          ...sightOf(viewWith({ history: asked(turn), turnNumber: 7, you: 0 })),
          info: mansion,
          board: boardOf(mansion),
        },
        { worth: () => 1, isReady: () => false, plans } as unknown as Judgement,
      );
    // Three sit at the table: turn 4 was its last one, turn 1 the one before.
    expect(walks(1).at('conservatory')).toBeGreaterThan(walks(4).at('conservatory') + 0.5);
    expect(walks(4).at('ballroom')).toBe(walks(1).at('ballroom'));
  },
);

test('knows when the room of the last suggestion is open to another one', () => {
  const free = infoOf(editionById('clue-2002')!, { suggestStraightBack: 'allowed' });
  expect(free.again).toBe('free');
  expect(infoOf(editionById('clue-2002')!, {}).again).toBe('not-straight-back');
  expect(infoOf(editionById('super-1991')!, {}).again).toBe('not-twice-running');
  expect(infoOf(editionById('speed')!, {}).again).toBe('free');
});

test('makes a detour to draw a card, until the next one may kill', () => {
  const marked = board.places[board.marks.intrigue![0]!]!;
  const drawing = (clocks: number): number => walker({ isReady: () => false }, { clocks }).at(marked);
  expect(drawing(6)).toBeGreaterThan(0);
  expect(drawing(7)).toBeLessThan(drawing(6) - 1);
});
