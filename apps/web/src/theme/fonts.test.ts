import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersIn } from '../../build/core-fonts.ts';

const root = join(import.meta.dirname, '../../../..');
const styles = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const ranges = [...styles.matchAll(/@core-fonts[^}]*unicode-range:([^;]+);/g)].map(([, range]) => range!);
const words = globSync(
  ['apps/web/src/words/**/*.ts', 'packages/editions/src/**/*.ts', 'packages/deduction/src/words/*.ts'],
  {
    cwd: root,
    exclude: ['**/*.test.ts'],
  },
);

test('the page’s fonts contain every letter of our texts, so that no visit fetches fonts twice', () => {
  expect(ranges).toHaveLength(2);
  expect(words.length).toBeGreaterThan(50);
  for (const range of ranges) {
    const core = new Set(charactersIn(range));
    for (const file of words) {
      const letters =
        readFileSync(join(root, file), 'utf8').match(/[\u00a1-\u00ff\u0131\u0152\u0153]/g) ?? [];
      expect([...new Set(letters.filter((letter) => !core.has(letter)))], file).toEqual([]);
    }
  }
});
