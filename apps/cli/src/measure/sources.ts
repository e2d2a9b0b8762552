/** Which bots were measured: a fingerprint of everything that a decision or a game depends on. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

const decisive = [
  'packages/engine/src/**/*.ts',
  'packages/editions/src/*/{board,cards,edition}.ts',
  'packages/deduction/src/**/*.ts',
  'packages/bots/src/{knowledge,minds,play}/**/*.ts',
  'packages/bots/src/*.ts',
];
const isTest = (path: string): boolean => /\.test\.ts$|\/test\//.test(path);

export function sourcesOf(folder = root): string {
  const hash = createHash('sha256');
  const paths = globSync(decisive, { cwd: folder }).filter((path) => !isTest(path));
  for (const path of paths.sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
