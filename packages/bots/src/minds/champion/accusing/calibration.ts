/** What a chance that was counted on a board has been worth, over 7,520 decisions at a table of six. */

/** Counted chances, and how often what they spoke of was in the envelope; in between by straight lines. */
const turnedOut: readonly (readonly [counted: number, right: number])[] = [
  [0, 0],
  [0.5, 0.5],
  [0.6, 0.53],
  [0.7, 0.61],
  [0.8, 0.82],
  [0.9, 0.97],
  [1, 1],
];

/** Chances of 60 to 70 in 100 were right in 56, those above 80 in 94 and more. */
export function calibrated(counted: number): number {
  const above = Math.max(
    1,
    turnedOut.findIndex(([upTo]) => counted <= upTo),
  );
  const [from, least] = turnedOut[above - 1]!;
  const [to, most] = turnedOut[above]!;
  return least + ((most - least) * (counted - from)) / (to - from);
}
