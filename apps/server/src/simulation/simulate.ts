/** One game on a virtual server, under faults that the seed decides; then without faults until it is over. */
import { editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import type { Terms } from '@casefile/protocol';
import { oneOf, randomFrom } from '@casefile/testkit/random';
import type { Who } from '../table/people/who.ts';
import { noFaults, SimulatedClient } from './client.ts';
import { checkCommands, checkTable, checkView } from './invariants.ts';
import { Lab } from './lab.ts';
import type { ServerProcess } from './process.ts';
import type { World } from './world.ts';

export interface Simulated {
  readonly seed: number;
  readonly edition: string;
  readonly hash: string;
  readonly entries: number;
  readonly events: number;
  readonly kills: number;
  readonly acknowledged: number;
  /** Of the virtual world, in milliseconds. */
  readonly took: number;
  /** How often each kind of entry was written. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** The duration of the faulty phase, and the time a game may take afterwards. */
const faultyForMs = 20_000;
const longTimeoutMs = 3_600_000;

/** With leavers each person but the host leaves with a probability of 0.3 (R23), whatever else goes wrong. */
export async function simulate(seed: number, leavers = false): Promise<Simulated> {
  try {
    return await new Simulation(seed, leavers).run();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`seed ${seed}: ${why}`, { cause: error });
  }
}

class Simulation {
  readonly #world: World;
  readonly #seed: number;
  readonly #lab: Lab;
  readonly #edition: Edition;
  #clients: readonly SimulatedClient[] = [];
  readonly #away = new Set<SimulatedClient>();
  readonly #level: number;
  #kills = 0;

  constructor(seed: number, leavers: boolean) {
    const below = randomFrom(seed);
    this.#lab = new Lab(seed, 1 + below(2));
    this.#world = this.#lab.world;
    this.#seed = seed;
    this.#edition = oneOf(editions, below);
    this.#level = leavers ? 3 : below(4);
  }

  async run(): Promise<Simulated> {
    const world = this.#world;
    const began = world.now;
    await this.#setUp();
    this.#goWrong();
    const isOver = (): boolean => this.#lab.disk.tables.get(this.#lab.id)!.head.phase === 'over';
    await world.run(isOver, world.now + faultyForMs);
    this.#goRight();
    if (!(await world.run(isOver, world.now + longTimeoutMs))) throw new Error(this.#stuck());
    for (const client of this.#away) this.#comeBack(client);
    await this.#catchUp();
    return { ...this.#check(), took: world.now - began };
  }

  /** A table with people and bots; the seed decides edition and terms. */
  async #setUp(): Promise<void> {
    const world = this.#world;
    const [minSeats, maxSeats] = this.#edition.seats;
    const seats = world.between(minSeats, Math.min(maxSeats, minSeats + 2));
    const people = world.between(1, Math.min(seats, 3));
    await this.#lab.play({
      edition: this.#edition.id,
      people,
      bots: seats - people,
      terms: this.#terms(),
      isDealing: true,
    });
    const { processes, id } = this.#lab;
    const whos: Who[] = [...this.#lab.people, { person: 'w', roles: ['watch'] }];
    this.#clients = whos.map((who) => new SimulatedClient(world, processes, id, who, this.#edition));
    for (const client of this.#clients) client.start();
    const passes = world.below(2) === 0;
    for (const process of processes)
      process.orders = (person) => (person === 'p1' ? { show: [], answers: 'always', passes } : null);
  }

  #terms(): Partial<Terms> {
    const world = this.#world;
    return {
      clock: world.oneOf([null, { bank: 60_000, back: 5000 }, { bank: 10_000, back: 0 }]),
      pace: 'instant',
      chat: world.oneOf(['free', 'phrases']),
      absence: world.oneOf(['ask', 40_000]),
      window: 5000,
    };
  }

  #goWrong(): void {
    const world = this.#world;
    const level = this.#level;
    if (level === 0) return;
    this.#lab.disk.faults = { notSaved: 40, savedAllTheSame: 2, lostNews: 10 };
    for (const client of this.#clients)
      client.faults = { cut: 12, lost: 10, doubled: 6, slowest: world.oneOf([30, 300, 1500]) };
    if (level === 1) return;
    const until = world.now + faultyForMs;
    for (const process of this.#lab.processes) this.#killSometimes(process, until);
    if (level === 2) return;
    for (const client of this.#clients.slice(1, -1))
      if (world.below(10) < 3) world.after(world.between(0, faultyForMs), () => this.#leave(client));
  }

  /** Leaves for good, silently, or only for a while. */
  #leave(client: SimulatedClient): void {
    const world = this.#world;
    const how = world.oneOf(['with-a-word', 'for-a-while', 'silently']);
    if (how === 'with-a-word') {
      client.do({ do: 'leave' });
      return;
    }
    this.#away.add(client);
    client.goOffline();
    if (how === 'for-a-while') world.after(world.between(1000, 90_000), () => this.#comeBack(client));
  }

  #comeBack(client: SimulatedClient): void {
    this.#away.delete(client);
    client.isOffline = false;
  }

  #killSometimes(process: ServerProcess, until: number): void {
    const world = this.#world;
    world.after(world.between(500, 12_000), () => {
      if (world.now > until || !process.isUp) return;
      this.#kills++;
      process.kill();
      world.after(world.oneOf([50, 500, 5000, 20_000]), () => {
        if (!process.isUp) process.start();
        this.#killSometimes(process, until);
      });
    });
  }

  /** Ends all faults except absent players, and hurries everybody. */
  #goRight(): void {
    this.#lab.disk.faults = { notSaved: 0, savedAllTheSame: 0, lostNews: 0 };
    for (const process of this.#lab.processes) {
      process.isHurried = true;
      if (!process.isUp) process.start();
    }
    for (const client of this.#clients) {
      client.faults = noFaults;
      client.isHurried = true;
    }
  }

  /** Requires that everybody hears the end. */
  async #catchUp(): Promise<void> {
    const { rows } = this.#lab.disk.tables.get(this.#lab.id)!;
    const isThere = (): boolean => this.#clients.every(({ state }) => state?.n === rows.length - 1);
    if (await this.#world.run(isThere, this.#world.now + 120_000)) return;
    const heard = this.#clients.map(({ state }) => state?.n);
    throw new Error(`not everybody heard the end: ${heard} of ${rows.length - 1}`);
  }

  #check(): Omit<Simulated, 'took'> {
    const table = this.#lab.table;
    const { secrets } = this.#lab.disk.tables.get(this.#lab.id)!;
    checkTable(table, secrets.seed);
    const acknowledged = this.#clients.flatMap((client) => client.acknowledged);
    checkCommands(table.entries, acknowledged);
    for (const client of this.#clients) {
      checkView(table, client);
      if (client.quarrels.length > 0) throw new Error(`two answers: ${client.quarrels}`);
    }
    for (const { reports } of this.#lab.processes)
      for (const report of reports)
        if (report.kind !== 'not-saved' && report.kind !== 'unknown')
          throw new Error(`reported: ${JSON.stringify(report)}`);
    const kinds: Record<string, number> = {};
    for (const { is } of table.entries) kinds[is] = (kinds[is] ?? 0) + 1;
    return {
      seed: this.#seed,
      edition: this.#edition.id,
      hash: this.#world.hash,
      entries: table.entries.length,
      events: this.#world.events,
      kills: this.#kills,
      acknowledged: acknowledged.length,
      kinds,
    };
  }

  #stuck(): string {
    const { state } = this.#lab.table;
    const { asked, pausedAt, absent } = state.timing;
    const chairs = state.chairs.map(({ bot, people }) => bot ?? people.join('+'));
    return `stuck at ${state.n} in ${state.edition.id}: ${JSON.stringify({ asked, pausedAt, absent, chairs })}`;
  }
}
