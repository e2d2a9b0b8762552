import { editions } from '@casefile/editions';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../test/wander.ts';
import type { Viewer } from '../vocabulary.ts';
import { positionFrom } from './fold.ts';
import { makeView, type View } from './view.ts';

/** The keys every bot, wire and screen may count on, and what they hold. */
const contract: Readonly<Record<string, (value: never, view: View) => boolean>> = {
  edition: (id: string) => editions.some((each) => each.id === id),
  options: (options: object) => typeof options === 'object',
  you: (you: number | null, { seats }) => you === null || (Number.isInteger(you) && you < seats.length),
  seats: (seats: View['seats']) =>
    seats.every(
      ({ suspect, name, hand, out }) =>
        suspect !== '' && name !== '' && Number.isInteger(hand) && typeof out === 'boolean',
    ),
  hand: (hand: string[], { you, seats }) => hand.length === (you === null ? 0 : seats[you]!.hand),
  turn: (turn: number, { seats }) => turn >= 0 && turn < seats.length,
  turnNumber: (number: number) => number >= 1,
  asked: (asked: number[], { result }) => (asked.length === 0) === (result !== null),
  dice: (dice: number[] | null) => dice === null || dice.every((face) => face >= 1 && face <= 6),
  pawns: (pawns: object) => Object.values(pawns).every(isPlace),
  weapons: (weapons: object) => Object.values(weapons).every(isPlace),
  known: (known: object) => Object.values(known).every(isOwner),
  shown: (shown: View['shown']) => shown.every(({ card, by, turn }) => card !== '' && by >= 0 && turn >= 1),
  showed: (showed: View['showed']) =>
    showed.every(({ card, to, turn }) => card !== '' && to >= 0 && turn >= 1),
  sights: (sights: View['sights'], { known }) =>
    sights.every(({ turn, cards }) => turn >= 0 && cards.every((card) => known[card] !== undefined)),
  history: (history: View['history']) =>
    history.every(({ turn, by, cards, answers }) => {
      const said = answers.every(
        ({ seat, answer: how }) => seat !== by && ['none', 'shown', 'unanswered'].includes(how),
      );
      return turn >= 1 && [2, 3].includes(cards.length) && said;
    }),
  accusations: (accusations: View['accusations']) =>
    accusations.every(
      ({ turn, by, cards, right }) =>
        turn >= 1 && by >= 0 && (cards?.length ?? 3) === 3 && typeof right === 'boolean',
    ),
  result: (result: View['result']) =>
    result === null || (result.envelope.length === 3 && (result.winner ?? 0) >= 0),
};
const isPlace = (place: unknown): boolean =>
  place === null ||
  typeof place === 'string' ||
  (Array.isArray(place) && place.length === 2 && place.every(Number.isInteger));
const isOwner = (owner: unknown): boolean =>
  Number.isInteger(owner) || /^(envelope|pool|face-up|room:[a-z-]+)$/.test(String(owner));

describe.each(editions.map((each) => [each.id, each] as const))('every view of %s', (id, each) => {
  const stages = [0, 1].flatMap((number) =>
    [...randomGame(each, number, 60)].filter((_, n) => n % 12 === 0 || n === 60),
  );
  const viewers = (seats: number): Viewer[] => [
    'spectator',
    'table',
    ...Array.from({ length: seats }, (_, seat) => seat),
  ];
  const views = stages.flatMap(({ game, log }) =>
    viewers(game.table.rules.players.length).map((viewer) =>
      makeView(positionFrom(game.table.rules, log, viewer)),
    ),
  );

  test('keeps the contract', () => {
    for (const view of views)
      for (const [key, holds] of Object.entries(contract)) {
        expect(view).toHaveProperty(key);
        expect(
          holds(view[key as keyof View] as never, view),
          `${key}: ${JSON.stringify(view[key as keyof View])}`,
        ).toBe(true);
      }
  });

  test('is plain JSON that survives a round trip, with nothing undefined', () => {
    for (const view of views) expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
  });

  test('names the edition and its version', () => {
    expect(each.version).toBeGreaterThanOrEqual(1);
    for (const view of views) expect([view.edition, view.version]).toEqual([id, each.version]);
  });
});
