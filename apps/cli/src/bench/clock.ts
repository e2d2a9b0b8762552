/** Processor time rather than wall time: other load on the machine must not decide a benchmark. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

const samples = 9;
/** Warm-up rounds before the first sample, so that compilation is not measured. */
const warmUp = 6;

const warmed = (...measures: (() => number)[]): void => {
  for (let round = 0; round < warmUp; round++) for (const measure of measures) measure();
};

/** The medians of two rates, measured in turns, so that other load affects both alike. */
export function compare(ours: () => number, theirs: () => number): { value: number; ratio: number } {
  warmed(ours, theirs);
  const pairs = Array.from({ length: samples }, () => [ours(), theirs()] as const);
  const value = median(pairs.map(([own]) => own));
  return { value, ratio: value / median(pairs.map(([, other]) => other)) };
}

/** The median of a single rate. */
export function rate(ours: () => number): number {
  warmed(ours);
  return median(Array.from({ length: samples }, ours));
}
