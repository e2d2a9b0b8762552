/** What this device keeps of the cases of the days. */
import { type Day, type DayDone, type Diary, parseDiary, withDone } from '@casefile/training';
import { read, write } from '../app/settings.ts';

const key = 'daily.diary';
const isAny = (_value: unknown): _value is unknown => true;

export const keptDiary = (): Diary => parseDiary(read<unknown>(key, {}, isAny));

export function keepDone(day: Day, done: DayDone): Diary {
  const next = withDone(keptDiary(), day, done);
  write(key, JSON.stringify(next));
  return next;
}

const prefix = 'daily-';
/** The game of a day is kept under its date: whoever plays it again goes on with it. */
export const gameIdOf = (day: Day): string => prefix + day;
export const dayOfGame = (id: string): Day | null => (id.startsWith(prefix) ? id.slice(prefix.length) : null);
