/** Connections to PostgreSQL: once one of them has not answered, none of the others is used again. */
import pg from 'pg';
import { isCut } from './problems.ts';

/** How long to wait for a connection, new or released by others. */
const connectTimeoutMs = 3000;

/**
 * A firewall that drops its state, or a database that moved, leaves every connection silently dead. Discovered one by
 * one, each of eight would cost some caller four seconds.
 */
export class Pool {
  readonly #pool: pg.Pool;
  /** Numbered in the order in which they were opened. */
  readonly #numbers = new WeakMap<pg.PoolClient, number>();
  #made = 0;
  /** No connection up to this number is trusted. */
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
      // So would one that breaks in use; its user learns of it from the failed query.
      client.on('error', () => {});
      this.#numbers.set(client, ++this.#made);
    });
  }

  /** Runs a task on a connection, which is released when the task succeeds and discarded when it fails. */
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

  /** No rollback and no retry: this connection may be broken, and then all others may be too. */
  discard(client: pg.PoolClient, error: unknown): void {
    client.release(true);
    if (isCut(error)) this.#distrusted = this.#made;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
