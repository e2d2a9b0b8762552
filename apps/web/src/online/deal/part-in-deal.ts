/** This device's part in a fair deal: commits a seed, and notes the others' commitments. */
import type { SeedPair } from '@casefile/client';
import type { Credentials } from '@casefile/protocol/http';
import type { Room } from '../../worker/tables/room.ts';
import { freshNote, keepNote, noteOf } from './seeds.ts';

/** Called on every change of the table. `commit` sends a commitment; the worker opens the seed. */
export function makePartInDeal(
  { table, tokens }: Credentials,
  commit: (seed: SeedPair) => void,
): (room: Room) => void {
  /** A commitment already replaced, which the table still shows. */
  let replaced: string | null = null;
  return ({ info, isCurrent, ownCommitment, digest }) => {
    if (tokens.seat === undefined || info === null || ownCommitment === null || !isCurrent) return;
    const note = noteOf(table);
    if (note?.commitment === ownCommitment) {
      const known = { ...note, table: note.table ?? info.commitment };
      const noted = digest === null ? known : { ...known, digest: note.digest ?? digest };
      if (noted.table !== note.table || noted.digest !== note.digest) keepNote(table, noted);
      return;
    }
    // Another device of this player may hold the seed.
    if (info.phase !== 'lobby' || replaced === ownCommitment) return;
    replaced = ownCommitment;
    const fresh = { ...freshNote(), table: info.commitment };
    keepNote(table, fresh);
    commit(fresh);
  };
}
