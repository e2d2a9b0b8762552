/** Which games are played: the same deals over all rotations of the seats. */
import { combineSeeds } from '@casefile/engine';

/** One game of a match: which deal, and who sits where. */
export interface Pairing {
  readonly deal: number;
  readonly rotation: number;
  /** For each seat, the index of its bot in the list of bots. */
  readonly seats: readonly number[];
}

/** At least `games` games; with rotations, every deal is played in all of them, so there may be a few more. */
export function pairings(bots: number, games: number, rotate: boolean): Pairing[] {
  const rotations = rotate ? bots : 1;
  const deals = Math.ceil(games / rotations);
  const all: Pairing[] = [];
  for (let deal = 0; deal < deals; deal++)
    for (let rotation = 0; rotation < rotations; rotation++)
      all.push({
        deal,
        rotation,
        seats: Array.from({ length: bots }, (_, seat) => (seat + rotation) % bots),
      });
  return all;
}

const nothing = '00'.repeat(32);
/** 64 hexadecimal digits from words. */
export const seedFrom = (...words: readonly string[]): string => combineSeeds(nothing, words);
