import type { Day } from '@casefile/training';

const prefix = 'daily-';
/** The game of a day is kept under its date: whoever plays it again goes on with it. */
export const gameIdOf = (day: Day): string => prefix + day;
export const dayOfGame = (id: string): Day | null => (id.startsWith(prefix) ? id.slice(prefix.length) : null);
