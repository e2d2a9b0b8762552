/** Clients that do not read what they are sent, or have it sent again and again. */
import { type EntryBody, makeRows, noRows } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { headOf } from '../../src/host/live.ts';
import { hashToken, mintId, mintToken } from '../../src/http/tokens.ts';
import { platformHashing } from '../../src/store/hashing.ts';
import { foldAll, stamped } from '../../src/table/table.ts';
import { Sitting } from '../../src/table/test/sitting.ts';
import { closeCode, opened, serveWith, socketTo } from '../support/attacks/limited.ts';
import { call, Player } from '../support/player.ts';
import type { Serving } from '../support/serving.ts';

describe('R20 slow readers', () => {
  // Linux buffers four megabytes before anything waits here. Tables may no longer grow this long, but older ones exist.
  const long = 1850;
  /** A table with a longer log than a connection can buffer. */
  async function longTable({ store, origin }: Serving): Promise<Player[]> {
    // A lobby does not allow that much chat.
    const sitting = Sitting.started({ edition: 'speed', people: 3, bots: 0, terms: { chat: 'free' } });
    const table = mintId();
    const said: EntryBody[] = Array.from({ length: long }, () => ({
      is: 'wrote',
      person: 'p0',
      text: 'x'.repeat(2500),
    }));
    const entries = [...sitting.table.entries, ...stamped(sitting.table, 2000, said)].map((entry) =>
      entry.is === 'opened' ? { ...entry, table } : entry,
    );
    const tokens = ['p0', 'p1'].map((person) => ({ person, token: mintToken('seat') }));
    const written = await store.append({
      table,
      after: -1,
      rows: makeRows(sitting.seed, noRows, entries, platformHashing),
      head: headOf(foldAll(null, entries)),
      secrets: { seed: sitting.seed },
      tokens: tokens.map(({ person, token }) => ({
        hash: hashToken(token),
        kind: 'seat',
        table,
        person,
        expires: null,
      })),
    });
    expect(written.ok).toBe(true);
    return tokens.map(
      ({ person, token }) =>
        new Player(origin, { table, person, name: '', suspect: null, tokens: { seat: token } }),
    );
  }
  /** Sends a hello and reads nothing. */
  async function deaf(serving: Serving, player: Player): Promise<WebSocket> {
    const { table } = player.session;
    const { body } = await call(serving.origin, 'POST', `/api/tables/${table}/tickets`, {}, player.token);
    const socket = socketTo(serving);
    await opened(socket);
    socket.send(JSON.stringify({ t: 'hello', ticket: body.ticket, since: -1 }));
    socket.pause();
    return socket;
  }
  const gauge = async ({ server }: Serving, name: string): Promise<number> =>
    Number(new RegExp(`casefile_${name} (\\d+)`).exec(await server.metrics.text())![1]);
  const count = (serving: Serving): Promise<number> => gauge(serving, 'sockets');
  async function until(what: () => Promise<boolean>): Promise<void> {
    while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  test('R20 drops a reader that stops when too much waits for it, and others play on', async () => {
    const serving = await serveWith({ bufferBytes: 4096, stallMs: 600_000 });
    const [slow, quick] = await longTable(serving);
    await quick!.connect();
    await quick!.until(({ n }) => n >= long);
    const socket = await deaf(serving, slow!);
    await until(async () => (await count(serving)) === 2);
    let said = 0;
    while ((await count(serving)) === 2) {
      // Command ids must differ from those used to set up the table.
      const answer = await quick!.do({ do: 'say', phrase: 'hello' }, `w${said}`);
      expect(answer.t).toBe('ok');
      expect(++said).toBeLessThan(100);
    }
    expect(said).toBeGreaterThan(5);
    expect((await quick!.do({ do: 'say', phrase: 'hello' }, 'last')).t).toBe('ok');
    socket.terminate();
    quick!.close();
  });

  test('R37 does not buffer the history for a client that does not read, and sends all of it to one that does', async () => {
    const serving = await serveWith({ stallMs: 600_000 });
    const [slow, quick] = await longTable(serving);
    const deafOnes: WebSocket[] = [];
    let most = 0;
    for (let i = 1; i <= 4; i++) {
      deafOnes.push(await deaf(serving, slow!));
      await until(async () => {
        most = Math.max(most, await gauge(serving, 'socket_bytes_waiting'));
        return (await count(serving)) === i;
      });
    }
    for (let i = 0; i < 20; i++) {
      most = Math.max(most, await gauge(serving, 'socket_bytes_waiting'));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // The whole history would be 4.5 megabytes for each of them.
    expect(most).toBeLessThan(4 * 100_000);
    await quick!.connect();
    await quick!.until(({ n }) => n >= long);
    expect(quick!.faults).toEqual([]);
    for (const socket of deafOnes) socket.terminate();
    quick!.close();
  });

  test('R37 throttles a client that reads a long table again and again', async () => {
    const serving = await serveWith({ requests: { max: 400, windowMs: 60_000 } });
    const [, quick] = await longTable(serving);
    const { table } = quick!.session;
    const path = `/api/tables/${table}/tickets`;
    let times = 0;
    for (;;) {
      const ticket = await call(serving.origin, 'POST', path, {}, quick!.token).catch(() => null);
      if (ticket?.status !== 200) break;
      const socket = socketTo(serving);
      const isOpen = await Promise.race([
        opened(socket).then(() => true),
        closeCode(socket).then(() => false),
      ]);
      if (!isOpen) break;
      expect(++times).toBeLessThan(10);
      socket.send(JSON.stringify({ t: 'hello', ticket: ticket.body.ticket, since: -1 }));
      let heard = 0;
      await new Promise<void>((resolve) => {
        socket.on('message', () => ++heard >= long && resolve());
      });
      socket.terminate();
    }
    expect(times).toBeGreaterThan(1);
  });

  test('R20 drops a stalled reader after a time, however little waits for it, and serves one that reads', async () => {
    // Long enough for a busy machine to notice the connection.
    const serving = await serveWith({ stallMs: 2000 });
    const [slow, quick] = await longTable(serving);
    await quick!.connect();
    const socket = await deaf(serving, slow!);
    await until(async () => (await count(serving)) === 2);
    await until(async () => (await count(serving)) === 1);
    await quick!.until(({ n }) => n >= long);
    expect((await quick!.do({ do: 'say', phrase: 'hello' }, 'last')).t).toBe('ok');
    socket.terminate();
    quick!.close();
  });
});
