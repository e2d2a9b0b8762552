import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../usage.ts';

/** The files at these paths: a folder stands for every *.json below it, sorted by name. */
export function scenarioFiles(paths: readonly string[]): string[] {
  const problems: string[] = [];
  const files = paths.flatMap((path) => {
    try {
      if (!statSync(path).isDirectory()) return [path];
      const below = jsonBelow(path);
      if (below.length === 0) problems.push(`${path}: there is no *.json in this folder`);
      return below;
    } catch (error) {
      problems.push(`${path}: ${sayReadError(error)}`);
      return [];
    }
  });
  if (problems.length > 0) throw new UsageError(problems.join('\ncasefile: '));
  return files;
}

function jsonBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file}: ${sayReadError(error)}`);
  }
}

const readErrors: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  EISDIR: 'is a folder',
  ENOTDIR: 'goes through a file as if it were a folder',
};

/** Why a file cannot be read, in words. */
export function sayReadError(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return readErrors[code] ?? message;
}
