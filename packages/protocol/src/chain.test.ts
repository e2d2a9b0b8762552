import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { chainHash, chainText, checkRows, makeRows, noRows, saltOf, withWords, wordsOf } from './chain.ts';
import { defaultTerms } from './http/terms.ts';
import type { Entry } from './wire/entry.ts';

const seed = '5eed'.repeat(16);
const entries: readonly Entry[] = [
  {
    n: 0, at: 1, is: 'opened', table: 'T', edition: 'clue-2002', editionVersion: 1, options: {},
    terms: defaultTerms, commitment: 'c0', host: { person: 'ada', name: 'Ada' },
  },
  { n: 1, at: 2, is: 'sat', suspect: 'plum', sitter: { kind: 'person', person: 'bob', name: 'Böb' } },
  { n: 2, at: 3, is: 'sat', suspect: 'green', sitter: { kind: 'bot', bot: 'champion' } },
  { n: 3, at: 4, is: 'renamed', person: 'bob', name: 'Bobby' },
  { n: 4, at: 5, is: 'host', person: 'bob', name: 'Bobby' },
  { n: 5, at: 6, is: 'wrote', person: 'ada', text: 'it was "you" \u0000 \ud83d' },
  { n: 6, at: 7, is: 'said', person: 'ada', phrase: 'hello' },
]; // biome-ignore format: a table
const rows = makeRows(seed, noRows, entries);

test('matches its definition, computed by the platform and from scratch', () => {
  let before = Buffer.alloc(32);
  for (const { n, text, hash, own } of rows) {
    const key = Buffer.from(seed, 'hex');
    const salt = createHmac('sha256', key).update(`casefile salt v1\n${n}`).digest();
    before = createHash('sha256')
      .update(Buffer.concat([before, salt, Buffer.from(text)]))
      .digest();
    expect(hash).toBe(before.toString('hex'));
    if (own === undefined) continue;
    const sealed = `casefile words v1\n${n}\n${own.person}\n${JSON.stringify(own.words)}`;
    expect(own.seal).toBe(createHmac('sha256', key).update(sealed).digest('hex'));
  }
});

test('never changes: old records are checked by it', () => {
  expect(rows.at(-1)?.hash).toMatchInlineSnapshot(
    `"8b4883b27e63a4f23e6195b62387d8478bdd4bbe69339bb672e81c341a5fdc8b"`,
  );
  expect(rows[1]?.text).toBe(
    '{"n":1,"at":2,"is":"sat","suspect":"plum","sitter":{"kind":"person","person":"bob","name":""}}',
  );
});

test('round-trips entries to the same text', () => {
  const checked = checkRows(seed, noRows, rows);
  expect(checked).toEqual({ state: 'good', entries, tip: { n: 6, hash: rows[6]!.hash } });
  expect(checked.state === 'good' && checked.entries.map(chainText)).toEqual(rows.map(({ text }) => text));
  const later = checkRows(seed, { n: 3, hash: rows[3]!.hash }, rows.slice(4));
  expect(later).toMatchObject({ state: 'good', entries: entries.slice(4) });
});

test('keeps names and messages out of the chained text', () => {
  const chained = rows.map(({ text }) => text).join('\n');
  for (const word of ['Ada', 'Böb', 'Bobby', 'it was']) expect(chained).not.toContain(word);
  for (const entry of entries) expect(withWords(entry, wordsOf(entry)?.words ?? '')).toEqual(entry);
});

test('still holds when a person’s words are redacted', () => {
  const other = makeRows(
    seed,
    noRows,
    entries.map((entry) => withWords(entry, 'Somebody')),
  );
  expect(other.map(({ hash }) => hash)).toEqual(rows.map(({ hash }) => hash));
  expect(checkRows(seed, noRows, other).state).toBe('good');
});

test('R11 calls a cut last row torn and any other cut row damage', () => {
  for (const [at, row] of rows.entries())
    for (let length = 0; length < row.text.length; length++) {
      const cut = rows.with(at, { ...row, text: row.text.slice(0, length) });
      const checked = checkRows(seed, noRows, cut);
      if (at === rows.length - 1) expect(checked).toMatchObject({ state: 'torn', tip: { n: at - 1 } });
      else expect(checked).toMatchObject({ state: 'broken', at });
    }
});

test('R11 detects every flipped bit of every row', () => {
  const flipped = (text: string, bit: number): string => {
    const bytes = Buffer.from(text);
    bytes[bit >> 3]! ^= 1 << (bit & 7);
    return bytes.toString();
  };
  const states = new Set<string>();
  for (const [at, row] of rows.entries())
    for (const field of ['text', 'hash', 'person', 'words', 'seal'] as const) {
      const own = row.own;
      const value = field === 'text' || field === 'hash' ? row[field] : own?.[field];
      for (let bit = 0; bit < 8 * Buffer.byteLength(value ?? ''); bit++) {
        const wrong = flipped(value!, bit);
        const altered =
          field === 'text' || field === 'hash'
            ? { ...row, [field]: wrong }
            : { ...row, own: { ...own!, [field]: wrong } };
        if (wrong === value) continue;
        const checked = checkRows(seed, noRows, rows.with(at, altered));
        states.add(checked.state);
        if (checked.state === 'torn') expect(at).toBe(rows.length - 1);
      }
    }
  expect([...states].sort()).toEqual(['broken', 'torn']);
});

test('detects missing, doubled, reordered and foreign rows', () => {
  for (const wrong of [
    rows.toSpliced(2, 1),
    rows.toSpliced(2, 0, rows[2]!),
    rows.toReversed(),
    rows.slice(1),
  ])
    expect(checkRows(seed, noRows, wrong).state).toBe('broken');
  expect(checkRows('0'.repeat(64), noRows, rows)).toEqual({
    state: 'broken',
    at: 0,
    why: 'row 0 is not what was written',
  });
  const { own: _, ...bare } = rows[1]!;
  expect(checkRows(seed, noRows, rows.with(1, bare))).toMatchObject({
    why: 'the words of row 1 are missing',
  });
});

test('throws on an entry that does not follow the last row', () => {
  expect(() => makeRows(seed, { n: 4, hash: noRows.hash }, [entries[6]!])).toThrow('Entry 6 cannot be row 5');
});

test('salts texts that could be guessed', () => {
  expect(saltOf(seed, 1)).not.toBe(saltOf(seed, 2));
  expect(chainHash(noRows.hash, saltOf(seed, 1), 'x')).not.toBe(chainHash(noRows.hash, saltOf(seed, 2), 'x'));
});
