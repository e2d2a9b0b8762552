/** A league of any number of bots and programs, seated at random for every deal, with every number of seats. */

import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rating } from '@casefile/bots';
import { pairings } from '@casefile/bots/arena/match';
import { mixedTable } from '@casefile/bots/ratings/mixed-table';
import { anchor, type MixedGame, rate } from '@casefile/bots/ratings/rating';
import { editionById } from '@casefile/editions';
import { firstEdition } from '@casefile/editions/first-edition';
import { defaultOptions } from '@casefile/engine/options';
import { makeFolder } from '@casefile/server/store/make-folder';
import { editionIds } from '../../play/table-options.ts';
import { notOneOf, UsageError } from '../../usage.ts';
import { writeResult } from '../../write-result.ts';
import { type GivenMatch, readGames, readMs } from '../match/read-spec.ts';
import type { PairingOutcome } from '../match/run.ts';
import { readBots } from '../match/seats.ts';
import type { MatchSpec } from '../match/spec.ts';
import type { Job, Threads } from '../match/threads.ts';

export interface League {
  readonly members: readonly string[];
  readonly editions: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly ms: number;
}

export interface LeagueGame extends MixedGame {
  /** The path of its record, from the folder of the league. */
  readonly file: string;
  readonly turns: number;
  /** Seat by seat. */
  readonly faults: readonly number[];
  readonly accusedWrongly: readonly boolean[];
}

export interface Standing extends Rating {
  readonly share: number;
  /** The share of its games in which it accused wrongly. */
  readonly wrong: number;
  readonly faults: number;
}

/** The bots of `--seats`, and every program in the folder. */
export function readLeague(folder: string, given: GivenMatch): League {
  const editions = (given.edition ?? firstEdition).split(',').map((id) => id.trim());
  for (const id of editions) if (editionById(id) === undefined) throw notOneOf('edition', id, editionIds);
  if (given.option.length > 0)
    throw new UsageError('A league is played with the usual options, so --option cannot be used.');
  const named = given.seats === undefined ? [] : readBots(given.seats);
  const members = [...new Set([...named, ...programsIn(folder)])];
  if (members.length < 2)
    throw new UsageError(
      `A league needs at least two bots: name them with --seats, or put executable programs into ${folder}`,
    );
  return {
    members,
    editions,
    games: readGames(given),
    seed: given.seed ?? 'league',
    ms: readMs(given),
  };
}

function programsIn(folder: string): string[] {
  try {
    makeFolder(join(folder, 'games'));
    return readdirSync(folder)
      .map((name) => resolve(folder, name))
      .filter((file) => statSync(file).isFile() && isExecutable(file))
      .sort()
      .map((file) => `exec:'${file.replaceAll("'", `'\\''`)}'`);
  } catch (error) {
    throw new UsageError(`${folder}: a league cannot be kept here (${(error as Error).message})`);
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The matches of a league: editions and numbers of seats take turns until there are enough games. */
export function leagueSpecs({ members, editions, games, seed, ms }: League): MatchSpec[] {
  const tables = editions.flatMap((edition) => {
    const [minSeats, maxSeats] = editionById(edition)!.seats;
    const counts = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);
    return counts.filter((seats) => seats <= members.length).map((seats) => ({ edition, seats }));
  });
  if (tables.length === 0)
    throw new UsageError(`${members.length} bots are too few for a table of ${editions.join(', ')}`);
  const specs: MatchSpec[] = [];
  for (let played = 0; played < games; played += specs.at(-1)!.games) {
    const { edition, seats } = tables[specs.length % tables.length]!;
    const room = { edition, seats: [seats, seats] as const };
    const { bots } = mixedTable(seed, specs.length, [room], members);
    specs.push({
      edition,
      options: defaultOptions(editionById(edition)!),
      bots,
      ms,
      games: bots.length,
      seed: `${seed} ${specs.length}`,
      rotate: true,
      record: true,
    });
  }
  return specs;
}

export interface LeagueWatcher {
  onGame(game: LeagueGame): void;
  onFault(bot: string, game: string, why: string): void;
}

export async function playLeague(
  folder: string,
  specs: readonly MatchSpec[],
  threads: Threads,
  { onGame, onFault }: LeagueWatcher,
): Promise<void> {
  const jobs = specs.flatMap((spec, deal): (Job & { readonly deal: number })[] =>
    pairings(spec.bots.length, spec.games, true).map((pairing) => ({ spec, pairing, deal })),
  );
  await threads.play(jobs, ({ spec, deal }, { outcome, faults }) => {
    for (const fault of faults) onFault(...fault);
    onGame(keep(folder, spec, deal, outcome));
  });
}

function keep(
  folder: string,
  { edition, bots }: MatchSpec,
  deal: number,
  outcome: PairingOutcome,
): LeagueGame {
  const { pairing, played, record } = outcome;
  const file = `games/deal-${deal + 1}-rotation-${pairing.rotation + 1}.json`;
  writeResult(join(folder, file), `${JSON.stringify(record)}\n`);
  const { winner, turns, faults, accusedWrongly } = played;
  const seated = pairing.seats.map((bot) => bots[bot]!);
  return { deal, edition, bots: seated, winner, file, turns, faults, accusedWrongly };
}

/** The members from the strongest down, rated against `most-likely`, or else the member with the most wins. */
export function standings(games: readonly LeagueGame[]): Standing[] {
  const winsOf = (bot: string): number =>
    games.filter(({ bots, winner }) => winner !== null && bots[winner] === bot).length;
  const members = [...new Set(games.flatMap(({ bots }) => bots))];
  const best = members.reduce((a, b) => (winsOf(b) > winsOf(a) ? b : a));
  if (winsOf(best) === 0)
    throw new UsageError('Nobody has won a game: there is nothing to rate. Play more games.');
  const { ratings } = rate(games, winsOf(anchor) > 0 ? anchor : best);
  return ratings.map((rating) => {
    const seats = games.flatMap((game) =>
      game.bots.flatMap((bot, seat) => (bot === rating.bot ? [{ game, seat }] : [])),
    );
    const wrong = seats.filter(({ game, seat }) => game.accusedWrongly[seat]).length;
    return {
      ...rating,
      share: rating.wins / rating.games,
      wrong: wrong / rating.games,
      faults: seats.reduce((sum, { game, seat }) => sum + game.faults[seat]!, 0),
    };
  });
}
