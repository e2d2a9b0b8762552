/** A server process that can die at any moment and come back. */

import { withoutAccusing } from '@casefile/bots/sight';
import { type Action, type Form, sampleForms } from '@casefile/engine';
import { Peers } from '../host/peers.ts';
import type { Clock, HostReport, Ports } from '../host/ports.ts';
import { TableService } from '../host/table-service.ts';
import { platformHashing } from '../store/hashing.ts';
import type { StandingOrders } from '../table/people/away.ts';
import type { Disk } from './disk.ts';
import type { World } from './world.ts';

/** One in this many decisions may be an accusation, unless hurried. */
const accusesOnceIn = 40;

export class ServerProcess {
  readonly name: string;
  readonly #world: World;
  readonly #disk: Disk;
  /** Hurried bots accuse as soon as they may. */
  isHurried = false;
  readonly reports: HostReport[] = [];
  orders: (person: string) => StandingOrders | null = () => null;
  /** The bots' decision function, if not random. */
  brain: Ports['think'] | null = null;
  host: TableService | null = null;
  #life = 0;
  #names = 0;

  constructor(name: string, world: World, disk: Disk) {
    this.name = name;
    this.#world = world;
    this.#disk = disk;
  }

  /** True from its start until it is killed. */
  get isUp(): boolean {
    return this.host !== null;
  }

  async start(): Promise<void> {
    const life = ++this.#life;
    const isAlive = (): boolean => this.#life === life;
    const { below } = this.#world;
    const store = this.#disk.storeFor(this.name, isAlive);
    const clock: Clock = {
      now: () => this.#world.now,
      notBefore: () => {},
      wakeAt: (at, call) =>
        this.#world.at(at, () => {
          if (isAlive()) call();
        }),
    };
    const host = new TableService({
      process: this.name,
      store,
      hashing: platformHashing,
      clock,
      peers: new Peers(store, clock),
      tokensEnded: () => {},
      fresh: {
        table: () => `table-${this.name}-${life}-${this.#names++}`,
        seed: () => Array.from({ length: 64 }, () => below(16).toString(16)).join(''),
      },
      think: (question, table) =>
        this.brain?.(question, table) ??
        new Promise((resolve) => {
          const action = this.#anyAction(question.legal);
          this.#world.after(this.#world.between(0, 400), () => {
            if (isAlive()) resolve(action);
          });
        }),
      orders: async (_, person) => this.orders(person),
      report: (event) => this.reports.push(event),
    });
    this.host = host;
    await host.start();
  }

  #anyAction(legal: readonly Form[]): Action {
    const { below } = this.#world;
    const accuse = legal.find((form) => form.do === 'accuse');
    const isHasty = accuse !== undefined && (this.isHurried || below(accusesOnceIn) === 0);
    return sampleForms(isHasty ? [accuse] : withoutAccusing(legal), below);
  }

  kill(): void {
    this.#world.trace(`kill ${this.name}`);
    this.#life++;
    this.host = null;
  }
}
