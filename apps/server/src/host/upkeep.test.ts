import { expect, test, vi } from 'vitest';
import { Lab } from '../simulation/lab.ts';

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
