/** What this device does for a deal that nobody can choose: commits, notes what others committed to, opens when asked. */
import type { Command } from '@casefile/protocol/command';
import type { Entry } from '@casefile/protocol/entry';
import type { Session as Keys } from '@casefile/protocol/http';
import { freshNote, keepNote, noteOf } from './seeds.ts';

export class PartInDeal {
  readonly #keys: Keys;
  readonly #send: (command: Command) => void;
  /** What the table has of this person; null before they sit. */
  #commitment: string | null = null;
  #table = '';
  #isLobby = true;
  /** Everything that was there when this page came has been heard. */
  #isUpToDate = false;
  /** Asked for and not opened yet: what happened before this page came may have been answered already. */
  #owed: string | null = null;

  constructor(keys: Keys, send: (command: Command) => void) {
    this.#keys = keys;
    this.#send = send;
  }

  hear(entry: Entry): void {
    const { table, person, tokens } = this.#keys;
    if (tokens.seat === undefined) return;
    if (entry.is === 'opened') this.#table = entry.commitment;
    if (entry.is === 'sat' && entry.sitter.kind === 'person' && entry.sitter.person === person)
      this.#commitment = entry.sitter.commitment ?? this.#commitment;
    if (entry.is === 'committed' && entry.person === person) this.#commitment = entry.commitment;
    if (entry.is === 'settled' || entry.is === 'started' || entry.is === 'closed') this.#isLobby = false;
    if (entry.is === 'started' || entry.is === 'closed') this.#owed = null;
    if (entry.is === 'seeded' && entry.person === person) this.#owed = null;
    if (entry.is === 'settled') {
      const note = noteOf(table);
      if (note === null || !entry.commitments.some(({ commitment }) => commitment === note.commitment))
        return;
      keepNote(table, { ...note, table: note.table ?? this.#table, digest: note.digest ?? entry.digest });
      this.#owed = note.seed;
      if (this.#isUpToDate) this.#open();
    }
  }

  #open(): void {
    if (this.#owed !== null) this.#send({ do: 'open', seed: this.#owed });
    this.#owed = null;
  }

  /** In the lobby, when everything has come: another device may have sat down here, and it has the seed. */
  settleIn(): void {
    this.#isUpToDate = true;
    this.#open();
    const { table } = this.#keys;
    const note = noteOf(table);
    if (this.#commitment === null || !this.#isLobby) return;
    if (note?.commitment === this.#commitment) {
      if (note.table === undefined) keepNote(table, { ...note, table: this.#table });
      return;
    }
    const fresh = { ...freshNote(), table: this.#table };
    keepNote(table, fresh);
    this.#send({ do: 'commit', commitment: fresh.commitment });
  }
}
