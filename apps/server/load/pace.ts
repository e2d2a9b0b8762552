export interface LoadSize {
  readonly tables: number;
  /** Commands a second, over all tables. */
  readonly rate: number;
  readonly seconds: number;
}

/** Calls at an even rate, however long the answers take. */
export async function pace(
  { rate, seconds }: Pick<LoadSize, 'rate' | 'seconds'>,
  does: () => void,
): Promise<void> {
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    while (sent < due) {
      does();
      sent++;
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
