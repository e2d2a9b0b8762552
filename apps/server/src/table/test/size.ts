/** Quick with every change; the whole figure with CASEFILE_LONG=1. */
export const size = (quick: number, whole: number): number =>
  process.env.CASEFILE_LONG === '1' ? whole : quick;
