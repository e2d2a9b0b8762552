/** One game on a virtual server, under faults that the seed decides; then without faults until it is over. */
import { editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import { defaultTerms, type Terms } from '@casefile/protocol';
import type { TableCommand } from '../table/ask.ts';
import type { Who } from '../table/who.ts';
import { Client, noFaults } from './client.ts';
import { Disk } from './disk.ts';
import { checkCommands, checkTable, checkView, tableOn } from './invariants.ts';
import { ServerProcess } from './process.ts';
import { World } from './world.ts';

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

/** How long things go wrong, and how long a game may take after that. */
const faultyFor = 20_000;
const patience = 3_600_000;

export async function simulate(seed: number): Promise<Simulated> {
  const world = new World(seed);
  try {
    return await new Simulation(world, seed).run();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`seed ${seed}: ${why}`, { cause: error });
  }
}

class Simulation {
  readonly #world: World;
  readonly #seed: number;
  readonly #disk: Disk;
  readonly #processes: readonly ServerProcess[];
  readonly #edition: Edition;
  #table = '';
  #clients: Client[] = [];
  readonly #away = new Set<Client>();
  #kills = 0;

  constructor(world: World, seed: number) {
    this.#world = world;
    this.#seed = seed;
    this.#disk = new Disk(world);
    this.#edition = world.oneOf(editions);
    this.#processes = ['one', 'two']
      .slice(0, world.between(1, 2))
      .map((name) => new ServerProcess(name, world, this.#disk));
  }

  async run(): Promise<Simulated> {
    const world = this.#world;
    const began = world.now;
    for (const process of this.#processes) process.start();
    await this.#setUp();
    this.#goWrong();
    const isOver = (): boolean => this.#disk.tables.get(this.#table)!.head.phase === 'over';
    await world.run(isOver, world.now + faultyFor);
    this.#goRight();
    if (!(await world.run(isOver, world.now + patience))) throw new Error(this.#stuck());
    for (const client of this.#away) this.#comeBack(client);
    await this.#catchUp();
    return { ...this.#check(), took: world.now - began };
  }

  /** A table with people and bots, in an edition and on terms that the seed decides. */
  async #setUp(): Promise<void> {
    const world = this.#world;
    const [fewest, most] = this.#edition.seats;
    const seats = world.between(fewest, Math.min(most, fewest + 2));
    const people = world.between(1, Math.min(seats, 3));
    const { suspects } = this.#edition.cards({ ...defaultOptions(this.#edition) });
    const host: Who = { person: 'p0', roles: ['host', 'seat'] };
    const opened = await this.#now(() =>
      this.#processes[0]!.host!.open({
        edition: this.#edition.id,
        options: {},
        terms: this.#terms(),
        host: { person: 'p0', name: 'Player zero' },
        suspect: suspects[0]!,
        playerSeed: `${this.#seed}`,
        bots: suspects.slice(people, seats).map((suspect) => ({ suspect, bot: 'random' })),
      }),
    );
    if (!opened.ok) throw new Error(`the table does not open: ${opened.why}`);
    this.#table = opened.table;
    const whos = [host];
    for (let i = 1; i < people; i++) {
      const who: Who = { person: `p${i}`, roles: ['seat'] };
      await this.#must(who, { do: 'sit', name: `Player number ${i}`, suspect: suspects[i]! });
      whos.push(who);
    }
    await this.#must(host, { do: 'start' });
    whos.push({ person: 'w', roles: ['watch'] });
    this.#clients = whos.map((who) => new Client(world, this.#processes, this.#table, who, this.#edition));
    for (const client of this.#clients) client.start();
    const passes = world.below(2) === 0;
    for (const process of this.#processes)
      process.orders = (person) => (person === 'p1' ? { show: [], answers: 'always', passes } : null);
  }

  #terms(): Terms {
    const world = this.#world;
    return {
      ...defaultTerms,
      clock: world.oneOf([null, { bank: 60_000, back: 5000 }, { bank: 10_000, back: 0 }]),
      pace: 'instant',
      chat: world.oneOf(['free', 'phrases']),
      absence: world.oneOf(['ask', 40_000]),
      window: 5000,
    };
  }

  async #must(who: Who, command: TableCommand): Promise<void> {
    const request = { id: `${who.person} ${command.do}`, v: -1, command };
    const answer = await this.#now(() => this.#processes[0]!.host!.command(this.#table, who, request));
    if (answer.t !== 'ok') throw new Error(`${command.do}: ${JSON.stringify(answer)}`);
  }

  /** Lets the world go on until it is done. */
  async #now<T>(does: () => Promise<T>): Promise<T> {
    let done: { readonly value: T } | null = null;
    does().then((value) => {
      done = { value };
    });
    await this.#world.run(() => done !== null, this.#world.now + 60_000);
    if (done === null) throw new Error('setting up takes too long');
    return (done as { readonly value: T }).value;
  }

  #goWrong(): void {
    const world = this.#world;
    const level = world.below(4);
    if (level === 0) return;
    this.#disk.faults = { notSaved: 40, savedAllTheSame: 2, lostNews: 10 };
    for (const client of this.#clients)
      client.faults = { cut: 12, lost: 10, doubled: 6, slowest: world.oneOf([30, 300, 1500]) };
    if (level === 1) return;
    const until = world.now + faultyFor;
    for (const process of this.#processes) this.#killSometimes(process, until);
    if (level === 2) return;
    for (const client of this.#clients.slice(1, -1))
      if (world.below(10) < 3) world.after(world.between(0, faultyFor), () => this.#leave(client));
  }

  /** For good, without a word, or only for a while. */
  #leave(client: Client): void {
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

  #comeBack(client: Client): void {
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

  /** Nothing goes wrong any more but for who has left, and everybody is in a hurry. */
  #goRight(): void {
    this.#disk.faults = { notSaved: 0, savedAllTheSame: 0, lostNews: 0 };
    for (const process of this.#processes) {
      process.isHurried = true;
      if (!process.isUp) process.start();
    }
    for (const client of this.#clients) {
      client.faults = noFaults;
      client.isHurried = true;
    }
  }

  /** Everybody hears the end. */
  async #catchUp(): Promise<void> {
    const last = this.#disk.tables.get(this.#table)!.rows.length - 1;
    const isThere = (): boolean => this.#clients.every(({ state }) => state?.n === last);
    if (await this.#world.run(isThere, this.#world.now + 120_000)) return;
    throw new Error(`not everybody heard the end: ${this.#clients.map(({ state }) => state?.n)} of ${last}`);
  }

  #check(): Omit<Simulated, 'took'> {
    const table = tableOn(this.#disk, this.#table);
    const { secrets } = this.#disk.tables.get(this.#table)!;
    checkTable(table, secrets.seed);
    const acknowledged = this.#clients.flatMap((client) => client.acknowledged);
    checkCommands(table.entries, acknowledged);
    for (const client of this.#clients) {
      checkView(table, client);
      if (client.quarrels.length > 0) throw new Error(`two answers: ${client.quarrels}`);
    }
    for (const { reports } of this.#processes)
      for (const report of reports)
        if (report.what !== 'not-saved') throw new Error(`reported: ${JSON.stringify(report)}`);
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
    const { state } = tableOn(this.#disk, this.#table);
    const { asked, pausedAt, absent } = state.timing;
    const chairs = state.chairs.map(({ bot, people }) => bot ?? people.join('+'));
    return `stuck at ${state.n} in ${state.edition.id}: ${JSON.stringify({ asked, pausedAt, absent, chairs })}`;
  }
}

const defaultOptions = ({ options }: Edition): Record<string, string | boolean> =>
  Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values[0]!]));
