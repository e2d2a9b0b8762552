/** What a counted chance has been worth, over 7,100 decisions at mixed tables of three to six. */

/** Counted chances, and how often what they spoke of was in the envelope; in between by straight lines. */
const turnedOut: readonly (readonly [counted: number, right: number])[] = [
  [0, 0],
  [0.46, 0.46],
  [0.55, 0.515],
  [0.65, 0.62],
  [0.75, 0.68],
  [0.85, 0.79],
  [0.97, 0.955],
  [1, 1],
];

/** Chances of 50 to 60 in 100 were right in 50, those of 70 to 90 in 70: names seem to tell a little more than they do. */
export function calibrated(counted: number): number {
  const above = Math.max(
    1,
    turnedOut.findIndex(([upTo]) => counted <= upTo),
  );
  const [from, least] = turnedOut[above - 1]!;
  const [to, most] = turnedOut[above]!;
  return least + ((most - least) * (counted - from)) / (to - from);
}
