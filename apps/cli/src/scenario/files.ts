import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sayReadError } from '../read-input.ts';
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
