import { type Benchmark, type BenchResult, runBenchmark } from '../../bench/benchmark.ts';
import { columns } from '../../text/layout.ts';
import { progress } from '../../text/progress.ts';
import { bold, style } from '../../text/style.ts';
import { done, failed, notOneOf } from '../../usage.ts';

/** Each group of benchmarks, loaded when it is needed. */
const groups: Readonly<Record<string, (isOnPostgres: boolean) => Promise<Benchmark[]>>> = {
  engine: async () => (await import('../../bench/engine.ts')).engineBenchmarks(),
  deduction: async () => (await import('../../bench/deduction.ts')).deductionBenchmarks(),
  analysis: async () => (await import('../../bench/analysis.ts')).analysisBenchmarks(),
  training: async () => (await import('../../bench/training.ts')).trainingBenchmarks(),
  bots: async () => (await import('../../bench/bots.ts')).botBenchmarks(),
  store: async () => (await import('../../bench/store.ts')).storeBenchmarks(),
  server: async (isOnPostgres) => (await import('../../bench/server.ts')).serverBenchmarks(isOnPostgres),
};

export async function benchCommand(
  names: readonly string[],
  options: { list?: true; json?: true; postgres?: true },
): Promise<number> {
  const chosen = choose(await allBenchmarks(options.postgres === true), names);
  if (options.list) {
    const listed = chosen.map(({ name }) => name);
    console.log(options.json ? JSON.stringify({ benchmarks: listed }) : listed.join('\n'));
    return done;
  }
  const results = await runAll(chosen);
  if (options.json) console.log(JSON.stringify({ results }, null, 2));
  else for (const text of table(results)) console.log(text);
  return results.every(({ ok }) => ok) ? done : failed;
}

async function allBenchmarks(isOnPostgres: boolean): Promise<Benchmark[]> {
  return (await Promise.all(Object.values(groups).map((load) => load(isOnPostgres)))).flat();
}

function choose(all: readonly Benchmark[], names: readonly string[]): readonly Benchmark[] {
  if (names.length === 0) return all;
  const fits = (benchmark: Benchmark, name: string): boolean =>
    benchmark.name === name || benchmark.name.startsWith(`${name}/`);
  for (const name of names)
    if (!all.some((benchmark) => fits(benchmark, name)))
      throw notOneOf('benchmark', name, [...Object.keys(groups), ...all.map((each) => each.name)]);
  return all.filter((benchmark) => names.some((name) => fits(benchmark, name)));
}

async function runAll(benchmarks: readonly Benchmark[]): Promise<BenchResult[]> {
  const bar = progress('benchmarks', benchmarks.length);
  const results: BenchResult[] = [];
  for (const benchmark of benchmarks) {
    bar.step(results.length);
    results.push(await runBenchmark(benchmark));
  }
  bar.end();
  return results;
}

const round = (value: number): string =>
  value < 100 ? String(Number(value.toPrecision(3))) : Math.round(value).toLocaleString('en');

function table(results: readonly BenchResult[]): string[] {
  const rows = results.map(({ name, value, unit, baseline, ratio, goal, ok }) => [
    bold(name),
    `${round(value)} ${unit}`,
    ratio === null ? '' : `${round(ratio)} × ${baseline}`,
    goal === null ? '' : `goal ${round(goal)}`,
    ok ? style('green', 'ok') : style('red', 'MISSED'),
  ]);
  return columns(rows);
}
