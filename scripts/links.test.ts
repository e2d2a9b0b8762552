import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brokenLinks } from './links.ts';
import { root } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'casefile-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the walk through the code leads to files and symbols that are there', () => {
  expect(brokenLinks(root, 'docs/read-the-code.md')).toEqual([]);
});

test('a file or a symbol that has gone is named with its line', () => {
  writeFileSync(join(folder, 'a.ts'), 'export const here = 1;');
  writeFileSync(
    join(folder, 'doc.md'),
    '[`here`](a.ts) and [words](a.ts#L1), [elsewhere](https://example.org)\n[`gone`](a.ts) [`here`](b.ts)\n',
  );
  expect(brokenLinks(folder, 'doc.md')).toEqual([
    'doc.md:2 names gone, which is not in a.ts',
    'doc.md:2 links to b.ts, which is not there',
  ]);
});
