import { writeFileSync } from 'node:fs';
import { UsageError } from './usage.ts';

/** Writes a result where the user wanted it. A path that cannot be written, or a full disk, is no bug of ours. */
export function writeResult(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`${path}: cannot be written (${(error as Error).message})`);
  }
}
