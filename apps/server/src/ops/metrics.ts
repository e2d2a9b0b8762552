/** Counters, gauges and times for Prometheus. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The counters and their descriptions; `kind` is the label. */
const counters = {
  sockets_opened: 'sockets opened',
  sockets_refused: 'sockets refused, by status',
  frames_refused: 'messages refused, by reason',
  commands: 'commands, by how they ended',
  requests: 'requests, by method and status',
  requests_limited: 'requests over a limit, by route',
  bot_streams: 'streams opened for programs',
} as const;
const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type CounterName = keyof typeof counters;

export class Metrics {
  /** A separate registry, because tests run several servers in one process. */
  readonly #registry = new Registry();
  readonly #counters = new Map<CounterName, Counter<'kind'>>();
  readonly #commandSeconds: Histogram;

  constructor() {
    const registers = [this.#registry];
    for (const [name, help] of Object.entries(counters) as [CounterName, string][])
      this.#counters.set(
        name,
        new Counter({ name: `casefile_${name}`, help, labelNames: ['kind'], registers }),
      );
    this.#commandSeconds = new Histogram({
      name: 'casefile_command_seconds',
      help: 'time from a command to its answer',
      buckets: bucketSeconds,
      registers,
    });
  }

  count(name: CounterName, kind?: string): void {
    const counter = this.#counters.get(name)!;
    if (kind === undefined) counter.inc();
    else counter.inc({ kind });
  }

  /** Read on demand. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `casefile_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  commandTook(seconds: number): void {
    this.#commandSeconds.observe(seconds);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
