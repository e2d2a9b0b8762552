import type { View } from '@casefile/engine';

/** With this many clocks out, the next card drawn may kill. */
const lastClock = 7;

export const mayDraw = ({ clocks }: View): boolean => (clocks ?? 0) < lastClock;
