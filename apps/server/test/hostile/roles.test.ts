import { editionById } from '@casefile/editions';
import {
  type Command,
  type CommandAnswer,
  commandSchema,
  defaultTerms,
  type Phase,
} from '@casefile/protocol';
import { makeRecord, makeRecordText } from '@casefile/protocol/record';
import { type Route, type RouteId, routes } from '@casefile/protocol/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorRoutes } from '../../src/http/app.ts';
import { expectedCommands, expectedRoutes, type Row } from '../support/expected.ts';
import { call, type Player } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';
import { type Actor, actors, type Copy, copyTable, phases, playerAt } from '../support/templates.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

const commands: readonly Command['do'][] = commandSchema.options.map((each) => each.entries.do.literal);

/** A valid body, so that nothing is refused for its form. */
function bodyOf(id: RouteId, copy: Copy): unknown {
  const bodies: Partial<Record<RouteId, unknown>> = {
    createTable: { edition: 'speed', name: 'Zoe' },
    createChallenge: { edition: 'speed', suspect: 'scarlet', bots: twoBots },
    attempt: { name: 'Zoe' },
    sit: { name: 'Zoe', commitment: 'c'.repeat(64) },
    rematch: { commitment: 'c'.repeat(64) },
    takeOver: { code: copy.code },
    myGames: { tokens: [] },
    do: { id: 'a', v: -1, command: { do: 'say', phrase: 'hello' } },
    putNotes: { version: 1, text: 'x' },
    putOrders: { version: 1, show: [], answers: 'never', passes: true },
    botSeat: { suspect: copy.free, name: 'Robot' },
    botAction: { type: 'action', game: copy.table, id: copy.entries.length, action: { do: 'roll' } },
  };
  if (id === 'checkRecord') return recordText;
  return bodies[id] ?? {};
}
let recordText = '';
const twoBots = ['plum', 'green'].map((suspect) => ({ suspect, bot: 'agnes' }));

