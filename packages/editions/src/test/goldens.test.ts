import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type FactOf, type GameRecord, makeRules, replay } from '@casefile/engine';
import { filesOfEditions } from '@casefile/testkit/folders';
import { goldenText } from '@casefile/testkit/goldens/golden';
import { goldenPath, goldenRequests, isFulfilled, longest } from '@casefile/testkit/goldens/golden-games';
import { describe, expect, test } from 'vitest';
import { editionById, editions } from '../index.ts';

const update = process.env.UPDATE_GOLDENS === '1';

const goldens = filesOfEditions('goldens/*.json').map(({ path, folder, name, text }) => {
  const record: GameRecord = JSON.parse(text);
  const edition = editionById(folder)!;
  return { path, edition, name: name.replace('.json', ''), record, played: replay(edition, record) };
});

for (const { path, edition, name, record, played } of goldens)
  describe(`${edition.id} ${name}`, () => {
    test('replays the same, to the letter', () => {
      const file = `${goldenPath({ edition: edition.id, name })}.txt`;
      const text = goldenText(edition, record);
      if (update) writeFileSync(file, text);
      expect(existsSync(file), `${path} has no text: UPDATE_GOLDENS=1 writes it`).toBe(true);
      expect(text).toBe(readFileSync(file, 'utf8'));
    });

    test('is a whole game, short enough to read', () => {
      expect(played.log.at(-1)!.fact).toBe('ended');
      expect(played.log.length).toBeLessThanOrEqual(longest);
    });

    test('shows what it was made for', () => {
      const request = goldenRequests.find((each) => each.edition === edition.id && each.name === name);
      expect(request, `${path} is not among the goldens of checks.ts`).toBeDefined();
      expect(isFulfilled(request!, goldenText(edition, record))).toBe(true);
    });

    test('needs every one of its actions', () => {
      for (const at of record.actions.keys()) {
        const without = replay(edition, { ...record, actions: record.actions.toSpliced(at, 1) });
        expect(without.log, `without action ${at}`).not.toEqual(played.log);
      }
    });
  });

test('each edition has two', () => {
  for (const { id } of editions)
    expect(goldens.filter(({ edition }) => edition.id === id).length, id).toBeGreaterThanOrEqual(2);
});

test('together they show every kind of fact, and games with and without a winner', () => {
  const shown = new Set(goldens.flatMap(({ played }) => played.log.map(({ fact }) => fact as string)));
  const { edition, record } = goldens[0]!;
  const every = [...makeRules(edition, {}, record.players).after.keys()];
  expect(every.filter((fact) => !shown.has(fact))).toEqual([]);
  const won = goldens.filter(({ played }) => (played.log.at(-1) as FactOf<'ended'>).winner !== null).length;
  expect(won).toBeGreaterThanOrEqual(goldens.length / 2);
  expect(won).toBeLessThan(goldens.length);
});
