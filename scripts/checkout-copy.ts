/** A disposable copy of the checkout that shares the installed packages with the original. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const checkout = fileURLToPath(new URL('..', import.meta.url));
const copied = [
  'packages',
  'apps',
  'scripts',
  'examples',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const left = new Set(['node_modules', 'dist', 'data', '.git']);

export interface CheckoutCopy {
  readonly root: string;
  remove(): void;
}

export function copyCheckout(): CheckoutCopy {
  const root = mkdtempSync(join(tmpdir(), 'casefile-copy-'));
  for (const part of copied)
    cpSync(join(checkout, part), join(root, part), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    });
  shareInstalled(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Links everything installed except our own packages, which come from the copy. */
function shareInstalled(root: string): void {
  const [from, to] = [join(checkout, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, '@casefile'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@casefile' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@casefile'))) {
    const place = relative(checkout, join(from, '@casefile', readlinkSync(join(from, '@casefile', name))));
    symlinkSync(join(root, place), join(to, '@casefile', name));
  }
}
