/** A virtual world with a disk, processes and a table. */

import { editionById } from '@casefile/editions';
import { commit, commitToSeed } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import type { CommandAnswer, Terms } from '@casefile/protocol';
import { defaultTerms } from '@casefile/protocol';
import type { TableService } from '../host/table-service.ts';
import type { TableCommand } from '../table/command.ts';
import type { Who } from '../table/people/who.ts';
import type { ServerTable } from '../table/table.ts';
import { Disk } from './disk.ts';
import { tableOn } from './invariants.ts';
import { ServerProcess } from './process.ts';
import { World } from './world.ts';

/** Somebody's seed, the same every time. */
export const seedOf = (person: string): string =>
  commit(
    Array.from(person, (letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .padEnd(64, '0'),
  );

export interface LabTable {
  readonly edition: string;
  readonly people: number;
  readonly bots: number;
  readonly terms?: Partial<Terms>;
  /** The people open their seeds themselves. */
  readonly isDealing?: boolean;
}

export class Lab {
  readonly world: World;
  readonly disk: Disk;
  readonly processes: readonly ServerProcess[];
  /** Its people, the host first. */
  readonly people: Who[] = [];
  id = '';

  constructor(seed: number, processes: number) {
    this.world = new World(seed);
    this.disk = new Disk(this.world);
    this.processes = Array.from(
      { length: processes },
      (_, i) => new ServerProcess(`process-${i}`, this.world, this.disk),
    );
  }

  /** The table as the disk has it. */
  get table(): ServerTable {
    return tableOn(this.disk, this.id);
  }

  host(process = 0): TableService {
    return this.processes[process]!.host!;
  }

  /** Runs the world until the promise is settled. */
  async now<T>(does: () => Promise<T>): Promise<T> {
    const done: T[] = [];
    does().then((value) => done.push(value));
    await this.world.run(() => done.length > 0, this.world.now + 60_000);
    if (done.length === 0) throw new Error('it takes too long');
    return done[0]!;
  }

  /** Advances time. */
  async wait(ms: number): Promise<void> {
    await this.world.run(() => false, this.world.now + ms);
  }

  /** Starts the processes, opens a table and begins the game. */
  async play({ edition, people, bots, terms = {}, isDealing = false }: LabTable): Promise<void> {
    for (const process of this.processes) process.start();
    const played = editionById(edition)!;
    const { suspects } = played.cards(defaultOptions(played));
    const opened = await this.now(() =>
      this.host().open({
        edition,
        options: {},
        terms: { ...defaultTerms, ...terms },
        host: { person: 'p0', name: 'Player number 0' },
        suspect: suspects[0]!,
        hostCommitment: commitToSeed(seedOf('p0')),
        bots: suspects.slice(people, people + bots).map((suspect) => ({ suspect, bot: 'random' })),
      }),
    );
    if (!opened.ok) throw new Error(`the table does not open: ${opened.why}`);
    this.id = opened.table;
    this.people.push({ person: 'p0', roles: ['host', 'seat'] });
    for (let i = 1; i < people; i++) {
      const who: Who = { person: `p${i}`, roles: ['seat'] };
      await this.must(who, {
        do: 'sit',
        name: `Player number ${i}`,
        suspect: suspects[i]!,
        commitment: commitToSeed(seedOf(who.person)),
      });
      this.people.push(who);
    }
    await this.must(this.people[0]!, { do: 'start' });
    if (isDealing) return;
    for (const who of this.people) await this.must(who, { do: 'open', seed: seedOf(who.person) });
  }

  send(who: Who, command: TableCommand, v: number, id: string, process = 0): Promise<CommandAnswer> {
    return this.host(process).command(this.id, who, { id, v, command });
  }

  async must(who: Who, command: TableCommand): Promise<void> {
    const v = this.disk.tables.get(this.id)!.rows.length - 1;
    const answer = await this.now(() => this.send(who, command, v, `${who.person} ${command.do} ${v}`));
    if (answer.t !== 'ok') throw new Error(`${command.do}: ${JSON.stringify(answer)}`);
  }
}
