/** Quick with every change; the whole figure with CASEFILE_LONG=1. */
export const size = (quick: number, whole: number): number =>
  process.env.CASEFILE_LONG === '1' ? whole : quick;

/** The whole figure takes its time, more so on a busy machine. */
export const longTimeoutMs = 4 * 3_600_000;
