/** The address charged for a table's bots: its opener's, or after a restart that of its first visitor. In memory only. */

/** The maximum number of tables; the oldest are forgotten first. */
const maxTables = 50_000;

export class TableOpeners {
  readonly #addresses = new Map<string, string>();

  note(table: string, address: string): void {
    if (this.#addresses.has(table)) return;
    this.#addresses.set(table, address);
    if (this.#addresses.size > maxTables) this.#addresses.delete(this.#addresses.keys().next().value!);
  }

  /** An unknown table counts as its own address. */
  of(table: string): string {
    return this.#addresses.get(table) ?? `table ${table}`;
  }
}
