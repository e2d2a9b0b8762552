/** Checks a finished game against what this device noted before the deal and saw of it; loaded when a game is over. */
import { editionAt, type Fact, type Seat, stripFact } from '@casefile/engine';
import { type CaseRecord, factsOf } from '@casefile/protocol/record';
import { parseRecord } from '@casefile/protocol/record/parse';
import { same } from '@casefile/protocol/record/same';
import { checkNoted } from '@casefile/protocol/record/seeds';
import { isVerified, verifyRecord } from '@casefile/protocol/record/verify';
import { loadEdition } from '../../editions/load-edition.ts';
import type { Note } from './seeds.ts';

/**
 * `left-out`: my seed was not used. `elsewhere`: this device had no part in the deal, for example because another of my devices had it.
 * `changed`: the record contradicts my note or itself. `retold`: it contradicts what I saw.
 */
export type DealFound = 'together' | 'partly' | 'left-out' | 'elsewhere' | 'changed' | 'retold';

/** What this device knows of a table: its note, its player's token, and the facts it received. */
export interface PlayedDeal {
  readonly table: string;
  readonly edition: string;
  readonly note: Note | null;
  readonly token: string | undefined;
  readonly seat: Seat | null;
  readonly facts: readonly Fact[];
}

/** Null without a note, without a record, or for a challenge that was dealt as promised. */
export async function checkDeal(played: PlayedDeal): Promise<DealFound | null> {
  const { table, edition, note, token } = played;
  const known = await loadEdition(edition);
  if (note === null || known === undefined) return null;
  const reply = await fetchRecord(table, token).catch(() => null);
  if (reply?.ok !== true) return null;
  const find = (id: string) => (id === known.id ? known : undefined);
  const parsed = parseRecord(await reply.text(), find);
  if (!parsed.ok) return 'changed';
  const { record } = parsed;
  const own = editionAt(known, record.editionVersion) ?? known;
  const noted = note.isChallenge === true ? note.table : note.digest;
  const { checks, dealt } = verifyRecord(parsed, own, noted === undefined ? {} : { noted });
  if (!isVerified(checks)) return 'changed';
  if (!isWhatWasSeen(record, played)) return 'retold';
  // A note that does not bind the deal proves nothing.
  if (note.isChallenge === true) return checkNoted(record, note.table).ok === true ? null : 'changed';
  if (note.digest === undefined) return 'elsewhere';
  if (checkNoted(record, note.commitment).ok === false) return 'left-out';
  return dealt === 'together' || dealt === 'partly' ? dealt : 'changed';
}

/** A table could deal and roll as it likes, and later hand out the record of another game that its seeds do deal. */
function isWhatWasSeen(record: CaseRecord, { seat, facts }: PlayedDeal): boolean {
  const told = factsOf(record.log).map((fact) => stripFact(fact, seat ?? 'spectator'));
  return facts.length <= told.length && facts.every((fact, i) => same(fact, told[i]));
}

/** With the seat's token, because the terms may let only players read the record. */
async function fetchRecord(table: string, token: string | undefined): Promise<Response> {
  const path = `/api/tables/${table}/record`;
  const reply = await fetch(
    path,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
  // An expired token does not decide whether the record may be read.
  return reply.status === 401 ? fetch(path) : reply;
}
