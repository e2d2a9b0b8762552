/** A bar on the terminal for work that takes longer than two seconds; nothing when piped. */
export interface Progress {
  /** Reports that `done` of `total` are finished. */
  step(done: number): void;
  /** Clears the bar. */
  end(): void;
}

const firstDrawMs = 2000;
const redrawMs = 100;
const cells = 30;

export function progress(
  what: string,
  total: number,
  stream: NodeJS.WriteStream = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  const began = now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    step(done) {
      const time = now();
      if (!stream.isTTY || time - began < firstDrawMs || time - drawn < redrawMs) return;
      drawn = time;
      const full = Math.floor((done / total) * cells);
      stream.write(`\r${what} ${'█'.repeat(full)}${'░'.repeat(cells - full)} ${done}/${total}`);
    },
    end() {
      if (drawn > 0) stream.write('\r\u001b[K');
    },
  };
}
