/** How long the champion thinks: six of them at the two-dice classic, where there is something to choose. */
import { infoOf, makeBot } from '@casefile/bots';
import { seedFrom } from '@casefile/bots/arena/match';
import { ArenaTable } from '@casefile/bots/arena/table';
import { editionById } from '@casefile/editions';
import { type Action, countActions, type Form, type View } from '@casefile/engine';
import type { Benchmark } from '../benchmark.ts';
import { median, percentile } from '../clock.ts';

const seats = 6;
const warmUp = 2;
const games = 8;
const hint = { ms: 2000 };
const maxTurns = 300;

interface Thought {
  readonly champion: number[];
  readonly random: number[];
}

/** Processor time in milliseconds, of the whole process: that of a single thread is only told in steps of some. */
function timed(decide: () => Action): { action: Action; ms: number } {
  const before = process.cpuUsage();
  const action = decide();
  const { user, system } = process.cpuUsage(before);
  return { action, ms: (user + system) / 1000 };
}

const isChoice = (legal: readonly Form[]): boolean =>
  legal.reduce((sum, form) => sum + countActions(form), 0) > 1;

/** Each decision of the champion, and what the random bot takes for the same one. */
function think(): Thought {
  const edition = editionById('clue-2002')!;
  const thought: Thought = { champion: [], random: [] };
  for (let game = -warmUp; game < games; game++) {
    const seed = seedFrom(`bench ${game}`);
    const suspects = edition.cards({}).suspects.slice(0, seats);
    const table = ArenaTable.mustOpen({ edition, options: {}, suspects, seed });
    const info = infoOf(edition, table.options);
    const champions = suspects.map((suspect) => makeBot('champion', `${seed} ${suspect}`, info));
    const random = makeBot('random', seed, info);
    for (let asked = table.question(); asked !== null; asked = table.question()) {
      if (table.turnNumber > maxTurns) break;
      const { seat, view, legal }: { seat: number; view: View; legal: readonly Form[] } = asked;
      const { action, ms } = timed(() => champions[seat]!.decide(view, legal, hint));
      const other = timed(() => random.decide(view, legal, hint));
      if (game >= 0 && isChoice(legal)) {
        thought.champion.push(ms);
        thought.random.push(other.ms);
      }
      table.act(seat, action);
    }
  }
  return thought;
}

export function championBenchmarks(): Benchmark[] {
  let thought: Thought | undefined;
  const measured = (): Thought => {
    thought ??= think();
    return thought;
  };
  const benchmark = (name: string, goal: number, of: (times: readonly number[]) => number): Benchmark => ({
    name: `bots/champion-${name}`,
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
