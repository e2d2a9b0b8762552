import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Ledger } from './ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'casefile-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads its entries back, from a folder it created itself', () => {
  const file = join(folder, 'new', 'ledger.jsonl');
  const ledger = new Ledger<{ n: number }>(file);
  expect(ledger.entries).toEqual([]);
  ledger.add({ n: 1 });
  ledger.add({ n: 2 });
  expect(ledger.entries).toEqual([{ n: 1 }, { n: 2 }]);
  expect(new Ledger(file).entries).toEqual([{ n: 1 }, { n: 2 }]);
});

test.each(['{"n":', '{"n":3}', '\u0000\u0000', '"é'])(
  'drops a line that was cut off while it was written: %j',
  (tail) => {
    const file = join(folder, 'torn.jsonl');
    writeFileSync(file, '{"n":1}\n{"n":2}\n');
    appendFileSync(file, Buffer.from(tail).subarray(0, -1));
    const ledger = new Ledger<{ n: number }>(file);
    expect(ledger.entries).toEqual([{ n: 1 }, { n: 2 }]);
    ledger.add({ n: 4 });
    expect(readFileSync(file, 'utf8')).toBe('{"n":1}\n{"n":2}\n{"n":4}\n');
  },
);

test('reports the place of an unreadable line in the middle', () => {
  const file = join(folder, 'bad.jsonl');
  writeFileSync(file, '{"n":1}\noops\n{"n":2}\n');
  expect(() => new Ledger(file)).toThrow(`${file}:2 is not JSON`);
  expect(() => new Ledger(folder)).toThrow('cannot be read');
});

test.each(['A note of mine, without an end of line', '# Notes\n\nmore', '[1, 2]\n[3', '{\n  "name": "x"\n}'])(
  'R40 leaves a file of something else as it is: %j',
  (text) => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, text);
    expect(() => new Ledger(file)).toThrow('is not JSON');
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
