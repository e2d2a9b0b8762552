import { editionById } from '@casefile/editions';
import { digestOfCommitments, standInSeed } from '@casefile/engine';
import type { EntryOf } from '@casefile/protocol';
import { isVerified, makeRecordText, verifyRecord } from '@casefile/protocol/record';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../recipe.ts';
import { Forger } from './forger.ts';
import { reoptioned, rewritten } from './forgeries.ts';
import { checked, forged, logOf, verify } from './verifiers.ts';

const utf8 = new TextEncoder();

describe('R31 what was noted before the deal', () => {
  const table = tablesOf(editionById('clue-1986')!)[2]!;
  const log = logOf(table, 7);

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
});
