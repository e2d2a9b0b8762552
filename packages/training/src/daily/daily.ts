/** The case of a day: one puzzle and one game, the same for everybody from the date alone. */
import { mixedOpponents } from '@casefile/bots';
import { seedFrom } from '@casefile/bots/arena/match';
import { randomIntFrom, shuffled } from '@casefile/deduction';
import type { Edition } from '@casefile/engine';
import type { Puzzle, PuzzleKind } from '../puzzles/puzzle.ts';
import { findPuzzle, PuzzleStock } from '../puzzles/stock.ts';

/** A calendar date, as `2026-11-16`, without time or zone: the player's local date. */
export type Day = string;

/** Before this day there was no daily case. */
export const firstDay: Day = '2026-01-01';

const dayMs = 86_400_000;

/** Null for an invalid date, such as the 30th of February. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return dayOf(year, month, day) === text ? text : null;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
/** The day of these numbers; months count from 1. */
export function dayOf(year: number, month: number, day: number): Day {
  const number = daysFrom(year, month, day);
  return dayAt(number);
}

/** Days since 1970-01-01 in the Gregorian calendar. */
function daysFrom(year: number, month: number, day: number): number {
  // Months are counted from March, so that the leap day comes last.
  const years = month > 2 ? year : year - 1;
  const era = Math.floor(years / 400);
  const inEra = years - era * 400;
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146_097 + inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + inYear - 719_468;
}

function dayAt(number: number): Day {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const inEra = shifted - era * 146_097;
  const years = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const month = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * month + 2) / 5) + 1;
  const civil = month < 10 ? month + 3 : month - 9;
  return `${pad(years + era * 400 + (civil <= 2 ? 1 : 0), 4)}-${pad(civil)}-${pad(day)}`;
}

export function numberOf(day: Day): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return daysFrom(year, month, date);
}
export const dayAfter = (day: Day, days: number): Day => dayAt(numberOf(day) + days);
/** 0 is Monday. */
export const weekdayOf = (day: Day): number => (((numberOf(day) + 3) % 7) + 7) % 7;
/** Noon UTC of that day in milliseconds, for Intl's date formats. */
export const noonOf = (day: Day): number => numberOf(day) * dayMs + dayMs / 2;

export interface DailyPuzzle {
  readonly edition: string;
  readonly kind: PuzzleKind;
  /** Easy on Monday, hard on Sunday. */
  readonly level: number;
}

/** From Monday on: kinds that can be hard come late in the week. */
const week: readonly PuzzleKind[] = ['show', 'mark', 'ask', 'accuse', 'mark', 'ask', 'mark'];

/** The puzzle of a day; the editions take turns. */
export function dailyPuzzle(day: Day, editions: readonly string[]): DailyPuzzle {
  const weekday = weekdayOf(day);
  const edition = editions[mod(numberOf(day) * 3, editions.length)]!;
  return { edition, kind: week[weekday]!, level: 1 + weekday };
}

/** The puzzle itself. */
export function makeDailyPuzzle(
  day: Day,
  edition: Edition,
  { kind, level }: Omit<DailyPuzzle, 'edition'>,
): Puzzle {
  return findPuzzle(new PuzzleStock(edition, `daily ${day}`), kind, level);
}

/** The game of a day, as settings of a local table. */
export interface DailyGame {
  readonly edition: string;
  readonly players: readonly { readonly suspect: string; readonly bot?: string }[];
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

export const dailyEdition = (day: Day, editions: readonly string[]): string =>
  editions[mod(numberOf(day) * 5 + 2, editions.length)]!;

/** Seat, cards and the three opponents are the same for everybody. */
export function dailyGame(day: Day, edition: Pick<Edition, 'id' | 'seats' | 'cards' | 'options'>): DailyGame {
  const seed = seedFrom('daily game', day, edition.id);
  const below = randomIntFrom(Number.parseInt(seed.slice(0, 8), 16));
  const options = Object.fromEntries(
    Object.entries(edition.options).map(([name, values]) => [name, values[0]!]),
  );
  const count = Math.min(edition.seats[1], Math.max(edition.seats[0], 4));
  const [own, ...others] = shuffled(edition.cards(options).suspects, below).slice(0, count);
  const bots = mixedOpponents(others.length);
  return {
    edition: edition.id,
    players: [{ suspect: own! }, ...others.map((suspect, i) => ({ suspect, bot: bots[i]! }))],
    seed,
  };
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;
