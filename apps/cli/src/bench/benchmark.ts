/** A benchmark measures itself and, where it can, a named baseline in the same run. */
export interface Benchmark {
  /** `group/name` */
  readonly name: string;
  readonly unit: string;
  readonly baseline?: string;
  /** The goal for the ratio; for the value if there is no baseline or `judged` says so. */
  readonly goal?: number;
  readonly judged?: 'value';
  /** With `less`, the goal is a maximum. */
  readonly better?: 'more' | 'less';
  readonly measure: () => Promise<Measured> | Measured;
}
export interface Measured {
  readonly value: number;
  /** Our value over the baseline's. */
  readonly ratio?: number;
}

export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: string | null;
  readonly ratio: number | null;
  readonly goal: number | null;
  readonly ok: boolean;
}

export async function runBenchmark(benchmark: Benchmark): Promise<BenchResult> {
  const { name, unit, baseline = null, goal = null, better = 'more', judged: which } = benchmark;
  const { value, ratio = null } = await benchmark.measure();
  const judged = which === 'value' ? value : (ratio ?? value);
  const ok = goal === null || (better === 'more' ? judged >= goal : judged <= goal);
  return { name, value, unit, baseline, ratio, goal, ok };
}
