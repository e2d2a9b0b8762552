/** The number of games a second that the arena plays on two cores. */
import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import { playMatch } from '../../arena/match/match.ts';
import type { MatchSpec } from '../../arena/match/spec.ts';
import { Threads } from '../../arena/match/threads.ts';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../clock.ts';

const cores = 2;
const games = 100;
const rounds = 5;
const edition = editionById('speed')!;

const sixOf = (bot: string, round: number): MatchSpec => ({
  edition: edition.id,
  options: defaultOptions(edition),
  bots: Array<string>(6).fill(bot),
  games,
  seed: `bench ${round}`,
  rotate: false,
  ms: 2000,
  record: false,
});

/** The processor time of all threads divided by the cores: the wall time on an otherwise idle machine. */
async function gamesPerSecond(spec: MatchSpec, threads: Threads): Promise<number> {
  const before = process.cpuUsage();
  await playMatch(spec, threads, { onGame: () => {}, onFault: () => {} });
  const { user, system } = process.cpuUsage(before);
  return (games * cores * 1e6) / (user + system);
}

/** The first rounds only warm up. */
async function rates(...bots: readonly string[]): Promise<number[]> {
  const threads = new Threads(cores);
  const measured = bots.map((): number[] => []);
  for (let round = -1; round < rounds; round++)
    for (const [i, bot] of bots.entries()) {
      const rate = await gamesPerSecond(sixOf(bot, round), threads);
      if (round >= 0) measured[i]!.push(rate);
    }
  await threads.close();
  return measured.map(median);
}

export function arenaBenchmarks(): Benchmark[] {
  return [
    {
      name: 'bots/arena',
      unit: `games/s of six most-likely bots on ${cores} cores`,
      baseline: 'six random bots',
      goal: 40,
      judged: 'value',
      async measure() {
        const [ours, random] = await rates('most-likely', 'random');
        return { value: ours!, ratio: ours! / random! };
      },
    },
  ];
}
