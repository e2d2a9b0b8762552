import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionById, editions } from '@casefile/editions';
import { digestOfCommitments, standInSeed } from '@casefile/engine';
import type { Entry, EntryOf } from '@casefile/protocol';
import {
  type CaseRecord,
  type Check,
  decodeRecord,
  isVerified,
  makeRecord,
  makeRecordText,
  parseRecord,
  type VerifyOptions,
  verifyRecord,
} from '@casefile/protocol/record';
import { describe, expect, test } from 'vitest';
import { randomFrom, shuffled } from '../random.ts';
import { houseTablesOf, type Table, tablesOf } from '../recipe.ts';
import { Forger } from './forger.ts';
import { againstTheRules, forgeries, reoptioned, rewritten } from './forgeries.ts';
import { atRandom, playOut } from './play-out.ts';
import { writeDown } from './scribe.ts';

const tool = new URL('../../../../tools/verify-record.mjs', import.meta.url);
const boxes = JSON.parse(readFileSync(new URL('boxes.json', tool), 'utf8'));
const { verify } = (await import(tool.href)) as {
  verify: (file: Uint8Array, noted?: string) => { words: number };
};

/** The full size: CASEFILE_RECORDS=1000 */
const count = Number(process.env.CASEFILE_RECORDS ?? 48);
const utf8 = new TextEncoder();

function logOf({ edition, options, seats }: Table, seed: number): Entry[] {
  const { suspects } = edition.cards(options);
  const setting = { edition, options, suspects: shuffled(suspects, randomFrom(seed)).slice(0, seats) };
  return writeDown({ ...setting, seed }, (gameSeed) => playOut(setting, gameSeed, atRandom(seed, 90)));
}

/** The checks of a record; empty where it cannot be read. */
function checked(bytes: Uint8Array, options: VerifyOptions = {}): readonly Check[] {
  const parsed = parseRecord(decodeRecord(bytes) ?? '', editionById);
  if (!parsed.ok) return [];
  return verifyRecord(parsed, editionById(parsed.record.edition)!, options).checks;
}

/** The first fault, with its place. */
function whyNot(bytes: Uint8Array): string {
  const parsed = parseRecord(decodeRecord(bytes) ?? '', editionById);
  if (!parsed.ok) return `${parsed.fault.at}: ${parsed.fault.say}`;
  const { check, say } = checked(bytes).find(({ ok }) => ok === false)!;
  return `${check}: ${say}`;
}

function isGood(bytes: Uint8Array): boolean {
  const text = decodeRecord(bytes);
  if (text === null) return false;
  const parsed = parseRecord(text, editionById);
  return parsed.ok && isVerified(verifyRecord(parsed, editionById(parsed.record.edition)!).checks);
}

