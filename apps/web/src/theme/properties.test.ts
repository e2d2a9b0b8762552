import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

test('every custom property that a style uses without a fallback is set somewhere', () => {
  const texts = globSync('**/*.{css,ts,tsx}', { cwd: sources }).map((file) =>
    readFileSync(join(sources, file), 'utf8'),
  );
  const all = texts.join('\n');
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  const set = new Set([...all.matchAll(/(?<!var\()(--[\w-]+)/g)].map(([, name]) => name!));
  expect(used.size).toBeGreaterThan(60);
  // Colours of materials are made from the names that an edition gives them.
  expect([...used].filter((name) => !set.has(name) && !name.startsWith('--a-'))).toEqual([]);
});
