/** A copy of the packages to plant bugs in. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Planted } from './planted.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Copy {
  readonly folder: string;
  /** Plants the bug; returns a function that restores the file. */
  plant(bug: Planted): () => void;
  remove(): void;
}

export function copyPackages(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-planted-'));
  const isSource = (path: string): boolean => !path.includes('node_modules');
  cpSync(join(root, 'packages'), join(folder, 'packages'), { recursive: true, filter: isSource });
  // The configuration of the tests reads from scripts.
  for (const beside of ['tools', 'scripts'])
    cpSync(join(root, beside), join(folder, beside), { recursive: true, filter: isSource });
  for (const file of ['package.json', 'vitest.config.ts', 'tsconfig.json'])
    cpSync(join(root, file), join(folder, file));
  linkModules(folder);
  return {
    folder,
    plant(bug) {
      const file = join(folder, 'packages', bug.file);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, planted(text, bug));
      return () => writeFileSync(file, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The source with the bug in it. */
export function planted(text: string, { name, file, find, replace }: Planted): string {
  const [before, ...after] = text.split(find);
  if (after.length !== 1)
    throw new Error(`"${name}": ${file} has ${after.length} times the text ${JSON.stringify(find)}`);
  return before + replace + after[0];
}

/** Everything installed, but the packages of the copy in place of the real ones. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@casefile'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@casefile' && !name.startsWith('.vite'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@casefile', name));
}
