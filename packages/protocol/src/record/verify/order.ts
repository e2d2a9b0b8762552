/** Verifies that every entry is where it can be. A log that leaves out or moves what happened must not pass. */
import { isProgram } from '../../table/commitments.ts';
import type { Entry, EntryOf } from '../../wire/entry.ts';
import { stepsOf } from '../steps.ts';

/** The entry at which a check failed, and why. */
export interface Misplaced {
  readonly at: number;
  readonly say: string;
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

const { seeded: _, ...others } = stages;
/** Older tables, and those of a challenge, deal at the start. About their players' seeds see `seeds`. */
const stagesUnsealed: typeof stages = { ...others, settled: 'dealing', started: 'lobby' };

/**
 * The first entry that is in the wrong stage or earlier than the one before it. Otherwise a table that deals alone
 * could leave out the end of its game, or undo what nobody may undo.
 */
export function outOfStage(log: readonly Entry[]): Misplaced | null {
  const [opened] = log;
  const isSealed = opened?.is === 'opened' && opened.deal === 'sealed-seeds';
  const stageOf = isSealed ? stages : stagesUnsealed;
  let stage: Stage = 'lobby';
  let before = 0;
  for (const [n, entry] of log.entries()) {
    if (entry.n !== n) return { at: n, say: `entry ${entry.n} stands here` };
    if ((n === 0) !== (entry.is === 'opened')) return { at: n, say: 'a table is opened once, and first' };
    if (entry.at < before) return { at: n, say: 'it is earlier than the entry before' };
    before = entry.at;
    const due = stageOf[entry.is];
    if (stage === 'over' || (due !== undefined && due !== stage))
      return { at: n, say: `"${entry.is}" does not belong ${inWords[stage]}` };
    stage = ends[entry.is] ?? stage;
  }
  if (stage !== 'over') return { at: log.length - 1, say: 'the table’s seed is not revealed at the end' };
  return (isSealed ? badSitting(log) : null) ?? badUndo(log) ?? badEnd(log);
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

/** A table reveals its seed when the game is over. A seed revealed earlier could hide how the game ended. */
function badEnd(log: readonly Entry[]): Misplaced | null {
  const isOver = stepsOf(log)
    .at(-1)!
    .facts.some(({ fact }) => fact === 'ended');
  return isOver ? null : { at: log.length - 1, say: 'the table’s seed is revealed before the game is over' };
}

/**
 * Only a player's own last step can be undone, and only if it revealed nothing. Otherwise undoing could turn the log
 * into that of a game that was never played.
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
