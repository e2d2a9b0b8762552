/** Verifies whose seeds the deal was made from, and that the record has the commitment that a player noted. */
import { digestOfCommitments, type Edition, opensSeed } from '@casefile/engine';
import { foldEntries } from '../../table/fold.ts';
import type { Entry, EntryOf } from '../../wire/entry.ts';
import type { CaseRecord } from '../schema.ts';
import type { Check } from './check.ts';
import { same } from './same.ts';
import { sealedDeal } from './sealed.ts';

/**
 * `together`: by everybody's seeds. `partly`: some were not opened in time, and the table's stand-ins were used.
 * `table`: by the table alone, also where nobody's seed was opened. `unknown`: nothing can be said.
 */
export type Dealt = 'together' | 'partly' | 'table' | 'unknown';

interface Dealing {
  readonly check: Check;
  readonly dealt: Dealt;
}

const said = (ok: boolean | null, say: string): Check => ({ check: 'seeds', ok, say });

/** Whose seeds went into the deal. The record's commitment and the order of its entries must have been checked. */
export function checkSeeds(record: CaseRecord, edition: Edition): Dealing {
  const { chance, log, version } = record;
  if (chance === null || 'game' in chance)
    return { check: said(false, 'there are no seeds'), dealt: 'unknown' };
  const own = seedInChallenge(log);
  if (own !== undefined) {
    const say = `entry ${own.n}: a player’s seed, where everybody who takes up the challenge has the same deal`;
    return { check: said(false, say), dealt: 'unknown' };
  }
  if (version === 1) return byTheTable(record, edition);
  const found = sealedDeal(log, edition, chance.table);
  if ('at' in found) return { check: said(false, `entry ${found.at}: ${found.say}`), dealt: 'unknown' };
  const { commitments, withheld } = found;
  const count = commitments.length;
  if (count === 0)
    return {
      check: said(null, 'dealt by the table alone: nobody but bots and programs without a seed played'),
      dealt: 'table',
    };
  const people = count === 1 ? '1 player' : `${count} players`;
  if (withheld === 0)
    return {
      check: said(true, `${people} committed, all seeds were opened, and the deal is made of exactly these`),
      dealt: 'together',
    };
  // Stand-ins come from the table's seed, so without a player's seed it could have tried table seeds before it opened.
  if (withheld === count)
    return {
      check: said(
        null,
        `dealt by the table alone: none of ${people} opened a seed in time, or the table let nobody`,
      ),
      dealt: 'table',
    };
  const say = `${withheld} of ${people} did not open their seed in time, or the table did not let them: with the table’s stand-ins it could have chosen between ${2 ** withheld} deals`;
  return { check: said(null, say), dealt: 'partly' };
}

/**
 * At tables of older servers, players sent texts one after another, so the last one could choose the deal. At tables of
 * a challenge players send nothing, because all of them get the same deal.
 */
function byTheTable(record: CaseRecord, edition: Edition): Dealing {
  const { log } = record;
  const started = log.find((entry): entry is EntryOf<'started'> => entry.is === 'started')!;
  const late = log.find(({ is, n }) => is === 'seeded' && n > started.n);
  const alone = 'a record of version 1, dealt by the table alone';
  if (late !== undefined)
    return {
      check: said(false, `entry ${late.n}: a seed that came after the deal; ${alone}`),
      dealt: 'table',
    };
  const { chairs, people, options } = foldEntries('table', log.slice(0, started.n), edition);
  const bad = (say: string): Dealing => ({
    check: said(false, `entry ${started.n}: ${say}; ${alone}`),
    dealt: 'table',
  });
  const suspects = chairs.map(({ suspect }) => suspect);
  if (!same([...suspects].sort(), [...started.seats].sort()))
    return bad('others play than those who sit there');
  if (!same(options, record.options)) return bad('another game is played than the one that was agreed on');
  const given = started.seats.map((suspect) =>
    (chairs.find((chair) => chair.suspect === suspect)?.people ?? [])
      .map((person) => people[person]?.seed ?? '')
      .join('\n'),
  );
  if (!same(started.seeds, given))
    return {
      check: said(false, `entry ${started.n}: these are not the seeds that players had given; ${alone}`),
      dealt: 'table',
    };
  const why = isOfChallenge(log)
    ? 'it says that it is a challenge, the same deal for everybody who took it up'
    : 'nobody committed to the players’ seeds';
  return { check: said(null, `${alone}: ${why}`), dealt: 'table' };
}

const isOfChallenge = ([opened]: readonly Entry[]): boolean =>
  opened?.is === 'opened' && opened.challenge !== undefined;

/** With a player's seed in the deal, the players of a challenge could be dealt different cards. */
const seedInChallenge = (log: readonly Entry[]): Entry | undefined =>
  isOfChallenge(log)
    ? log.find((entry) => entry.is === 'seeded' || (entry.is === 'started' && entry.seeds.some(Boolean)))
    : undefined;

/**
 * A forged record can be consistent in itself. Only a note made before the deal shows that it is the player's game, and
 * only the digest fixes the whole deal: a table that knows all seeds could change its own and leave the others.
 */
export function checkNoted({ log }: CaseRecord, noted: string | undefined): Check {
  const found = (ok: boolean | null, say: string): Check => ({ check: 'noted', ok, say });
  if (noted === undefined)
    return found(
      null,
      'compared with nothing that you noted before the deal: whoever made this record could have made all of it',
    );
  const settled = log.find((entry): entry is EntryOf<'settled'> => entry.is === 'settled');
  const [opened] = log;
  if (settled?.digest === noted)
    return opened?.is === 'opened' && isOldDigest(noted, opened, settled)
      ? found(
          null,
          'these are the commitments that you noted; whoever ran the table could still have chosen other chairs or options: the digest of older tables leaves them open',
        )
      : found(true, 'these are the commitments that you noted, of the table and of everybody');
  if (opened?.is === 'opened' && opened.commitment === noted)
    return isOfChallenge(log)
      ? found(true, 'this is the table’s commitment that you noted, and nothing else is part of the deal')
      : found(
          null,
          'this is the table’s commitment that you noted; whoever ran the table could still have chosen a player’s seed: only the digest shows that nobody did',
        );
  const own = settled?.commitments.find(({ commitment }) => commitment === noted);
  if (own === undefined)
    return found(false, `entry ${settled?.n ?? 0}: what you noted is not in this record`);
  const seeded = log.find((entry) => entry.is === 'seeded' && entry.person === own.person);
  const isUsed = seeded?.is === 'seeded' && opensSeed(noted, seeded.seed);
  return isUsed
    ? found(
        null,
        'the seed that you committed to is part of the deal; whoever ran the table could still have chosen another one once yours was opened: only the digest shows that nobody did',
      )
    : found(false, `entry ${settled!.n}: your seed is not part of the deal`);
}

/** Otherwise a dishonest table could settle as older ones did, and try chairs and options until the deal suits it. */
const isOldDigest = (
  digest: string,
  { table, commitment }: EntryOf<'opened'>,
  { commitments }: EntryOf<'settled'>,
): boolean =>
  digest ===
  digestOfCommitments(
    table,
    commitment,
    commitments.map((each) => each.commitment),
  );
