/** A rematch: who may join it, and with which tokens. */
import { commitToSeed, sampleForms } from '@casefile/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, post, seatIn } from '../support/by-token.ts';
import { call, openTable, Player, type Reply, sitDown } from '../support/player.ts';
import { dice, playOn } from '../support/playing.ts';
import { type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve();
  ({ origin } = serving);
});
afterAll(() => serving.stop());

test('R34 a bot admitted to a rematch plays it with its new token', async () => {
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const { table } = host.session;
  const { token } = (await post(host, '/bots', host.session.tokens.host, { suspect: 'plum' })).body;
  const bo = await sitDown(origin, table, { name: 'Bo' });
  const before = commitToSeed(host.seed!);
  for (const player of [host, bo]) await player.connect();
  await command(host, { do: 'start' });
  const below = dice(5);
  await Promise.all([playProgram(table, token, below), playOn(host, 1), playOn(bo, 2)]);
  expect((await post(host, '/rematch', token)).body.error).toBe('not-allowed');
  // R31: a rematch needs fresh seeds, because those of the last game are known.
  const used = await post(host, '/rematch', host.session.tokens.seat, { commitment: before });
  expect([used.status, used.body.error]).toEqual([400, 'no-commitment']);
  const { body: next } = await post(host, '/rematch', host.session.tokens.seat, {
    commitment: commitToSeed('1'.repeat(64)),
  });
  const { body: again, status } = await post(host, '/rematch', token);
  expect(status).toBe(200);
  expect(Object.keys(again.tokens)).toEqual(['bot']);
  expect(again).toMatchObject({ table: next.table, suspect: 'plum' });
  const streamAt = (by: string) =>
    fetch(`${origin}/api/tables/${next.table}/bot`, { headers: { authorization: `Bearer ${by}` } });
  const stream = await streamAt(again.tokens.bot);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/^\{"type":"hello","protocol":1\}\n/);
  // The old token opens nothing here; asking with it again revokes the new token and ends its stream.
  expect((await streamAt(token)).status).toBe(403);
  const { body: last } = await post(host, '/rematch', token);
  expect(last).toMatchObject({ table: next.table, suspect: 'plum' });
  while (!(await reader.read()).done);
  expect((await streamAt(again.tokens.bot)).status).toBe(401);
  const cy = await sitDown(origin, next.table, { name: 'Cy' });
  const ada = new Player(origin, next, '1'.repeat(64));
  for (const player of [ada, cy]) await player.connect();
  await command(ada, { do: 'start' });
  await Promise.all([playProgram(next.table, last.tokens.bot, below), playOn(ada, 3), playOn(cy, 4)]);
  expect(ada.state?.phase).toBe('over');
  for (const player of [host, bo, ada, cy]) player.close();
});

test('R34 a device that was taken over does not come back to the seat by way of the finished table', async () => {
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const others = [
    await sitDown(origin, host.session.table, { name: 'Ben' }),
    await sitDown(origin, host.session.table, { name: 'Cy' }),
  ];
  for (const player of [host, ...others]) await player.connect();
  await command(host, { do: 'start' });
  await Promise.all([host, ...others].map((player, i) => playOn(player, i)));
  const rematch = async (n: string): Promise<Reply> =>
    post(host, '/rematch', host.session.tokens.seat, { commitment: commitToSeed(n.repeat(64)) });
  const first = await rematch('1');
  const { table } = first.body;
  // Asking again, as after a lost answer.
  const again = await rematch('2');
  expect([first.status, again.status]).toEqual([200, 200]);
  const at = (path: string, token?: string, body: unknown = {}) =>
    call(origin, 'POST', `/api/tables/${table}${path}`, body, token);
  expect((await at('/tickets', seatIn(first))).status).toBe(401);
  const { code } = (await at('/device-codes', seatIn(again))).body;
  const phone = await call(origin, 'POST', '/api/take-over', { code });
  expect(phone.status).toBe(200);
  const back = await Promise.all(['3', '4', '5'].map(rematch));
  expect(back.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect((await at('/tickets', seatIn(phone))).status).toBe(200);
  // The others can still join.
  const { body: ben } = await post(others[0]!, '/rematch', others[0]!.token, {
    commitment: commitToSeed('6'.repeat(64)),
  });
  expect(ben.table).toBe(table);
  for (const player of [host, ...others]) player.close();
});

/** Answers the bot's questions until the game ends. */
async function playProgram(table: string, token: string, below: (bound: number) => number): Promise<void> {
  const stream = await fetch(`${origin}/api/tables/${table}/bot`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let rest = '';
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines.filter((each) => each !== '')) {
      const said = JSON.parse(line);
      if (said.type === 'end') return;
      if (said.type !== 'decide') continue;
      const action = sampleForms(said.legal, below);
      const body = { type: 'action', game: table, id: said.id, action };
      await call(origin, 'POST', `/api/tables/${table}/bot`, body, token);
    }
  }
}
