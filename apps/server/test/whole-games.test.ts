import { editions } from '@casefile/editions';
import { makeView } from '@casefile/engine';
import { foldEntries } from '@casefile/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openTable, sitDown, watch } from './player.ts';
import { playOn } from './playing.ts';
import { type Serving, serve } from './serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

test.each(editions)('$id: people play a whole game, a spectator sees it', async (edition) => {
  const { origin } = serving;
  const host = await openTable(origin, { edition: edition.id, name: 'Ada', seed: 'abc' });
  const { table } = host.session;
  const players = [
    await sitDown(origin, table, { name: 'Bob' }),
    await sitDown(origin, table, { name: 'Cy' }),
    await sitDown(origin, table, { name: 'Dee' }),
  ];
  const spectator = await watch(origin, table);
  const everybody = [...players, spectator];
  for (const player of everybody) await player.connect();
  const start = { id: 's1', v: host.n, command: { do: 'start' } };
  const started = await call(
    origin,
    'POST',
    `/api/tables/${table}/commands`,
    start,
    host.session.tokens.host,
  );
  expect(started.status).toBe(200);
  await Promise.all(players.map((player, i) => playOn(player, i)));
  await Promise.all(everybody.map((player) => player.until(({ seed }) => seed !== null)));

  for (const player of everybody) {
    const fresh = await call(origin, 'GET', `/api/tables/${table}/entries`, undefined, player.token);
    expect(fresh.body.entries).toEqual(player.entries);
    const again = foldEntries(player.seat ?? 'spectator', fresh.body.entries, edition);
    expect(makeView(again.position!)).toEqual(makeView(player.state!.position!));
  }
  const record = await fetch(`${origin}/api/tables/${table}/record`);
  const checked = await call(origin, 'POST', '/api/records', await record.text());
  expect(checked.body).toMatchObject({ verified: true });
  for (const player of everybody) player.close();
});

test('a bot of the server plays its seat', async () => {
  const { origin } = serving;
  const host = await openTable(origin, {
    edition: 'speed',
    name: 'Ada',
    suspect: 'scarlet',
    terms: { pace: 'instant' },
  });
  const order = (id: string, command: unknown) =>
    call(
      origin,
      'POST',
      `/api/tables/${host.session.table}/commands`,
      { id, v: -1, command },
      host.session.tokens.host,
    );
  for (const suspect of ['plum', 'green']) await order(suspect, { do: 'seat-bot', suspect, bot: 'victor' });
  await order('start', { do: 'start' });
  await host.connect();
  await playOn(host, 5);
  const actors = new Set(
    host.entries.map((entry) => (entry.is === 'acted' ? `${entry.seat} ${entry.by}` : '')),
  );
  expect(actors).toEqual(new Set(['', '0 person', '1 bot', '2 bot']));
  host.close();
});
