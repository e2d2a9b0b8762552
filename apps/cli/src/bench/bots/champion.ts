/** How long the champion thinks at a decision with a choice: at tables with and without a board, few seats and many. */
import { infoOf, makeBot } from '@casefile/bots';
import { seedFrom } from '@casefile/bots/arena/match';
import { ArenaTable } from '@casefile/bots/arena/table';
import { editionById } from '@casefile/editions';
import { type Action, countActions, type Form, type View } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import type { Benchmark } from '../benchmark.ts';
import { median, percentile } from '../clock.ts';

interface TimedTable {
  readonly name: string;
  readonly edition: string;
  /** Who sits with the champion. */
  readonly others: readonly string[];
}

const champion = 'champion';
const among = (edition: string, other: string, count: number): TimedTable => ({
  name: `${edition}-${count + 1}-${other}`,
  edition,
  others: Array<string>(count).fill(other),
});
const mixed = (edition: string): TimedTable => ({
  name: `${edition}-6-mixed`,
  edition,
  others: ['fewest-owners', 'worst-case', 'filler', 'filler-clause', 'cross-off'],
});
/** Good listeners soon leave it few deals; among poor listeners, and without a board, it has more to weigh. */
const tables: readonly TimedTable[] = [
  among('clue-2002', champion, 5),
  mixed('clue-2002'),
  among('clue-2002', 'fewest-owners', 4),
  among('clue-2002', 'filler', 2),
  mixed('speed'),
  among('speed', 'most-likely', 3),
  among('speed', 'entropy', 2),
  among('speed', 'random', 2),
];

const warmUp = 3;
const games = 12;
const hint = { ms: 2000 };
const maxTurns = 300;

interface Thought {
  readonly champion: number[];
  readonly random: number[];
}

/** The processor time of the whole process in milliseconds: that of a single thread is too coarse. */
function timed(decide: () => Action): { action: Action; ms: number } {
  const before = process.cpuUsage();
  const action = decide();
  const { user, system } = process.cpuUsage(before);
  return { action, ms: (user + system) / 1000 };
}

const isChoice = (legal: readonly Form[]): boolean =>
  legal.reduce((sum, form) => sum + countActions(form), 0) > 1;

/** The time of each decision of the champion, and of the random bot for the same decision. */
function think({ edition: id, others }: TimedTable): Thought {
  const edition = editionById(id)!;
  const options = defaultOptions(edition);
  const seats = others.length + 1;
  const suspects = edition.cards(options).suspects.slice(0, seats);
  const thought: Thought = { champion: [], random: [] };
  for (let game = 0; game < warmUp + games; game++) {
    const seed = seedFrom(`bench ${game}`);
    const table = ArenaTable.mustOpen({ edition, options, suspects, seed });
    const info = infoOf(edition, table.options);
    const ids = [champion, ...others];
    const seated = suspects.map((_, seat) => ids[(seat + game) % seats]!);
    const bots = suspects.map((suspect, seat) => makeBot(seated[seat]!, `${seed} ${suspect}`, info));
    const random = makeBot('random', seed, info);
    for (let asked = table.question(); asked !== null; asked = table.question()) {
      if (table.turnNumber > maxTurns) break;
      const { seat, view, legal }: { seat: number; view: View; legal: readonly Form[] } = asked;
      const { action, ms } = timed(() => bots[seat]!.decide(view, legal, hint));
      if (game >= warmUp && seated[seat] === champion && isChoice(legal)) {
        thought.champion.push(ms);
        thought.random.push(timed(() => random.decide(view, legal, hint)).ms);
      }
      table.act(seat, action);
    }
  }
  return thought;
}

function benchmarksOf(table: TimedTable): Benchmark[] {
  let thought: Thought | undefined;
  const measured = (): Thought => {
    thought ??= think(table);
    return thought;
  };
  const benchmark = (name: string, goal: number, of: (times: readonly number[]) => number): Benchmark => ({
    name: `bots/champion/${table.name}/${name}`,
    unit: 'ms a decision',
    baseline: 'random bot, same decisions',
    goal,
    judged: 'value',
    better: 'less',
    measure() {
      const { champion, random } = measured();
      return { value: of(champion), ratio: of(champion) / of(random) };
    },
  });
  return [benchmark('median', 15, median), benchmark('p99', 150, (times) => percentile(times, 0.99))];
}

export const championBenchmarks = (): Benchmark[] => tables.flatMap(benchmarksOf);
