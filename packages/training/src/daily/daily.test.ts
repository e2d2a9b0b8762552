import { editions } from '@casefile/editions';
import { expect, test } from 'vitest';
import {
  dailyGame,
  dailyPuzzle,
  dayAfter,
  dayOf,
  makeDailyPuzzle,
  numberOf,
  parseDay,
  weekdayOf,
} from './daily.ts';
import { type Diary, parseDiary, streakOf, withDone } from './diary.ts';

const ids = editions.map(({ id }) => id);

test('counts days and weekdays as the calendar does', () => {
  for (let number = -200_000; number < 200_000; number += 97) {
    const date = new Date(number * 86_400_000);
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const text = dayOf(year, month, day);
    expect(text).toBe(date.toISOString().slice(0, 10));
    expect(numberOf(text)).toBe(number);
    expect(weekdayOf(text)).toBe((date.getUTCDay() + 6) % 7);
  }
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29');
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
});

test.each(['2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', 'tomorrow', '', '2026-11-16T00:00'])(
  'rejects %j as a day',
  (text) => expect(parseDay(text)).toBeNull(),
);

test('derives the case of a day from the date alone, and another one for the next day', () => {
  const game = (day: string): unknown => dailyGame(day, editions[0]!);
  expect(game('2026-11-16')).toEqual(game('2026-11-16'));
  expect(game('2026-11-16')).not.toEqual(game('2026-11-17'));
  const week = Array.from({ length: 7 }, (_, i) => dailyPuzzle(dayAfter('2026-11-16', i), ids));
  expect(week.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const year = Array.from({ length: 366 }, (_, i) => dailyPuzzle(dayAfter('2026-11-16', i), ids));
  expect(new Set(year.map(({ edition, kind }) => `${edition} ${kind}`)).size).toBeGreaterThan(ids.length);
  const speed = editions.find(({ id }) => id === 'speed')!;
  const puzzle = makeDailyPuzzle('2026-11-16', speed, { kind: 'mark', level: 1 });
  expect(makeDailyPuzzle('2026-11-16', speed, { kind: 'mark', level: 1 })).toEqual(puzzle);
  expect(makeDailyPuzzle('2026-11-17', speed, { kind: 'mark', level: 1 }).id).not.toBe(puzzle.id);
});

test('opens the table of a daily game in every edition', async () => {
  const { openGame, seededChance } = await import('@casefile/engine');
  for (const edition of editions) {
    const { players, seed } = dailyGame('2026-11-16', edition);
    expect(
      openGame(edition, { players: players.map(({ suspect }) => ({ suspect })) }, seededChance(seed)).ok,
    ).toBe(true);
    expect(players.filter(({ bot }) => bot === undefined)).toHaveLength(1);
  }
});

test('counts a streak in days, keeps it until the day is over, and ends it with a missed day', () => {
  const right = { puzzle: { isRight: true, hints: 0 } };
  let diary: Diary = {};
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03'])
    diary = withDone(diary, day, right);
  expect(streakOf(diary, '2026-03-01')).toEqual({ now: 3, best: 3 });
  expect(streakOf(diary, '2026-03-02')).toEqual({ now: 3, best: 3 });
  expect(streakOf(diary, '2026-03-04')).toEqual({ now: 1, best: 3 });
  expect(streakOf(diary, '2026-03-09')).toEqual({ now: 0, best: 3 });
  expect(streakOf({}, '2026-03-09')).toEqual({ now: 0, best: 0 });
});

test('keeps the first result of a day, and reads nonsense as an empty diary', () => {
  const first = withDone({}, '2026-03-01', { puzzle: { isRight: false, hints: 2 } });
  const again = withDone(first, '2026-03-01', {
    puzzle: { isRight: true, hints: 0 },
    game: { isWon: true, turns: 9 },
  });
  expect(again['2026-03-01']).toEqual({
    puzzle: { isRight: false, hints: 2 },
    game: { isWon: true, turns: 9 },
  });
  expect(parseDiary(JSON.parse(JSON.stringify(again)))).toEqual(again);
  for (const rubbish of [null, 3, [], 'x', { '2026-02-30': again['2026-03-01'] }, { '2026-03-01': 4 }])
    expect(parseDiary(rubbish)).toEqual({});
});
