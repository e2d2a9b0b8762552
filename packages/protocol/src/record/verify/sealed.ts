/**
 * Verifies that everybody had committed before any seed was opened, and that the deal uses exactly the opened seeds. A log
 * that a dishonest table has written from beginning to end must not pass.
 */
import { type Edition, opensSeed, standInSeed } from '@casefile/engine';
import { commitmentsOf, isProgram } from '../../table/commitments.ts';
import { foldEntries } from '../../table/fold.ts';
import { isDigestOf } from '../../table/settlement.ts';
import type { TableState } from '../../table/state.ts';
import { seedOpeningMs } from '../../table/timing.ts';
import type { Commitment, Entry, EntryOf } from '../../wire/entry.ts';
import { stepsOf } from '../steps.ts';
import { same } from './same.ts';

/** The entry at which a check failed, and why. */
export interface Misplaced {
  readonly at: number;
  readonly say: string;
}
/** A deal from committed seeds. */
export interface SealedDeal {
  readonly commitments: readonly Commitment[];
  /** How many seeds were not opened in time and replaced by the table's stand-ins. */
  readonly withheld: number;
}

type Stage = 'lobby' | 'dealing' | 'playing' | 'over';
/** The stage that each kind of entry belongs to; others may come at any time before the end. */
const stages: Partial<Readonly<Record<Entry['is'], Stage>>> = {
  sat: 'lobby',
  stood: 'lobby',
  committed: 'lobby',
  terms: 'lobby',
  closed: 'over',
  settled: 'lobby',
  seeded: 'dealing',
  withheld: 'dealing',
  started: 'dealing',
  acted: 'playing',
  undone: 'playing',
  agreed: 'playing',
  paused: 'playing',
  resumed: 'playing',
  absent: 'playing',
  back: 'playing',
  voted: 'playing',
  replaced: 'playing',
  returned: 'playing',
  left: 'playing',
  revealed: 'playing',
  rematched: 'over',
  attempted: 'over',
};
const ends: Partial<Readonly<Record<Entry['is'], Stage>>> = {
  settled: 'dealing',
  started: 'playing',
  revealed: 'over',
};
const inWords: Readonly<Record<Stage, string>> = {
  lobby: 'before the start',
  dealing: 'while seeds are opened',
  playing: 'during the game',
  over: 'after the end',
};

/** The first entry that is in the wrong stage or earlier than the one before it. */
export function outOfStage(log: readonly Entry[]): Misplaced | null {
  let stage: Stage = 'lobby';
  let before = 0;
  for (const [n, entry] of log.entries()) {
    if (entry.n !== n) return { at: n, say: `entry ${entry.n} stands here` };
    if ((n === 0) !== (entry.is === 'opened')) return { at: n, say: 'a table is opened once, and first' };
    if (entry.at < before) return { at: n, say: 'it is earlier than the entry before' };
    before = entry.at;
    const due = stages[entry.is];
    if (stage === 'over' || (due !== undefined && due !== stage))
      return { at: n, say: `"${entry.is}" does not belong ${inWords[stage]}` };
    stage = ends[entry.is] ?? stage;
  }
  if (stage !== 'over') return { at: log.length - 1, say: 'the table’s seed is not revealed at the end' };
  return badSitting(log) ?? badUndo(log) ?? badEnd(log);
}

/** Sitting down takes a new commitment, because one from an earlier visit may be known by now; moving keeps it. */
function badSitting(log: readonly Entry[]): Misplaced | null {
  const seated = new Map<string, Set<string>>();
  for (const entry of log) {
    if (entry.is === 'stood' && entry.person !== null) seated.get(entry.person)?.delete(entry.suspect);
    if (entry.is !== 'sat' || entry.sitter.kind !== 'person') continue;
    const { person, commitment } = entry.sitter;
    const chairs = seated.get(person) ?? new Set();
    if (chairs.size === 0 && commitment === undefined && !isProgram(person))
      return { at: entry.n, say: `${person} sits down without a commitment` };
    seated.set(person, chairs.add(entry.suspect));
  }
  return null;
}

/** A table reveals its seed when the game is over: one that did so before could have left out how it ended. */
function badEnd(log: readonly Entry[]): Misplaced | null {
  const isOver = stepsOf(log)
    .at(-1)!
    .facts.some(({ fact }) => fact === 'ended');
  return isOver ? null : { at: log.length - 1, say: 'the table’s seed is revealed before the game is over' };
}

/**
 * Only a player's own last step can be undone, and only if it revealed nothing. Otherwise undoing could turn the log into
 * that of a game that was never played.
 */
function badUndo(log: readonly Entry[]): Misplaced | null {
  let last: EntryOf<'acted'> | null = null;
  for (const entry of log) {
    if (entry.is === 'acted') last = entry;
    if (entry.is !== 'undone') continue;
    const isPlain = last?.facts.every(({ fact }) => fact === 'moved' || fact === 'stayed') === true;
    if (last?.n !== entry.of || last.seat !== entry.seat || !isPlain)
      return {
        at: entry.n,
        say: 'this is not what may be taken back, the last step without anything revealed',
      };
    last = null;
  }
  return null;
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
