import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents. Node's `recursive` option never returns on a file system that reports an existing
 * folder as missing, as /proc does.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = dirname(resolve(folder));
  if (!existsSync(parent)) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have created it just now.
    if (!(existsSync(folder) && statSync(folder).isDirectory())) throw error;
  }
}
