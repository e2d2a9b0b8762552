import type { Day } from '@casefile/training';

const prefix = 'daily-';
/** The daily game is stored under its date, so that opening it again continues it. */
export const gameIdOf = (day: Day): string => prefix + day;
export const dayOfGame = (id: string): Day | null => (id.startsWith(prefix) ? id.slice(prefix.length) : null);
