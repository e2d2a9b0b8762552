/** Times for which nothing could be stored: they are noticed before anything else is decided, and charged to nobody. */
import { minSilenceMs, type Silence } from '../store/store.ts';
import { stamped } from '../table/table.ts';
import { headOf, type LiveTable } from './live.ts';
import type { Ports } from './ports.ts';

/** The name under which every process notes that the server is alive. */
export const anyProcess = 'any';
/** More than happen while a process lives; older ones are in the logs. */
const maxKept = 100;

export class Outages {
  readonly #ports: Pick<Ports, 'store' | 'clock'>;
  #known: Silence[] = [];
  /** How many were known that are not kept any more. */
  #dropped = 0;
  /** The last sign of life that was stored; null before the first one. */
  #soundAt: number | null = null;
  #asking: Promise<void> | null = null;
  /** Called when there is one more. */
  onNew: () => void = () => {};

  constructor(ports: Pick<Ports, 'store' | 'clock'>) {
    this.#ports = ports;
  }

  /** How many there were; what a table has seen of them. */
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

  /** Resolves when the store is known to answer, and to have answered; rejects while it does not. */
  async check(): Promise<void> {
    const { clock } = this.#ports;
    if (this.#soundAt !== null && clock.now() - this.#soundAt >= minSilenceMs) await this.beat();
  }

  /** Gives a sign of life, and looks for how long nobody could where the last one is long ago. */
  beat(): Promise<void> {
    this.#asking ??= this.#beat().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #beat(): Promise<void> {
    const { store, clock } = this.#ports;
    // As it was when it was asked: a database that was frozen may do it much later.
    const now = clock.now();
    await store.beat(anyProcess, now);
    const before = this.#soundAt;
    if (before !== null && now - before >= minSilenceMs) this.add(await store.silences(anyProcess, before));
    this.#soundAt = now;
  }

  /** Writes those the table has not seen into its log; inside a job of the table. Returns how many it has seen now. */
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
