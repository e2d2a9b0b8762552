/** The editions' folders as files, for tests that a part was not forgotten. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const editionsFolder: string = dirname(fileURLToPath(import.meta.resolve('@casefile/editions')));
const checkout = join(editionsFolder, '../../..');

/** Marks a folder as an edition; other folders hold shared parts. */
const telling = ['cards.ts', 'edition.ts', 'en/names.ts', 'scenarios', 'goldens'];

export function editionFolders(): string[] {
  const folders = globSync(`*/{${telling.join(',')}}`, { cwd: editionsFolder }).map(
    (path) => path.split(/[\\/]/)[0]!,
  );
  return [...new Set(folders)].sort();
}

export interface TextFile {
  /** From the root of the checkout, with slashes. */
  readonly path: string;
  readonly name: string;
  readonly folder: string;
  readonly text: string;
}

/** Files of every edition, by a pattern below its folder. */
export function filesOfEditions(pattern: string): TextFile[] {
  return globSync(`*/${pattern}`, { cwd: editionsFolder })
    .map((found) => found.replaceAll('\\', '/'))
    .sort()
    .map((found) => {
      const file = join(editionsFolder, found);
      const path = relative(checkout, file).replaceAll('\\', '/');
      return { path, name: basename(found), folder: found.split('/')[0]!, text: readFileSync(file, 'utf8') };
    });
}

/** The exports of an edition's module; null when there is no such file. */
export async function partOf(folder: string, part: string): Promise<Record<string, unknown> | null> {
  const file = join(editionsFolder, folder, `${part}.ts`);
  return existsSync(file) ? await import(pathToFileURL(file).href) : null;
}

/** Every rule of every rules page, in the order of the pages. */
export async function everyRule(): Promise<string[]> {
  const pages = await Promise.all(
    ['shared', ...editionFolders()].map((folder) => partOf(folder, 'en/rules')),
  );
  return pages.flatMap((page) => Object.keys(page?.rules ?? {}));
}
