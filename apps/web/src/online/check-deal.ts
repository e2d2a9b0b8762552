/** Checks the deal of a finished game against this device's note; loaded when a game is over. */
import { editionAt } from '@casefile/engine';
import { parseRecord } from '@casefile/protocol/record/parse';
import { checkNoted } from '@casefile/protocol/record/seeds';
import { isVerified, verifyThroughout } from '@casefile/protocol/record/verify';
import { loadEdition } from '../editions/load-edition.ts';
import { noteOf } from './seeds.ts';

/** `left-out`: my seed was not used. `changed`: the record contradicts my note or itself. */
export type DealFound = 'together' | 'partly' | 'left-out' | 'changed';

/** Null without a note, or where the record is unavailable. */
export async function checkDeal(table: string, edition: string): Promise<DealFound | null> {
  const note = noteOf(table);
  const known = await loadEdition(edition);
  if (note?.digest === undefined || known === undefined) return null;
  const reply = await fetch(`/api/tables/${table}/record`).catch(() => null);
  if (reply?.ok !== true) return null;
  const find = (id: string) => (id === known.id ? known : undefined);
  const parsed = parseRecord(await reply.text(), find);
  if (!parsed.ok) return 'changed';
  const { record, exact } = parsed;
  const played = editionAt(known, record.editionVersion) ?? known;
  const { checks, dealt } = verifyThroughout(record, exact, played, { noted: note.digest });
  if (!isVerified(checks)) return 'changed';
  if (checkNoted(record, note.commitment).ok !== true) return 'left-out';
  return dealt === 'together' || dealt === 'partly' ? dealt : 'changed';
}
