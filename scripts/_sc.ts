import { readdirSync, readFileSync, statSync } from 'node:fs';
import { editions } from '@casefile/editions';
import { runScenario } from '@casefile/testkit';

for (const f of process.argv.slice(2).flatMap((p) =>
  statSync(p).isDirectory()
    ? readdirSync(p)
        .filter((f) => f.endsWith('.json'))
        .map((f) => p + '/' + f)
    : [p],
)) {
  const r = runScenario(JSON.parse(readFileSync(f, 'utf8')), editions);
  console.log(r.ok ? 'ok' : 'FAIL', f.split('/').pop(), r.why ?? '');
}
