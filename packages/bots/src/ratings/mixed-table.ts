/** Which bots meet at a mixed table: drawn anew for every deal, the same for the same seed. */
import { type Chance, seededChance } from '@casefile/engine';
import { seedFrom } from '../arena/match.ts';

/** The edition and the bots of one game. */
export interface MixedTable {
  readonly edition: string;
  /** No bot sits at the table twice. */
  readonly bots: readonly string[];
}

/** An edition, and how many seats its tables have. */
export interface PlayedEdition {
  readonly edition: string;
  /** The fewest and the most seats. */
  readonly seats: readonly [number, number];
}

/** The table of this deal; the same seed gives the same one. */
export function mixedTable(
  seed: string,
  deal: number,
  editions: readonly PlayedEdition[],
  ids: readonly string[],
): MixedTable {
  const chance = seededChance(seedFrom(seed, `mixed table ${deal}`));
  const { edition, seats } = editions[deal % editions.length]!;
  const count = seats[0] + chance.below(seats[1] - seats[0] + 1);
  return { edition, bots: drawn(ids, count, chance) };
}

function drawn(ids: readonly string[], count: number, chance: Chance): string[] {
  const left = [...ids];
  return Array.from(
    { length: Math.min(count, ids.length) },
    () => left.splice(chance.below(left.length), 1)[0]!,
  );
}
