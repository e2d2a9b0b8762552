/** Reads a game for study from any source: validated, and never one that is still running. */
import { type Edition, editionAt, type GameRecord, makeRules, type Seat } from '@casefile/engine';
import { checksumOf, makeGameRecord, openedIn, salvageRecord, stepsOf } from '@casefile/protocol/record';
import {
  type ParsedRecord,
  parseRecord,
  type ReadRecord,
  type RecordFault,
} from '@casefile/protocol/record/parse';
import { loadEdition } from '../../editions/load-edition.ts';
import type { LocalOrigin } from '../../worker/messages.ts';
import type { CaseFault, CaseHead, CaseSource } from '../messages.ts';

/** A record with the version of its edition that was played. */
export interface OpenedRecord extends Required<ReadRecord> {
  readonly played: Edition;
  /** Its end is missing. */
  readonly isCut?: boolean;
}
export type ReadSource =
  | { readonly read: OpenedRecord; readonly me: Seat | null; readonly origin?: LocalOrigin | undefined }
  | { readonly fault: CaseFault };

export async function readSource(source: CaseSource): Promise<ReadSource> {
  return source.from === 'device' ? fromDevice(source) : fromRecord(source);
}

async function fromDevice({ saved }: Extract<CaseSource, { from: 'device' }>): Promise<ReadSource> {
  const edition = await loadEdition(saved.edition);
  if (edition === undefined) return { fault: { why: 'unknown-edition' } };
  const { editionVersion, options, players, seed, actions, layout, origin } = saved;
  const named = players.map(({ suspect, name }) => ({ suspect, ...(name === undefined ? {} : { name }) }));
  const game: GameRecord = {
    record: 1,
    edition: edition.id,
    editionVersion,
    options,
    players: named,
    ...(layout === undefined ? {} : { layout }),
    ...(origin === undefined ? {} : { origin }),
    seed,
    actions,
  };
  const made = makeGameRecord(edition, game);
  if (!made.ok) return { fault: { why: 'broken', at: made.fault.kind } };
  const { record } = made;
  if (record.result === null) return { fault: { why: 'unfinished' } };
  const mine = players.find(({ bot }) => bot === undefined)?.suspect;
  const me = record.players.findIndex(({ suspect }) => suspect === mine);
  const played = editionAt(edition, editionVersion)!;
  return { read: { record, kind: 'game', exact: true, played }, me: me < 0 ? null : me, origin };
}

async function fromRecord({ text, suspect }: Extract<CaseSource, { from: 'record' }>): Promise<ReadSource> {
  const id = /"edition"\s*:\s*"([\w-]{1,40})"/.exec(text)?.[1] ?? '';
  const edition = await loadEdition(id);
  const parse = (given: string): ParsedRecord =>
    parseRecord(given, (wanted) => (wanted === edition?.id ? edition : undefined));
  const whole = parse(text);
  const left = !whole.ok && whole.fault.why === 'no-json' ? salvageRecord(text) : null;
  const parsed = left === null ? whole : parse(left);
  const isCut = left !== null;
  if (!parsed.ok) return { fault: isCut ? { why: 'cut' } : faultOf(parsed.fault) };
  const { record } = parsed;
  if (record.viewpoint === 'spectator') return { fault: { why: 'spectator' } };
  // From seed and actions alone nobody can tell whether any are missing.
  if (record.result === null && !(isCut && parsed.kind === 'game')) return { fault: { why: 'unfinished' } };
  const played = editionAt(edition!, record.editionVersion) ?? edition!;
  const own = record.players.findIndex((player) => player.suspect === suspect);
  const me = record.viewpoint === 'table' ? (own < 0 ? null : own) : record.viewpoint;
  return { read: { ...parsed, played, isCut }, me };
}

function faultOf({ why, at }: RecordFault): CaseFault {
  if (why === 'unknown-edition' || why === 'too-large' || why === 'no-record') return { why };
  if (why === 'no-json') return { why: 'no-record' };
  return why === 'version' ? { why: 'newer' } : { why: 'broken', at };
}

export function headOf(
  { record, kind, isCut = false }: OpenedRecord,
  me: Seat | null,
  origin: LocalOrigin | null,
): CaseHead {
  const { edition, options, players, viewpoint, log } = record;
  if (viewpoint === 'spectator') throw new RangeError('A spectator has no casebook.');
  return {
    edition,
    options,
    players,
    viewpoint,
    me,
    facts: stepsOf(log).flatMap(({ facts }) => facts),
    isChanged: kind === 'case' && !isCut && checksumOf(record) !== record.checksum,
    isCut,
    origin,
  };
}

export const rulesFor = ({ record, played }: OpenedRecord) => {
  const { options, players } = openedIn(record.log);
  return makeRules(played, options, players);
};
