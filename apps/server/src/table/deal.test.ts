import { commitToSeed, opensSeed, standInSeed } from '@casefile/engine';
import { commitmentsOf, digestOfSettlement, type EntryOf, seedOpeningMs } from '@casefile/protocol';
import { makeRecord, verifyRecord } from '@casefile/protocol/record';
import { describe, expect, test } from 'vitest';
import { storedPhase } from './table.ts';
import { host, Sitting, seated, seedOf } from './test/sitting.ts';
import { nextWake, wakeUp } from './time/wake.ts';

const nobody = { gone: [], orders: [] };
const settled = (at: Sitting): EntryOf<'settled'> =>
  at.table.entries.find((entry): entry is EntryOf<'settled'> => entry.is === 'settled')!;
const lobby = (people = 3, bots = 0) => new Sitting({ edition: 'speed', people, bots, opens: false });

describe('R31 a deal nobody can choose', () => {
  test('R31 rejects a player who sits down without a commitment, or with that of somebody else', () => {
    const at = lobby(2);
    const sit = (commitment?: string) =>
      at.why(seated('new'), { do: 'sit', name: 'Zoe', commitment } as never);
    expect(sit(undefined)).toBe('no-commitment');
    expect(sit(commitToSeed(seedOf('p1')))).toBe('no-commitment');
    expect(sit(commitToSeed(seedOf('new')))).toBe('ok');
    expect(at.why(seated('new'), { do: 'commit', commitment: commitToSeed(seedOf('p1')) })).toBe(
      'no-commitment',
    );
    expect(at.why(seated('new'), { do: 'commit', commitment: 'ab'.repeat(32) })).toBe('ok');
    expect(at.state.people.new!.commitment).toBe('ab'.repeat(32));
  });

  test('R31 no seed is opened before the seats are settled, and no card dealt before all seeds are opened', () => {
    const at = lobby();
    const open = (person: string, seed = seedOf(person)) => at.why(seated(person), { do: 'open', seed });
    expect(open('p1')).toBe('not-now');
    at.must(host, { do: 'start' });
    expect(at.last).toMatchObject({ is: 'settled', commitments: commitmentsOf(at.state) });
    const { table, commitment, edition, options } = at.state;
    const hashes = settled(at).commitments.map((each) => each.commitment);
    const settlement = {
      table,
      commitment,
      edition: edition.id,
      editionVersion: edition.version,
      options,
      seats: settled(at).seats,
      commitments: hashes,
    };
    expect(settled(at).digest).toBe(digestOfSettlement(settlement));
    // Nothing the deal depends on can be exchanged afterwards.
    for (const other of [
      { table: 'another' },
      { commitment: hashes[0]! },
      { edition: 'card-2018' },
      { editionVersion: 99 },
      { options: { ...options, house: true } },
      { seats: settled(at).seats.toReversed() },
      { commitments: hashes.slice(1) },
    ])
      expect(digestOfSettlement({ ...settlement, ...other })).not.toBe(settled(at).digest);
    expect(hashes).toEqual(hashes.toSorted());
    expect(open('p1', seedOf('p2'))).toBe('bad-seed');
    expect(open('p1')).toBe('ok');
    expect(open('p1')).toBe('ok');
    expect(at.state.phase).toBe('dealing');
    expect(open('p0')).toBe('ok');
    expect(at.state.position).toBeNull();
    expect(open('p2')).toBe('ok');
    expect(at.state.phase).toBe('playing');
    expect(at.table.entries.filter(({ is }) => is === 'seeded').length).toBe(3);
    expect(open('p2')).toBe('not-now');
  });

  test('R31 while seeds are opened, nobody can sit down, leave or change the terms', () => {
    const at = lobby();
    at.must(host, { do: 'start' });
    expect(storedPhase(at.state)).toBe('playing');
    for (const command of [
      { do: 'start' },
      { do: 'leave' },
      { do: 'commit', commitment: 'ab'.repeat(32) },
      { do: 'move-chair', suspect: 'white' },
      { do: 'terms', options: {}, terms: at.state.terms },
      { do: 'rename', name: 'Zoe' },
      { do: 'act', action: { do: 'roll' } },
      { do: 'sit', name: 'Zoe' },
    ] as const)
      expect(at.why(host, command), command.do).toBe('not-now');
  });

  test('R31 the seed of a player who does not open it in time is replaced on record, and the game begins', () => {
    const at = lobby();
    at.must(host, { do: 'start' });
    at.must(seated('p1'), { do: 'open', seed: seedOf('p1') });
    const due = nextWake(at.table, nobody)!;
    expect(due).toBe(settled(at).at + seedOpeningMs);
    expect(wakeUp(at.table, nobody, due - 1, at.seed)).toEqual([]);
    at.now = due;
    at.take(wakeUp(at.table, nobody, due, at.seed));
    expect(at.state.phase).toBe('playing');
    const withheld = at.table.entries.filter((entry) => entry.is === 'withheld');
    expect(withheld.map(({ person }) => person).sort()).toEqual(['p0', 'p2']);
    for (const { person, seed } of withheld) {
      const nth = settled(at).commitments.findIndex((each) => each.person === person);
      expect(seed).toBe(standInSeed(at.seed, nth));
      expect(opensSeed(settled(at).commitments[nth]!.commitment, seed)).toBe(false);
    }
    while (at.step(() => 0, 1));
    const record = makeRecord(at.table.entries, at.state.edition)!;
    expect(verifyRecord({ record, exact: true }, at.state.edition)).toMatchObject({ dealt: 'partly' });
  });

  test('R31 time in which the server was away does not count against players who open their seeds', () => {
    const at = lobby();
    at.must(host, { do: 'start' });
    const from = settled(at).at + 1000;
    at.now = from + 60_000;
    at.write({ is: 'outage', from });
    expect(nextWake(at.table, nobody)).toBe(settled(at).at + seedOpeningMs + 60_000);
  });

  test('R31 where nobody but bots plays the table deals alone, at once, and the record says so', () => {
    const at = new Sitting({ edition: 'speed', people: 1, bots: 3, opens: false });
    at.must(host, { do: 'stand', suspect: at.state.chairs[0]!.suspect });
    at.must(host, { do: 'start' });
    expect(at.state.phase).toBe('playing');
    while (at.step(() => 0, 1));
    const record = makeRecord(at.table.entries, at.state.edition)!;
    expect(verifyRecord({ record, exact: true }, at.state.edition)).toMatchObject({ dealt: 'table' });
  });

  test('R31 a program that has not committed is not waited for', () => {
    const at = lobby(2);
    const program = { person: 'program-x', roles: ['bot'] as const };
    at.must(program, { do: 'sit', name: 'Robot', commitment: undefined } as never);
    at.must(host, { do: 'start' });
    expect(settled(at).commitments.length).toBe(2);
    at.openSeeds();
    expect(at.state.phase).toBe('playing');
  });
});
