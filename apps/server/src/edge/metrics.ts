/** Counters, gauges and times in the text format of Prometheus. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #times = new Map<string, { sum: number; count: number; readonly buckets: number[] }>();
  readonly #helps = new Map<string, string>();

  /** Says what it is about; a metric nobody described is a mistake. */
  describe(name: string, help: string): void {
    this.#helps.set(name, help);
  }
  count(name: string, label = '', by = 1): void {
    const key = label === '' ? name : `${name}{kind="${label}"}`;
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + by);
  }
  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }
  time(name: string, seconds: number): void {
    let times = this.#times.get(name);
    if (times === undefined) {
      times = { sum: 0, count: 0, buckets: borders.map(() => 0) };
      this.#times.set(name, times);
    }
    times.sum += seconds;
    times.count++;
    borders.forEach((border, i) => {
      if (seconds <= border) times.buckets[i]!++;
    });
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, type: string): void => {
      lines.push(
        `# HELP casefile_${name} ${this.#helps.get(name) ?? name}`,
        `# TYPE casefile_${name} ${type}`,
      );
    };
    const seen = new Set<string>();
    for (const [key, value] of [...this.#counters].sort()) {
      const name = key.split('{')[0]!;
      if (!seen.has(name)) head(name, 'counter');
      seen.add(name);
      lines.push(`casefile_${key} ${value}`);
    }
    for (const [name, read] of this.#gauges) {
      head(name, 'gauge');
      lines.push(`casefile_${name} ${read()}`);
    }
    for (const [name, { sum, count, buckets }] of this.#times) {
      head(name, 'histogram');
      for (const [i, below] of buckets.entries())
        lines.push(`casefile_${name}_bucket{le="${borders[i]}"} ${below}`);
      lines.push(
        `casefile_${name}_bucket{le="+Inf"} ${count}`,
        `casefile_${name}_sum ${sum}`,
        `casefile_${name}_count ${count}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}

const borders = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

export function describe(metrics: Metrics): void {
  metrics.describe('sockets', 'open sockets');
  metrics.describe('sockets_opened', 'sockets opened');
  metrics.describe('sockets_refused', 'sockets refused, by status');
  metrics.describe('frames_refused', 'messages refused, by why');
  metrics.describe('commands', 'commands, by how they ended');
  metrics.describe('command_seconds', 'time from a command to its answer');
  metrics.describe('requests', 'requests, by method and status');
  metrics.describe('requests_limited', 'requests over a limit, by route');
  metrics.describe('bot_streams', 'streams opened for programs');
}
