import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ToBot } from '@casefile/bots/protocol/messages';
import { commitToSeed, sampleForms } from '@casefile/engine';
import { awaitedLater } from '@casefile/testkit/awaited-later';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, openTable, type Player, sitDown } from '../support/player.ts';
import { dice, playOn } from '../support/playing.ts';
import { type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve();
  ({ origin } = serving);
});
afterAll(() => serving.stop());

const order = ({ session }: Player, command: unknown, id = `h${Math.random()}`) =>
  call(
    origin,
    'POST',
    `/api/tables/${session.table}/commands`,
    { id, v: 10_000, command },
    session.tokens.host,
  );

async function tableWithBot(edition = 'speed') {
  const host = await openTable(origin, { edition, name: 'Ada' });
  const { table, tokens } = host.session;
  const { body } = await call(origin, 'POST', `/api/tables/${table}/bots`, { suspect: 'plum' }, tokens.host);
  const players = [
    await sitDown(origin, table, { name: 'Bo' }),
    await sitDown(origin, table, { name: 'Cy' }),
  ];
  for (const player of players) await player.connect();
  return { host, table, token: body.token as string, players };
}

/** The lines of a stream, one after the other. */
class Stream {
  readonly #lines: AsyncGenerator<ToBot>;
  readonly #controller = new AbortController();
  constructor(table: string, token: string) {
    this.#lines = this.#read(`${origin}/api/tables/${table}/bot`, token);
  }
  async next(): Promise<ToBot | null> {
    return (await this.#lines.next()).value ?? null;
  }
  cut(): void {
    this.#controller.abort();
  }
  async *#read(url: string, token: string): AsyncGenerator<ToBot> {
    const { signal } = this.#controller;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
    let rest = '';
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  }
}

const answer = (table: string, token: string, id: number, action: unknown) =>
  call(origin, 'POST', `/api/tables/${table}/bot`, { type: 'action', game: table, id, action }, token);

test('R05 refuses HEAD for a stream at once, without ending a stream', async () => {
  const { table, token, players } = await tableWithBot();
  const stream = new Stream(table, token);
  expect(await stream.next()).toMatchObject({ type: 'hello' });
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(5000);
  const asked = await fetch(`${origin}/api/tables/${table}/bot`, { method: 'HEAD', headers, signal });
  expect(asked.status).toBe(404);
  // The bot's own stream is still open.
  expect(await stream.next()).toMatchObject({ type: 'commit' });
  stream.cut();
  for (const player of players) player.close();
});

