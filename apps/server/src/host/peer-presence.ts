/** Shares who is connected to a table with the other processes. */

import type { LoadedTable, Missing } from './loaded-table.ts';
import type { PeerMessage } from './peers.ts';
import type { Ports } from './ports.ts';
import type { Subscribers } from './subscribers.ts';

/** The tables loaded in this process. */
export interface LoadedTables {
  all(): Promise<readonly LoadedTable[]>;
  at(id: string): Promise<LoadedTable | Missing> | undefined;
}

export class PeerPresence {
  readonly #ports: Pick<Ports, 'peers' | 'clock'>;
  readonly #tables: LoadedTables;

  constructor(ports: Pick<Ports, 'peers' | 'clock'>, tables: LoadedTables) {
    this.#ports = ports;
    this.#tables = tables;
  }

  /** Asks the others who is connected to a newly loaded table. */
  ask(table: string): void {
    this.#ports.peers.tell({ say: 'who', table });
  }

  tell(table: string, subscribers: Subscribers): void {
    this.#ports.peers.tell({ say: 'people', table, ...subscribers.here() });
  }

  /** A new process has appeared and knows nothing yet. */
  async tellAll(): Promise<void> {
    for (const { live, subscribers } of await this.#tables.all())
      if (subscribers.size > 0) this.tell(live.id, subscribers);
  }

  async said(from: string, message: PeerMessage): Promise<void> {
    if (message.say !== 'people' && message.say !== 'who') return;
    const held = await this.#tables.at(message.table);
    if (held === undefined || typeof held === 'string') return;
    if (message.say === 'who') {
      if (held.subscribers.size > 0) this.tell(message.table, held.subscribers);
      return;
    }
    held.subscribers.setElsewhere(from, message, this.#ports.clock.now());
    held.scheduler.look();
  }

  async gone(from: string): Promise<void> {
    for (const { subscribers, scheduler } of await this.#tables.all()) {
      subscribers.setElsewhere(from, { people: [], spectators: 0 }, this.#ports.clock.now());
      scheduler.look();
    }
  }
}
