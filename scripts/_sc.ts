import { editions } from '@casefile/editions';
import { runScenario } from '@casefile/testkit';
import { readFileSync } from 'node:fs';
for (const f of process.argv.slice(2)) { const r = runScenario(JSON.parse(readFileSync(f,'utf8')), editions); console.log(r.ok ? 'ok' : 'FAIL', f.split('/').pop(), r.why ?? ''); }
