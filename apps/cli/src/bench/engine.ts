import type { Benchmark } from './benchmark.ts';
import { movementBenchmarks } from './engine/movement.ts';
import { positionBenchmarks } from './engine/positions.ts';
import { sizeBenchmarks } from './engine/size.ts';
import { stepBenchmarks } from './engine/steps.ts';

export function engineBenchmarks(): Benchmark[] {
  return [...stepBenchmarks, ...positionBenchmarks, ...movementBenchmarks, ...sizeBenchmarks];
}
