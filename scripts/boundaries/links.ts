/** Checks documents: linked files, paths in code font and linked symbols must exist. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isInstalled = (path: string): boolean => /(^|\/)(node_modules|dist)(\/|$)/.test(path);

const find = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => isInstalled(String(path)) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** All our documents, by path from the root. */
export const documentsOf = (root: string): string[] =>
  find(root, '{*.md,{docs,examples,deploy,tools}/**/*.md,{packages,apps}/*/*.md}');

/** Every file that a document may name by the end of its path, each preceded by a slash. */
export const filesOf = (root: string): string[] =>
  find(root, '{packages,apps,scripts,examples,tools,deploy}/**/*.{ts,tsx,mts,mjs,css,py}')
    .concat(find(root, '*.{ts,mjs}'))
    .map((path) => `/${path}`);

/** Broken links, one line each: document:line, target. */
export function brokenLinks(root: string, document: string): string[] {
  return linesOf(root, document).flatMap(([at, line]) =>
    [...line.matchAll(/\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)/g)].flatMap(([, label, target]) => {
      if (/^[a-z]+:/.test(target!)) return [];
      const file = join(root, dirname(document), target!);
      if (!existsSync(file)) return [`${at} links to ${target}, which is not there`];
      const [, symbol] = /^`([\w$]+)`$/.exec(label!) ?? [];
      if (symbol === undefined || statSync(file).isDirectory()) return [];
      return new RegExp(`\\b${symbol}\\b`).test(readFileSync(file, 'utf8'))
        ? []
        : [`${at} names ${symbol}, which is not in ${target}`];
    }),
  );
}

/** Paths in code font: full ones from the root, or the end of a source's path. */
export function missingFiles(root: string, document: string, files: readonly string[]): string[] {
  return linesOf(root, document).flatMap(([at, line]) =>
    [...line.matchAll(/`([\w@-][\w@./-]*)`/g)].flatMap(([, path]) => {
      const isWhole = /^(apps|packages|docs|examples|scripts|tools|deploy)\//.test(path!);
      const isSource = /[\w-]\.(tsx?|mts|mjs|css|py)$/.test(path!);
      const isThere = isWhole
        ? existsSync(join(root, path!))
        : !isSource || files.some((file) => file.endsWith(`/${path}`));
      return isThere ? [] : [`${at} names ${path}, which is not there`];
    }),
  );
}

const linesOf = (root: string, document: string): [at: string, line: string][] =>
  readFileSync(join(root, document), 'utf8')
    .split('\n')
    .map((line, i) => [`${document}:${i + 1}`, line]);
