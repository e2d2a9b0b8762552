/** Views made up for tests: three seats, the cards of the two-dice classic, no board. */
import { editionById } from '@casefile/editions';
import type { CardId, Form, View } from '@casefile/engine';
import { infoOf } from '../info.ts';
import type { BotSight } from '../sight.ts';

export const info = infoOf(editionById('speed')!, {});
export const { suspects, weapons, rooms } = info.cards;
const [scarlet, mustard] = suspects as [CardId, CardId];
export const white = suspects[2]!;

/** Seat 0 looks: two suspects, two weapons and two rooms are its own. */
export const hand = [...suspects.slice(0, 2), ...weapons.slice(0, 2), ...rooms.slice(0, 2)];

export function viewWith(more: Partial<View>): View {
  const seats = [scarlet, mustard, white].map((suspect) => ({ suspect, name: suspect, hand: 6, out: false }));
  const known = { ...Object.fromEntries(hand.map((card) => [card, 0])), ...more.known };
  const nothing = { shown: [], showed: [], sights: [], history: [], accusations: [], asked: [], spots: {} };
  return {
    ...nothing,
    you: 0,
    turn: 0,
    turnNumber: 20,
    waitingFor: null,
    seats,
    hand,
    ...more,
    known,
  } as unknown as View;
}

export const inquiry = (
  turn: number,
  by: number,
  cards: readonly CardId[],
  ...answers: readonly (readonly [seat: number, answer: 'none' | 'shown'])[]
): View['history'][number] => ({
  turn,
  by,
  cards,
  answers: answers.map(([seat, answer]) => ({ seat, answer })),
});

export const sightOf = (view: View, legal: readonly Form[] = []): BotSight => ({
  view,
  legal,
  info,
  board: null,
  you: 0,
  below: () => 0,
  ms: 1000,
});

/** All but these cards of each category are known to be with the other two seats, in turn. */
export function knownBut(...open: readonly CardId[]): View['known'] {
  const rest = [...suspects, ...weapons, ...rooms].filter(
    (card) => !hand.includes(card) && !open.includes(card),
  );
  return Object.fromEntries(rest.map((card, i) => [card, 1 + (i % 2)]));
}
