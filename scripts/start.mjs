import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';
import { goOnWith } from './with-node.mjs';

await setup();
const cli = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));
await goOnWith(cli, ['serve', ...process.argv.slice(2)]);
