/** An online game that is over, as its screens get it from a real server: whole, as one player saw it, or not at all. */
import { judgeMarks } from '@casefile/analysis';
import { stepsOf } from '@casefile/protocol/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../server/test/player.ts';
import { type Serving, serve } from '../../server/test/serving.ts';
import { type Copy, copyTable } from '../../server/test/templates.ts';
import { marksIn } from '../src/casebook/marks-in.ts';
import { type ReadSource, readSource, rulesFor } from '../src/casebook/read-source.ts';
import { tableNotes, tableRecord } from '../src/casebook/table-record.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

async function opened(copy: Copy, token: string | undefined): Promise<ReadSource> {
  const place = { origin: serving.origin, table: copy.table, token };
  const source = await tableRecord(place, token === undefined ? null : copy.suspect('player'));
  return 'why' in source ? { fault: source } : readSource(source);
}
const viewpointOf = (found: ReadSource) => ('read' in found ? found.read.record.viewpoint : found.fault.why);

test.each([
  ['all', 'table', 'table'],
  ['players', 'table', 'players-only'],
  ['nobody', 'mine', 'record-closed'],
] as const)('terms %s: a player reads %s, who has the link reads %s', async (records, own, others) => {
  const copy = await copyTable(serving.store, 'over', { records });
  const mine = await opened(copy, copy.tokens.player);
  const seat = copy.seat('player');
  expect(viewpointOf(mine)).toBe(own === 'mine' ? seat : own);
  expect(mine).toMatchObject({ me: seat });
  expect(viewpointOf(await opened(copy, undefined))).toBe(others);
  // A token that is over is as good as none.
  expect(viewpointOf(await opened(copy, `cfs_${'x'.repeat(43)}`))).toBe(others);
});

test('a game that goes on has no record, for its players neither', async () => {
  const copy = await copyTable(serving.store, 'playing', { records: 'all' });
  for (const token of [copy.tokens.player, undefined])
    expect(viewpointOf(await opened(copy, token))).toBe('unfinished');
});

test('U62 what I noted at an online table is judged against what could be proved', async () => {
  const copy = await copyTable(serving.store, 'over');
  const { origin } = serving;
  const [table, token] = [copy.table, copy.tokens.player];
  const found = await opened(copy, token);
  if (!('read' in found)) throw new Error('cannot be read');
  const steps = stepsOf(found.read.record.log).map(({ facts }) => facts);
  const game = { rules: rulesFor(found.read), viewpoint: 'table', steps } as const;
  const [first, second] = judgeMarks(game, found.me!, []).missed;
  const key = ({ card, owner }: { card: string; owner: string }): string => `${card}|${owner}`;
  const page = {
    marks: { [key(first!)]: 'yes', [key(second!)]: 'no' },
    times: { [key(first!)]: first!.at, [key(second!)]: second!.at },
  };
  const path = `/api/tables/${table}/notes`;
  expect(await tableNotes({ origin, table, token })).toBe('');
  const put = await call(origin, 'PUT', path, { version: 1, text: JSON.stringify(page) }, token);
  expect(put.status).toBe(200);
  const marks = marksIn(await tableNotes({ origin, table, token }));
  expect(judgeMarks(game, found.me!, marks).marks.map(({ verdict }) => verdict)).toEqual([
    'in-time',
    'wrong',
  ]);
  // Nobody else gets them.
  expect(await tableNotes({ origin, table, token: undefined })).toBe('');
  expect(await tableNotes({ origin, table, token: copy.tokens.other })).not.toContain('marks');
});
