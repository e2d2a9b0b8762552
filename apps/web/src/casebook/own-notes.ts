/** The marks that the reader made by hand in this game, from wherever they are kept. */
import type { OwnMark } from '@casefile/analysis';
import type { Seat } from '@casefile/engine';
import { notesOf } from '../game/kept-games.ts';
import { archivedGame } from '../library/archive.ts';
import { parsePage } from '../notebook/notes.ts';
import { sessionAt } from '../online/keys.ts';

/** Empty where there are none, or nobody can say. */
export async function ownMarks(
  { game, table }: { readonly game: string | null; readonly table: string | null },
  seat: Seat,
): Promise<readonly OwnMark[]> {
  try {
    return marksIn(game === null ? await fromServer(table!) : await fromDevice(game, seat));
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

async function fromServer(table: string): Promise<string> {
  const token = sessionAt(table)?.tokens.seat;
  if (token === undefined) return '';
  const reply = await fetch(`/api/tables/${table}/notes`, { headers: { authorization: `Bearer ${token}` } });
  return reply.ok ? ((await reply.json()) as { text: string }).text : '';
}

function marksIn(text: string): readonly OwnMark[] {
  if (text === '') return [];
  const kept = JSON.parse(text) as { readonly times?: Readonly<Record<string, unknown>> };
  return Object.entries(parsePage(kept).marks).flatMap(([key, mark]): OwnMark[] => {
    const [card = '', owner = ''] = key.split('|');
    const at = kept.times?.[key];
    return mark === 'maybe' ? [] : [{ card, owner, mark, at: typeof at === 'number' ? at : null }];
  });
}
