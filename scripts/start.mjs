import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';
import { goOnWith } from './with-node.mjs';

await setup();
const hasServer = existsSync(new URL('../apps/server/package.json', import.meta.url));
const cli = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));
await goOnWith(cli, [hasServer ? 'serve' : 'play', ...process.argv.slice(2)]);
