/** What a viewer gets: the table's entries, stripped; and what it folds them to. */
import type { Viewer } from '@casefile/engine';
import {
  type Entry,
  foldEntries,
  foldEntry,
  type ServerFrame,
  stripEntry,
  type TableState,
} from '@casefile/protocol';
import type { Table } from './table.ts';

/** The entries after `n` as this viewer may read them; all of them for who has seen what there is not. */
export function entriesSince({ entries, state }: Table, viewer: Viewer, n: number): readonly Entry[] {
  return entries.slice(startOf(state, n)).map((entry) => stripEntry(entry, viewer));
}

/** Where to start: entries are numbered from 0. */
const startOf = ({ n }: TableState, since: number): number => (since > n || since < -1 ? 0 : since + 1);

export function framesSince({ entries, state }: Table, viewer: Viewer, n: number): readonly ServerFrame[] {
  return entries.slice(startOf(state, n)).map((entry) => frameOf(entry, viewer));
}

/** Of entries without facts, which are the same for everybody: twenty who come to a long table would each have their own. */
const publicFrames = new WeakMap<Entry, ServerFrame>();

function frameOf(entry: Entry, viewer: Viewer): ServerFrame {
  const known = publicFrames.get(entry);
  if (known !== undefined && viewer !== 'table') return known;
  const frame = { t: 'entry', entry: stripEntry(entry, viewer) } as const;
  if (!('facts' in entry) && viewer !== 'table') publicFrames.set(entry, frame);
  return frame;
}

/**
 * Whose eyes see these entries as the viewer does: who neither acted nor is meant by a sealed part sees what everybody
 * may know. What is made for those eyes is made once for all of them.
 */
export function visibilityKey(entries: readonly Entry[], viewer: Viewer): Viewer {
  return entries.every((entry) => isOutsider(entry, viewer)) ? 'spectator' : viewer;
}

function isOutsider(entry: Entry, viewer: Viewer): boolean {
  if (viewer === 'table') return false;
  if (!('facts' in entry) || viewer === 'spectator') return true;
  if (entry.is === 'acted' && entry.seat === viewer) return false;
  return entry.facts.every((fact) => !('sealed' in fact) || !fact.sealed?.for.includes(viewer));
}

/** What the viewer knows now: from what it knew before and what came since, or from the beginning. */
export function seenBy(table: Table, viewer: Viewer, before: TableState | null = null): TableState {
  if (before === null || before.viewer !== viewer || before.n > table.state.n)
    return foldEntries(viewer, entriesSince(table, viewer, -1), table.state.edition);
  return entriesSince(table, viewer, before.n).reduce(foldEntry, before);
}
