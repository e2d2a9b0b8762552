import { expect, test } from 'vitest';
import {
  otherPerson,
  parseGames,
  type RecordedGame,
  recordedGame,
  summaryOf,
  withGame,
  withStudy,
} from './record.ts';

const game = (n: number, more: Partial<RecordedGame> = {}): RecordedGame => ({
  id: `game-${n}`,
  endedMs: n,
  edition: n % 2 === 0 ? 'clue-2002' : 'speed',
  bots: [null, 'daisy', 'victor'],
  winner: n % 3,
  turns: 10 + n,
  ...more,
});
const thirty = Array.from({ length: 30 }, (_, n) => game(n)).reduce(withGame, [] as readonly RecordedGame[]);

test('counts thirty games by edition and opponent', () => {
  const { all, byEdition, byBot, winStreak, strength } = summaryOf(thirty);
  expect(all).toMatchObject({ games: 30, won: 10, turns: 24.5, accuracy: null });
  expect(byEdition).toMatchObject({ 'clue-2002': { games: 15, won: 5 }, speed: { games: 15, won: 5 } });
  expect(byBot).toMatchObject({ daisy: { games: 30, won: 10 }, victor: { games: 30, won: 10 } });
  expect(winStreak).toEqual({ now: 0, best: 1 });
  expect(strength).toMatchObject({ games: 30 });
  expect(strength!.low!).toBeLessThan(strength!.rating!);
});

test('counts an online game for the player who held the seat, and rates strength by games against bots alone', () => {
  const view = {
    result: { winner: 1, envelope: [] },
    edition: 'speed',
    turnNumber: 9,
    seats: ['scarlet', 'green', 'plum'].map((suspect) => ({ suspect })),
  } as unknown as Parameters<typeof recordedGame>[1];
  const botOf = (suspect: string): string | null => (suspect === 'plum' ? 'daisy' : null);
  const online = recordedGame('t1', view, 1, botOf, 5)!;
  expect(online).toEqual({
    id: 't1',
    endedMs: 5,
    edition: 'speed',
    bots: [otherPerson, null, 'daisy'],
    winner: 1,
    turns: 9,
  });
  expect(recordedGame('t1', view, null, botOf, 5)).toBeNull();
  expect(recordedGame('t1', { ...view, result: null }, 1, botOf, 5)).toBeNull();
  const { all, byBot, strength } = summaryOf([...thirty, online]);
  expect(all).toMatchObject({ games: 31, won: 11 });
  expect(byBot[otherPerson]).toMatchObject({ games: 1, won: 1 });
  expect(strength!.games).toBe(30);
  expect(parseGames([online])).toEqual([online]);
});

test('records a game once', () => {
  const again = thirty.reduce(withGame, thirty);
  expect(again).toBe(thirty);
  expect(withGame(thirty, game(3, { winner: 0 }))).toBe(thirty);
});

test('adds an analysis that finishes later to its own game', () => {
  const studied = withStudy(thirty, 'game-4', { accuracy: 0.8, provedTurn: 5, accusedTurn: 7 });
  expect(summaryOf(studied).all).toMatchObject({ accuracy: 0.8, delay: 2, games: 30 });
  expect(studied.filter(({ study }) => study !== undefined)).toHaveLength(1);
});

test('counts wins in a row in the order in which the games ended', () => {
  const won = [3, 1, 2].map((n) => game(n, { winner: 0 }));
  expect(summaryOf(won).winStreak).toEqual({ now: 3, best: 3 });
  expect(summaryOf([...won, game(9, { winner: null })]).winStreak).toEqual({ now: 0, best: 3 });
});

test('reads nonsense as an empty record', () => {
  expect(summaryOf([])).toMatchObject({ all: { games: 0, turns: null }, strength: null });
  expect(parseGames(JSON.parse(JSON.stringify(thirty)))).toEqual(thirty);
  for (const rubbish of [null, {}, 'x', [1, null, { id: 'x' }, game(1, { winner: 7 })]])
    expect(parseGames(rubbish)).toEqual([]);
  const spoiled = { ...game(1), study: { accuracy: 0.5, delay: 2 } };
  expect(parseGames([spoiled])).toEqual([game(1)]);
});
