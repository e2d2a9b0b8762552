/**
 * A player who knows the envelope cannot reveal it, a muted one cannot speak, and an excluded spectator sees nothing
 * more.
 */
import { type Command, commandSchema, defaultTerms } from '@casefile/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, openTable, type Player, sitDown, watch } from '../support/player.ts';
import { roomyLimits, type Serving, serve } from '../support/serving.ts';
import { type Copy, copyTable, playerAt } from '../support/templates.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve();
  ({ origin } = serving);
});
afterAll(() => serving.stop());

const order = (player: Player, command: object, token = player.session.tokens.host) =>
  call(
    origin,
    'POST',
    `/api/tables/${player.session.table}/commands`,
    { id: `o${Math.random()}`, v: 1000, command },
    token,
  );

/** The secret as a sentence, and in the form of an id. */
const secret = 'plum rope library';
const idlike = 'plum-rope-library';

/** Every command, with the secret in every text or id argument. */
const told: { readonly [K in Command['do']]: (copy: Copy) => readonly unknown[] } = {
  act: () => [
    { do: 'act', action: { do: 'accuse', suspect: idlike, weapon: idlike, room: idlike } },
    { do: 'act', action: { do: 'show', card: idlike } },
    { do: 'act', action: { do: 'move', to: idlike } },
  ],
  undo: () => [{ do: 'undo' }],
  say: () => [
    { do: 'say', phrase: idlike },
    { do: 'say', phrase: secret },
  ],
  write: () => [{ do: 'write', text: secret }],
  report: ({ entries }) =>
    entries.flatMap(({ n, is }) => (is === 'wrote' ? [{ do: 'report', line: n }] : [])),
  vote: () => [{ do: 'vote', seat: idlike }],
  'take-back': () => [{ do: 'take-back' }],
  leave: () => [],
  commit: () => [
    { do: 'commit', commitment: secret },
    { do: 'commit', commitment: 'c'.repeat(64) },
  ],
  open: () => [{ do: 'open', seed: 'c'.repeat(64) }],
  rename: () => [
    { do: 'rename', name: secret },
    { do: 'rename', name: idlike },
  ],
  terms: () => [{ do: 'terms', options: { [idlike]: idlike }, terms: defaultTerms }],
  'seat-bot': () => [{ do: 'seat-bot', suspect: idlike, bot: idlike }],
  stand: () => [{ do: 'stand', suspect: idlike, person: idlike }],
  'move-chair': ({ free }) => [
    { do: 'move-chair', suspect: idlike },
    { do: 'move-chair', suspect: free },
  ],
  start: () => [{ do: 'start' }],
  replace: (copy) => [{ do: 'replace', seat: copy.seat('other'), bot: idlike }],
  pause: () => [{ do: 'pause' }],
  resume: () => [{ do: 'resume' }],
  host: () => [{ do: 'host', person: idlike }],
  'mute-all': () => [{ do: 'mute-all', muted: secret }],
};

describe('R35 a player who knows the envelope', () => {
  test('R35 has no command or request that carries free text to the others during the game', async () => {
    const kinds = commandSchema.options.map((each) => each.entries.do.literal);
    expect(Object.keys(told).sort()).toEqual([...kinds].sort());
    const { store } = serving;
    const copy = await copyTable(store, 'playing');
    const others = (['player', 'other', 'spectator', 'host'] as const).map((who) =>
      playerAt(serving, copy, who),
    );
    for (const other of others) await other.connect();
    const accuser = playerAt(serving, copy, 'accuser');
    await accuser.connect();
    for (const command of Object.values(told).flatMap((make) => make(copy))) {
      const id = `${idlike}${Math.random()}`;
      accuser.raw(JSON.stringify({ t: 'do', id, v: 1000, command }));
      const body = { id: `${id}.`, v: 1000, command };
      await call(origin, 'POST', `/api/tables/${copy.table}/commands`, body, accuser.token);
    }
    const at = `/api/tables/${copy.table}`;
    const asked: [string, string, unknown][] = [
      ['POST', `${at}/seats`, { name: secret }],
      ['POST', `${at}/seats`, { name: secret, suspect: copy.free, seed: secret }],
      ['POST', `${at}/invitations`, {}],
      ['POST', `${at}/bots`, { suspect: copy.free, name: secret }],
      ['POST', `${at}/rematch`, {}],
      ['POST', `${at}/watchers`, { name: secret }],
      ['PUT', `${at}/notes`, { version: 1, text: secret }],
      ['PUT', `${at}/orders`, { version: 1, show: [idlike], answers: 'always', passes: true }],
    ];
    for (const [method, path, body] of asked) {
      await call(origin, method, path, body, accuser.token);
      if (method === 'POST') await call(origin, method, path, body);
    }
    // Fixed phrases and presence do reach the others, so the test listens correctly.
    expect((await accuser.do({ do: 'say', phrase: 'well-played' }, 'said')).t).toBe('ok');
    for (const other of others)
      await other.until(() => other.frames.some((frame) => frame.includes('well-played')));
    const seen = others.flatMap(({ frames }) => frames);
    for (const [i, actor] of (['player', 'other', 'spectator', 'host', 'bot'] as const).entries()) {
      const token = copy.tokens[actor];
      for (const path of ['', '/entries', '/notes', '/orders', '/record?of=mine'])
        seen.push(JSON.stringify((await call(origin, 'GET', `${at}${path}`, undefined, token)).body));
      expect(i).toBeLessThan(5);
    }
    for (const text of seen) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(idlike);
    }
    for (const player of [...others, accuser]) player.close();
  });

  test('R35 cannot report lines, because everybody learns which one was reported', async () => {
    const copy = await copyTable(serving.store, 'playing');
    const player = playerAt(serving, copy, 'player');
    const other = playerAt(serving, copy, 'other');
    const accuser = playerAt(serving, copy, 'accuser');
    for (const each of [player, other, accuser]) await each.connect();
    const { n } = await player.do({ do: 'write', text: 'Nonsense' }, 'write');
    expect(await accuser.do({ do: 'report', line: n }, 'report')).toMatchObject({
      t: 'no',
      why: 'only-phrases',
    });
    expect(await other.do({ do: 'report', line: n }, 'report')).toMatchObject({ t: 'ok' });
    for (const each of [player, other, accuser]) each.close();
  });
});

