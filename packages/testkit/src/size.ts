/** The size of a test run: quick by default, full with CASEFILE_LONG=1. */
export const isLong = process.env.CASEFILE_LONG === '1';

export const size = (quick: number, full: number): number => (isLong ? full : quick);

/** For tests at full size, which take long on a busy machine. */
export const longTimeoutMs = 4 * 3_600_000;
