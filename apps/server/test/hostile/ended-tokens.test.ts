/** Tokens end with what they were given for, at every process, even while a request is under way. */
import { defaultTerms } from '@casefile/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../src/http/tokens.ts';
import { at, command, greet, post, sitting, ticketFor } from '../support/by-token.ts';
import { call, openSeeds, openTable, sitDown, watch } from '../support/player.ts';
import { roomyLimits, type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve({ limits: { ...roomyLimits, recheckMs: 100 } });
  ({ origin } = serving);
});
afterAll(() => serving.stop());

describe('R06 the end of tokens', () => {
  test('R06 leaving revokes every token; the person returns as a spectator without a hand', async () => {
    const { host, bob, cy } = await sitting(origin);
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
    expect(await greet(origin, ticket)).toBe('denied');
    for (const token of Object.values(screen.session.tokens))
      expect((await call(origin, 'GET', at(screen), undefined, token)).status).toBe(401);
    // A host who sits keeps the seat.
    const cy = await sitDown(origin, table, { name: 'Cy' });
    const { tokens } = (await post(bob, '/resume', bob.session.tokens.resume)).body;
    await command(bob, { do: 'host', person: cy.session.person }, tokens.host);
    expect((await post(bob, '/tickets', tokens.seat)).status).toBe(200);
    for (const each of [bob, cy]) each.close();
  });

  test('R06 removal by the host revokes every token of that person, and no other', async () => {
    const { host, bob, cy } = await sitting(origin);
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
    const { host, bob, cy } = await sitting(origin);
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
