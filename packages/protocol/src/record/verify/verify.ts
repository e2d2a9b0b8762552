/** Verifies a whole record: the commitments, the seeds, the hashes, and the rules by replaying the game. */
import { type Edition, opens } from '@casefile/engine';
import { type ChainTip, type Hashing, makeRows, noRows, portableHashing } from '../../chain.ts';
import { type EntryOf, stripEntry } from '../../wire/entry.ts';
import { openedIn, playersOf } from '../make.ts';
import type { CaseRecord, ReadRecord } from '../schema.ts';
import { resultOf } from '../steps.ts';
import { checksumOf } from '../text.ts';
import { type Check, verdict } from './check.ts';
import { outOfStage } from './order.ts';
import { checkRules } from './rules.ts';
import { same } from './same.ts';
import { checkNoted, checkSeeds, type Dealt } from './seeds.ts';

export type { Check, CheckName } from './check.ts';
export type { Dealt } from './seeds.ts';

/** Options of a verification. */
export interface VerifyOptions {
  /** A commitment that the caller noted before the deal: the table's, their own, or the digest of all. */
  readonly noted?: string;
  /** A faster hashing of the platform, for the chain. */
  readonly hashing?: Hashing;
}
/** The result of a verification: each check with its verdict, and whose seeds the deal was made from. */
export interface Verification {
  readonly checks: readonly Check[];
  readonly dealt: Dealt;
}

/** Verifies a record, as `parseRecord` has read it, by all the checks that can be made of it. */
export function verifyRecord(
  { record, kind = 'case', exact }: ReadRecord,
  edition: Edition,
  { noted, hashing = portableHashing }: VerifyOptions = {},
): Verification {
  const { viewpoint, log } = record;
  const bytes = verdict(
    'bytes',
    exact,
    'written as Casefile writes it',
    'not byte for byte as Casefile writes it',
  );
  const own = kind === 'game' ? [] : [bytes, checkChecksum(record), checkHeader(record, edition)];
  if (viewpoint !== 'table') return { checks: [...own, checkOneViewer(record)], dealt: 'unknown' };
  if (kind === 'game') {
    const say = 'nobody committed to the seed: whoever made this file could have chosen it';
    return {
      checks: [{ check: 'commitment', ok: null, say }, ...checkRules(record, edition)],
      dealt: 'unknown',
    };
  }
  const late = outOfStage(log);
  const order = verdict(
    'order',
    late === null,
    'every entry is in its place',
    late === null ? '' : `entry ${late.at}: ${late.say}`,
  );
  const before = [...own, order, checkCommitment(record), checkChain(record, hashing)];
  // The following checks rely on these two.
  if (before.some(({ check, ok }) => ok === false && (check === 'order' || check === 'commitment')))
    return { checks: before, dealt: 'unknown' };
  const dealing = checkSeeds(record, edition);
  if (record.version === 2 && dealing.check.ok === false)
    return { checks: [...before, dealing.check], dealt: 'unknown' };
  return {
    checks: [...before, dealing.check, checkNoted(record, noted), ...checkRules(record, edition)],
    dealt: dealing.dealt,
  };
}

/** One viewer's record does not show that the rules were kept. But with cards that this viewer never got, it is forged. */
function checkOneViewer({ viewpoint, log }: CaseRecord): Check {
  const viewer = viewpoint === 'spectator' ? 'a spectator' : `seat ${viewpoint}`;
  const more = log.find((entry) => !same(stripEntry(entry, viewpoint), entry));
  return more === undefined
    ? { check: 'rules', ok: null, say: `only what ${viewer} saw is in this record` }
    : { check: 'rules', ok: false, say: `entry ${more.n}: ${viewer} never got all of this` };
}

/** Whether no check failed. Checks that could not be made do not count. */
export const isVerified = (checks: readonly Check[]): boolean => checks.every(({ ok }) => ok !== false);

const checkChecksum = (record: CaseRecord): Check =>
  verdict(
    'checksum',
    checksumOf(record) === record.checksum,
    'nothing was changed since it was written',
    'something was changed since it was written',
  );

/** Checks the fields before the log against the log. */
function checkHeader(record: CaseRecord, known: Edition): Check {
  const { log } = record;
  const { edition, version, options } = openedIn(log);
  const first = log[0]!;
  const isSealed = first.is === 'opened' && first.deal === 'sealed-seeds';
  const wrong = [
    isSealed !== (record.version === 2) && 'version',
    record.edition !== edition && 'edition',
    record.editionVersion !== version && 'editionVersion',
    !same(record.options, options) && 'options',
    !same(record.players, playersOf(log, known)) && 'players',
    !same(record.result, resultOf(log)) && 'result',
    first.is === 'opened' && first.edition !== edition && 'log[0].edition',
    first.is === 'opened' && first.editionVersion !== version && 'log[0].editionVersion',
    log.some(({ n }, i) => n !== i) && 'log',
  ].filter((name) => name !== false);
  return verdict(
    'header',
    wrong.length === 0,
    'the header agrees with the log',
    `the log says otherwise: ${wrong.join(', ')}`,
  );
}

function checkCommitment({ chance, log }: CaseRecord): Check {
  const [opened] = log;
  const no = (say: string): Check => ({ check: 'commitment', ok: false, say });
  if (chance === null || 'game' in chance)
    return no('entry 0: a table commits to its seed; nobody has committed to this one');
  if (opened?.is !== 'opened') return no('entry 0: the table is not opened, so it has committed to nothing');
  const started = log.find((entry): entry is EntryOf<'started'> => entry.is === 'started')!;
  const revealed = log.find((entry) => entry.is === 'revealed');
  if (opened.commitment !== chance.commitment) return no('entry 0: another commitment than in the header');
  if (revealed === undefined) return no(`entry ${log.length - 1}: the table’s seed is not revealed`);
  if (revealed.seed !== chance.table) return no(`entry ${revealed.n}: another seed than in the header`);
  if (!same(started.seeds, chance.players))
    return no(`entry ${started.n}: other seeds of the players than in the header`);
  return verdict(
    'commitment',
    opens(chance.commitment, chance.table),
    'the table’s seed is the one it committed to before anybody sat down',
    `entry ${revealed.n}: this is not the seed that the table committed to`,
  );
}

function checkChain({ chance, head, log }: CaseRecord, hashing: Hashing): Check {
  if (chance === null || 'game' in chance)
    return { check: 'chain', ok: false, say: 'entry 0: this log was not hashed' };
  const { table } = chance;
  // Row by row: all rows at once would take three times the memory of the record.
  const end = (tip: ChainTip, entry: CaseRecord['log'][number]): ChainTip =>
    makeRows(table, tip, [entry], hashing)[0]!;
  const isNumbered = log.every(({ n }, i) => n === i);
  return verdict(
    'chain',
    isNumbered && log.reduce(end, noRows).hash === head,
    `${log.length} entries, each hashed with the one before`,
    'head: the hashes do not fit the entries',
  );
}
