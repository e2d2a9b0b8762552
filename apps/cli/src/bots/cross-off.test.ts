import { editions } from '@casefile/editions';
import {
  type Action,
  askedSeats,
  type Edition,
  type OptionValue,
  type Position,
  type Seat,
} from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { Table } from '../play/table.ts';
import { crossOff } from './cross-off.ts';

interface Watched {
  readonly pos: Position;
  readonly seat: Seat;
  readonly action: Action;
}
interface Game {
  readonly decisions: readonly Watched[];
  readonly result: NonNullable<Position['result']>;
}

/** A game of bots to its end, each decision shown with what its seat knew. */
function watch(edition: Edition, seats: number, options: Record<string, OptionValue>, seed: number): Game {
  const suspects = edition.cards({ advanced: false, ...options }).suspects.slice(0, seats);
  const table = Table.open({ edition, suspects, options, seed: String(seed).repeat(64) }) as Table;
  const watched: Watched[] = [];
  let pos = table.positionOf(0);
  for (; pos.result === null; pos = table.positionOf(0)) {
    if (watched.length > 5000) throw new Error('this game does not end');
    const seat = askedSeats(pos)[0]!;
    const action = table.decide(seat, crossOff);
    watched.push({ pos: table.positionOf(seat), seat, action });
    const done = table.act(seat, action, 0);
    if ('why' in done) throw new Error(`${JSON.stringify(action)} was refused: ${done.why}`);
  }
  return { decisions: watched, result: pos.result };
}

const tables = editions.flatMap((edition) => {
  const [fewest, most] = edition.seats;
  const second = Object.fromEntries(
    Object.entries(edition.options).map(([name, values]) => [name, values.at(-1)!]),
  );
  return [
    [`${edition.id} with ${fewest}`, edition, fewest, second],
    [`${edition.id} with ${most}`, edition, most, {}],
  ] as [string, Edition, number, Record<string, OptionValue>][];
});

describe.each(tables)('%s', (_name, edition, seats, options) => {
  const games = [1, 2, 3].map((seed) => watch(edition, seats, options, seed));
  const all = games.flatMap(({ decisions }) => decisions);

  test('the same seed gives the same game', () => {
    const again = watch(edition, seats, options, 1);
    expect(again.decisions.map(({ action }) => action)).toEqual(
      games[0]!.decisions.map(({ action }) => action),
    );
  });

  test('no suspect or weapon is suggested that was seen, as long as another is open', () => {
    for (const { pos, seat, action } of all) {
      if (action.do !== 'suggest') continue;
      const { suspects, weapons } = pos.rules.cards;
      for (const [card, category] of [
        [action.suspect, suspects],
        [action.weapon, weapons],
      ] as const) {
        expect(
          category.some((other) => pos.known[other] === undefined),
          `seat ${seat} is lost`,
        ).toBe(true);
        expect(pos.known[card]).toBeUndefined();
      }
    }
  });

  test('who accuses of their own will is right and wins', () => {
    for (const { decisions, result } of games) {
      const accusers = decisions.filter(({ pos, action }) => action.do === 'accuse' && pos.wait === null);
      expect(accusers).toHaveLength(1);
      expect(accusers[0]!.action).toEqual({
        do: 'accuse',
        suspect: result.envelope[0],
        weapon: result.envelope[1],
        room: result.envelope[2],
      });
      expect(result.winner).toBe(accusers[0]!.seat);
    }
  });
});
