/** Fills and frees a file system of one megabyte, and prints what the store reports. Argument: the folder. */
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChainTip, noRows } from '@casefile/protocol';
import { loadTable } from '../load.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { creation, next, tipOf, wrote } from './tables.ts';

const [folder = ''] = process.argv.slice(2);
const filler = join(folder, 'filler');
writeFileSync(filler, Buffer.alloc(300_000));

const store = await openSqliteStore({ folder: join(folder, 'data') });
await store.append(creation('other'));
await store.append(creation('T'));
let tip: ChainTip = tipOf(creation('T').rows);
let acked = 1;
const refused: string[] = [];

/** Appends one row to T. */
async function goOn(): Promise<boolean> {
  const write = next('T', tip, [wrote(tip.n + 1, 'ada', 'x'.repeat(3000))]);
  const answer = await store.append(write);
  if (answer.ok) {
    tip = tipOf(write.rows);
    acked++;
  } else refused.push(answer.why === 'not-saved' ? answer.detail : answer.why);
  return answer.ok;
}

while (await goOn());
for (let again = 0; again < 20; again++) await goOn();
const together = await Promise.all(
  Array.from({ length: 20 }, (_, i) => store.append(creation(`N${i}`, [wrote(1, 'ada', 'x'.repeat(9000))]))),
);
const other = await loadTable(store, 'other');
const full = await loadTable(store, 'T');
const free = statfsSync(folder).bavail * statfsSync(folder).bsize;
rmSync(filler);
let later = 0;
while (later < 5 && (await goOn())) later++;
await store.close();

const again = await openSqliteStore({ folder: join(folder, 'data') });
const after = await loadTable(again, 'T');
console.log(
  JSON.stringify({
    acked,
    refused: [...new Set(refused)],
    refusals: refused.length,
    together: together.filter(({ ok }) => !ok).length,
    other: other?.state,
    full: full?.state,
    free,
    later,
    stored: after?.state === 'good' ? after.entries.length : after?.state,
    sameTip: after?.state === 'good' && after.tip.hash === (tip ?? noRows).hash,
  }),
);
await again.close();
