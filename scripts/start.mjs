import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';
import { runWithNode } from './with-node.mjs';

await setup();
const cli = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));
await runWithNode(cli, ['serve', ...process.argv.slice(2)]);
