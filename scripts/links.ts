/** Links of our documents: the file is there, and the symbol that the link names is in it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is wrong, one line each: document:line, what. */
export function brokenLinks(root: string, document: string): string[] {
  const lines = readFileSync(join(root, document), 'utf8').split('\n');
  return lines.flatMap((line, i) =>
    [...line.matchAll(/\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)/g)].flatMap(([, label, target]) => {
      if (/^[a-z]+:/.test(target!)) return [];
      const file = join(root, dirname(document), target!);
      const at = `${document}:${i + 1}`;
      if (!existsSync(file)) return [`${at} links to ${target}, which is not there`];
      const [, symbol] = /^`([\w$]+)`$/.exec(label!) ?? [];
      if (symbol === undefined || statSync(file).isDirectory()) return [];
      return new RegExp(`\\b${symbol}\\b`).test(readFileSync(file, 'utf8'))
        ? []
        : [`${at} names ${symbol}, which is not in ${target}`];
    }),
  );
}
