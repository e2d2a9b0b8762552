/** The stored daily results of this device. */
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
