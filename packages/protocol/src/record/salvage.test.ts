import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { expect, test } from 'vitest';
import { makeRecord } from './make.ts';
import { parseRecord } from './parse.ts';
import { salvageRecord } from './salvage.ts';
import { makeRecordText } from './text.ts';

const edition = editionById('speed')!;
const options = defaultOptions(edition);
const setting = { edition, options, suspects: edition.cards({}).suspects.slice(0, 3) };
const log = writeDown({ ...setting, seed: 4 }, (seed) => playOut(setting, seed, atRandom(4, 30)));
const text = makeRecordText(makeRecord(log, edition)!);
const find = () => edition;

test('recovers every whole entry of a record cut at any byte', () => {
  const entries = JSON.parse(text).log as readonly unknown[];
  let most = 0;
  for (let length = 1; length < text.length; length += 997) {
    const left = salvageRecord(text.slice(0, length));
    if (left === null) continue;
    const { log: found } = JSON.parse(left) as { log: readonly unknown[] };
    expect(found).toEqual(entries.slice(0, found.length));
    expect(found.length).toBeGreaterThanOrEqual(most);
    most = found.length;
    const parsed = parseRecord(left, find);
    const hasBegun = found.some((entry) => (entry as { is: string }).is === 'started');
    expect(parsed.ok).toBe(hasBegun);
    if (parsed.ok) expect(parsed.exact).toBe(false);
  }
  expect(most).toBeGreaterThan(entries.length - 20);
});

test('recovers nothing from other text or from a record cut before its first entry', () => {
  for (const none of ['', '{', 'Dear Sir,', '{"format":"casefile-record","log":[', '{"log":[{"n":0'])
    expect(salvageRecord(none)).toBeNull();
});

test('ignores braces inside strings', () => {
  const entry = { a: '}]"}' };
  const given = `{"log":[${JSON.stringify(entry)},{"b":"`;
  expect(JSON.parse(salvageRecord(given)!).log).toEqual([entry]);
});
