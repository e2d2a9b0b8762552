/**
 * A process that plays at eight tables as fast as the store takes it and prints each append when it is acknowledged:
 * table, number, hash. Arguments: the storage location as JSON; how many appends, none for no end; milliseconds between
 * them at a table.
 */
import { type ChainTip, makeRows, noRows } from '@casefile/protocol';
import { platformHashing } from '../hashing.ts';
import { loadTable } from '../load.ts';
import { openStore, type StorageLocation } from '../open.ts';
import { creation, next, seedOf, tipOf, wrote } from './tables.ts';

const [location = '{}', most = 'Infinity', pause = '0'] = process.argv.slice(2);
const store = await openStore(JSON.parse(location) as StorageLocation);
let left = Number(most);
const filler = 'x'.repeat(400);

async function play(table: string): Promise<void> {
  const loaded = await loadTable(store, table);
  if (loaded?.state === 'quarantined') throw new Error(loaded.warning);
  let tip: ChainTip = loaded?.tip ?? noRows;
  while (left-- > 0) {
    const n = tip.n + 1;
    if (pause !== '0') await new Promise((go) => setTimeout(go, Number(pause)));
    const write =
      n === 0
        ? creation(table)
        : {
            ...next(table, tip, []),
            rows: makeRows(
              seedOf(table),
              tip,
              [wrote(n, 'ada', `mark-${table}-${n}- by ${process.pid} ${filler}`)],
              platformHashing,
            ),
          };
    const answer = await store.append(write);
    if (answer.ok) {
      tip = tipOf(write.rows);
      process.stdout.write(`${table} ${tip.n} ${tip.hash}\n`);
    } else if (answer.why === 'stale') {
      const rows = await store.read(table, tip.n);
      tip = tipOf(rows!);
    }
  }
}

await Promise.all(Array.from({ length: 8 }, (_, i) => play(`T${i}`)));
await store.close();
