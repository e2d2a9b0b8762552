import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';

const good = {
  scenario: 'the first seat rolls',
  rules: ['C86-06', 'C86-05'],
  edition: 'clue-1986',
  seats: ['scarlet', 'mustard', 'plum'],
  steps: [{ by: 'scarlet', do: 'roll', dice: [4], expect: { turn: 'scarlet' } }],
};
const files: Record<string, string | Uint8Array> = {
  'good.json': JSON.stringify(good),
  'deep/er/good.json': `\uFEFF${JSON.stringify({ ...good, rules: ['C86-06'] })}`,
  'deep/notes.txt': 'not a scenario',
  'bad/wrong.json': JSON.stringify({
    ...good,
    rules: ['C86-07'],
    steps: [{ expect: { turn: 'plum' } }],
  }),
  'bad/broken.json': '{\n  "scenario": "x",\n  "rules": [,]\n}',
  'bad/empty.json': '',
  'bad/latin.json': Buffer.from(JSON.stringify({ ...good, scenario: 'Dé' }), 'latin1'),
  'bad/twice.json': '{\n  "scenario": "x",\n  "scenario": "y"\n}',
  'bad/list.json': '[]',
  'bad/key.json': JSON.stringify({ ...good, setup: { hand: {} } }),
  'bad/no-steps.json': JSON.stringify({ ...good, steps: undefined }),
  'bad/edition.json': JSON.stringify({ ...good, edition: 'clue-1900' }),
  'unknown/rule.json': JSON.stringify({ ...good, rules: ['C86-99'] }),
  'nothing/here.txt': '',
  'title/cursor.json': JSON.stringify({ ...good, scenario: 'up\x1b[2A\rok' }),
};
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'casefile-scenarios-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const scenario = (...args: string[]) =>
  casefile(['scenario', ...args.map((arg) => (arg.startsWith('-') ? arg : join(folder, arg)))]);

test('runs every *.json below a folder, prints one line each, then a summary line', async () => {
  const { code, out, err } = await scenario('good.json', 'deep');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trimEnd().split('\n')).toEqual([
    `ok   ${join(folder, 'good.json')}  the first seat rolls`,
    `ok   ${join(folder, 'deep/er/good.json')}  the first seat rolls`,
    '2 passed, 0 failed',
  ]);
});

test('reports why a scenario fails and at which key, runs the rest, and exits with code 1', async () => {
  const { code, out, err } = await scenario('bad', 'good.json');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const line = (name: string) => out.split('\n').find((text) => text.includes(`bad/${name}.json`));
  expect(line('wrong')).toMatch(/^FAIL .*steps\[0\]\.expect\.turn: expected "plum", found "scarlet"/);
  expect(line('broken')).toMatch(/not JSON: line 3, column 13: found ","/);
  expect(line('empty')).toMatch(/the file is empty/);
  expect(line('list')).toMatch(/the file: is not a JSON object/);
  expect(line('key')).toMatch(/setup\.hand: unknown key; known are envelope, hands/);
  expect(line('no-steps')).toMatch(/steps: is missing/);
  expect(line('edition')).toMatch(/edition: unknown edition "clue-1900"; known are clue-1986/);
  expect(line('latin')).toMatch(/not text in UTF-8/);
  expect(line('twice')).toMatch(/line 3, column 3: the key "scenario" is there twice in one object/);
  expect(out).toMatch(/^1 passed, 9 failed\n$/m);
});

test('a title with control characters cannot overwrite other lines', async () => {
  const { out } = await scenario('title');
  expect(out).toContain('cursor.json  up\\u001b[2A\\u000dok\n');
});

test('--json prints the documented fields', async () => {
  const { code, out } = await scenario('good.json', 'bad/empty.json', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    passed: 1,
    failed: 1,
    results: [
      { file: join(folder, 'good.json'), ok: true },
      { file: join(folder, 'bad/empty.json'), ok: false, why: 'the file is empty' },
    ],
  });
});

test('--rules counts only passing scenarios, and lists rules without one and unknown rules', async () => {
  const { code, out } = await scenario('--rules', '--json', 'good.json', 'deep', 'bad/wrong.json', 'unknown');
  expect(code).toBe(1);
  const { covered, uncovered, unknown, ...rest } = JSON.parse(out);
  expect(rest).toEqual({});
  expect(covered).toEqual({
    'C86-05': [join(folder, 'good.json')],
    'C86-06': [join(folder, 'good.json'), join(folder, 'deep/er/good.json')],
  });
  expect(uncovered).toEqual(expect.arrayContaining(['ALL-01', 'C86-07', 'S08-01', 'K18-01']));
  expect(uncovered).not.toContain('C86-06');
  expect(unknown).toEqual(['C86-99']);
});

test('--rules prints a table for people', async () => {
  const { code, out, err } = await scenario('--rules', 'good.json', 'deep', 'bad/empty.json');
  expect(code).toBe(1);
  expect(out).toContain(
    `C86-06  ${join(folder, 'good.json')}\n        ${join(folder, 'deep/er/good.json')}\n`,
  );
  expect(out).toMatch(/\n2 of \d+ rules have a scenario that passes\nwithout one: ALL-01, /);
  expect(out).toMatch(/^2 passed, 1 failed$/m);
  expect(err).toContain('bad/empty.json: the file is empty');
});

test('--rules without a path uses the scenarios of this repository', async () => {
  const { out } = await casefile(['scenario', '--rules', '--json']);
  expect(JSON.parse(out).covered['C86-06'][0]).toMatch(
    /packages\/editions\/src\/clue-1986\/scenarios\/.+\.json$/,
  );
});

test('exits with code 2 for unreadable paths, names each, and runs nothing', async () => {
  const { code, out, err } = await scenario('good.json', 'nothing', 'nowhere');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`${join(folder, 'nothing')}: there is no *.json in this folder`);
  expect(err).toContain(`${join(folder, 'nowhere')}: there is no such file or folder`);
});
