/** Hands a lost game to the trainer: only the facts this player saw. */
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

/** Replaces the previous one: only the last game leads to the trainer. */
export const keepOwnGame = (game: OwnGame): boolean => write(key, JSON.stringify(game));
export const keptOwnGame = (): OwnGame | null => read<OwnGame | null>(key, null, isOwnGame);
