import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * The folder, and those it lies in. Node's own way (`recursive`) never comes back where a file system says that a folder
 * which is there is not there, as /proc does.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = dirname(resolve(folder));
  if (!existsSync(parent)) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Somebody else has just made it.
    if (!(existsSync(folder) && statSync(folder).isDirectory())) throw error;
  }
}
