/** Outages: times in which nothing could be stored. They are recorded before any decision, and charged to nobody. */
import { minSilenceMs, type Silence } from '../store/store.ts';
import { stamped } from '../table/table.ts';
import { headOf, type LiveTable } from './live.ts';
import type { Ports } from './ports.ts';

/** The holder name of the shared heartbeat. */
export const anyProcess = 'any';
/** More than occur in the life of a process; older ones are in the logs. */
const maxKept = 100;

export class Outages {
  readonly #ports: Pick<Ports, 'store' | 'clock'>;
  #known: Silence[] = [];
  /** The number of outages no longer kept. */
  #dropped = 0;
  /** The last stored heartbeat; null before the first one. */
  #soundAt: number | null = null;
  #asking: Promise<void> | null = null;
  /** Called when another outage is found. */
  onNew: () => void = () => {};

  constructor(ports: Pick<Ports, 'store' | 'clock'>) {
    this.#ports = ports;
  }

  /** The number of outages so far. */
  get count(): number {
    return this.#dropped + this.#known.length;
  }

  add(outages: readonly Silence[]): void {
    if (outages.length === 0) return;
    this.#known.push(...outages);
    while (this.#known.length > maxKept) {
      this.#known.shift();
      this.#dropped++;
    }
    this.onNew();
  }

  /** Resolves when the store answers; rejects while it does not. */
  async check(): Promise<void> {
    const { clock } = this.#ports;
    if (this.#soundAt !== null && clock.now() - this.#soundAt >= minSilenceMs) await this.beat();
  }

  /** Sends a heartbeat, and detects an outage where the last one is long ago. */
  beat(): Promise<void> {
    this.#asking ??= this.#beat().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #beat(): Promise<void> {
    const { store, clock } = this.#ports;
    // The time of the request: a frozen database may execute it much later.
    const now = clock.now();
    await store.beat(anyProcess, now);
    const before = this.#soundAt;
    if (before !== null && now - before >= minSilenceMs) this.add(await store.silences(anyProcess, before));
    this.#soundAt = now;
  }

  /** Writes new outages into the table's log, inside a job of the table. Returns the number it has seen. */
  async charge(live: LiveTable, seen: number): Promise<number> {
    const { count } = this;
    for (const { from: last, until } of this.#known.slice(Math.max(0, seen - this.#dropped)))
      await live.write((table) => {
        const { phase, at } = table.state;
        const from = Math.max(last, at);
        const isTimed = phase !== 'over' && headOf(table).wake !== null;
        return isTimed && until - from >= minSilenceMs ? stamped(table, until, [{ is: 'outage', from }]) : [];
      });
    return count;
  }
}
