import { editionById, editions } from '@casefile/editions';
import { makeRecordText, parseRecord, verifyRecord } from '@casefile/protocol/record';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../recipe.ts';
import { type CorpusGame, hashOf, readLines } from './corpus.ts';

describe('R15 the corpus of recorded games', () => {
  const games = new Map(
    editions.map(({ id }) => [id, readLines(id).map((line) => JSON.parse(line) as CorpusGame)]),
  );

  test('R15 holds at least 500 games, some at every table of every edition', () => {
    expect([...games.values()].flat().length).toBeGreaterThanOrEqual(500);
    for (const edition of editions) {
      const played = new Set(
        games
          .get(edition.id)!
          .map(({ record }) => `${record.players.length} ${JSON.stringify(record.options)}`),
      );
      for (const { seats, options } of tablesOf(edition))
        expect(played).toContain(`${seats} ${JSON.stringify(options)}`);
    }
  });

  for (const edition of editions)
    test(`R15 every game replays to the same hash: ${edition.id}`, () => {
      const changed = games.get(edition.id)!.filter(({ record, hash }) => hashOf(edition, record) !== hash);
      expect(changed.map(({ name }) => name)).toEqual([]);
    });

  test('R15 reads, replays and writes back records of format 1 byte for byte', () => {
    const lines = readLines('records');
    expect(lines.length).toBeGreaterThan(editions.length);
    for (const line of lines) {
      const parsed = parseRecord(`${line}\n`, editionById);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
      const { record } = parsed;
      expect(makeRecordText(record)).toBe(`${line}\n`);
      const { checks, dealt } = verifyRecord(parsed, editionById(record.edition)!);
      // These mention seeds that no player gave: the table alone dealt.
      const others = checks.filter(({ check }) => check !== 'seeds' && check !== 'noted');
      expect(
        others.every(({ ok }) => ok),
        JSON.stringify(checks),
      ).toBe(true);
      expect(dealt).toBe('table');
    }
  });
});
