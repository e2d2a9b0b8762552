/** Connections to PostgreSQL: once one of them has not answered, none of the others is used again. */
import pg from 'pg';
import { isCut } from './problems.ts';

/** Waits so long for a connection, a new one or one that comes free. */
const connectTimeoutMs = 3000;

/**
 * A firewall that forgets, or a database that moved, leaves every connection dead without a word. Found out one by one, each
 * of eight would cost somebody four seconds.
 */
export class Pool {
  readonly #pool: pg.Pool;
  /** In the order in which they were made. */
  readonly #numbers = new WeakMap<pg.PoolClient, number>();
  #made = 0;
  /** Up to this one none is trusted. */
  #distrusted = 0;

  constructor(config: pg.ClientConfig, max: number) {
    this.#pool = new pg.Pool({
      ...config,
      max,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      // So would one that breaks while it is used: who uses it hears of it by what they asked.
      client.on('error', () => {});
      this.#numbers.set(client, ++this.#made);
    });
  }

  /** Does something with a connection, which is given back where it went well, and thrown away where it did not. */
  async use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.take();
    try {
      const value = await work(client);
      client.release();
      return value;
    } catch (error) {
      this.discard(client, error);
      throw error;
    }
  }

  /** To be released, or discarded. */
  async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (this.#numbers.get(client)! > this.#distrusted) return client;
      client.release(true);
    }
  }

  /** Not rolled back or asked again: it may be broken, and where its connection is, so may all others be. */
  discard(client: pg.PoolClient, error: unknown): void {
    client.release(true);
    if (isCut(error)) this.#distrusted = this.#made;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
