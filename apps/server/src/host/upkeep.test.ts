import { expect, test, vi } from 'vitest';
import { Lab } from '../simulation/lab.ts';
import { World } from '../simulation/world.ts';
import type { HostReport } from './ports.ts';
import { Upkeep } from './upkeep.ts';

/** A game that is due within seconds, on the disk of a process that has been killed. */
async function killedGame(): Promise<Lab> {
  const lab = new Lab(5, 1);
  const terms = { clock: { bank: 20_000, back: 0 } };
  await lab.play({ edition: 'speed', people: 3, bots: 0, terms });
  lab.processes[0]!.kill();
  return lab;
}

test('a damaged table that is due is not read and reported again every second', async () => {
  const lab = await killedGame();
  const { rows } = lab.disk.tables.get(lab.id)!;
  rows[2] = { ...rows[2]!, hash: rows[3]!.hash };
  const [process] = lab.processes;
  void process!.start();
  await lab.wait(120_000);
  expect(process!.reports).toEqual([{ kind: 'broken', table: lab.id, why: expect.any(String) }]);
  // It may have been repaired.
  await lab.wait(600_000);
  expect(process!.reports).toHaveLength(2);
});

test('a table that cannot be loaded keeps no other from being taken up', async () => {
  const lab = await killedGame();
  const { tables } = lab.disk;
  const { head, ...rest } = tables.get(lab.id)!;
  tables.delete(lab.id);
  tables.set('unreadable', { ...rest, head: { ...head, table: 'unreadable' } });
  tables.set(lab.id, { ...rest, head });
  const [process] = lab.processes;
  const storeFor = lab.disk.storeFor.bind(lab.disk);
  vi.spyOn(lab.disk, 'storeFor').mockImplementation((...about) => {
    const store = storeFor(...about);
    return {
      ...store,
      read: async (table, since) => {
        if (table === 'unreadable') throw new Error('this page is not read');
        return store.read(table, since);
      },
    };
  });
  const before = lab.table.state.n;
  void process!.start();
  await lab.wait(120_000);
  expect(lab.table.state.n).toBeGreaterThan(before);
});

test('a table that cannot be read keeps no other from hearing of lost news or from being evicted', async () => {
  const world = new World(1);
  const reported: HostReport[] = [];
  const clock = { now: () => world.now, wakeAt: (at: number, call: () => void) => world.at(at, call) };
  const store = { hearsAll: false, heads: async () => [], due: async () => [] };
  const ports = { clock, store, report: (event: HostReport) => reported.push(event) };
  const caughtUp: string[] = [];
  const evicted: string[] = [];
  const held = (id: string, size: number) => ({
    subscribers: { size },
    live: {
      id,
      table: { state: { phase: 'playing', at: 0 } },
      run: (job: () => Promise<void>) => job(),
      catchUp: async () => {
        if (id === 'unreadable') throw new Error('row 9 is not what was written');
        caughtUp.push(id);
      },
    },
  });
  const tables = {
    held: new Map(
      [held('unreadable', 1), held('other', 1), held('idle', 0)].map((each) => [
        each.live.id,
        Promise.resolve(each),
      ]),
    ),
    acquire: async () => 'missing',
    evictIfIdle: (id: string) => evicted.push(id),
  };
  const upkeep = new Upkeep(ports as never, tables as never, { beat: async () => {} } as never);
  upkeep.start([]);
  await world.run(() => false, world.now + 31_000);
  upkeep.stop();
  expect(caughtUp).toContain('other');
  expect(evicted).toContain('idle');
  expect(reported).toContainEqual({
    kind: 'failed',
    table: 'unreadable',
    why: 'row 9 is not what was written',
  });
});
