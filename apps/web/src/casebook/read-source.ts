/** A game to be studied, from wherever it comes: checked as it is read, and never one that still goes on. */
import { type Edition, editionAt, type GameRecord, makeRules, type Seat } from '@casefile/engine';
import { checksumOf, makeGameRecord, openedIn, stepsOf } from '@casefile/protocol/record';
import { type ParsedRecord, parseRecord } from '@casefile/protocol/record/parse';
import { loadEdition } from '../editions/load-edition.ts';
import type { LocalOrigin } from '../worker/messages.ts';
import type { CaseFault, CaseHead, CaseSource } from './messages.ts';

export type ReadRecord = Extract<ParsedRecord, { readonly ok: true }> & { readonly played: Edition };
export type ReadSource =
  | { readonly read: ReadRecord; readonly me: Seat | null; readonly origin?: LocalOrigin | undefined }
  | { readonly fault: CaseFault };

export async function readSource(source: CaseSource): Promise<ReadSource> {
  return source.from === 'device' ? fromDevice(source) : fromRecord(source.text);
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
  if (!made.ok) return { fault: { why: 'broken', at: made.fault.what } };
  const { record } = made;
  if (record.result === null) return { fault: { why: 'unfinished' } };
  const mine = players.find(({ bot }) => bot === undefined)?.suspect;
  const me = record.players.findIndex(({ suspect }) => suspect === mine);
  const played = editionAt(edition, editionVersion)!;
  return { read: { ok: true, record, kind: 'game', exact: true, played }, me: me < 0 ? null : me, origin };
}

async function fromRecord(text: string): Promise<ReadSource> {
  const id = /"edition"\s*:\s*"([\w-]{1,40})"/.exec(text)?.[1] ?? '';
  const edition = await loadEdition(id);
  const parsed = parseRecord(text, (wanted) => (wanted === edition?.id ? edition : undefined));
  if (!parsed.ok) {
    const { why, at } = parsed.fault;
    if (why === 'unknown-edition') return { fault: { why } };
    return { fault: why === 'version' ? { why: 'newer' } : { why: 'broken', at } };
  }
  const { record } = parsed;
  if (record.viewpoint === 'spectator') return { fault: { why: 'spectator' } };
  if (record.result === null) return { fault: { why: 'unfinished' } };
  const played = editionAt(edition!, record.editionVersion) ?? edition!;
  return { read: { ...parsed, played }, me: record.viewpoint === 'table' ? null : record.viewpoint };
}

export function headOf({ record, kind }: ReadRecord, me: Seat | null, origin: LocalOrigin | null): CaseHead {
  const { edition, options, players, viewpoint, log } = record;
  if (viewpoint === 'spectator') throw new RangeError('A spectator has no casebook.');
  return {
    edition,
    options,
    players,
    viewpoint,
    me,
    facts: stepsOf(log).flatMap(({ facts }) => facts),
    isChanged: kind === 'case' && checksumOf(record) !== record.checksum,
    origin,
  };
}

export const rulesFor = ({ record, played }: ReadRecord) => {
  const { options, players } = openedIn(record.log);
  return makeRules(played, options, players);
};
