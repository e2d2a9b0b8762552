/** A table on the server: its whole log, its folded state, and its random position. */
import { editionById } from '@casefile/editions';
import {
  type Chance,
  combineOpened,
  combineSeeds,
  type Edition,
  type Game,
  restoreChance,
} from '@casefile/engine';
import {
  type Entry,
  type EntryBody,
  type EntryOf,
  foldEntry,
  openState,
  type PersonId,
  type TableState,
} from '@casefile/protocol';

export interface ServerTable {
  readonly state: TableState;
  readonly entries: readonly Entry[];
  /** Words of the game's chance drawn so far. */
  readonly used: number;
}

/** Thrown for a table that cannot be folded: unknown edition or invalid log. */
export class UnfoldableError extends Error {}

function editionOf({ edition: id, editionVersion }: EntryOf<'opened'>): Edition {
  const edition = editionById(id, editionVersion);
  if (edition === undefined) throw new UnfoldableError(`There is no version ${editionVersion} of ${id}.`);
  return edition;
}

export function openServerTable(entry: EntryOf<'opened'>): ServerTable {
  return { state: openState('table', entry, editionOf(entry)), entries: [entry], used: 0 };
}

export function fold(table: ServerTable, entry: Entry): ServerTable {
  const used = 'used' in entry && entry.used !== undefined ? entry.used : table.used;
  return { state: foldEntry(table.state, entry), entries: table.entries.concat([entry]), used };
}

/** The table after several more entries; null stands for one that is not open yet. */
export function foldAll(table: ServerTable | null, entries: readonly Entry[]): ServerTable {
  let rest = entries;
  let { state, used } = table ?? { state: null, used: 0 };
  if (state === null) {
    const [opened, ...others] = entries;
    if (opened?.is !== 'opened') throw new UnfoldableError('The first entry of a table opens it.');
    state = openState('table', opened, editionOf(opened));
    rest = others;
  }
  for (const entry of rest) {
    state = foldEntry(state, entry);
    if ('used' in entry && entry.used !== undefined) used = entry.used;
  }
  return { state, used, entries: table === null ? entries : table.entries.concat(entries) };
}

/** The combined seed of a table and its players, and the chance last used. */
interface Source {
  readonly of: string;
  readonly seed: string;
  readonly used: number;
  readonly chance: Chance;
}
/** Cached by the game's list of seeds, which all its actions share. */
const sources = new WeakMap<readonly string[], Source>();

/** The combined seed. Older tables accepted any texts from players. */
export const gameSeedOf = (
  { isSealed, table }: Pick<TableState, 'isSealed' | 'table'>,
  seed: string,
  seeds: readonly string[],
): string => (isSealed ? combineOpened(seed, table, seeds) : combineSeeds(seed, seeds));

function chanceOf(state: TableState, seed: string, used: number): Chance {
  const { seeds } = state;
  const known = sources.get(seeds);
  if (known?.of === seed && known.used === used) return known.chance;
  const made = known?.of === seed ? known.seed : gameSeedOf(state, seed, seeds);
  const chance = restoreChance({ kind: 'seeded', seed: made, used });
  sources.set(seeds, { of: seed, seed: made, used, chance });
  return chance;
}

/** The engine's game: position from the log, chance from the seeds at its last position. */
export function gameOf({ state, used }: ServerTable, seed: string): Game {
  return { table: state.position!, chance: chanceOf(state, seed, used) };
}

/** Words drawn so far. */
export function drawsUsed({ chance }: Game): number {
  const data = chance.save();
  return data.kind === 'seeded' ? data.used : 0;
}

/** The last entry that a command of this id has led to; null for one that has led to none. */
export function answerTo({ entries }: ServerTable, person: PersonId, id: string): Entry | null {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i]!;
    if (entry.command?.id === id && entry.command.person === person) return entry;
  }
  return null;
}

/** Stamps new entries with number and time; time never runs backwards in a log. */
export function stamped(
  { state }: ServerTable,
  now: number,
  bodies: readonly EntryBody[],
  command?: Entry['command'],
): readonly Entry[] {
  const at = Math.max(now, state.at);
  return bodies.map((body, i) => {
    const answers = command !== undefined && i === bodies.length - 1;
    return { n: state.n + 1 + i, at, ...(answers ? { command } : {}), ...body };
  });
}

/** The phase for lists: a table being dealt counts as playing. */
export const storedPhase = ({ phase }: TableState): 'lobby' | 'playing' | 'over' =>
  phase === 'dealing' ? 'playing' : phase;
