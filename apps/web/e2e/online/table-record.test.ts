/** A finished online game as a real server gives it out: whole, as one player saw it, or not at all. */
import { type GameLog, judgeMarks } from '@casefile/analysis';
import { editionById } from '@casefile/editions';
import { makeRules } from '@casefile/engine';
import { type CaseRecord, openedIn, stepsOf } from '@casefile/protocol/record';
import { parseRecord } from '@casefile/protocol/record/parse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../server/test/support/player.ts';
import { type Serving, serve } from '../../../server/test/support/serving.ts';
import { type Copy, copyTable } from '../../../server/test/support/templates.ts';
import { marksIn } from '../../src/casebook/own-notes/marks-in.ts';
import { tableNotes, tableRecord } from '../../src/casebook/source/table-record.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

async function opened(copy: Copy, token: string | undefined): Promise<CaseRecord | string> {
  const source = await tableRecord({ origin: serving.origin, table: copy.table, token }, null);
  if ('why' in source) return source.why;
  const parsed = source.from === 'record' ? parseRecord(source.text, editionById) : null;
  return parsed?.ok ? parsed.record : 'unreadable';
}
async function viewpointOf(copy: Copy, token: string | undefined): Promise<unknown> {
  const found = await opened(copy, token);
  return typeof found === 'string' ? found : found.viewpoint;
}

test.each([
  ['all', 'table', 'table'],
  ['players', 'table', 'players-only'],
  ['nobody', 'mine', 'record-closed'],
] as const)(
  'with records open to %s, a player reads %s and a visitor with the link %s',
  async (records, own, others) => {
    const copy = await copyTable(serving.store, 'over', { records });
    expect(await viewpointOf(copy, copy.tokens.player)).toBe(own === 'mine' ? copy.seat('player') : own);
    expect(await viewpointOf(copy, undefined)).toBe(others);
    // An expired token gives no access.
    expect(await viewpointOf(copy, `cfs_${'x'.repeat(43)}`)).toBe(others);
  },
);

test('tells an unknown table apart from a server that does not answer', async () => {
  const none = { origin: serving.origin, table: 'nosuchtable', token: undefined };
  expect(await tableRecord(none, null)).toEqual({ why: 'missing' });
  const gone = await serve();
  await gone.stop();
  await expect(tableRecord({ ...none, origin: gone.origin }, null)).rejects.toThrow();
});

test('a running game gives out no record, not even to its players', async () => {
  const copy = await copyTable(serving.store, 'playing', { records: 'all' });
  for (const token of [copy.tokens.player, undefined])
    expect(await viewpointOf(copy, token)).toBe('unfinished');
});

test('U62 my notes from an online table are compared with what could be proved', async () => {
  const copy = await copyTable(serving.store, 'over');
  const { origin } = serving;
  const [table, token, seat] = [copy.table, copy.tokens.player, copy.seat('player')];
  const record = await opened(copy, token);
  if (typeof record === 'string') throw new Error(record);
  const { options, players } = openedIn(record.log);
  const rules = makeRules(editionById(record.edition)!, options, players);
  const game: GameLog = { rules, viewpoint: 'table', steps: stepsOf(record.log).map(({ facts }) => facts) };
  const other = (seat + 1) % players.length;
  const dealt = game.steps.flat().find((fact) => fact.fact === 'dealt' && fact.seat === other);
  const held = dealt?.fact === 'dealt' ? dealt.sealed.cards![0] : undefined;
  const keyOf = (card: string | undefined): string => `${card}|${players[other]!.suspect}`;
  const [right, wrong] = [keyOf(held), keyOf(record.result!.envelope[0])];
  const page = { marks: { [right]: 'yes', [wrong]: 'yes' }, times: { [right]: 0, [wrong]: 0 } };
  expect(await tableNotes({ origin, table, token })).toBe('');
  const notes = { version: 1, text: JSON.stringify(page) };
  expect((await call(origin, 'PUT', `/api/tables/${table}/notes`, notes, token)).status).toBe(200);
  const marks = marksIn(await tableNotes({ origin, table, token }));
  expect(judgeMarks(game, seat, marks).marks.map(({ verdict }) => verdict)).toEqual(['ahead', 'wrong']);
  // Nobody else gets them.
  expect(await tableNotes({ origin, table, token: undefined })).toBe('');
  expect(await tableNotes({ origin, table, token: copy.tokens.other })).not.toContain('marks');
});
