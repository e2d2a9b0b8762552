/** Binomial coefficients: exact while they fit a double, and to the last digit. */
const rows = 128;
const table = new Float64Array(rows * rows);
for (let n = 0; n < rows; n++) {
  table[n * rows] = 1;
  for (let k = 1; k <= n; k++)
    table[n * rows + k] = table[(n - 1) * rows + k - 1]! + table[(n - 1) * rows + k]!;
}

export const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : table[n * rows + k]!);

const exactRows: bigint[][] = [[1n]];
function exactChoose(n: number, k: number): bigint {
  for (let row = exactRows.length; row <= n; row++) {
    const above = exactRows[row - 1]!;
    exactRows.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0n) + (above[i] ?? 0n)));
  }
  return exactRows[n]![k] ?? 0n;
}

/** The number of ways to split cards into parts of these sizes. */
export function split(parts: readonly number[]): number {
  let left = 0;
  let ways = 1;
  for (const part of parts) {
    left += part;
    ways *= choose(left, part);
  }
  return ways;
}

export function exactSplit(parts: readonly number[]): bigint {
  let left = 0;
  let ways = 1n;
  for (const part of parts) {
    left += part;
    ways *= exactChoose(left, part);
  }
  return ways;
}
