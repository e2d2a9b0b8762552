import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, defaultTerms, parseFrame, readJson, recordLimits } from '@casefile/protocol';
import { type Route, routes } from '@casefile/protocol/routes';
import { randomFrom } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { mutate } from '../support/attacks/mutations.ts';
import { trickle, upgrading } from '../support/attacks/raw.ts';
import { inTurns } from '../support/in-turns.ts';
import { call, openTable, sitDown } from '../support/player.ts';
import { startProcess, type Vitals } from '../support/processes.ts';
import { type Serving, serve } from '../support/serving.ts';
import { type Actor, actors, type Copy, copyTable, playerAt } from '../support/templates.ts';

let serving: Serving;
const failures: string[] = [];
const logged: string[] = [];
const note = (error: unknown): void => void failures.push(String(error));
beforeAll(async () => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  serving = await serve({}, (level, event, about) => {
    if (level === 'error') logged.push(`${event} ${JSON.stringify(about)}`);
  });
});
afterAll(async () => {
  await serving.stop();
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});

const commands: readonly Command[] = [
  { do: 'act', action: { do: 'roll' } },
  { do: 'act', action: { do: 'suggest', suspect: 'green', weapon: 'rope', room: 'hall' } },
  { do: 'act', action: { do: 'move', to: [3, 4] } },
  { do: 'act', action: { do: 'play', card: 'x', to: 'hall', pawn: 'green' } },
  { do: 'undo' },
  { do: 'say', phrase: 'hello' },
  { do: 'write', text: 'Hello there' },
  { do: 'vote', seat: 2 },
  { do: 'rename', name: 'Zoe' },
  { do: 'terms', options: { a: true }, terms: defaultTerms },
  { do: 'seat-bot', suspect: 'green', bot: 'agnes' },
  { do: 'stand', suspect: 'green', person: 'p1' },
  { do: 'host', person: 'p1' },
];
const frames: readonly unknown[] = [
  ...commands.map((command, i) => ({ t: 'do', id: `c${i}`, v: 3, command })),
  { t: 'hello', ticket: 'x'.repeat(80), since: -1 },
  { t: 'ping', at: 12 },
];
const bodies: readonly unknown[] = [
  { edition: 'speed', name: 'Ada', options: {}, terms: { pace: 'quick', clock: { bank: 10_000, back: 0 } } },
  { name: 'Ada', suspect: 'green', commitment: 'd'.repeat(64) },
  { code: 'ABCD-EFGH' },
  { tokens: ['x'.repeat(30)] },
  { version: 1, text: 'note' },
  { version: 1, show: ['rope'], answers: 'always', passes: true },
  { suspect: 'green', name: 'Robot' },
  { type: 'action', game: 'x', id: 3, action: { do: 'roll' } },
  {
    edition: 'speed',
    suspect: 'scarlet',
    bots: [{ suspect: 'plum', bot: 'agnes' }],
    terms: { pace: 'quick' },
  },
  {},
  ...commands.map((command, i) => ({ id: `c${i}`, v: 3, command })),
];

const table = { edition: 'speed', name: 'Ada', suspect: 'scarlet' };
const rowsOf = async (store: Store, copy: Copy): Promise<string> =>
  JSON.stringify((await store.read(copy.table, -1))!.filter(({ text }) => !text.includes('"is":"absent"')));
