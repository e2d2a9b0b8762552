import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brokenLinks, documentsOf, filesOf, missingFiles } from './links.ts';
import { root } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'casefile-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const documents = documentsOf(root);

test('every link of every document leads to an existing file and symbol', () => {
  expect(documents).toContain('docs/read-the-code.md');
  expect(documents).toContain('packages/client/README.md');
  expect(documents.flatMap((document) => brokenLinks(root, document))).toEqual([]);
});

test('every file that a document names exists', () => {
  const files = filesOf(root);
  expect(documents.flatMap((document) => missingFiles(root, document, files))).toEqual([]);
});

test('no two decision records have the same number', () => {
  const numbers = documents.flatMap((document) => /^docs\/adr\/(\d{4})-/.exec(document)?.[1] ?? []);
  expect(numbers.length).toBeGreaterThan(30);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the index of decision records lists each once, by its title', () => {
  const records = documents.filter((document) => /^docs\/adr\/\d/.test(document));
  const index = readFileSync(join(root, 'docs/adr/README.md'), 'utf8');
  const listed = records.map((record) => {
    const [, number, title] = /^# (\d{4}) · (.+)\n/.exec(readFileSync(join(root, record), 'utf8')) ?? [];
    return index.split(`- [${number}](${record.slice('docs/adr/'.length)}) ${title}\n`).length - 1;
  });
  expect(listed).toEqual(records.map(() => 1));
});

test('reports a missing file or symbol with its line', () => {
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

test('reports a missing path with its line', () => {
  writeFileSync(
    join(folder, 'paths.md'),
    'In `src/a.ts`, not in\n`src/gone.ts` or `packages/gone`; `casefile` is none.\n',
  );
  expect(missingFiles(folder, 'paths.md', ['/packages/x/src/a.ts'])).toEqual([
    'paths.md:2 names src/gone.ts, which is not there',
    'paths.md:2 names packages/gone, which is not there',
  ]);
});