describe('R36 muting', () => {
  test('R36 a muted player cannot speak through a name, and nobody changes theirs during a game', async () => {
    const ada = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
    const ben = await sitDown(origin, ada.session.table, { name: 'Ben' });
    await sitDown(origin, ada.session.table, { name: 'Cy' });
    const rename = async (name: string) => (await order(ben, { do: 'rename', name }, ben.token)).body;
    expect((await rename('Benny')).t).toBe('ok');
    await order(ada, { do: 'mute-all', muted: true });
    expect((await rename('You all cheat')).error).toBe('muted');
    await order(ada, { do: 'mute-all', muted: false });
    expect((await rename('Ben')).t).toBe('ok');
    await order(ada, { do: 'start' });
    expect((await rename('It is Plum')).error).toBe('not-now');
    expect((await order(ada, { do: 'rename', name: 'Host' })).body.error).toBe('not-now');
  });

  test('R36 nor by sitting down again under another name', async () => {
    const ada = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
    const { table } = ada.session;
    const ben = await sitDown(origin, table, { name: 'Ben' });
    await order(ada, { do: 'mute-all', muted: true });
    await order(ben, { do: 'leave' }, ben.token);
    const again = await sitDown(origin, table, { name: 'You all cheat' });
    expect(again.session.name).toBe('Guest 1');
    expect((await sitDown(origin, table, { name: 'Shame on you' })).session.name).toBe('Guest 2');
    // A name already heard carries no message.
    expect((await sitDown(origin, table, { name: 'Ben' })).session.name).toBe('Ben');
    expect(JSON.stringify((await call(origin, 'GET', `/api/tables/${table}`)).body)).not.toMatch(
      /cheat|Shame/,
    );
    await order(ada, { do: 'mute-all', muted: false });
    expect((await order(again, { do: 'rename', name: 'Bea' }, again.token)).body.t).toBe('ok');
  });

  test('R36 names count as chat', async () => {
    const strict = await serve({ limits: { ...roomyLimits, chat: { max: 5, windowMs: 600_000 } } });
    try {
      const ada = await openTable(strict.origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
      const answers = [];
      for (let i = 0; i < 7; i++) {
        const body = { id: `r${i}`, v: 1000, command: { do: 'rename', name: `Ada ${i}` } };
        const path = `/api/tables/${ada.session.table}/commands`;
        answers.push((await call(strict.origin, 'POST', path, body, ada.token)).status);
      }
      expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await strict.stop();
    }
  });

  test('R36 disallowing spectators ends their sockets, and none opens again', async () => {
    const ada = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
    const { table } = ada.session;
    const ben = await sitDown(origin, table, { name: 'Ben' });
    const eve = await watch(origin, table);
    for (const each of [eve, ben]) await each.connect();
    const { body } = await call(origin, 'POST', `/api/tables/${table}/tickets`, {}, eve.token);
    const terms = { ...defaultTerms, spectators: false };
    expect((await order(ada, { do: 'terms', options: {}, terms })).status).toBe(200);
    expect(await eve.ended()).toBe('denied');
    await order(ada, { do: 'say', phrase: 'hello' });
    await ben.until(() => ben.frames.some((frame) => frame.includes('"hello"')));
    expect(eve.frames.join()).not.toContain('"hello"');
    // Nor by an earlier ticket.
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
    const said = await new Promise<string>((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', ticket: body.ticket, since: -1 })));
      socket.on('message', (data) => resolve(String(data)));
    });
    expect(said).toBe('{"t":"bye","why":"denied"}');
    expect((await call(origin, 'POST', `/api/tables/${table}/tickets`, {}, eve.token)).status).toBe(403);
    expect((await ben.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
    ben.close();
  });
});
