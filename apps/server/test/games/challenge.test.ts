/** A challenge over the wire: one deal for all, and nothing of it for those who have not finished. */
import type { Fact } from '@casefile/engine';
import type { Entry } from '@casefile/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer } from '../../src/ops/server.ts';
import { verify } from '../../src/store/maintenance/verify.ts';
import { openStore } from '../../src/store/open.ts';
import { call, Player } from '../support/player.ts';
import { playOn } from '../support/playing.ts';
import { roomyLimits, type Serving, serve } from '../support/serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

const body = {
  edition: 'speed',
  suspect: 'scarlet',
  bots: [
    { suspect: 'plum', bot: 'victor' },
    { suspect: 'green', bot: 'agnes' },
  ],
  terms: { pace: 'instant' },
};

async function makeChallenge(): Promise<string> {
  const made = await call(serving.origin, 'POST', '/api/challenges', body);
  expect(made.status).toBe(200);
  return made.body.challenge;
}
async function take(challenge: string, name: string): Promise<Player> {
  const taken = await call(serving.origin, 'POST', `/api/challenges/${challenge}/attempts`, { name });
  expect(taken.status).toBe(200);
  return new Player(serving.origin, taken.body);
}
const at = ({ session, token }: Player, path: string) =>
  call(serving.origin, 'GET', `/api/tables/${session.table}${path}`, undefined, token);
const factsOf = (log: readonly Entry[]): readonly Fact[] =>
  log.flatMap((entry) => ('facts' in entry ? entry.facts : []));

test('U69 two players who act alike have the same game; a third who is still playing learns nothing of it', async () => {
  const { origin, store } = serving;
  const challenge = await makeChallenge();
  expect(challenge).toMatch(/^[\w-]{24}$/);
  const { seed } = (await store.secretsOf(challenge))!;
  const players = [await take(challenge, 'Yolandine'), await take(challenge, 'Quirinus')];
  const waiting = await take(challenge, 'Zenobius');
  const told: string[] = [];
  await waiting.connect();
  const open = await call(origin, 'GET', `/api/challenges/${challenge}`);
  expect(open.body).toMatchObject({ attempts: 3, isFull: false, edition: 'speed' });
  expect(open.body.chairs).toEqual([
    { suspect: 'scarlet', bot: null },
    { suspect: 'plum', bot: 'victor' },
    { suspect: 'green', bot: 'agnes' },
  ]);
  told.push(JSON.stringify(open.body), JSON.stringify(await call(origin, 'GET', `/api/tables/${challenge}`)));
  for (const player of players) {
    await player.connect();
    await playOn(player, 7);
    await player.until((state) => state.seed !== null);
  }
  const [ada, ben] = players as [Player, Player];

  // One deal, the same dice, the same decisions of the bots.
  const records = [];
  for (const player of players) {
    const headers = { authorization: `Bearer ${player.token}` };
    const text = await (
      await fetch(`${origin}/api/tables/${player.session.table}/record`, { headers })
    ).text();
    const record = JSON.parse(text);
    expect(record).toMatchObject({ version: 1, chance: { table: seed, commitment: open.body.commitment } });
    const checked = await call(origin, 'POST', '/api/records', text);
    expect(checked.body).toMatchObject({ verified: true, dealt: 'table' });
    expect(JSON.stringify(checked.body.checks)).toContain('it says that it is a challenge');
    records.push(record);
  }
  expect(factsOf(records[0].log).length).toBeGreaterThan(20);
  expect(factsOf(records[0].log)).toEqual(factsOf(records[1].log));

  // A player who has finished sees the results of all who have.
  const results = await at(ada, '/rivals');
  expect(results.body).toMatchObject({ challenge, attempts: 3 });
  const [own, other] = results.body.rivals;
  expect(results.body.rivals).toHaveLength(2);
  expect(own).toMatchObject({ attempt: 0, name: 'Yolandine', isYou: true, isHelped: false });
  expect(other).toEqual({ ...own, attempt: 1, name: 'Quirinus', isYou: false });
  expect(own.isWon).toBe(records[0].result.winner === ada.seat);
  const theirs = await at(ben, '/rivals/record?attempt=0');
  expect(theirs.body).toEqual(records[0]);
  expect((await at(ben, '/rivals/record?attempt=2')).body.error).toBe('not-over');
  expect((await at(ben, '/rivals/record?attempt=3')).status).toBe(404);

  // A player who has not finished sees only how many have taken it up.
  for (const path of ['', '/entries', '/rivals', '/rivals/record?attempt=0', '/record', '/record?of=mine'])
    told.push(JSON.stringify(await at(waiting, path)));
  expect((await at(waiting, '/rivals')).body.error).toBe('not-over');
  expect((await at(waiting, '/rivals/record?attempt=0')).body.error).toBe('not-over');
  expect((await at(waiting, '/record')).body.error).toBe('not-over');

  // The link, and even the tables' ids, reveal nothing.
  for (const id of [challenge, ada.session.table, waiting.session.table]) {
    const here = `/api/tables/${id}`;
    const tries = [
      ['GET', `${here}/record`],
      ['GET', `${here}/record?of=mine`],
      ['GET', `${here}/rivals`],
      ['GET', `${here}/rivals/record?attempt=0`],
      ['GET', `${here}/entries`],
      ['POST', `${here}/watchers`, {}],
      ['POST', `${here}/seats`, { name: 'Eve' }],
      ['POST', `${here}/rematch`, {}],
    ] as const;
    for (const [method, path, given] of tries) {
      const reply = await call(origin, method, path, given);
      expect([401, 403, 409], `${method} ${path}`).toContain(reply.status);
      told.push(JSON.stringify(reply.body));
    }
  }
  // A token of one table opens no other.
  for (const path of ['record', 'rivals', 'rivals/record?attempt=0'])
    expect(
      (await call(origin, 'GET', `/api/tables/${ada.session.table}/${path}`, undefined, waiting.token))
        .status,
    ).toBe(403);
  const all = [...told, ...waiting.frames].join('\n');
  for (const secret of [seed, 'Yolandine', 'Quirinus', ada.session.table, ben.session.table])
    expect(all.includes(secret), secret).toBe(false);
  const { envelope } = records[0].result as { readonly envelope: readonly string[] };
  expect(all).not.toContain(JSON.stringify(envelope));
  for (const player of [...players, waiting]) player.close();
});

