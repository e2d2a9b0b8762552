import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@casefile/protocol/routes';
import { randomFrom } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, mintToken } from '../../src/http/tokens.ts';
import { at, command, greet, post, sitting, ticketFor } from '../support/by-token.ts';
import { inTurns } from '../support/in-turns.ts';
import { call, openSeeds, Player } from '../support/player.ts';
import { roomyLimits, type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve({ limits: { ...roomyLimits, recheckMs: 100 } });
  ({ origin } = serving);
});
afterAll(() => serving.stop());

const forged = size(2000, 100_000);

describe('R06 tokens', () => {
  test(`R06 ${forged} forged, swapped or truncated tokens open nothing`, {
    timeout: size(60_000, 3_600_000),
  }, async () => {
    const { host, bob } = await sitting(origin);
    const { host: other } = await sitting(origin);
    const good = [...Object.values(host.session.tokens), ...Object.values(bob.session.tokens)] as string[];
    const foreign = Object.values(other.session.tokens) as string[];
    const ticket = await ticketFor(bob, bob.token);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const below = randomFrom(6);
    const forge = (): string => {
      const token = good[below(good.length)]!;
      const cut = below(token.length);
      const other = letters[below(letters.length)]!;
      const ways = [
        () => mintToken('seat'),
        () => token.slice(0, cut),
        () => token + other,
        () => (token[cut] === other ? '' : token.slice(0, cut) + other + token.slice(cut + 1)),
        () => token.replace(/^\w{4}/, (kind) => ({ seat: 'host', host: 'seat', back: 'seat' })[kind]!),
        () => token.split('').reverse().join(''),
        () => token.toUpperCase(),
        () => hashToken(token),
        () => foreign[below(foreign.length)]!,
        () => ticket,
        () => host.session.table,
        () => bob.session.person.padEnd(24, 'A'),
        () => "' OR 1=1 --".padEnd(30, ' '),
        () => Array.from({ length: 37 }, () => letters[below(64)]).join(''),
      ];
      return ways[below(ways.length)]!();
    };
    const guarded = routes.filter(({ path, roles }) => {
      const named: readonly string[] = roles;
      return path.includes(':table') && !named.includes('anyone');
    });
    const before = JSON.stringify(await serving.store.read(bob.session.table, -1));
    const accepted: string[] = [];
    await inTurns(forged, 20, async () => {
      const { method, path } = guarded[below(guarded.length)]!;
      const token = forge();
      if (good.includes(token)) return;
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const url = path.replace(':table', bob.session.table);
      const { status } = await call(origin, method, url, body, token);
      if (status !== 401 && status !== 403) accepted.push(`${method} ${path} ${token}: ${status}`);
    });
    expect(accepted).toEqual([]);
    expect(JSON.stringify(await serving.store.read(bob.session.table, -1))).toBe(before);
  });

  test('R06 ids of tables and people grant nothing, and a token is valid only as its kind', async () => {
    const { host, bob, cy } = await sitting(origin);
    const { seat, host: hosting, resume } = host.session.tokens;
    expect(new Set([seat, hosting, resume]).size).toBe(3);
    for (const token of [seat, hosting, resume]) expect(token!.length).toBeGreaterThanOrEqual(5 + 32);
    expect((await call(origin, 'GET', at(bob, '/notes'), undefined, hosting)).status).toBe(403);
    expect((await command(host, { do: 'start' }, seat!)).status).toBe(403);
    expect((await command(host, { do: 'start' }, hosting!)).status).toBe(200);
    await openSeeds([host, bob, cy]);
    const act = { do: 'act', action: { do: 'roll' } };
    expect((await command(host, act, hosting!)).body.error).toBe('not-allowed');
  });

  test('R06 tokens are stored by their hashes only', async () => {
    const { host, bob } = await sitting(origin);
    await ticketFor(bob, bob.token);
    const texts = readdirSync(serving.settings.data, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
    expect(texts.some((text) => text.includes(bob.session.table))).toBe(true);
    for (const token of [...Object.values(host.session.tokens), ...Object.values(bob.session.tokens)])
      for (const text of texts) expect(text.includes(token.slice(5))).toBe(false);
  });

  test('R06 a ticket is valid once, for its own connection, and other tokens are not tickets', async () => {
    const { bob } = await sitting(origin);
    const ticket = await ticketFor(bob, bob.token);
    const all = await Promise.all([greet(origin, ticket), greet(origin, ticket), greet(origin, ticket)]);
    expect(all.sort()).toEqual(['denied', 'denied', 'welcome']);
    const second = await ticketFor(bob, bob.token);
    const [, hash] = second.split('.');
    const bad = [
      '', bob.token, second.slice(0, -1), second.toUpperCase(), `${second}0`, `${ticket.split('.')[0]}.${hash}`,
      `${second.split('.')[0]}.${hashToken(mintToken('host'))}`, hashToken(second),
    ]; // biome-ignore format: a list
    for (const wrong of bad) expect(await greet(origin, wrong)).toBe('denied');
    expect((await post(bob, '/tickets', bob.token)).status).toBe(200);
    expect(await greet(origin, second)).toBe('welcome');
  });

  test('R06 a ticket ends with the token it was given for', async () => {
    const { bob } = await sitting(origin);
    const ticket = await ticketFor(bob, bob.token);
    await call(origin, 'DELETE', at(bob, '/tokens'), undefined, bob.token);
    expect(await greet(origin, ticket)).toBe('denied');
  });

  test('R06 a code is valid once; the previous device is told, and its tokens end', async () => {
    const { bob } = await sitting(origin);
    await bob.connect();
    const first = (await post(bob, '/device-codes', bob.token)).body.code;
    const { code } = (await post(bob, '/device-codes', bob.token)).body;
    const take = (typed: string) => call(origin, 'POST', '/api/take-over', { code: typed });
    expect((await take(first)).status).toBe(404);
    const taken = await take(` ${code.toLowerCase().replace('-', ' ')}`.slice(1));
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({ person: bob.session.person, name: 'Bob' });
    expect((await take(code)).status).toBe(404);
    expect(await bob.ended()).toBe('taken-over');
    for (const token of Object.values(bob.session.tokens))
      expect((await call(origin, 'GET', at(bob), undefined, token)).status).toBe(401);
    const device = new Player(origin, taken.body);
    await device.connect();
    expect((await device.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
    device.close();
  });

  test('R06 resuming issues new tokens and ends connections of the old ones', async () => {
    const { host } = await sitting(origin);
    await host.connect();
    const resumed = await post(host, '/resume', host.session.tokens.resume);
    expect(Object.keys(resumed.body.tokens).sort()).toEqual(['host', 'seat']);
    expect(await host.ended()).toBe('taken-over');
    for (const kind of ['seat', 'host'] as const) {
      expect((await post(host, '/tickets', host.session.tokens[kind])).status).toBe(401);
      expect((await post(host, '/tickets', resumed.body.tokens[kind])).status).toBe(200);
    }
  });

  test('R37 unused tickets do not pile up, even with nobody connected', async () => {
    const { bob } = await sitting(origin);
    const { table, person } = bob.session;
    const over = Array.from({ length: 300 }, (_, i) => `over${i}`);
    const expires = Date.now() - 1;
    await serving.store.changeTokens(
      over.map((hash) => ({ hash, kind: 'ticket-seat', table, person, expires })),
      [],
    );
    expect((await post(bob, '/tickets', bob.token)).status).toBe(200);
    const left = await serving.store.tokensOf(table);
    expect(left.filter(({ hash }) => over.includes(hash))).toEqual([]);
    expect(left.map(({ kind }) => kind)).toContain('ticket-seat');
    expect((await post(bob, '/tickets', bob.token)).status).toBe(200);
  });
});
