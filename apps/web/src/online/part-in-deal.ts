/** What this device does for a deal that nobody can choose: it commits, and notes what others have committed to. */
import type { SeedPair } from '@casefile/client';
import type { Session as Keys } from '@casefile/protocol/http';
import type { Room } from '../worker/tables/room.ts';
import { freshNote, keepNote, noteOf } from './seeds.ts';

/** Looks at the table each time something is new there. `commit` sends a commitment; the worker opens the seed. */
export function makePartInDeal(
  { table, tokens }: Keys,
  commit: (seed: SeedPair) => void,
): (room: Room) => void {
  /** The commitment that has been replaced already, and of which the table does not know yet. */
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
    // Another device may have sat down here, and it has the seed.
    if (info.phase !== 'lobby' || replaced === ownCommitment) return;
    replaced = ownCommitment;
    const fresh = { ...freshNote(), table: info.commitment };
    keepNote(table, fresh);
    commit(fresh);
  };
}
