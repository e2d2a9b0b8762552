/** What must hold when a simulated game is over, whatever went wrong on the way. */
import { type Fact, recordVersion, replay } from '@casefile/engine';
import { checkRows, type Entry, type EntryOf, noRows, type TableState } from '@casefile/protocol';
import { canonical, must, mustBeSame } from '@casefile/testkit/properties/canonical';
import { everyCardInOnePlace } from '@casefile/testkit/properties/cards-conserved';
import { platformHashing } from '../store/hashing.ts';
import { viewerOf } from '../table/people/who.ts';
import { foldAll, gameSeedOf, type ServerTable } from '../table/table.ts';
import { seenBy } from '../table/views.ts';
import { type Acknowledged, isWritten, type SimulatedClient } from './client.ts';
import type { Disk } from './disk.ts';

/** A table without the parts that never change during a game. */
export const stateText = (state: TableState): string => {
  const { edition, position, undo, ...rest } = state;
  const bare = (pos: TableState['position']) => (pos === null ? null : { ...pos, rules: null });
  const point = undo === null ? null : { ...undo, position: bare(undo.position) };
  return canonical({ ...rest, edition: edition.id, position: bare(position), undo: point });
};

/** The table as the disk has it. */
export function tableOn(disk: Disk, id: string): ServerTable {
  const { rows, secrets } = disk.tables.get(id)!;
  const checked = checkRows(secrets.seed, noRows, rows, platformHashing);
  if (checked.state !== 'good') throw new Error(`the log of ${id} is ${checked.state}`);
  return foldAll(null, checked.entries);
}

export function checkTable(table: ServerTable, seed: string): void {
  const { state } = table;
  must(state.position!.result !== null && state.phase === 'over', () => 'the game is not over');
  must(state.seed === seed, () => 'the seed is not revealed');
  everyCardInOnePlace(state.position!);
  checkReplay(table, seed);
}

/** Replaying the actions from the seeds gives the stored facts: no random draw was lost or repeated. */
export function checkReplay({ entries, state }: ServerTable, seed: string): void {
  const started = entries.find((entry) => entry.is === 'started')!;
  const undone = new Set(entries.flatMap((entry) => (entry.is === 'undone' ? [entry.of] : [])));
  const acts = entries.filter(
    (entry): entry is EntryOf<'acted'> => entry.is === 'acted' && !undone.has(entry.n),
  );
  const facts: Fact[] = [...started.facts, ...acts.flatMap((entry) => entry.facts)];
  const replayed = replay(state.edition, {
    record: recordVersion,
    edition: state.edition.id,
    editionVersion: state.edition.version,
    options: state.options,
    players: started.seats.map((suspect) => ({ suspect })),
    seed: gameSeedOf(state, seed, started.seeds),
    actions: acts.map((entry) => ({ by: entry.seat, action: entry.action! })),
  });
  must(replayed.ok, () => `the game does not replay: ${JSON.stringify(replayed.ok || replayed.fault)}`);
  mustBeSame('the replayed log', canonical(facts), canonical(replayed.log));
}

/** Everything acknowledged is stored exactly once. */
export function checkCommands(entries: readonly Entry[], acknowledged: readonly Acknowledged[]): void {
  const written = new Map<string, number>();
  for (const { n, command } of entries) {
    if (command === undefined) continue;
    const key = `${command.person} ${command.id}`;
    must(!written.has(key), () => `${key} is written twice`);
    written.set(key, n);
  }
  for (const { person, id, n, command } of acknowledged)
    if (isWritten(command))
      must(written.get(`${person} ${id}`) === n, () => `${person} was told that ${id} is entry ${n}`);
}

/** A client's incremental state equals a fresh one (R04). */
export function checkView(table: ServerTable, client: SimulatedClient): void {
  const viewer = viewerOf(table.state, client.who);
  mustBeSame(`what ${client.who.person} sees`, stateText(seenBy(table, viewer)), stateText(client.state!));
}
