/**
 * Verifies that everybody had committed before any seed was opened, and that the deal uses exactly the opened seeds. A log
 * that a dishonest table has written from beginning to end must not pass.
 */
import { type Edition, opensSeed, standInSeed } from '@casefile/engine';
import { commitmentsOf } from '../../table/commitments.ts';
import { foldEntries } from '../../table/fold.ts';
import { isDigestOf } from '../../table/settlement.ts';
import type { TableState } from '../../table/state.ts';
import { seedOpeningMs } from '../../table/timing.ts';
import type { Commitment, Entry, EntryOf } from '../../wire/entry.ts';
import type { Misplaced } from './order.ts';
import { same } from './same.ts';

/** A deal from committed seeds. */
export interface SealedDeal {
  readonly commitments: readonly Commitment[];
  /** How many seeds were not opened in time and replaced by the table's stand-ins. */
  readonly withheld: number;
}

/** The log must have passed `outOfStage`. */
export function sealedDeal(
  log: readonly Entry[],
  edition: Edition,
  tableSeed: string,
): SealedDeal | Misplaced {
  const find = <K extends Entry['is']>(is: K) =>
    log.find((entry): entry is EntryOf<K> => entry.is === is) as EntryOf<K>;
  const [opened, settled, started] = [find('opened'), find('settled'), find('started')];
  const lobby = foldEntries('table', log.slice(0, settled.n), edition);
  const wrong = badSettlement(lobby, opened, settled) ?? badStart(lobby, settled, started);
  if (wrong !== null) return wrong;
  const { commitments } = settled;
  const seeds = new Map<string, string>();
  let withheld = 0;
  for (const entry of log.slice(settled.n, started.n)) {
    if (entry.is !== 'seeded' && entry.is !== 'withheld') continue;
    const nth = commitments.findIndex(({ person }) => person === entry.person);
    const at = entry.n;
    if (nth < 0) return { at, say: 'a seed of somebody who had not committed' };
    if (seeds.has(entry.person)) return { at, say: 'a second seed of the same person' };
    if (entry.is === 'seeded' && !opensSeed(commitments[nth]!.commitment, entry.seed))
      return { at, say: 'this seed is not the one that was committed to' };
    if (entry.is === 'withheld') {
      withheld++;
      if (entry.seed !== standInSeed(tableSeed, nth))
        return { at, say: 'this stand-in is not the one that the table had committed to' };
      if (started.at - settled.at < seedOpeningMs) return { at, say: 'a stand-in before the time was over' };
    }
    seeds.set(entry.person, entry.seed);
  }
  const missing = commitments.find(({ person }) => !seeds.has(person));
  if (missing !== undefined)
    return { at: started.n, say: `dealt before ${missing.person} had opened a seed` };
  if (
    !same(
      started.seeds,
      commitments.map(({ person }) => seeds.get(person)),
    )
  )
    return { at: started.n, say: 'the deal does not use exactly the seeds that were opened' };
  return { commitments, withheld };
}

function badSettlement(
  lobby: TableState,
  { table, commitment, edition, editionVersion }: EntryOf<'opened'>,
  settled: EntryOf<'settled'>,
): Misplaced | null {
  const at = settled.n;
  const suspects = lobby.chairs.map(({ suspect }) => suspect);
  if (!same([...suspects].sort(), [...settled.seats].sort()))
    return { at, say: 'these are not the chairs where somebody sits' };
  if (lobby.edition.teams !== true && lobby.chairs.some(({ people }) => people.length > 1))
    return { at, say: 'two people share a chair, and this edition has no teams' };
  const commitments = commitmentsOf(lobby);
  if (!same(settled.commitments, commitments))
    return { at, say: 'these are not the commitments that were made' };
  const all = commitments.map(({ commitment }) => commitment);
  if (new Set(all).size < all.length) return { at, say: 'two people have the same commitment' };
  const { options } = lobby;
  const { seats, digest } = settled;
  const settlement = { table, commitment, edition, editionVersion, options, seats, commitments: all };
  return isDigestOf(digest, settlement) ? null : { at, say: 'the digest is not that of what was settled' };
}

function badStart(
  { edition, options }: TableState,
  settled: EntryOf<'settled'>,
  { n: at, seats, facts: [opened] }: EntryOf<'started'>,
): Misplaced | null {
  if (!same(seats, settled.seats)) return { at, say: 'others play than those who were settled' };
  if (opened?.fact !== 'opened' || opened.edition !== edition.id || !same(opened.options, options))
    return { at, say: 'another game is played than the one that was agreed on' };
  const suspects = opened.players.map(({ suspect }) => suspect);
  return same(suspects, seats) ? null : { at, say: 'others are dealt cards than those who sit there' };
}