function isGoodToTool(bytes: Uint8Array): boolean {
  try {
    verify(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The log with a change, and everything else made consistent again, as a dishonest server would. */
function forged(log: readonly Entry[], change: (log: Entry[]) => void): CaseRecord {
  const copy = structuredClone(log) as Entry[];
  change(copy);
  const opened = copy[0]!;
  if (opened.is !== 'opened') throw new Error('not opened');
  return makeRecord(copy, editionById(opened.edition)!)!;
}

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

  test('R31 rejects a record rewritten throughout, given the commitments that were noted', () => {
    const honest = log.find((entry): entry is EntryOf<'settled'> => entry.is === 'settled')!;
    const bytes = utf8.encode(makeRecordText(rewritten(log, table.edition)));
    verify(bytes);
    const check = (noted?: string) => checked(bytes, noted === undefined ? {} : { noted });
    expect(check().find((each) => each.check === 'noted')).toMatchObject({ ok: null });
    expect(isVerified(check(honest.digest))).toBe(false);
    expect(() => verify(bytes, honest.digest)).toThrow('noted');
    const tampered = log.find((entry) => entry.is === 'seeded')!;
    const own = honest.commitments.find(({ person }) => person === (tampered as EntryOf<'seeded'>).person)!;
    expect(isVerified(check(own.commitment))).toBe(false);
    expect(() => verify(bytes, own.commitment)).toThrow('noted');
    // The table kept its own commitment, so this note alone does not reveal it, and is not called a proof.
    const { commitment } = log[0] as EntryOf<'opened'>;
    expect(check(commitment).find((each) => each.check === 'noted')).toMatchObject({ ok: null });
  });

  test('R31 calls one’s own commitment no proof: once all seeds are open, a table can try its own until the deal suits', () => {
    const [mine] = log.filter((entry): entry is EntryOf<'seeded'> => entry.is === 'seeded').slice(-1);
    const settled = log.find((entry): entry is EntryOf<'settled'> => entry.is === 'settled')!;
    const { commitment: own } = settled.commitments.find(({ person }) => person === mine!.person)!;
    const chosen = new Forger(log, table.edition).retable('5e'.repeat(32)).deal().record();
    for (const record of [chosen, rewritten(log, table.edition)]) {
      const bytes = utf8.encode(makeRecordText(record));
      const found = checked(bytes, { noted: own }).filter(({ ok }) => ok !== true);
      expect(found).toMatchObject([{ check: 'noted', ok: null }]);
      expect(verify(bytes, own)).toMatchObject({ isFixed: false });
      expect(isVerified(checked(bytes, { noted: settled.digest }))).toBe(false);
    }
  });

  test('R31 rejects another deal of the same seeds by other options, given the digest that was noted', () => {
    const honest = log.find((entry): entry is EntryOf<'settled'> => entry.is === 'settled')!;
    const bytes = utf8.encode(makeRecordText(reoptioned(log, table.edition)));
    // The record is consistent in itself.
    verify(bytes);
    expect(isVerified(checked(bytes))).toBe(true);
    expect(isVerified(checked(bytes, { noted: honest.digest }))).toBe(false);
    expect(() => verify(bytes, honest.digest)).toThrow('noted');
  });

  test('R31 accepts the digest of older tables, which holds the commitments alone', () => {
    const forger = new Forger(log, table.edition);
    const { table: id, commitment } = forger.find('opened');
    const hashes = forger.find('settled').commitments.map((each) => each.commitment);
    const digest = digestOfCommitments(id, commitment, hashes);
    const bytes = utf8.encode(makeRecordText(forger.change('settled', { digest }).record()));
    expect(verify(bytes, digest)).toMatchObject({ isFixed: false });
    // Chairs and options are not in it, so a table could try others until the deal suits it.
    const found = checked(bytes, { noted: digest }).filter(({ ok }) => ok !== true);
    expect(found).toMatchObject([{ check: 'noted', ok: null }]);
  });

  for (const { name, forge } of againstTheRules)
    test(`R32 against the rules: ${name}`, () => {
      expect(isGood(utf8.encode(makeRecordText(forge(new Forger(log, table.edition)))))).toBe(false);
    });

  test('R31 finds the noted commitments in the true record', () => {
    const bytes = utf8.encode(makeRecordText(forged(log, () => {})));
    const settled = log.find((entry): entry is EntryOf<'settled'> => entry.is === 'settled')!;
    const notes = [
      settled.digest,
      settled.commitments[0]!.commitment,
      (log[0] as EntryOf<'opened'>).commitment,
    ];
    for (const noted of notes) {
      // Only the digest fixes the whole deal.
      const isFixed = noted === settled.digest;
      const open = checked(bytes, { noted }).filter(({ ok }) => ok !== true);
      expect(open).toMatchObject(isFixed ? [] : [{ check: 'noted', ok: null }]);
      expect(verify(bytes, noted)).toMatchObject({ isFixed });
    }
  });

  test('R31 accepts a stand-in for a seed that was not opened in time, and says so', () => {
    const forger = new Forger(log, table.edition);
    const { person } = forger.find('seeded');
    const nth = forger.find('settled').commitments.findIndex((each) => each.person === person);
    const settled = forger.find('settled').at;
    forger.remove((entry) => entry.is === 'seeded' && entry.person === person);
    forger.insert(forger.at('started'), { is: 'withheld', person, seed: standInSeed(forger.seed, nth) });
    forger.change('withheld', { at: settled + 10_000 });
    const record = forger.renumber().deal().record();
    verify(utf8.encode(makeRecordText(record)));
    const verified = verifyRecord({ record, exact: true }, table.edition);
    expect(verified.dealt).toBe('partly');
    expect(isVerified(verified.checks)).toBe(true);
    const own = forger.find('settled').commitments[nth]!.commitment;
    expect(isVerified(verifyRecord({ record, exact: true }, table.edition, { noted: own }).checks)).toBe(
      false,
    );
    // The tool, too, tells a player that the deal was made without their seed.
    expect(() => verify(utf8.encode(makeRecordText(record)), own)).toThrow('noted');
  });

  test('R31 calls a deal in which no seed was opened the table’s alone', () => {
    const forger = new Forger(log, table.edition);
    const { commitments, at } = forger.find('settled');
    forger.remove(({ is }) => is === 'seeded');
    const standIns = commitments.map(({ person }, nth) => {
      return { is: 'withheld', person, seed: standInSeed(forger.seed, nth) } as const;
    });
    forger.insert(forger.at('started'), ...standIns);
    for (const late of forger.all('withheld')) Object.assign(late, { at: at + 10_000 });
    const record = forger.renumber().deal().record();
    const seeds = commitments.length;
    expect(verify(utf8.encode(makeRecordText(record)))).toMatchObject({ seeds, withheld: seeds });
    const { checks, dealt } = verifyRecord({ record, exact: true }, table.edition);
    expect(dealt).toBe('table');
    expect(isVerified(checks)).toBe(true);
    expect(checks.find(({ check }) => check === 'seeds')!.say).toMatch(/^dealt by the table alone: none of/);
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
