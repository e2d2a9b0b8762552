import { editionById } from '@casefile/editions';
import { expect, test } from 'vitest';
import { goldenText, recordText } from './golden.ts';
import { goldenRequests, isFulfilled, longest, makeRecord } from './golden-games.ts';
import { playShortGame } from './golden-player.ts';

const edition = editionById('card-2018')!;
const request = goldenRequests.find(({ name }) => name === 'several-accuse-at-once')!;

test('makes the same record for the same request, and the game shows what was requested', () => {
  const record = makeRecord(request);
  expect(makeRecord(request)).toEqual(record);
  expect(isFulfilled(request, goldenText(edition, record))).toBe(true);
  expect(isFulfilled({ ...request, winner: false }, goldenText(edition, record))).toBe(false);
  expect(isFulfilled({ ...request, shows: [/murdered/] }, goldenText(edition, record))).toBe(false);
});

test('writes records that can be read back', () => {
  const record = makeRecord(request);
  expect(JSON.parse(recordText(record))).toEqual(record);
  expect(recordText(record).split('\n').length).toBeGreaterThan(record.actions.length);
});

test('gives up on a game that gets too long', () => {
  const table = { edition, suspects: ['scarlet', 'plum', 'green'], options: {} };
  expect(playShortGame(table, 1, longest)).not.toBeNull();
  expect(playShortGame(table, 1, 20)).toBeNull();
});

test('says who may open a sealed part, and what the others receive', () => {
  const table = { edition, suspects: ['scarlet', 'plum', 'green'], options: { advanced: true } };
  const lines = goldenText(edition, playShortGame(table, 1, longest)!).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'edition card-2018, version 1',
    'options lastSeat plays-on, advanced true',
    'seats scarlet, plum, green',
  ]);
  expect(lines.find((line) => line.includes('enveloped'))).toMatch(/\[.+\] seen by nobody; others \[\?\]$/);
  expect(lines.find((line) => line.includes('dealt plum'))).toMatch(
    /plum 4 \[.+\] seen by plum; others \[\?\]$/,
  );
  const shown = /^\d+ showed (\w+)→(\w+) \(answer\) \[[\w-]+\] seen by (.*); others \[\?\]$/;
  const [, by, to, seen] = shown.exec(lines.find((line) => line.includes('showed'))!)!;
  expect(seen!.split(', ').sort()).toEqual([by, to].sort());
  expect(lines.filter((line) => line.includes(' knows ')).map((line) => line.split(' ')[0])).toEqual([
    'scarlet',
    'plum',
    'green',
    'spectator',
  ]);
});

test('reports where a record does not replay', () => {
  const record = makeRecord(request);
  const broken = { ...record, actions: [{ by: 0, action: { do: 'roll' } as const }] };
  expect(() => goldenText(edition, broken)).toThrow(/does not replay.*"at":0.*not-in-edition/);
});
