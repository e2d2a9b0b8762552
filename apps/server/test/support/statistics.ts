/** Statistical comparison of two samples. */

export const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, each) => sum + each, 0) / list.length;

/** The quantile of a list. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)]!;
}

/** The p-value of the two-sample Kolmogorov–Smirnov test. */
export function sameKind(one: readonly number[], other: readonly number[]): number {
  const all = [...new Set([...one, ...other])].sort((a, b) => a - b);
  const [a, b] = [one, other].map((list) => [...list].sort((x, y) => x - y)) as [number[], number[]];
  let [i, j, most] = [0, 0, 0];
  for (const value of all) {
    while (i < a.length && a[i]! <= value) i++;
    while (j < b.length && b[j]! <= value) j++;
    most = Math.max(most, Math.abs(i / a.length - j / b.length));
  }
  const weight = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (weight + 0.12 + 0.11 / weight) * most;
  if (lambda < 0.2) return 1;
  let [sum, sign] = [0, 1];
  for (let k = 1; k <= 100; k++, sign = -sign) sum += sign * Math.exp(-2 * k * k * lambda * lambda);
  return Math.max(0, Math.min(1, 2 * sum));
}
