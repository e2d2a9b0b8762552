/** Checks a record throughout: what was committed to, the seeds, the hashes, and every rule by playing it again. */
import { combineSeeds, type Edition, editionAt, opens } from '@casefile/engine';
import { makeRows, noRows } from '../chain.ts';
import type { EntryOf } from '../entry.ts';
import { checksumOf, openedIn, playersOf } from './make.ts';
import { type Move, playAgain } from './play-again.ts';
import type { CaseRecord } from './schema.ts';
import { resultOf, stepsOf } from './steps.ts';

export type CheckName =
  | 'bytes'
  | 'checksum'
  | 'header'
  | 'commitment'
  | 'chain'
  | 'opening'
  | 'rules'
  | 'result';
export interface Check {
  readonly check: CheckName;
  /** Null: this record has nothing to check it by. */
  readonly ok: boolean | null;
  readonly say: string;
}

/** `exact`: whether the file was byte for byte as we write it. The edition is the record's. */
export function verifyRecord(record: CaseRecord, exact: boolean, edition: Edition): Check[] {
  const { viewpoint } = record;
  const bytes: Check = {
    check: 'bytes',
    ok: exact,
    say: exact ? 'written as Casefile writes it' : 'not byte for byte as Casefile writes it',
  };
  const own = [bytes, checksum(record), header(record, edition)];
  if (viewpoint !== 'table') {
    const say = `only what ${viewpoint === 'spectator' ? 'a spectator' : `seat ${viewpoint}`} saw is in this record`;
    return [...own, { check: 'rules', ok: null, say }];
  }
  return [...own, commitment(record), chain(record), ...rules(record, edition)];
}

export const isVerified = (checks: readonly Check[]): boolean => checks.every(({ ok }) => ok !== false);

const verdict = (check: CheckName, ok: boolean, good: string, bad: string): Check => ({
  check,
  ok,
  say: ok ? good : bad,
});

const checksum = (record: CaseRecord): Check =>
  verdict(
    'checksum',
    checksumOf(record) === record.checksum,
    'nothing was changed since it was written',
    'something was changed since it was written',
  );

/** What stands in front of the log says the same as the log. */
function header(record: CaseRecord, known: Edition): Check {
  const { log } = record;
  const { edition, version, options } = openedIn(log);
  const first = log[0]!;
  const wrong = [
    record.edition !== edition && 'edition',
    record.editionVersion !== version && 'editionVersion',
    !same(record.options, options) && 'options',
    !same(record.players, playersOf(log, known)) && 'players',
    !same(record.result, resultOf(log)) && 'result',
    first.is === 'opened' && first.edition !== edition && 'log[0].edition',
    log.some(({ n }, i) => n !== i) && 'log',
  ].filter((name) => name !== false);
  return verdict(
    'header',
    wrong.length === 0,
    'the header agrees with the log',
    `the log says otherwise: ${wrong.join(', ')}`,
  );
}

function commitment({ chance, log }: CaseRecord): Check {
  if (chance === null || 'game' in chance)
    return {
      check: 'commitment',
      ok: null,
      say: 'nobody committed to the seed: this game was played without a table',
    };
  const [opened] = log;
  const started = log.find((entry): entry is EntryOf<'started'> => entry.is === 'started')!;
  const revealed = log.find((entry) => entry.is === 'revealed');
  const ok =
    opened?.is === 'opened' &&
    opened.commitment === chance.commitment &&
    revealed?.seed === chance.table &&
    same(started.seeds, chance.players) &&
    opens(chance.commitment, chance.table);
  return verdict(
    'commitment',
    ok,
    'the table’s seed is the one it committed to before the players gave theirs',
    'the table’s seed is not the one it committed to',
  );
}

function chain({ chance, head, log }: CaseRecord): Check {
  if (chance === null || 'game' in chance)
    return { check: 'chain', ok: null, say: 'this log was not hashed' };
  const tip = log.every(({ n }, i) => n === i) ? makeRows(chance.table, noRows, log).at(-1)!.hash : null;
  return verdict(
    'chain',
    tip === head,
    `${log.length} entries, each hashed with the one before`,
    'the hashes do not fit the entries',
  );
}

/** Deals and rolls again from the seed and lets the engine judge every action. */
function rules({ editionVersion, chance, log, layout }: CaseRecord, known: Edition): Check[] {
  const edition = editionAt(known, editionVersion);
  if (chance === null || edition === undefined)
    return [
      {
        check: 'rules',
        ok: null,
        say: `version ${editionVersion} of ${known.id} cannot be played by this Casefile`,
      },
    ];
  const seed = 'game' in chance ? chance.game : combineSeeds(chance.table, chance.players);
  const { players, options } = openedIn(log);
  const [started, ...acted] = stepsOf(log) as [EntryOf<'started'>, ...EntryOf<'acted'>[]];
  const moves: Move[] = [];
  for (const { n, seat, action } of acted) {
    if (action === undefined)
      return [{ check: 'rules', ok: false, say: `entry ${n} does not say what was done` }];
    moves.push({ by: seat, action });
  }
  const setting = { players, options, seed, ...(layout ? { layout } : {}) };
  let i = 0;
  for (const step of playAgain(edition, setting, moves)) {
    const entry = i === 0 ? started : acted[i - 1]!;
    const check: CheckName = i === 0 ? 'opening' : 'rules';
    const bad = (say: string): Check[] => [{ check, ok: false, say: `entry ${entry.n}: ${say}` }];
    const { stopped } = step;
    if (stopped !== undefined)
      return bad(
        'what' in stopped
          ? `no such table can be opened (${stopped.what} at ${stopped.at})`
          : `the rules refuse it: ${stopped.why} (${stopped.rule})`,
      );
    const differs = step.facts.findIndex((fact, at) => !same(fact, entry.facts[at]));
    if (differs >= 0 || step.facts.length !== entry.facts.length)
      return bad(`by the rules and the seed this should be ${JSON.stringify(step.facts[differs]) ?? 'less'}`);
    if (entry.used !== undefined && entry.used !== step.used)
      return bad(`${step.used} words of chance are used up to here, not ${entry.used}`);
    i++;
  }
  return [
    { check: 'opening', ok: true, say: 'envelope, hands and pieces are what the seed deals' },
    {
      check: 'rules',
      ok: true,
      say: `${acted.length} actions, all by the rules; dice and drawn cards are the seed’s`,
    },
  ];
}

/** Equal as JSON, whatever the order of keys. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same((one as Keyed)[key], (other as Keyed)[key]))
  );
}
type Keyed = Readonly<Record<string, unknown>>;
