/** A viewer's stripped entries, and the state they fold to. */
import type { Viewer } from '@casefile/engine';
import {
  type Entry,
  foldEntries,
  foldEntry,
  isForPlayers,
  type ServerFrame,
  stripEntry,
  type TableState,
} from '@casefile/protocol';
import type { ServerTable } from './table.ts';

/** The stripped entries after `n`; all of them if `n` does not exist. */
export function entriesSince({ entries, state }: ServerTable, viewer: Viewer, n: number): readonly Entry[] {
  return entries.slice(startOf(state, n)).map((entry) => stripEntry(entry, viewer));
}

/** Where to start: entries are numbered from 0. */
const startOf = ({ n }: TableState, since: number): number => (since > n || since < -1 ? 0 : since + 1);

export function framesSince(
  { entries, state }: ServerTable,
  viewer: Viewer,
  n: number,
): readonly ServerFrame[] {
  return entries.slice(startOf(state, n)).map((entry) => frameOf(entry, viewer));
}

const isForAll = (entry: Entry): boolean => !('facts' in entry) && !isForPlayers(entry);

/** Cached stripped entries that are equal for all viewers. */
const publicFrames = new WeakMap<Entry, ServerFrame>();

function frameOf(entry: Entry, viewer: Viewer): ServerFrame {
  const known = publicFrames.get(entry);
  if (known !== undefined && viewer !== 'table') return known;
  const frame = { t: 'entry', entry: stripEntry(entry, viewer) } as const;
  if (isForAll(entry) && viewer !== 'table') publicFrames.set(entry, frame);
  return frame;
}

/**
 * A key of equal visibility: viewers who neither acted nor may open a sealed part share the public view, so that frames
 * are made once per key.
 */
export function visibilityKey(entries: readonly Entry[], viewer: Viewer): Viewer {
  return entries.every((entry) => isOutsider(entry, viewer)) ? 'spectator' : viewer;
}

function isOutsider(entry: Entry, viewer: Viewer): boolean {
  if (viewer === 'table') return false;
  if (viewer === 'spectator') return true;
  if (!('facts' in entry)) return isForAll(entry);
  if (entry.is === 'acted' && entry.seat === viewer) return false;
  return entry.facts.every((fact) => !('sealed' in fact) || !fact.sealed?.for.includes(viewer));
}

/** The viewer's current position, advanced from an earlier one or folded from the start. */
export function seenBy(table: ServerTable, viewer: Viewer, before: TableState | null = null): TableState {
  if (before === null || before.viewer !== viewer || before.n > table.state.n)
    return foldEntries(viewer, entriesSince(table, viewer, -1), table.state.edition);
  return entriesSince(table, viewer, before.n).reduce(foldEntry, before);
}
