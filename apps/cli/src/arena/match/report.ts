/** The result of a match, for people and for programs. */
import { columns } from '../../text/layout.ts';
import { bold, dim } from '../../text/style.ts';
import type { MatchScore } from './score.ts';
import type { MatchSpec } from './spec.ts';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export function jsonOf({ games, noWinner, bots }: MatchScore, seconds: number): unknown {
  return {
    games,
    seconds: round(seconds, 2),
    seats: bots.map(({ bot, wins, share, low, high, turns, wrong, msMedian, msP99, faults }) => ({
      bot,
      wins,
      share: round(share, 4),
      low: round(low, 4),
      high: round(high, 4),
      turns: round(turns, 2),
      wrong: round(wrong, 4),
      msMedian: round(msMedian, 3),
      msP99: round(msP99, 3),
      faults,
    })),
    noWinner,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function tableOf(spec: MatchSpec, { games, noWinner, bots }: MatchScore, seconds: number): string[] {
  const head = [
    'bot',
    'wins',
    'share',
    '95 %',
    'turns',
    'suggestions',
    'wrong',
    'ms median',
    'ms p99',
    'faults',
  ];
  const rows = bots.map((each) => [
    bold(each.bot),
    `${each.wins}`,
    percent(each.share),
    `${percent(each.low)} – ${percent(each.high)}`,
    each.turns.toFixed(1),
    each.suggestions?.toFixed(1) ?? '–',
    percent(each.wrong),
    each.msMedian.toFixed(2),
    each.msP99.toFixed(2),
    `${each.faults}`,
  ]);
  const nobody = noWinner === 0 ? '' : `, ${noWinner} without a winner`;
  const what = `${games} games of ${spec.edition}${nobody}, ${seconds.toFixed(1)} s, seed ${spec.seed}`;
  return [...columns([head.map(dim), ...rows]), dim(what)];
}
