import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTerms } from '@casefile/protocol';
import { routes } from '@casefile/protocol/routes';
import { randomFrom } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hashToken, mintToken } from '../../src/http/tokens.ts';
import { inTurns } from '../support/in-turns.ts';
import { call, openSeeds, openTable, Player, sitDown, watch } from '../support/player.ts';
import { roomyLimits, type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve({ limits: { ...roomyLimits, recheckMs: 100 } });
  ({ origin } = serving);
});
afterAll(() => serving.stop());

const at = (player: Player, path = ''): string => `/api/tables/${player.session.table}${path}`;
const post = (player: Player, path: string, token: string | undefined, body: unknown = {}) =>
  call(origin, 'POST', at(player, path), body, token);
const command = (player: Player, what: object, token: string) =>
  post(player, '/commands', token, { id: `x${Math.random()}`, v: 1000, command: what });

async function sitting(): Promise<{ host: Player; bob: Player; cy: Player }> {
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const { table } = host.session;
  return {
    host,
    bob: await sitDown(origin, table, { name: 'Bob' }),
    cy: await sitDown(origin, table, { name: 'Cy' }),
  };
}

/** The server's reaction to a hello. */
function greet(ticket: string): Promise<string> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', ticket, since: -1 })));
    socket.once('message', (data) => {
      const { t, why } = JSON.parse(String(data));
      resolve(why ?? t);
      socket.terminate();
    });
    socket.on('error', () => resolve('refused'));
  });
}
const ticketFor = async (player: Player, token: string): Promise<string> =>
  (await post(player, '/tickets', token)).body.ticket;

const forged = size(2000, 100_000);

