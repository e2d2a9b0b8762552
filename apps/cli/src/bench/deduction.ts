import type { Benchmark } from './benchmark.ts';
import { learningBenchmarks } from './deduction/learning.ts';
import { positionBenchmarks } from './deduction/positions.ts';
import { samplingBenchmarks } from './deduction/sampling.ts';

export function deductionBenchmarks(): Benchmark[] {
  return [...positionBenchmarks, ...samplingBenchmarks, ...learningBenchmarks];
}
