/** The game somebody has just lost, handed to the trainer: its facts as they were told, and nothing else. */
import type { Fact, Seat } from '@casefile/engine';
import { read, write } from '../app/settings.ts';

export interface OwnGame {
  readonly edition: string;
  readonly seat: Seat;
  readonly facts: readonly Fact[];
}

const key = 'training.own-game';
const isOwnGame = (value: unknown): value is OwnGame => {
  const { edition, seat, facts } = (value ?? {}) as Partial<OwnGame>;
  return typeof edition === 'string' && Number.isInteger(seat) && Array.isArray(facts);
};

/** The one before it goes: only the last game leads to the trainer. */
export const keepOwnGame = (game: OwnGame): boolean => write(key, JSON.stringify(game));
export const keptOwnGame = (): OwnGame | null => read<OwnGame | null>(key, null, isOwnGame);
