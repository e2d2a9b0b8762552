/** Entries of every kind in a record from outside. */

import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { describe, expect, test } from 'vitest';
import { defaultTerms } from '../http/terms.ts';
import type { Entry, EntryBody } from '../wire/entry.ts';
import { checksumOf, makeRecord, makeRecordText, parseRecord, verifyRecord } from './index.ts';

const edition = editionById('speed')!;
const options = defaultOptions(edition);
const setting = { edition, options, suspects: edition.cards(options).suspects.slice(0, 3) };
const log = writeDown({ ...setting, seed: 4 }, (seed) => playOut(setting, seed, atRandom(4, 20)));
const record = makeRecord(log, edition)!;

/** Kinds that a game need not have, with the stage they belong to. */
const entries: readonly (readonly [before: Entry['is'], entry: EntryBody])[] = [
  ['settled', { is: 'terms', options, terms: defaultTerms }],
  ['settled', { is: 'renamed', person: 'p0', name: 'Nell' }],
  ['settled', { is: 'stood', suspect: 'peacock', person: null, by: 'host' }],
  ['revealed', { is: 'host', person: 'p0', name: 'Nell' }],
  ['revealed', { is: 'said', person: 'p0', phrase: 'hello' }],
  ['revealed', { is: 'wrote', person: 'p0', text: 'hello' }],
  ['revealed', { is: 'reported', line: 3 }],
  ['revealed', { is: 'agreed', to: 'pause', person: 'p0' }],
  ['revealed', { is: 'paused', by: 'p0' }],
  ['revealed', { is: 'resumed', by: null }],
  ['revealed', { is: 'muted', muted: true }],
  ['revealed', { is: 'outage', from: log[0]!.at }],
  ['revealed', { is: 'absent', seat: 0 }],
  ['revealed', { is: 'back', seat: 0 }],
  ['revealed', { is: 'voted', seat: 0, person: 'p0' }],
  ['revealed', { is: 'replaced', seat: 0, bot: 'agnes', by: 'host' }],
  ['revealed', { is: 'returned', seat: 0, person: 'p0' }],
  ['revealed', { is: 'left', person: 'p0' }],
];

/** The record with this entry in it, hashed anew as far as reading cares. */
function withEntry(before: Entry['is'], entry: object): string {
  const at = log.findIndex(({ is }) => is === before);
  const longer = log.toSpliced(at, 0, { ...entry, n: -1, at: log[at]!.at } as Entry);
  const body = { ...record, log: longer.map((each, n) => ({ ...each, n })) };
  return makeRecordText({ ...body, checksum: checksumOf(body) });
}
const odd: readonly unknown[] = [null, -1, 0.5, '', 'no such thing at all ', [], {}, [0], ['p0'], { a: 1 }];

describe('R24 an entry without what it needs, or with something else there, is refused at its place', () => {
  test.each(entries.map((each) => [each[1].is, ...each] as const))('%s', (_kind, before, entry) => {
    const read = parseRecord(withEntry(before, entry), editionById);
    if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.say}`);
    const at = log.findIndex(({ is }) => is === before);
    const { is: _, ...needed } = entry;
    for (const [key, good] of Object.entries(needed)) {
      const { [key]: _gone, ...rest } = entry as unknown as Record<string, unknown>;
      const others = odd.filter((each) => each !== good && !mayBe(key, each));
      const bad = [...(key === 'by' && entry.is === 'stood' ? [] : [rest]), ...others.map((each) => ({ ...entry, [key]: each }))];
      for (const given of bad) {
        const refused = parseRecord(withEntry(before, given), editionById);
        // The sentence is about this entry, and nothing breaks where it is read all the same.
        if (refused.ok) verifyRecord(refused, edition);
        expect(refused, JSON.stringify(given)).toMatchObject({ ok: false });
        expect(!refused.ok && refused.fault.at).toMatch(new RegExp(`^log\\[${at}\\]`));
      }
    }
  }); // biome-ignore format: short
});

/** Nobody; the name and words of somebody who was forgotten; options, of which the edition says what they may be. */
function mayBe(key: string, value: unknown): boolean {
  if (key === 'by' || key === 'person') return value === null;
  if (key === 'name' || key === 'text') return value === '';
  return key === 'options' && typeof value === 'object' && value !== null;
}

test.each(['renamed', 'committed', 'host', 'seeded', 'voted', 'agreed', 'left', 'said'] as const)(
  'R37 a crowd that was never there is refused at once, not remembered: %s',
  (is) => {
    const more = Array.from({ length: 15_000 }, (_, i) => ({
      n: -1, at: log[0]!.at, is, person: `x${i}`, name: 'X', seat: 0, to: 'pause', phrase: 'hello',
      commitment: i.toString(16).padStart(64, 'a'), seed: i.toString(16).padStart(64, 'a'),
    })) as unknown as Entry[]; // biome-ignore format: one entry
    const crowd = log.toSpliced(1, 0, ...more).map((each, n) => ({ ...each, n }));
    const text = makeRecordText({ ...record, log: crowd });
    const began = process.cpuUsage();
    const read = parseRecord(text, editionById);
    const { user, system } = process.cpuUsage(began);
    expect(read).toMatchObject({ ok: false, fault: { say: 'more than 200 people at a table at once' } });
    expect((user + system) / 1000).toBeLessThan(2000);
  },
);
