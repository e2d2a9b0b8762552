/** Reads a match from the options of the command line. */
import { randomBytes } from 'node:crypto';
import { editionById } from '@casefile/editions';
import { openGame, type Problem, seededChance } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import { editionIds, readOptions } from '../../play/table-options.ts';
import { notOneOf, UsageError } from '../../usage.ts';
import { readBots } from './seats.ts';
import type { MatchSpec } from './spec.ts';

export interface GivenMatch {
  readonly edition?: string;
  readonly seats?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly rotate?: true;
  readonly record?: string;
  readonly threads?: string;
  readonly option: readonly string[];
  readonly ms: string;
}

export const maxGames = 1_000_000;
const maxThreads = 256;
/** The longest thinking time of a decision. */
const maxDecisionMs = 600_000;

export function readSpec(given: GivenMatch): MatchSpec {
  if (given.edition === undefined)
    throw new UsageError(`Name an edition with --edition. Valid: ${editionIds.join(', ')}`);
  const edition = editionById(given.edition);
  if (edition === undefined) throw notOneOf('edition', given.edition, editionIds);
  if (given.seats === undefined)
    throw new UsageError('Name the bots with --seats, for example: --seats most-likely,cross-off,random');
  const bots = readBots(given.seats);
  const [minSeats, maxSeats] = edition.seats;
  if (bots.length < minSeats || bots.length > maxSeats)
    throw new UsageError(`${edition.id} is for ${minSeats} to ${maxSeats} players, not ${bots.length}`);
  return {
    edition: edition.id,
    options: { ...defaultOptions(edition), ...readOptions(given.option, edition) },
    bots,
    games: readGames(given),
    seed: given.seed ?? randomBytes(8).toString('hex'),
    rotate: given.rotate === true,
    ms: readMs(given),
    record: given.record !== undefined,
    ...(given.threads === undefined ? {} : { threads: readThreads(given.threads) }),
  };
}

export const readGames = ({ games = '100' }: Pick<GivenMatch, 'games'>): number =>
  wholeNumber(games, '--games', maxGames);
export const readMs = ({ ms }: Pick<GivenMatch, 'ms'>): number => wholeNumber(ms, '--ms', maxDecisionMs);
export const readThreads = (threads: string): number => wholeNumber(threads, '--threads', maxThreads);

export function wholeNumber(text: string, flag: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > max)
    throw new UsageError(`${flag} takes a whole number from 1 to ${max}, not "${text}"`);
  return value;
}

/** Why no table can be opened for this match, or null. */
export function problemOf({ edition: id, options, bots }: MatchSpec): Problem | null {
  const edition = editionById(id)!;
  const { suspects } = edition.cards(options);
  const players = suspects.slice(0, bots.length).map((suspect) => ({ suspect }));
  const opened = openGame(edition, { players, options }, seededChance('00'.repeat(32)));
  return opened.ok ? null : opened.problem;
}
