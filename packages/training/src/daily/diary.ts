/** A player's results in the daily cases, and their streak. */
import { type Day, dayAfter, parseDay } from './daily.ts';

export interface DayDone {
  readonly puzzle?: { readonly isRight: boolean; readonly hints: number };
  readonly game?: { readonly isWon: boolean; readonly turns: number };
}
/** Results by day. Only the first result of a day counts. */
export type Diary = Readonly<Record<Day, DayDone>>;

export function withDone(diary: Diary, day: Day, done: DayDone): Diary {
  const before = diary[day] ?? {};
  return { ...diary, [day]: { ...done, ...before } };
}

export interface Streak {
  /** Days in a row up to today, or up to yesterday as long as today is not over. */
  readonly now: number;
  readonly best: number;
}

/** Counts days with an answered puzzle, right or wrong. */
export function streakOf(diary: Diary, today: Day): Streak {
  const isDone = (day: Day): boolean => diary[day]?.puzzle !== undefined;
  let now = 0;
  const from = isDone(today) ? today : dayAfter(today, -1);
  for (let day = from; isDone(day); day = dayAfter(day, -1)) now++;
  let best = now;
  for (const day of Object.keys(diary)) {
    if (!isDone(day) || isDone(dayAfter(day, -1))) continue;
    let length = 0;
    for (let each = day; isDone(each); each = dayAfter(each, 1)) length++;
    best = Math.max(best, length);
  }
  return { now, best };
}

/** Storage may hold anything: invalid days are dropped. */
export function parseDiary(value: unknown): Diary {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([day, done]) => {
      const parsed = parseDone(done);
      return parseDay(day) === null || parsed === null ? [] : [[day, parsed]];
    }),
  );
}

function parseDone(value: unknown): DayDone | null {
  if (typeof value !== 'object' || value === null) return null;
  const { puzzle, game } = value as { puzzle?: Record<string, unknown>; game?: Record<string, unknown> };
  const isCount = (each: unknown): each is number => Number.isSafeInteger(each) && (each as number) >= 0;
  return {
    ...(typeof puzzle?.isRight === 'boolean' && isCount(puzzle.hints)
      ? { puzzle: { isRight: puzzle.isRight, hints: puzzle.hints } }
      : {}),
    ...(typeof game?.isWon === 'boolean' && isCount(game.turns)
      ? { game: { isWon: game.isWon, turns: game.turns } }
      : {}),
  };
}
