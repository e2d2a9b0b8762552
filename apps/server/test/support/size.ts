/** Quick with every change; the whole figure with CASEFILE_LONG=1. */
export const size = (quick: number, whole: number): number =>
  process.env.CASEFILE_LONG === '1' ? whole : quick;

/** So many at a time. */
export async function inTurns(
  count: number,
  atOnce: number,
  does: (i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await does(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
}
