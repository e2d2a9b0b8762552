/** Who is connected here, by sockets and by streams; and what ends when a token does. */
import type { ServerFrame } from '@casefile/protocol';
import type { Store, TokenRow } from '../store/store.ts';

export type Bye = Extract<ServerFrame, { t: 'bye' }>['why'];

export interface Guest {
  readonly table: string;
  readonly person: string;
  readonly isWatching: boolean;
  /** Of the token it came in by. */
  readonly hash: string;
  bye(why: Bye): void;
}

export class Guests {
  readonly #store: Pick<Store, 'tokensOf' | 'changeTokens'>;
  readonly #now: () => number;
  readonly #tables = new Map<string, Set<Guest>>();

  constructor(store: Pick<Store, 'tokensOf' | 'changeTokens'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  add(guest: Guest): void {
    const here = this.#tables.get(guest.table);
    if (here === undefined) this.#tables.set(guest.table, new Set([guest]));
    else here.add(guest);
  }
  remove(guest: Guest): void {
    const here = this.#tables.get(guest.table);
    here?.delete(guest);
    if (here?.size === 0) this.#tables.delete(guest.table);
  }

  at(table: string): readonly Guest[] {
    return [...(this.#tables.get(table) ?? [])];
  }
  watching(table: string): number {
    return this.at(table).filter(({ isWatching }) => isWatching).length;
  }

  /** Ends what came in by these tokens. */
  end(table: string, hashes: readonly string[], why: Bye): void {
    for (const guest of this.at(table)) if (hashes.includes(guest.hash)) guest.bye(why);
  }
  endAll(why: Bye): void {
    for (const table of [...this.#tables.keys()]) for (const guest of this.at(table)) guest.bye(why);
  }

  /** A token may have been revoked by another process, or be over by now. */
  async recheck(): Promise<void> {
    for (const table of [...this.#tables.keys()]) {
      const rows = await this.#store.tokensOf(table);
      const now = this.#now();
      const isOver = ({ expires }: TokenRow): boolean => expires !== null && expires <= now;
      const good = new Set(rows.filter((row) => !isOver(row)).map(({ hash }) => hash));
      for (const guest of this.at(table)) if (!good.has(guest.hash)) guest.bye('denied');
      // Tickets that nobody used would stay for ever.
      const old = rows.filter(isOver).map(({ hash }) => hash);
      if (old.length > 0) await this.#store.changeTokens([], old);
    }
  }
}