describe('R06 tokens', () => {
  test(`R06 ${forged} forged, swapped or truncated tokens open nothing`, {
    timeout: size(60_000, 3_600_000),
  }, async () => {
    const { host, bob } = await sitting();
    const { host: other } = await sitting();
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
    const { host, bob, cy } = await sitting();
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
    const { host, bob } = await sitting();
    await ticketFor(bob, bob.token);
    const texts = readdirSync(serving.settings.data, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
    expect(texts.some((text) => text.includes(bob.session.table))).toBe(true);
    for (const token of [...Object.values(host.session.tokens), ...Object.values(bob.session.tokens)])
      for (const text of texts) expect(text.includes(token.slice(5))).toBe(false);
  });

  test('R06 a ticket is valid once, for its own connection, and other tokens are not tickets', async () => {
    const { bob } = await sitting();
    const ticket = await ticketFor(bob, bob.token);
    const all = await Promise.all([greet(ticket), greet(ticket), greet(ticket)]);
    expect(all.sort()).toEqual(['denied', 'denied', 'welcome']);
    const second = await ticketFor(bob, bob.token);
    const [, hash] = second.split('.');
    const bad = [
      '', bob.token, second.slice(0, -1), second.toUpperCase(), `${second}0`, `${ticket.split('.')[0]}.${hash}`,
      `${second.split('.')[0]}.${hashToken(mintToken('host'))}`, hashToken(second),
    ]; // biome-ignore format: a list
    for (const wrong of bad) expect(await greet(wrong)).toBe('denied');
    expect((await post(bob, '/tickets', bob.token)).status).toBe(200);
    expect(await greet(second)).toBe('welcome');
  });

  test('R06 a ticket ends with the token it was given for', async () => {
    const { bob } = await sitting();
    const ticket = await ticketFor(bob, bob.token);
    await call(origin, 'DELETE', at(bob, '/tokens'), undefined, bob.token);
    expect(await greet(ticket)).toBe('denied');
  });

  test('R06 a code is valid once; the previous device is told, and its tokens end', async () => {
    const { bob } = await sitting();
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
    const { host } = await sitting();
    await host.connect();
    const resumed = await post(host, '/resume', host.session.tokens.resume);
    expect(Object.keys(resumed.body.tokens).sort()).toEqual(['host', 'seat']);
    expect(await host.ended()).toBe('taken-over');
    for (const kind of ['seat', 'host'] as const) {
      expect((await post(host, '/tickets', host.session.tokens[kind])).status).toBe(401);
      expect((await post(host, '/tickets', resumed.body.tokens[kind])).status).toBe(200);
    }
  });

  test('R06 leaving revokes every token; the person returns as a spectator without a hand', async () => {
    const { host, bob, cy } = await sitting();
    await command(host, { do: 'start' }, host.session.tokens.host!);
    await openSeeds([host, cy]);
    await bob.connect();
    await bob.until(({ phase }) => phase === 'playing');
    expect(JSON.stringify(bob.entries)).toMatch(/"sealed":\{"for":\[1\],"cards"/);
    expect((await bob.do({ do: 'leave' })).t).toBe('ok');
    expect(await bob.ended()).toBe('left');
    for (const token of Object.values(bob.session.tokens))
      expect((await call(origin, 'GET', at(bob), undefined, token)).status).toBe(401);
    const again = await watch(origin, bob.session.table);
    const { body } = await call(origin, 'GET', at(bob, '/entries'), undefined, again.token);
    expect(body.seat).toBe(null);
    expect(JSON.stringify(body.entries)).not.toMatch(/"cards":\["\w/);
    expect((await post(cy, '/tickets', cy.token)).status).toBe(200);
  });

  test('R06 a token that is revoked while its request is under way gives nothing', async () => {
    const { store } = serving;
    const commitment = 'c'.repeat(64);
    const asked: readonly (readonly [path: string, kind: 'host' | 'seat', body: object])[] = [
      ['/seats', 'host', { name: 'Ada', commitment }],
      ['/bots', 'host', { suspect: 'plum' }],
      ['/device-codes', 'host', {}],
      ['/invitations', 'seat', {}],
      ['/commands', 'seat', { id: 'a', v: 1000, command: { do: 'say', phrase: 'hello' } }],
    ];
    for (const [path, kind, body] of asked) {
      const suspect = kind === 'seat' ? { suspect: 'scarlet' } : {};
      const host = await openTable(origin, { edition: 'clue-2015', name: 'Ada', ...suspect });
      const token = host.session.tokens[kind]!;
      const before = await store.tokensOf(host.session.table);
      const { token: find } = store;
      store.token = async (hash) => {
        const row = await find(hash);
        if (hash === hashToken(token)) await store.changeTokens([], [hash]);
        return row;
      };
      const reply = await post(host, path, token, body).finally(() => {
        store.token = find;
      });
      expect([path, reply.status, reply.body.error]).toEqual([path, 401, 'bad-token']);
      const after = await store.tokensOf(host.session.table);
      expect(after).toEqual(before.filter(({ hash }) => hash !== hashToken(token)));
      const { chairs } = (await call(origin, 'GET', at(host))).body;
      const people = chairs.flatMap((chair: { people: unknown[] }) => chair.people);
      expect(people, path).toHaveLength(kind === 'seat' ? 1 : 0);
    }
  });

  test('R06 a code or an invitation asked for while its person leaves ends too', async () => {
    const { store } = serving;
    for (const path of ['/device-codes', '/invitations']) {
      const host = await openTable(origin, { edition: 'clue-2015', name: 'Ada', suspect: 'scarlet' });
      const bob = await sitDown(origin, host.session.table, { name: 'Bob' });
      const { tokensOf } = store;
      const replies: number[] = [];
      store.tokensOf = async (id) => {
        const rows = await tokensOf(id);
        store.tokensOf = tokensOf;
        replies.push((await post(bob, path, bob.token)).status);
        return rows;
      };
      await command(host, { do: 'stand', suspect: bob.session.suspect }, host.session.tokens.host!);
      expect(replies).toHaveLength(1);
      const left = await tokensOf(host.session.table);
      expect(left.filter(({ person }) => person === bob.session.person)).toEqual([]);
      expect((await post(host, '/tickets', host.token)).status).toBe(200);
    }
  });

  test('R06 a host without a chair who hands the table over has left it, and sees nothing more', async () => {
    const terms = { ...defaultTerms, spectators: false };
    const screen = await openTable(origin, { edition: 'speed', name: 'Screen', terms });
    const { table } = screen.session;
    const bob = await sitDown(origin, table, { name: 'Bob' });
    for (const each of [screen, bob]) await each.connect();
    const ticket = await ticketFor(screen, screen.token);
    await command(screen, { do: 'host', person: bob.session.person }, screen.token);
    await bob.do({ do: 'say', phrase: 'hello' });
    await bob.until(() => bob.frames.some((frame) => frame.includes('"hello"')));
    expect(await screen.ended()).toBe('left');
    expect(screen.frames.join()).not.toContain('"hello"');
    expect(await greet(ticket)).toBe('denied');
    for (const token of Object.values(screen.session.tokens))
      expect((await call(origin, 'GET', at(screen), undefined, token)).status).toBe(401);
    // A host who sits keeps the seat.
    const cy = await sitDown(origin, table, { name: 'Cy' });
    const { tokens } = (await post(bob, '/resume', bob.session.tokens.resume)).body;
    await command(bob, { do: 'host', person: cy.session.person }, tokens.host);
    expect((await post(bob, '/tickets', tokens.seat)).status).toBe(200);
    for (const each of [bob, cy]) each.close();
  });

  test('R37 unused tickets do not pile up, even with nobody connected', async () => {
    const { bob } = await sitting();
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

  test('R06 removal by the host revokes every token of that person, and no other', async () => {
    const { host, bob, cy } = await sitting();
    await bob.connect();
    await cy.connect();
    await command(host, { do: 'stand', suspect: bob.session.suspect }, host.session.tokens.host!);
    expect(await bob.ended()).toBe('kicked');
    for (const token of Object.values(bob.session.tokens))
      expect((await call(origin, 'GET', at(bob), undefined, token)).status).toBe(401);
    expect((await cy.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
    cy.close();
  });

  test('R06 tokens revoked by another process or expired end here within one check interval', async () => {
    const { host, bob, cy } = await sitting();
    const spectator = await watch(origin, bob.session.table);
    for (const player of [bob, cy, spectator]) await player.connect();
    const bot = (await post(host, '/bots', host.session.tokens.host, { suspect: 'green' })).body.token;
    const stream = await fetch(`${origin}${at(host, '/bot')}`, {
      headers: { authorization: `Bearer ${bot}` },
    });
    await serving.store.changeTokens([], [hashToken(bob.token), hashToken(bot)]);
    const hash = hashToken(spectator.token);
    const row = (await serving.store.token(hash))!;
    await serving.store.changeTokens([{ ...row, expires: Date.now() - 1 }], []);
    expect(await bob.ended()).toBe('denied');
    expect(await spectator.ended()).toBe('denied');
    expect(await stream.text()).toMatch(
      /^\{"type":"hello","protocol":1\}\n\{"type":"commit","game":"[\w-]+"\}\n$/,
    );
    expect((await cy.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
    cy.close();
  });
});
