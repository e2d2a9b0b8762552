/** Open sockets and streams, and their end when a token is revoked. */
import type { ServerFrame } from '@casefile/protocol';
import type { Store, TokenRow } from '../store/store.ts';

export type Bye = Extract<ServerFrame, { t: 'bye' }>['why'];

export interface Connection {
  readonly table: string;
  readonly person: string;
  readonly isWatching: boolean;
  /** The hash of its token. */
  readonly hash: string;
  readonly kind: 'seat' | 'host' | 'watch' | 'bot';
  bye(why: Bye): void;
}

export interface ConnectionParts {
  readonly store: Pick<Store, 'tokensOf' | 'changeTokens'>;
  /** Why a person without a token is no longer at the table, by its log; null if unknown. */
  readonly whyGone: (table: string, person: string) => Promise<'left' | 'kicked' | null>;
  readonly now: () => number;
}

export class Connections {
  readonly #parts: ConnectionParts;
  readonly #tables = new Map<string, Set<Connection>>();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  add(connection: Connection): void {
    const here = this.#tables.get(connection.table);
    if (here === undefined) this.#tables.set(connection.table, new Set([connection]));
    else here.add(connection);
  }
  remove(connection: Connection): void {
    const here = this.#tables.get(connection.table);
    here?.delete(connection);
    if (here?.size === 0) this.#tables.delete(connection.table);
  }

  at(table: string): readonly Connection[] {
    return [...(this.#tables.get(table) ?? [])];
  }
  watching(table: string): number {
    return this.at(table).filter(({ isWatching }) => isWatching).length;
  }

  /** Ends connections of these tokens. */
  end(table: string, hashes: readonly string[], why: Bye): void {
    for (const connection of this.at(table)) if (hashes.includes(connection.hash)) connection.bye(why);
  }
  endAll(why: Bye): void {
    for (const table of [...this.#tables.keys()])
      for (const connection of this.at(table)) connection.bye(why);
  }

  /** Checks tokens that another process may have revoked, or that have expired. */
  async recheck(): Promise<void> {
    for (const table of [...this.#tables.keys()]) await this.recheckAt(table);
  }

  async recheckAt(table: string): Promise<void> {
    if (!this.#tables.has(table)) return;
    const { store, now } = this.#parts;
    const rows = await store.tokensOf(table);
    const isOver = ({ expires }: TokenRow): boolean => expires !== null && expires <= now();
    const good = rows.filter((row) => !isOver(row));
    for (const connection of this.at(table))
      if (!good.some(({ hash }) => hash === connection.hash))
        connection.bye(await this.#whyEnded(connection, good));
    // Unused tickets would stay forever.
    const old = rows.filter(isOver).map(({ hash }) => hash);
    if (old.length > 0) await store.changeTokens([], old);
  }

  /** Another device took the seat, or its person left the table. */
  async #whyEnded({ table, person, kind }: Connection, good: readonly TokenRow[]): Promise<Bye> {
    if (kind === 'watch') return 'denied';
    if (good.some((row) => row.person === person && row.kind === kind)) return 'taken-over';
    return (await this.#parts.whyGone(table, person)) ?? 'denied';
  }
}
