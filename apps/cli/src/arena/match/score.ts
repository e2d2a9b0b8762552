/** Adds up the games of a match. */
import { type BotScore, type Share, scoreOf } from '@casefile/bots/arena/score';
import type { PairingOutcome } from './run.ts';
import type { MatchSpec } from './spec.ts';

export interface MatchScore {
  readonly games: number;
  readonly noWinner: number;
  readonly bots: readonly BotScore[];
}

/** One entry for each bot named; the seats of the same bot are added up. */
export function scoreMatch(spec: MatchSpec, outcomes: readonly PairingOutcome[]): MatchScore {
  const names = [...new Set(spec.bots)];
  return {
    games: outcomes.length,
    noWinner: outcomes.filter(({ played }) => played.winner === null).length,
    bots: names.map((name) => scoreOf(name, ...partOf(name, spec, outcomes))),
  };
}

function partOf(name: string, spec: MatchSpec, outcomes: readonly PairingOutcome[]): [Share[], number[]] {
  const ms: number[] = [];
  const shares = outcomes.map(({ pairing, played }): Share => {
    const own = pairing.seats.flatMap((bot, seat) => (spec.bots[bot] === name ? [seat] : []));
    for (const seat of own) for (const time of played.ms[seat]!) ms.push(time);
    const { winner } = played;
    const won = winner !== null && own.includes(winner);
    return {
      deal: pairing.deal,
      wins: won ? 1 : 0,
      turns: played.turns,
      suggestions: won ? played.suggestions[winner]! : null,
      faults: own.reduce((sum, seat) => sum + played.faults[seat]!, 0),
      accusedWrongly: own.some((seat) => played.accusedWrongly[seat]),
    };
  });
  return [shares, ms];
}