async function stillServes(): Promise<void> {
  const host = await openTable(serving.origin, table);
  const bob = await sitDown(serving.origin, host.session.table, { name: 'Bob' });
  await bob.connect();
  expect((await bob.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
  bob.close();
  expect(failures).toEqual([]);
  expect(logged).toEqual([]);
}

const [framed, posted, connected] = [size(4000, 900_000), size(900, 90_000), size(100, 10_000)];

describe('R24 malformed input over the wire', () => {
  test(`R24 ${framed} malformed frames change nothing`, { timeout: size(240_000, 3_600_000) }, async () => {
    const below = randomFrom(24);
    const folder = mkdtempSync(join(tmpdir(), 'casefile-fuzz-'));
    let store = await openStore({ folder });
    const copy = await copyTable(store, 'playing');
    const before = await rowsOf(store, copy);
    await store.close();
    const server = await startProcess({ folder });
    const players = (['player', 'accuser', 'host', 'spectator'] as const).map((actor) =>
      playerAt(server, copy, actor),
    );
    for (const player of players) await player.connect();
    let sent = 0;
    let first: Vitals | null = null;
    let [stall, rss] = [0, 0];
    while (sent < framed) {
      for (const player of players) {
        for (let i = 0; i < 50; i++) {
          // As sent over the wire, which cannot carry half a character.
          const text = mutate(frames, below).toWellFormed();
          if (parseFrame(text).ok || Buffer.byteLength(text) > 4096) continue;
          player.raw(text);
          sent++;
        }
        player.frames.length = 0;
        const answered = player.do({ do: 'take-back' }, `after-${sent}`).then(() => 'answered');
        expect(await Promise.race([answered, player.ended()])).toBe('answered');
      }
      if (sent % 20_000 > 400 && sent < framed) continue;
      const vitals = await server.vitals();
      // Memory used for warming up does not count.
      if (sent < framed / 50) continue;
      first ??= vitals;
      stall = Math.max(stall, vitals.stall);
      rss = Math.max(rss, vitals.rss);
    }
    if (size(0, 1) === 1) {
      console.log(
        `R24 ${sent} frames: longest stall ${stall.toFixed(1)} ms, ${(rss - first!.rss).toFixed(1)} MB more than ${first!.rss.toFixed(0)} MB`,
      );
      expect(rss - first!.rss).toBeLessThan(50);
    }
    const late = await sitDown(server.origin, (await openTable(server.origin, table)).session.table, {
      name: 'Bob',
    });
    await late.connect();
    expect((await late.do({ do: 'say', phrase: 'hello' })).t).toBe('ok');
    for (const player of [...players, late]) player.close();
    await server.stop();
    store = await openStore({ folder });
    expect(await rowsOf(store, copy)).toBe(before);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test(`R24 ${posted} malformed requests change nothing`, { timeout: size(240_000, 3_600_000) }, async () => {
    const below = randomFrom(42);
    const copy = await copyTable(serving.store, 'playing');
    const before = await rowsOf(serving.store, copy);
    const odd: string[] = [];
    const withBody = (routes as readonly Route[]).filter(({ body }) => body !== undefined);
    await inTurns(posted, 10, async () => {
      const route = withBody[below(withBody.length)]!;
      const text = mutate(bodies, below);
      const read = readJson(text, recordLimits);
      if (read.ok && v.is(route.body!, read.value)) return;
      const token = copy.tokens[actors[below(actors.length)] as Actor];
      const table =
        below(8) === 0 ? encodeURIComponent(mutate(['a'], below).toWellFormed()).slice(0, 90) : copy.table;
      const url = route.path.replace(':table', table || 'x');
      const { status, body } = await call(serving.origin, route.method, url, text.toWellFormed(), token);
      if (status < 400 || status >= 500 || typeof body?.message !== 'string')
        odd.push(`${status} ${url} ${text}`);
    });
    expect(odd).toEqual([]);
    expect(await rowsOf(serving.store, copy)).toBe(before);
    await stillServes();
  });

  test(`R24 ${connected} connections that break the protocol`, {
    timeout: size(240_000, 3_600_000),
  }, async () => {
    const below = randomFrom(77);
    const head = (line: string): string =>
      `${line}\r\nhost: x\r\n${Object.entries(upgrading)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`;
    const openings = [
      'GET // HTTP/1.1\r\nhost: x\r\n\r\n',
      head('GET // HTTP/1.1'),
      head('GET http://[ HTTP/1.1'),
      head('GET /api/socket?x=%E0%A4%A HTTP/1.1'),
      head('GET /api/socket HTTP/1.1'),
      head('POST /api/socket HTTP/1.1'),
      'GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      'GET /api/tables/%00 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      `GET /api/tables/${'x'.repeat(9000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      'BREW /pot HTTP/1.1\r\n\r\n',
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nZZ\r\n',
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}',
      '\u0000\u0001\u0002',
    ];
    await inTurns(connected, 10, async (i) => {
      const junk = Buffer.from(Array.from({ length: below(60) }, () => below(256)));
      const opening = Buffer.concat([Buffer.from(openings[i % openings.length]!), junk]);
      const { socket, closed } = trickle(serving.port, opening);
      setTimeout(() => socket.destroy(), 30);
      await closed;
    });
    const binary = new WebSocket(`${serving.origin.replace('http', 'ws')}/api/socket`);
    binary.on('open', () => binary.send(Buffer.from([1, 2, 3])));
    expect(await new Promise((resolve) => binary.on('close', resolve))).toBe(1008);
    await stillServes();
  });
});
