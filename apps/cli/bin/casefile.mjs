#!/usr/bin/env node
// Plain JavaScript that Node 14 understands: it finds the Node that runs the rest.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runWithNode } from '../../../scripts/with-node.mjs';

if (!existsSync(new URL('../../../node_modules', import.meta.url))) {
  console.error('This checkout is not ready yet. Run this first: npm run setup');
  process.exit(2);
}
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
runWithNode(main, process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
