/** Challenges: one deal for everybody who opens a link, and the results for those who have finished. */
import {
  type ChallengeInfo,
  type CreateChallenge,
  checkName,
  defaultTerms,
  maxAttempts,
  type Rival,
  type Rivals,
  type TableState,
  type Terms,
} from '@casefile/protocol';
import type { Credentials } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import { loadTable } from '../../store/load.ts';
import { type AttemptOutcome, attemptsAt, isChallenge, outcomeOf } from '../../table/challenge.ts';
import { whyBadOptions } from '../../table/options.ts';
import { foldAll, type ServerTable } from '../../table/table.ts';
import { addressOf } from '../address.ts';
import type { Call, RouteHandlers } from '../call.ts';
import { refuse } from '../router.ts';
import { mintChallenge, mintId } from '../tokens.ts';
import { deny } from './refusing.ts';
import { mint } from './sessions.ts';
import { mayLook, tableOf } from './tables.ts';

/** The host's name of a challenge, which has no host. Nobody ever sees it. */
const nobody = 'Challenge';
/** How long results are cached, and so how long a removed name may still be shown. */
const keptMs = 60_000;
const maxKept = 1000;

const noChallenge = (): never =>
  refuse(404, 'no-such-challenge', 'There is no such challenge, or it is gone.');

/** Closed terms: anybody who watched, or read another player's record, would know the deal before their own game. */
const termsOf = ({ terms = {} }: CreateChallenge): Terms => ({
  ...defaultTerms,
  ...terms,
  spectators: false,
  records: 'players',
});

function infoOf(table: ServerTable): ChallengeInfo {
  const { edition, options, terms, commitment, chairs, table: challenge } = table.state;
  const attempts = attemptsAt(table).length;
  return {
    challenge,
    edition: edition.id,
    editionVersion: edition.version,
    options,
    terms,
    commitment,
    chairs: chairs.map(({ suspect, bot }) => ({ suspect, bot })),
    attempts,
    isFull: attempts >= maxAttempts,
  };
}

/** The challenge that the caller has finished; before that nobody learns anything of the others. */
async function finishedOf(
  parts: Parts,
  { table: id, caller }: Pick<Call<'rivals'>, 'table' | 'caller'>,
): Promise<ServerTable> {
  const { state } = await tableOf(parts, id);
  mayLook(state, caller);
  const { challenge, seed } = state;
  if (challenge === null) return noChallenge();
  if (seed === null)
    return refuse(409, 'not-over', 'You can see how the others did once your own game is over.');
  const found = await parts.host.newest(challenge);
  return typeof found === 'string' ? noChallenge() : found;
}

/** The finished table of this attempt. */
export async function rivalOf(parts: Parts, call: Call<'rivalRecord'>): Promise<ServerTable> {
  const challenge = await finishedOf(parts, call);
  const { attempt } = call.query;
  const id = attemptsAt(challenge)[Number(attempt)];
  if (id === undefined) return refuse(404, 'no-such-attempt', 'Nobody has that number in this challenge.');
  const table = await tableOf(parts, id);
  if (outcomeOf(table) === null) return refuse(409, 'not-over', 'This game is not over.');
  return table;
}

type Challenges = 'createChallenge' | 'challengeInfo' | 'attempt' | 'rivals';

export function challenges(parts: Parts): Pick<RouteHandlers, Challenges> {
  const { host, store, now, openers, settings } = parts;
  const challengeOf = async (id: string): Promise<ServerTable> => {
    const table = await host.table(id);
    return typeof table === 'string' || !isChallenge(table.state) ? noChallenge() : table;
  };
  /** `none`: nobody's, because its player has left or it cannot be read. Null: it is not over. */
  type Found = AttemptOutcome | 'none' | null;
  const outcomes = new Map<string, { readonly at: number; readonly found: Promise<Found> }>();

  /** Loads a table without keeping it in memory: a challenge may have a hundred. */
  const load = async (table: string): Promise<Found> => {
    if ((await store.head(table))?.phase !== 'over') return null;
    const loaded = await loadTable(store, table);
    return (loaded?.state === 'good' ? outcomeOf(foldAll(null, loaded.entries)) : null) ?? 'none';
  };
  /**
   * Cached: otherwise every request would read every game of the challenge again, including games whose player has
   * left.
   */
  const outcomeAt = async (table: string): Promise<Found> => {
    const known = outcomes.get(table);
    if (known !== undefined && now() - known.at < keptMs) return known.found;
    const found = load(table);
    outcomes.delete(table);
    outcomes.set(table, { at: now(), found });
    if (outcomes.size > maxKept) outcomes.delete(outcomes.keys().next().value!);
    // Not cached: a game that is still being played, or cannot be read now, may change in a moment.
    const isThere = await found.then(
      (outcome) => outcome !== null,
      () => false,
    );
    if (!isThere) outcomes.delete(table);
    return found;
  };

  return {
    async createChallenge({ body }) {
      const { edition, options = {}, suspect, bots } = body;
      const wrong = whyBadOptions(edition, options);
      if (wrong !== null) return refuse(400, 'bad-terms', wrong);
      const opened = await host.challenge({
        table: mintChallenge(),
        edition,
        options,
        terms: termsOf(body),
        host: { person: mintId(), name: nobody },
        suspect,
        bots,
      });
      return opened.ok ? infoOf(await tableOf(parts, opened.table)) : deny(opened.why);
    },

    challengeInfo: async ({ table }) => infoOf(await challengeOf(table)),

    async attempt({ table: id, body, request }): Promise<Credentials> {
      await challengeOf(id);
      // Checked first: a refused name must not use up an attempt.
      const checked = checkName(body.name);
      if (!checked.ok) return deny('bad-name');
      const person = mintId();
      const { tokens, rowsFor } = mintFor(person, now());
      const opened = await host.attempt(id, { person, name: checked.name }, (table) => ({
        tokens: rowsFor(table),
      }));
      if (!opened.ok && opened.why === 'table-full')
        return refuse(409, 'challenge-full', 'This challenge has been taken up as often as it can be.');
      if (!opened.ok) return deny(opened.why);
      openers.note(opened.table, addressOf(request.raw, settings.proxies));
      const { state } = await tableOf(parts, opened.table);
      return { table: opened.table, person, name: checked.name, suspect: ownSuspect(state), tokens };
    },

    async rivals(call): Promise<Rivals> {
      const challenge = await finishedOf(parts, call);
      const attempts = attemptsAt(challenge);
      const rivals: Rival[] = [];
      for (const [attempt, table] of attempts.entries()) {
        const outcome = await outcomeAt(table);
        if (outcome !== null && outcome !== 'none')
          rivals.push({ attempt, isYou: table === call.table, ...outcome });
      }
      return { challenge: challenge.state.table, attempts: attempts.length, rivals };
    },
  };
}

/** Made before their table, so that they are stored with it. */
function mintFor(person: string, now: number) {
  const { tokens, rows } = mint(['host', 'seat', 'resume'], '', person, now);
  return { tokens, rowsFor: (table: string) => rows.map((row) => ({ ...row, table })) };
}

const ownSuspect = ({ chairs }: TableState): string | null =>
  chairs.find(({ people }) => people.length > 0)?.suspect ?? null;
