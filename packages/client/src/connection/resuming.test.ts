/** Reconnecting and resuming after a broken connection. */
import { expect, test } from 'vitest';
import type { ClientOptions } from '../client-options.ts';
import { FakeServer, settle } from '../test/fake-server.ts';
import { expectTruth, join, log } from '../test/joined.ts';
import { ofAda } from '../test/sample-log.ts';

test('resumes after the last entry it received', async () => {
  const server = new FakeServer(ofAda(log.slice(0, 20)));
  const { client, time } = join(server);
  await settle();
  server.cut();
  expect(client.status).toBe('lost');
  server.entries = ofAda(log);
  await time.pass(1000);
  expect(server.sinces).toEqual([-1, 19]);
  expectTruth(client);
});

test('resends an unanswered command under its id, with the entry it was decided at', async () => {
  const server = new FakeServer(ofAda(log.slice(0, 20)));
  const { client, time } = join(server);
  await settle();
  const answer = client.do({ do: 'say', phrase: 'hello' });
  server.cut();
  server.entries = ofAda(log);
  await time.pass(1000);
  const [first, second] = server.commands;
  expect(server.commands).toHaveLength(2);
  expect(second).toEqual(first);
  expect(second!.v).toBe(19);
  server.answer(first!.id);
  expect(await answer).toMatchObject({ t: 'ok', id: first!.id });
  server.cut();
  await time.pass(1000);
  expect(server.commands).toHaveLength(2);
});

test('queues commands while disconnected', async () => {
  const server = new FakeServer(ofAda(log));
  server.isAway = true;
  const { client, time } = join(server);
  await settle();
  void client.do({ do: 'say', phrase: 'hello' }, { id: 'mine' });
  server.isAway = false;
  await time.pass(1000);
  expect(server.commands).toMatchObject([{ id: 'mine' }]);
});

test('resends a command that got lost on an open connection', async () => {
  const server = new FakeServer(ofAda(log));
  const { client, time } = join(server);
  await settle();
  void client.do({ do: 'say', phrase: 'hello' }, { id: 'mine' });
  await time.pass(9000);
  expect(server.commands).toHaveLength(1);
  await time.pass(4000);
  expect(server.commands.map(({ id }) => id)).toEqual(['mine', 'mine']);
});

test('retries a few times when the server does not know whether a command was saved', async () => {
  const server = new FakeServer(ofAda(log));
  const { client, time } = join(server);
  await settle();
  const answer = client.do({ do: 'say', phrase: 'hello' }, { id: 'mine' });
  const unknown = (): void => server.send({ t: 'no', id: 'mine', n: 1, why: 'unknown' });
  unknown();
  await time.pass(2500);
  expect(server.commands).toHaveLength(2);
  for (let i = 0; i < 5; i++) {
    unknown();
    await time.pass(2500);
  }
  expect(server.commands).toHaveLength(6);
  expect(await answer).toMatchObject({ t: 'no', why: 'unknown' });
});

test('drops a connection that has been silent for six seconds', async () => {
  const server = new FakeServer(ofAda(log));
  const { client, time } = join(server);
  await time.pass(60_000);
  expect(server.sinces).toHaveLength(1);
  expect(server.pings).toBeGreaterThan(20);
  server.fallSilent();
  await time.pass(9000);
  expect(server.sinces.length).toBeGreaterThan(1);
  expect(client.status).toBe('on');
});

test('drops a connection that answers pings but never welcomes the client', async () => {
  const server = new FakeServer(ofAda(log));
  server.lie = (frame) => (frame.t === 'pong' ? [frame] : []);
  const { client, time } = join(server);
  await time.pass(7000);
  expect(client.status).not.toBe('on');
  server.lie = (frame) => [frame];
  await time.pass(9000);
  expect(client.status).toBe('on');
});

test('reconnects with growing delays, and at once when the network is back', async () => {
  const server = new FakeServer(ofAda(log));
  server.isAway = true;
  let tries = 0;
  const openTransport: ClientOptions['openTransport'] = (since, events) => {
    tries++;
    return server.openTransport(since, events);
  };
  const { client, time } = join(server, { openTransport });
  await time.pass(5000);
  expect(tries).toBeGreaterThanOrEqual(4);
  await time.pass(300_000);
  const before = tries;
  await time.pass(7000);
  expect(tries - before).toBeLessThanOrEqual(1);
  server.isAway = false;
  client.setOnline(true);
  await time.pass(600);
  expect(client.status).toBe('on');
  client.setOnline(false);
  expect(client.status).toBe('lost');
});

test('does not reconnect when the client is told not to', async () => {
  const server = new FakeServer(ofAda(log));
  const { client, time } = join(server, { reconnects: false });
  await settle();
  server.cut();
  await time.pass(60_000);
  expect(client.status).toBe('lost');
  client.connect();
  await settle();
  expect(client.status).toBe('on');
});
