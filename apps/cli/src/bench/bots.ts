import type { Benchmark } from './benchmark.ts';
import { arenaBenchmarks } from './bots/arena.ts';
import { championBenchmarks } from './bots/champion.ts';

export function botBenchmarks(): Benchmark[] {
  return [...arenaBenchmarks(), ...championBenchmarks()];
}
