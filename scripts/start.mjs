import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';
import { goOnWith } from './with-node.mjs';

await setup();
const hasServer = existsSync(new URL('../apps/server/package.json', import.meta.url));
const cli = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));
const args = process.argv.slice(2);
// Without a terminal nobody can be asked which edition it shall be.
const edition = process.stdin.isTTY || args.includes('--edition') ? [] : ['--edition', 'clue-2002'];
await goOnWith(cli, hasServer ? ['serve', ...args] : ['play', ...edition, ...args]);
