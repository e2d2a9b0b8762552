/** The campaign: the champion against a table of each single other bot, line by line. */

import { pairings } from '@casefile/bots/arena/match';
import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import { playMatch } from '../arena/match/match.ts';
import type { PairingOutcome } from '../arena/match/run.ts';
import { scoreMatch } from '../arena/match/score.ts';
import type { MatchSpec } from '../arena/match/spec.ts';
import type { Threads } from '../arena/match/threads.ts';
import { notOneOf } from '../usage.ts';

/** The settings of a line; the same settings give the same games. */
export interface CampaignLine {
  readonly edition: string;
  readonly seats: number;
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly seed: string;
  /** The fingerprint of the bots' sources when it was played. */
  readonly sources: string;
}

export interface LineResult extends CampaignLine {
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly noWinner: number;
  readonly turns: number;
  readonly faults: number;
  /** The share of games in which the bot accused wrongly; missing in older results. */
  readonly wrong?: number;
  readonly msMedian: number;
  readonly msP99: number;
  readonly seconds: number;
}

export const editions = ['clue-2002', 'speed'];
const seatCounts = [3, 4, 5, 6];
export const champion = 'champion';
/** A table of different bots; with fewer seats the first of them. */
const mixed = 'mixed';
const mixedTable = ['fewest-owners', 'worst-case', 'filler', 'filler-clause', 'cross-off'];
const others = [
  'random', 'cross-off', 'clauses', 'worst-case', 'fewest-owners', 'most-likely', 'entropy',
  'filler', 'filler-clause', 'people', mixed,
]; // biome-ignore format: a list
const ms = 2000;

export interface WantedLines {
  /** The bot that is measured. */
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly sources: string;
  /** Editions, numbers of seats and bots to play, separated by commas; a kind that is not named is not restricted. */
  readonly only: string;
}

/** The lines of the campaign, each rounded up to whole deals. */
export function linesOf({ bot, games, seed, sources, only }: WantedLines): CampaignLine[] {
  const words = only
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const kinds = [editions, seatCounts.map(String), others];
  for (const word of words)
    if (!kinds.some((kind) => kind.includes(word)))
      throw notOneOf('line', word, kinds.flat(), ' of the campaign');
  const [inEditions, withSeats, againstBots] = kinds.map((kind) => {
    const named = kind.filter((each) => words.includes(each));
    return named.length > 0 ? named : kind;
  });
  return inEditions!.flatMap((edition) =>
    withSeats!.map(Number).flatMap((seats) =>
      againstBots!.map((against) => {
        const whole = pairings(seats, games, true).length;
        return { edition, seats, bot, against, games: whole, seed, sources };
      }),
    ),
  );
}

/** The settings of a line without its result, as a key. */
export const settingsOf = ({ edition, seats, bot, against, games, seed, sources }: CampaignLine): string =>
  JSON.stringify([edition, seats, bot, against, games, seed, sources]);

function specOf({ edition, seats, bot, against, games, seed }: CampaignLine): MatchSpec {
  return {
    edition,
    options: defaultOptions(editionById(edition)!),
    bots: [
      bot,
      ...(against === mixed ? mixedTable.slice(0, seats - 1) : Array<string>(seats - 1).fill(against)),
    ],
    games,
    seed,
    rotate: true,
    ms,
    record: false,
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export async function playLine(
  line: CampaignLine,
  threads: Threads,
  onGame: (played: number) => void,
): Promise<LineResult> {
  const spec = specOf(line);
  const outcomes: PairingOutcome[] = [];
  const began = performance.now();
  await playMatch(spec, threads, {
    onGame: (outcome) => onGame(outcomes.push(outcome)),
    onFault: (bot, game, why) => console.error(`casefile: ${bot}, game ${game}: ${why}`),
  });
  const { noWinner, bots } = scoreMatch(spec, outcomes);
  const { wins, share, low, high, turns, faults, wrong, msMedian, msP99 } = bots[0]!;
  return {
    ...line,
    wins,
    share: round(share, 4),
    low: round(low, 4),
    high: round(high, 4),
    noWinner,
    turns: round(turns, 2),
    faults,
    wrong: round(wrong, 4),
    msMedian: round(msMedian, 3),
    msP99: round(msP99, 3),
    seconds: round((performance.now() - began) / 1000, 1),
  };
}

/** The share of wins of a bot that is as strong as the others. */
export const fairShare = ({ seats }: CampaignLine): number => 1 / seats;

export function verdictOf(result: LineResult): 'stronger' | 'weaker' | 'not told apart' {
  const fair = fairShare(result);
  return result.low > fair ? 'stronger' : result.high < fair ? 'weaker' : 'not told apart';
}
