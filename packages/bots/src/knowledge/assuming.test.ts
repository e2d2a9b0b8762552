import { editionById } from '@casefile/editions';
import type { View } from '@casefile/engine';
import { expect, test } from 'vitest';
import { infoOf } from '../info.ts';
import { assumedKnowledge } from './assuming.ts';

const { cards } = infoOf(editionById('clue-2002')!, {});
const [scarlet, mustard, white] = cards.suspects as [string, string, string];
const [weapon, otherWeapon] = cards.weapons as [string, string];
const [room] = cards.rooms as [string];

const inquiry = (
  turn: number,
  by: number,
  named: readonly string[],
  shower: number,
): View['history'][number] => ({
  turn,
  by,
  cards: named,
  answers: [{ seat: shower, answer: 'shown' }],
});

function view(more: Partial<View>): View {
  const seats = [scarlet, mustard, white].map((suspect) => ({ suspect, name: suspect, hand: 6, out: false }));
  const known = Object.fromEntries((more.hand ?? []).map((card) => [card, 0]));
  const empty = { shown: [], showed: [], history: [], accusations: [], spots: {}, hand: [], known };
  return { ...empty, you: 0, seats, ...more } as unknown as View;
}
const extra = (given: View, roomsAreChosen = false) => {
  const all = assumedKnowledge(given, cards, roomsAreChosen).facts;
  return all.filter((fact) => !('source' in fact));
};

test('who asks for a card does not hold it; a room may be where the pawn stands', () => {
  const given = view({ history: [inquiry(1, 1, [white, weapon, room], 2)] });
  expect(extra(given)).toEqual([
    { oneOf: [white, [white, weapon, room]] },
    { lacks: [mustard, white] },
    { lacks: [mustard, weapon] },
  ]);
  expect(extra(given, true)).toContainEqual({ lacks: [mustard, room] });
});

test('who asks for a card again was not shown it', () => {
  const given = view({
    history: [inquiry(1, 1, [white, weapon, room], 2), inquiry(4, 1, [white, otherWeapon, room], 2)],
  });
  expect(extra(given)).toContainEqual({ oneOf: [white, [weapon, room]] });
});

test('nothing is assumed of a seat that named a card of its own, or one that it was shown', () => {
  const history = [inquiry(3, 1, [white, weapon, room], 2)];
  expect(extra(view({ history, known: { [weapon]: 1 } }))).toEqual([]);
  expect(extra(view({ history, showed: [{ card: white, to: 1, turn: 2 }] }))).toEqual([]);
  expect(extra(view({ history, showed: [{ card: white, to: 1, turn: 3 }] }))).not.toEqual([]);
});

test('one’s own suggestions say nothing new', () => {
  expect(extra(view({ history: [inquiry(1, 0, [white, weapon, room], 2)] }))).toEqual([]);
});
