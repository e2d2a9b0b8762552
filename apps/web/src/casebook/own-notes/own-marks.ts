/** The reader's manual marks in this game, from wherever they are stored. */
import type { OwnMark } from '@casefile/analysis';
import type { Seat } from '@casefile/engine';
import { notesOf } from '../../game/kept-games.ts';
import { archivedGame } from '../../library/archive.ts';
import { sessionAt } from '../../online/keys.ts';
import { tableNotes } from '../source/table-record.ts';
import { marksIn } from './marks-in.ts';

/** Empty where there are none or they cannot be read. */
export async function ownMarks(
  { game, table }: { readonly game: string | null; readonly table: string | null },
  seat: Seat,
): Promise<readonly OwnMark[]> {
  try {
    return marksIn(
      game === null
        ? await tableNotes({ table: table!, token: sessionAt(table!)?.tokens.seat })
        : await fromDevice(game, seat),
    );
  } catch {
    return [];
  }
}

async function fromDevice(game: string, seat: Seat): Promise<string> {
  const here = notesOf(game)[String(seat)];
  if (here !== undefined) return here;
  const archived = await archivedGame(game);
  return archived !== null && 'notes' in archived ? (archived.notes[String(seat)] ?? '') : '';
}
