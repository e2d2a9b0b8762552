/**
 * Whether everybody had committed before anybody opened, and whether the deal was made of exactly what was opened. What is
 * wrong is said with its entry; a log that a dishonest table has written from beginning to end must not pass.
 */
import { digestOfCommitments, type Edition, opensSeed, standInSeed } from '@casefile/engine';
import { commitmentsOf, uncommittedOf } from '../../table/commitments.ts';
import { foldEntries } from '../../table/fold.ts';
import type { TableState } from '../../table/state.ts';
import type { Commitment, Entry, EntryOf } from '../../wire/entry.ts';
import { same } from './same.ts';

/** Where a check failed. */
export interface Misplaced {
  readonly at: number;
  readonly say: string;
}
/** What the seeds of a log are worth. */
export interface SealedDeal {
  readonly commitments: readonly Commitment[];
  readonly withheld: number;
}

type Stage = 'lobby' | 'dealing' | 'playing' | 'over';
/** Entries that belong to one stage; what is not listed may come before the end at any time. */
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

/** Nothing before its time, nothing after it, and time goes on. */
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
  return badUndo(log);
}

/** Only one's own last step, a plain one: with anything else taken back a game could be told that was not played. */
function badUndo(log: readonly Entry[]): Misplaced | null {
  let last: EntryOf<'acted'> | null = null;
  for (const entry of log) {
    if (entry.is === 'acted') last = entry;
    if (entry.is !== 'undone') continue;
    const isPlain = last?.facts.every(({ fact }) => fact === 'moved' || fact === 'stayed') === true;
    if (last?.n !== entry.of || !isPlain)
      return {
        at: entry.n,
        say: 'this is not what may be taken back, the last step without anything revealed',
      };
    last = null;
  }
  return null;
}

/** The log must have come through `outOfStage`. */
export function sealedDeal(
  log: readonly Entry[],
  edition: Edition,
  tableSeed: string,
): SealedDeal | Misplaced {
  const find = <K extends Entry['is']>(is: K) =>
    log.find((entry): entry is EntryOf<K> => entry.is === is) as EntryOf<K>;
  const [settled, started] = [find('settled'), find('started')];
  const lobby = foldEntries('table', log.slice(0, settled.n), edition);
  const wrong = badSettlement(lobby, settled) ?? badStart(lobby, settled, started);
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

/** Who has not opened a seed by then is not waited for. */
const seedOpeningMs = 10_000;

function badSettlement(lobby: TableState, settled: EntryOf<'settled'>): Misplaced | null {
  const at = settled.n;
  const suspects = lobby.chairs.map(({ suspect }) => suspect);
  if (!same([...suspects].sort(), [...settled.seats].sort()))
    return { at, say: 'these are not the chairs where somebody sits' };
  const uncommitted = uncommittedOf(lobby);
  if (uncommitted !== undefined) return { at, say: `${uncommitted} sits there without a commitment` };
  const commitments = commitmentsOf(lobby);
  if (!same(settled.commitments, commitments))
    return { at, say: 'these are not the commitments that were made' };
  const all = commitments.map(({ commitment }) => commitment);
  if (new Set(all).size < all.length) return { at, say: 'two people have the same commitment' };
  const digest = digestOfCommitments(lobby.table, lobby.commitment, all);
  return settled.digest === digest ? null : { at, say: 'the digest is not that of the commitments' };
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
