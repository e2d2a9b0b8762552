/** House rules of an online table: validated, announced, in force, and in the record. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, openTable, sitDown } from '../support/player.ts';
import { playOn } from '../support/playing.ts';
import { type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve();
  ({ origin } = serving);
});
afterAll(() => serving.stop());

const open = (options: unknown) =>
  call(origin, 'POST', '/api/tables', { edition: 'clue-2002', name: 'Ada', suspect: 'scarlet', options });

describe('refuses a table and names the wrong option and the valid ones', () => {
  test('for an unknown option', async () => {
    const { status, body } = await open({ basicForced: 'no' });
    expect(status).toBe(400);
    expect(body.error).toBe('bad-terms');
    expect(body.message).toContain('options.basicForced');
    expect(body.message).toContain('trappedBesidePassage');
  });

  test('for an unknown edition', async () => {
    const { status, body } = await call(origin, 'POST', '/api/tables', { edition: 'chess', name: 'Ada' });
    expect([status, body.error]).toEqual([400, 'bad-terms']);
    expect(body.message).toMatch(/^edition: there is no “chess”; valid: clue-1986, /);
  });

  test('for an unknown value', async () => {
    const { status, body } = await open({ trappedBesidePassage: 'may-sleep' });
    expect(status).toBe(400);
    expect(body.message).toContain('may-sleep');
    expect(body.message).toContain('must-take-it, may-wait');
  });

  test('for an option of another edition', async () => {
    expect((await open({ gardenPassage: 'also-from-garden-and-hall' })).status).toBe(400);
  });
});

test('announces house rules, and records only those that were changed', async () => {
  const ada = await openTable(origin, {
    edition: 'clue-2002',
    name: 'Ada',
    suspect: 'scarlet',
    options: { trappedBesidePassage: 'may-wait', accuseAfterDisproof: 'allowed' },
  });
  const { body } = await call(origin, 'GET', `/api/tables/${ada.session.table}`);
  expect(body.options).toEqual({ lastSeat: 'plays-on', trappedBesidePassage: 'may-wait' });
});

test('players place the weapons, and the game goes on to its end', { timeout: 120_000 }, async () => {
  const options = { weaponPlacement: 'chosen', first: 'plum' };
  const ada = await openTable(origin, { edition: 'clue-1986', name: 'Ada', suspect: 'scarlet', options });
  const { table } = ada.session;
  const ben = await sitDown(origin, table, { name: 'Ben', suspect: 'mustard' });
  const cleo = await sitDown(origin, table, { name: 'Cleo', suspect: 'plum' });
  const players = [ada, ben, cleo];
  for (const player of players) await player.connect();
  const start = { id: 's', v: 1000, command: { do: 'start' } };
  await call(origin, 'POST', `/api/tables/${table}/commands`, start, ada.session.tokens.host);
  await Promise.all(players.map((player, i) => playOn(player, i)));
  await Promise.all(players.map((player) => player.until(({ seed }) => seed !== null)));
  const { body } = await call(origin, 'GET', `/api/tables/${table}/record?of=mine`, undefined, ada.token);
  for (const player of players) player.close();
  expect(body.options).toMatchObject(options);
  const log = body.log as { facts?: { fact: string; seat?: number }[] }[];
  const placed = log.flatMap(({ facts = [] }) => facts).filter(({ fact }) => fact === 'set');
  expect(placed.map(({ seat }) => seat)).toEqual([2, 0, 1, 2, 0, 1]);
});
