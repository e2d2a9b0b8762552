export type Matrix = number[][];

/** The solutions of `matrix · x = side` for each of the sides; the matrix is symmetric and positive (Cholesky). */
export function solveAll(matrix: Matrix, sides: readonly (readonly number[])[]): Matrix {
  const lower = factor(matrix);
  return sides.map((side) => {
    const x = [...side];
    for (const [i, row] of lower.entries()) {
      for (let j = 0; j < i; j++) x[i]! -= row[j]! * x[j]!;
      x[i]! /= row[i]!;
    }
    for (let i = x.length - 1; i >= 0; i--) {
      for (let j = i + 1; j < x.length; j++) x[i]! -= lower[j]![i]! * x[j]!;
      x[i]! /= lower[i]![i]!;
    }
    return x;
  });
}

function factor(matrix: Matrix): Matrix {
  const lower: Matrix = matrix.map((row) => row.map(() => 0));
  for (const [i, row] of matrix.entries())
    for (let j = 0; j <= i; j++) {
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(rest) : rest / lower[j]![j]!;
    }
  return lower;
}
