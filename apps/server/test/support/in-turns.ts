/** Runs a task `count` times, at most `atOnce` of them concurrently. */
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
