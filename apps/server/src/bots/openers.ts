/** The address that a table's bots think for: of who opened it, or after a restart of who came to it first. Kept in memory only. */

/** So many are remembered; those noted longest ago go first. */
const maxTables = 50_000;

export class TableOpeners {
  readonly #addresses = new Map<string, string>();

  note(table: string, address: string): void {
    if (this.#addresses.has(table)) return;
    this.#addresses.set(table, address);
    if (this.#addresses.size > maxTables) this.#addresses.delete(this.#addresses.keys().next().value!);
  }

  /** A table of which nothing is known stands for itself. */
  of(table: string): string {
    return this.#addresses.get(table) ?? `table ${table}`;
  }
}