async function status({ method, path, id, body }: Route, actor: Actor, copy: Copy): Promise<string> {
  const token = copy.tokens[actor];
  const given = body === undefined ? undefined : bodyOf(id as RouteId, copy);
  const controller = new AbortController();
  const query = id === 'rivalRecord' ? '?attempt=0' : '';
  const reply = await fetch(`${serving.origin}${path.replace(':table', copy.table)}${query}`, {
    method,
    signal: controller.signal,
    headers: {
      ...(given === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(given === undefined ? {} : { body: typeof given === 'string' ? given : JSON.stringify(given) }),
  });
  // A stream does not end by itself.
  if (id === 'botStream' && reply.ok) controller.abort();
  else await reply.arrayBuffer();
  return String(reply.status);
}

/** The stored table, which must not change except for noticed absences. */
async function stored({ table }: Copy): Promise<string> {
  const { store } = serving;
  const rows = (await store.read(table, -1))!.filter(({ text }) => !text.includes('"is":"absent"'));
  return JSON.stringify([
    rows.map(({ text }) => text),
    await store.tokensOf(table),
    await store.notes(table, 'p1'),
  ]);
}

const rowOf = (rows: readonly Row[], what: string, phase: Phase): Row => {
  const found = rows.filter((row) => row.what === what && row.phase === phase);
  if (found.length !== 1) throw new Error(`${what} in the ${phase} is listed ${found.length} times`);
  return found[0]!;
};

describe('R05 role × endpoint × phase', () => {
  test('R05 the table lists exactly the routes and commands', () => {
    const listed = (rows: readonly Row[]) => [...new Set(rows.map(({ what }) => what))].sort();
    expect(listed(expectedRoutes)).toEqual(routes.map(({ id }) => id).sort());
    expect(listed(expectedCommands)).toEqual([...commands].sort());
    for (const phase of phases) {
      for (const { id } of routes) rowOf(expectedRoutes, id, phase);
      for (const command of commands) rowOf(expectedCommands, command, phase);
    }
  });

  test('R05 the server answers these routes and the operator routes, and nothing else', async () => {
    const known = [...routes.map(({ method, path }) => `${method} ${path}`), ...operatorRoutes];
    expect([...serving.server.answered].sort()).toEqual(known.sort());
    for (const path of ['/api/tables', '/api/admin', '/api/tables/x/y/z', '/metrics', '/api'])
      expect((await call(serving.origin, 'GET', path)).status, path).toBe(404);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await call(serving.origin, method, '/api/tables')).status, method).toBe(404);
  });

  test.each(phases)('R05 routes in the %s', async (phase) => {
    const over = await copyTable(serving.store, 'over');
    recordText = makeRecordText(makeRecord(over.entries, editionById('clue-2002')!)!);
    const shared = await copyTable(serving.store, phase);
    const before = await stored(shared);
    const wrong: string[] = [];
    const check = async (route: Route, actor: Actor, copy: Copy): Promise<void> => {
      const expected = rowOf(expectedRoutes, route.id, phase).cells[actor];
      const got = await status(route, actor, copy);
      if (got !== expected) wrong.push(`${route.id} by ${actor}: ${got} instead of ${expected}`);
    };
    const isAllowed = (route: Route, actor: Actor): boolean =>
      rowOf(expectedRoutes, route.id, phase).cells[actor].startsWith('2');
    const cells = (routes as readonly Route[]).flatMap((route) => actors.map((actor) => ({ route, actor })));
    for (const { route, actor } of cells)
      if (route.method === 'GET' || !isAllowed(route, actor)) await check(route, actor, shared);
    expect(await stored(shared)).toBe(before);
    for (const { route, actor } of cells)
      if (route.method !== 'GET' && isAllowed(route, actor))
        await check(route, actor, await copyTable(serving.store, phase));
    expect(wrong).toEqual([]);
  });

  /** The seat the command concerns: the actor's own, or else the player's. */
  const commandOf = (kind: Command['do'], actor: Actor, copy: Copy): Command => {
    const seat = copy.seat('other');
    const all: { readonly [K in Command['do']]: Command } = {
      act: { do: 'act', action: { do: 'roll' } },
      undo: { do: 'undo' },
      say: { do: 'say', phrase: 'hello' },
      write: { do: 'write', text: 'Hello' },
      report: { do: 'report', line: 0 },
      vote: { do: 'vote', seat },
      'take-back': { do: 'take-back' },
      leave: { do: 'leave' },
      commit: { do: 'commit', commitment: 'b'.repeat(64) },
      open: { do: 'open', seed: 'b'.repeat(64) },
      rename: { do: 'rename', name: 'Zoe' },
      terms: { do: 'terms', options: {}, terms: { ...defaultTerms, pace: 'quick' } },
      'seat-bot': { do: 'seat-bot', suspect: copy.free, bot: 'agnes' },
      stand: { do: 'stand', suspect: copy.suspect(actor) },
      'move-chair': { do: 'move-chair', suspect: copy.free },
      start: { do: 'start' },
      replace: { do: 'replace', seat, bot: 'agnes' },
      pause: { do: 'pause' },
      resume: { do: 'resume' },
      host: { do: 'host', person: copy.person('player') },
      'mute-all': { do: 'mute-all', muted: true },
    };
    return all[kind];
  };
  const byHttp = async (copy: Copy, actor: Actor, command: Command): Promise<string> => {
    const body = { id: `h${command.do}`, v: copy.entries.length + 9, command };
    const token = copy.tokens[actor];
    const reply = await call(serving.origin, 'POST', `/api/tables/${copy.table}/commands`, body, token);
    return reply.status === 200 ? 'ok' : reply.status === 422 ? 'refused' : reply.body.error;
  };
  const connected = async (copy: Copy, actor: Actor): Promise<Player> => {
    const player = playerAt(serving, copy, actor);
    await player.connect();
    return player;
  };
  const bySocket = async (player: Player, command: Command): Promise<string> => {
    const answer: CommandAnswer = await player.do(command, `s-${command.do}`, 1000);
    return answer.t === 'ok' ? 'ok' : answer.why;
  };

  test.each(phases)('R05 commands in the %s, over HTTP and over sockets', async (phase) => {
    const shared = await copyTable(serving.store, phase);
    const before = await stored(shared);
    const wrong: string[] = [];
    const note = (way: string, kind: string, actor: Actor, got: string, expected: string): void => {
      if (got !== expected) wrong.push(`${kind} by ${actor} over ${way}: ${got} instead of ${expected}`);
    };
    const players = new Map<Actor, Player>();
    for (const actor of ['player', 'accuser', 'spectator', 'host'] as const)
      players.set(actor, await connected(shared, actor));
    const cells = commands.flatMap((kind) =>
      actors.map((actor) => ({ kind, actor, expected: rowOf(expectedCommands, kind, phase).cells[actor] })),
    );
    for (const { kind, actor, expected } of cells) {
      if (expected === '-' || expected === 'ok') continue;
      const command = commandOf(kind, actor, shared);
      const http = await byHttp(shared, actor, command);
      note('HTTP', kind, actor, http, actor === 'spectator' ? 'not-allowed' : expected);
      const player = players.get(actor);
      if (player !== undefined) note('a socket', kind, actor, await bySocket(player, command), expected);
    }
    expect(await stored(shared)).toBe(before);
    for (const { kind, actor, expected } of cells) {
      if (expected !== 'ok') continue;
      const copy = await copyTable(serving.store, phase);
      note('HTTP', kind, actor, await byHttp(copy, actor, commandOf(kind, actor, copy)), expected);
      if (!players.has(actor)) continue;
      const second = await copyTable(serving.store, phase);
      const player = await connected(second, actor);
      note('a socket', kind, actor, await bySocket(player, commandOf(kind, actor, second)), expected);
      player.close();
    }
    for (const player of players.values()) player.close();
    expect(wrong).toEqual([]);
  });
});
