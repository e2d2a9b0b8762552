import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionById, editions } from '@casefile/editions';
import type { Entry } from '@casefile/protocol';
import { makeRecord, makeRecordText, verifyRecord } from '@casefile/protocol/record';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { houseTablesOf, tablesOf } from '../recipe.ts';
import { Forger } from './forger.ts';
import { againstTheRules, forgeries } from './forgeries.ts';
import { boxes, forged, isGood, isGoodToTool, logOf, tool, verify, whyNot } from './verifiers.ts';

/** The full size: CASEFILE_RECORDS=1000 */
const count = Number(process.env.CASEFILE_RECORDS ?? 48);
const utf8 = new TextEncoder();

describe('R29 records can be verified', () => {
  const tables = editions.flatMap(tablesOf);

  test(`R29 ${count} records of all editions are accepted, and refused with one byte changed`, () => {
    const below = randomFrom(29);
    for (let i = 0; i < count; i++) {
      // A step that visits every edition early and every table eventually.
      const table = tables[(i * 31) % tables.length]!;
      const record = makeRecord(logOf(table, i), table.edition)!;
      const bytes = utf8.encode(makeRecordText(record));
      expect(verify(bytes).words).toBeGreaterThan(0);
      expect(isGood(bytes)).toBe(true);
      const at = below(bytes.length);
      const changed = bytes.slice();
      changed[at] = (bytes[at]! + 1 + below(255)) % 256;
      const where = `${table.edition.id} ${i}: byte ${at} is ${changed[at]}, not ${bytes[at]}`;
      expect(isGoodToTool(changed), where).toBe(false);
      expect(isGood(changed), where).toBe(false);
    }
  }, 3_600_000);

  test('R29 accepts records of tables with house rules', () => {
    for (const edition of editions)
      for (const [i, table] of houseTablesOf(edition).entries()) {
        const bytes = utf8.encode(makeRecordText(makeRecord(logOf(table, i), edition)!));
        const where = `${edition.id} ${JSON.stringify(table.options)}`;
        expect(() => verify(bytes), where).not.toThrow();
        if (i % 5 === 0) expect(isGood(bytes), where).toBe(true);
      }
  }, 600_000);

  test('R29 the tool has at most 150 lines and needs nothing but Node', () => {
    const text = readFileSync(tool, 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
    expect([...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual(['node:crypto', 'node:fs']);
  });

  test('R29 the tool’s exit code tells a record that is wrong from a file that is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'casefile-tool-'));
    const setting = tablesOf(editionById('speed')!)[0]!;
    const good = makeRecordText(makeRecord(logOf(setting, 1), setting.edition)!);
    const files: readonly (readonly [text: string | Uint8Array, code: number])[] = [
      [good, 0],
      [good.replace('"n":1,', '"n":2,'), 1],
      [good.slice(0, good.length / 2), 2],
      ['Dear Sir or Madam', 2],
      [Uint8Array.of(0xff, 0xfe), 2],
    ];
    for (const [n, [text, code]] of files.entries()) {
      const file = join(folder, `${n}.json`);
      writeFileSync(file, text);
      const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(tool), file]);
      expect({ status, stderr: `${stderr}` }, `${stdout}`).toEqual({ status: code, stderr: '' });
    }
    rmSync(folder, { recursive: true });
  }, 60_000);

  test('R29 the tool knows the cards of every edition', () => {
    for (const edition of editions)
      for (const { options } of tablesOf(edition)) {
        const { options: variants = {}, ...box } = boxes[edition.id] ?? {};
        for (const [name, own] of Object.entries(variants))
          Object.assign(box, (own as Record<string, object>)[String(options[name])]);
        const { suspects, weapons, rooms } = edition.cards(options);
        expect(box.cards, edition.id).toEqual([suspects, weapons, rooms]);
        expect(box.dice, edition.id).toBe(edition.dice.length);
      }
    expect(Object.keys(boxes).sort()).toEqual(editions.map(({ id }) => id).sort());
  });
});

describe('R29 refuses records of a dishonest server', () => {
  const table = tablesOf(editionById('clue-1986')!)[2]!;
  const log = logOf(table, 7);
  for (const { name, forge } of forgeries)
    test(`R32 ${name}`, () => {
      const bytes = utf8.encode(makeRecordText(forge(new Forger(log, table.edition))));
      expect(isGoodToTool(bytes)).toBe(false);
      expect(isGood(bytes)).toBe(false);
      expect(whyNot(bytes)).toMatch(/entry \d+|^[a-z]+[\w[\].]*: /i);
    });

  test('R32 tries at least thirty kinds of forgery', () => {
    expect(new Set(forgeries.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
  });

  for (const { name, forge } of againstTheRules)
    test(`R32 against the rules: ${name}`, () => {
      expect(isGood(utf8.encode(makeRecordText(forge(new Forger(log, table.edition)))))).toBe(false);
    });

  const text = makeRecordText(forged(log, () => {}));
  const changes: Readonly<Record<string, string>> = {
    'a name, which no chain holds': text.replace(/"name":"(.)/, '"name":"X$1'),
    'a line feed more': `${text}\n`,
    'no line feed': text.trimEnd(),
    'a space between': text.replace('{', '{ '),
    'a letter written otherwise': text.replace('"viewpoint"', '"\\u0076iewpoint"'),
    'a key twice': text.replace('{', '{"version":2,'),
    'a mark at the beginning': `\ufeff${text}`,
  };
  for (const [name, changed] of Object.entries(changes))
    test(`R29 ${name}`, () => {
      const bytes = utf8.encode(changed);
      expect(changed).not.toBe(text);
      expect(isGoodToTool(bytes)).toBe(false);
      expect(isGood(bytes)).toBe(false);
    });

  test('R29 needs a replay to detect an illegal action', () => {
    const record = forged(log, (entries) => {
      const at = entries.findIndex(
        (entry) => entry.is === 'acted' && entry.facts.some(({ fact }) => fact === 'moved'),
      );
      const acted = entries[at] as Extract<Entry, { is: 'acted' }>;
      const to = [0, 5];
      Object.assign(acted, { action: { do: 'move', to } });
      for (const fact of acted.facts) if (fact.fact === 'moved') Object.assign(fact, { to });
    });
    const bytes = utf8.encode(makeRecordText(record));
    expect(isGood(bytes)).toBe(false);
    const { checks } = verifyRecord({ record, exact: true }, table.edition);
    const failed = checks.filter(({ ok }) => ok === false);
    expect(failed.map(({ check }) => check)).toEqual(['rules']);
  });

  test('R32 keys that no entry of its kind has change no verdict of any verifier', () => {
    const unknown = forged(log, (entries) => {
      for (const entry of entries)
        if (entry.is === 'said' || entry.is === 'sat')
          Object.assign(entry, { used: 1, facts: [{ fact: 'rolled' }] });
    });
    const bytes = utf8.encode(makeRecordText(unknown));
    expect([isGood(bytes), isGoodToTool(bytes)]).toEqual([true, true]);
  });

  test('R29 accepts the honest record', () => {
    const bytes = utf8.encode(makeRecordText(forged(log, () => {})));
    expect(isGood(bytes) && isGoodToTool(bytes)).toBe(true);
  });
});