test('a refused name does not take up the challenge, and an unknown challenge is not found', async () => {
  const { origin } = serving;
  const challenge = await makeChallenge();
  const bad = await call(origin, 'POST', `/api/challenges/${challenge}/attempts`, { name: ' ' });
  expect([bad.status, bad.body.error]).toEqual([400, 'bad-name']);
  expect((await call(origin, 'GET', `/api/challenges/${challenge}`)).body.attempts).toBe(0);
  const player = await take(challenge, 'Ada');
  for (const id of [player.session.table, 'no-such-challenge', 'cut-off'])
    expect((await call(origin, 'GET', `/api/challenges/${id}`)).body.error).toBe('no-such-challenge');
  for (const part of [{ suspect: 'plum' }, { bots: [{ suspect: 'plum', bot: 'hal' }] }, { edition: 'none' }])
    expect((await call(origin, 'POST', '/api/challenges', { ...body, ...part })).status).toBeLessThan(410);
});

test('R37 a player who left for good is not compared with the others, and that game is read only once', async () => {
  const challenge = await makeChallenge();
  const [stays, goes] = [await take(challenge, 'Ada'), await take(challenge, 'Ben')];
  await goes.connect();
  await goes.do({ do: 'leave' });
  goes.close();
  await stays.connect();
  await playOn(stays, 3);
  await stays.until((state) => state.seed !== null);
  await expect
    .poll(async () => (await serving.store.head(goes.session.table))?.phase, { timeout: 30_000 })
    .toBe('over');
  const reading = vi.spyOn(serving.store, 'read');
  for (let i = 0; i < 3; i++) {
    const { rivals } = (await at(stays, '/rivals')).body;
    expect(rivals.map(({ name }: { name: string }) => name)).toEqual(['Ada']);
  }
  const whole = reading.mock.calls.filter(([, since]) => since === -1).map(([table]) => table);
  expect(whole.toSorted()).toEqual([stays.session.table, goes.session.table].toSorted());
  reading.mockRestore();
  stays.close();
});

test('a challenge survives a restart, and its stored table passes verification', async () => {
  const first = await serve();
  const made = await call(first.origin, 'POST', '/api/challenges', body);
  const before = await call(first.origin, 'POST', `/api/challenges/${made.body.challenge}/attempts`, {
    name: 'Ada',
  });
  await first.server.stop();
  expect(await verify({ folder: first.settings.data })).toMatchObject({ tables: 2, problems: [] });
  const store = await openStore({ folder: first.settings.data });
  const again = await startServer(first.settings, store, () => {});
  const origin = `http://127.0.0.1:${again.port}`;
  const there = await call(origin, 'GET', `/api/challenges/${made.body.challenge}`);
  expect(there.body).toEqual({ ...made.body, attempts: 1 });
  const after = await call(origin, 'POST', `/api/challenges/${made.body.challenge}/attempts`, {
    name: 'Ben',
  });
  const startOf = async (table: string): Promise<unknown> =>
    JSON.parse((await store.read(table, -1))!.find(({ text }) => text.includes('"is":"started"'))!.text)
      .facts;
  expect(await startOf(after.body.table)).toEqual(await startOf(before.body.table));
  await again.stop();
});

test('R26 challenges and attempts count as tables that an address opens', async () => {
  const few = await serve({ limits: { ...roomyLimits, tables: { max: 3, windowMs: 600_000 } } });
  const made = await call(few.origin, 'POST', '/api/challenges', body);
  const path = `/api/challenges/${made.body.challenge}/attempts`;
  const statuses: number[] = [];
  for (const name of ['Ada', 'Ben', 'Cleo'])
    statuses.push((await call(few.origin, 'POST', path, { name })).status);
  statuses.push((await call(few.origin, 'POST', '/api/challenges', body)).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  await few.stop();
});