describe('network bots', () => {
  test('a reopened stream begins with the current game, and repeats the open question', async () => {
    const { host, table, token, players } = await tableWithBot();
    const below = dice(3);
    const stream = new Stream(table, token);
    expect(await stream.next()).toEqual({ type: 'hello', protocol: 1 });
    expect(await stream.next()).toEqual({ type: 'commit', game: table });
    const seed = 'e'.repeat(64);
    const say = (command: { do: string }) =>
      call(origin, 'POST', `/api/tables/${table}/commands`, { id: command.do, v: -1, command }, token);
    expect((await say({ do: 'commit', commitment: commitToSeed(seed) } as never)).status).toBe(200);
    await order(host, { do: 'start' });
    expect(await stream.next()).toEqual({ type: 'open', game: table });
    expect((await say({ do: 'open', seed: 'f'.repeat(64) } as never)).body.error).toBe('bad-seed');
    expect(
      (
        await call(
          origin,
          'POST',
          `/api/tables/${table}/commands`,
          { id: 'o', v: -1, command: { do: 'open', seed } },
          token,
        )
      ).status,
    ).toBe(200);
    const start = await stream.next();
    expect(start).toMatchObject({ type: 'start', game: table, edition: 'speed', seats: expect.any(Array) });
    const others = awaitedLater(Promise.all(players.map((player, i) => playOn(player, i))));
    let decisions = 0;
    let events = -1;
    let current = stream;
    for (let line = await current.next(); line?.type !== 'end'; line = await current.next()) {
      if (line === null) throw new Error('The stream ended before the game.');
      if (line.type === 'event') {
        expect(line.n).toBeGreaterThan(events);
        events = line.n;
      }
      if (line.type !== 'decide') continue;
      if (decisions++ === 0) {
        // The second stream ends the first and repeats the question.
        const again = new Stream(table, token);
        expect(await again.next()).toMatchObject({ type: 'hello' });
        const begun = await again.next();
        expect(begun).toMatchObject({ type: 'start', view: line.view });
        expect(await again.next()).toEqual(line);
        expect(await current.next()).toBe(null);
        current = again;
        const refused = await answer(table, token, line.id, { do: 'show', card: 'nothing' });
        expect(refused.status).toBe(422);
        expect((await answer(table, token, line.id + 5, { do: 'end' })).status).toBe(422);
        const action = sampleForms(line.legal, below);
        const [one, two] = [
          await answer(table, token, line.id, action),
          await answer(table, token, line.id, action),
        ];
        expect(one.status).toBe(200);
        expect(two.body).toEqual(one.body);
        const late = await answer(table, token, line.id, { do: 'look' });
        expect(late.status).toBe(409);
        continue;
      }
      expect((await answer(table, token, line.id, sampleForms(line.legal, below))).status).toBe(200);
    }
    await others;
    expect(decisions).toBeGreaterThan(0);
    const after = new Stream(table, token);
    expect([await after.next(), await after.next(), await after.next()]).toMatchObject([
      { type: 'hello' },
      { type: 'start' },
      { type: 'end' },
    ]);
    after.cut();
    for (const player of players) player.close();
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  test('examples/network_bot.py plays its seat to the end', { timeout: 180_000 }, async ({ skip }) => {
    skip(!hasPython, 'python3 is not installed');
    const { host, table, token, players } = await tableWithBot('clue-2002');
    const program = fileURLToPath(new URL('../../../../examples/network_bot.py', import.meta.url));
    const python = spawn('python3', [program, origin, table, token], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [said, complained] = ['', ''];
    python.stdout.on('data', (data) => {
      said += data;
    });
    python.stderr.on('data', (data) => {
      complained += data;
    });
    const gone = new Promise((resolve) => python.on('close', resolve));
    await order(host, { do: 'start' });
    await Promise.all(players.map((player, i) => playOn(player, 40 + i)));
    expect(await gone).toBe(0);
    expect(complained).toBe('');
    const { envelope } = JSON.parse(said);
    const acted = players[0]!.entries.filter((entry) => entry.is === 'acted');
    const ended = acted.flatMap(({ facts }) => facts).find((fact) => fact.fact === 'ended');
    expect(envelope).toEqual(ended?.fact === 'ended' ? ended.envelope : null);
    const botSeat = players[0]!.state!.chairs.findIndex(({ suspect }) => suspect === 'plum');
    expect(acted.some(({ seat, by }) => seat === botSeat && by === 'person')).toBe(true);
    for (const player of players) player.close();
  });

  test('examples/network_bot.py sends its answer again after “too many”, where nobody asks twice', async ({
    skip,
  }) => {
    skip(!hasPython, 'python3 is not installed');
    const answers: unknown[] = [];
    const crowded = createServer((request, response) => {
      const say = (line: object) => response.write(`${JSON.stringify(line)}\n`);
      if (request.method === 'GET') {
        say({ type: 'decide', id: 7, view: { known: {} }, legal: [{ do: 'ask', from: ['rope', 'hall'] }] });
        crowded.once('answered', () => {
          say({ type: 'end', winner: null, envelope: [] });
          response.end();
        });
        return;
      }
      request.on('data', (data) => answers.push(JSON.parse(String(data))));
      request.on('end', () => {
        response.writeHead(answers.length === 1 ? 429 : 200).end('{}');
        if (answers.length === 2) crowded.emit('answered');
      });
    });
    await new Promise<void>((listening) => crowded.listen(0, '127.0.0.1', listening));
    const { port } = crowded.address() as AddressInfo;
    const program = fileURLToPath(new URL('../../../../examples/network_bot.py', import.meta.url));
    const python = spawn('python3', [program, `http://127.0.0.1:${port}`, 'table', 'token']);
    const code = await new Promise((resolve) => python.on('close', resolve));
    crowded.close();
    expect(code).toBe(0);
    expect(answers).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ type: 'action', id: 7, action: { do: 'ask' } });
  });

  test('the example needs nothing but Python', async () => {
    const { readFileSync } = await import('node:fs');
    const source = readFileSync(
      fileURLToPath(new URL('../../../../examples/network_bot.py', import.meta.url)),
      'utf8',
    );
    const imports = [...source.matchAll(/^import (\S+)/gm)].map(([, name]) => name);
    expect(imports).toEqual(['hashlib', 'json', 'random', 'sys', 'time', 'urllib.error', 'urllib.request']);
  });
});
