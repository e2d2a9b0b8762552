import { fileURLToPath } from 'node:url';
import { freshSeed, makeApi } from '@casefile/client';
import { editionById } from '@casefile/editions';
import { type Form, makeView, sampleForms } from '@casefile/engine';
import { checkRows, foldEntries, noRows, seatOf, stripEntry } from '@casefile/protocol';
import type { Credentials } from '@casefile/protocol/http';
import { type Serving, serve } from '@casefile/server/test/serving';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../../bin/casefile.mjs', import.meta.url));
let serving: Serving;
const assistants: Client[] = [];

beforeAll(async () => {
  serving = await serve();
});
afterAll(async () => {
  for (const assistant of assistants) await assistant.close();
  await serving.stop();
});

/** An assistant connected to its own `casefile mcp` process. */
async function assistant(...args: readonly string[]) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '--server', serving.origin, ...args],
  });
  await client.connect(transport);
  assistants.push(client);
  /** Every answer it received. */
  const told: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: the test looks at whatever came
  const use = async (name: string, given: Record<string, unknown> = {}): Promise<any> => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [{ text }] = content as [{ text: string }];
    told.push(text);
    return isError === true ? { error: text } : JSON.parse(text);
  };
  return { client, use, told };
}

/** A table with two bots that play at once, and a chair for somebody. */
async function openTable(suspect?: string): Promise<{ host: Credentials; seed: string }> {
  const { seed, commitment } = freshSeed();
  const opened = await makeApi(serving.origin).createTable({
    edition: 'speed',
    name: 'Host',
    terms: { pace: 'instant' },
    ...(suspect === undefined ? {} : { suspect, commitment }),
  });
  if (!opened.ok) throw new Error(opened.error.message);
  const host = opened.value;
  for (const [i, bot] of ['green', 'plum'].entries())
    await must(host, { do: 'seat-bot', suspect: bot, bot: i === 0 ? 'random' : 'cross-off' });
  return { host, seed };
}

async function must(
  { table, tokens }: Credentials,
  command: Parameters<ReturnType<typeof makeApi>['command']>[2],
) {
  const done = await makeApi(serving.origin).command(table, tokens.host!, command);
  if (!done.ok) throw new Error(`${command.do}: ${done.error.message}`);
}

/** Starts the game of a host who sits, and opens their seed, so that the deal does not wait for it. */
async function deal(host: Credentials, seed: string): Promise<void> {
  await must(host, { do: 'start' });
  await must({ ...host, tokens: { host: host.tokens.seat! } }, { do: 'open', seed });
}

/** What this person's seat may know, made from what the server has stored. */
async function entitled(table: string, person: string) {
  const { seed } = (await serving.store.secretsOf(table))!;
  const checked = checkRows(seed, noRows, (await serving.store.read(table, -1))!);
  if (checked.state !== 'good') throw new Error(checked.state);
  const edition = editionById('speed')!;
  const seat = seatOf(foldEntries('table', checked.entries, edition), person)!;
  const seen = foldEntries(
    seat,
    checked.entries.map((entry) => stripEntry(entry, seat)),
    edition,
  );
  return { seat, view: makeView(seen.position!), n: seen.n, entries: checked.entries };
}

const below = (bound: number): number => Math.floor(Math.random() * bound);

describe('casefile mcp', () => {
  test('an assistant sits down, plays a whole game, and gets only what its seat may know', async () => {
    const { host } = await openTable();
    const { client, use, told } = await assistant();
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'list_tables', 'look_at_table', 'sit_down', 'read_view', 'legal_actions', 'play', 'take_back', 'wait', 'deduce',
    ]); // biome-ignore format: a list
    expect(await use('look_at_table', { table: host.table })).toMatchObject({
      edition: 'speed',
      phase: 'lobby',
    });
    const sat = await use('sit_down', { table: host.table, name: 'Robo' });
    expect(sat).toMatchObject({ connection: 'on', table: { phase: 'lobby' }, view: null });
    const { person } = sat.table.chairs
      .flatMap(({ people }: { people: { person: string; name: string }[] }) => people)
      .find(({ name }: { name: string }) => name === 'Robo');
    await must(host, { do: 'start' });
    /** Whether nobody moved in between: then both views must be equal to the byte. */
    const compareViews = async (): Promise<boolean> => {
      const before = await entitled(host.table, person);
      const { view, yourSeat } = await use('read_view');
      expect(yourSeat).toBe(before.seat);
      const after = await entitled(host.table, person);
      if (before.n !== after.n) return false;
      expect(view).toEqual(JSON.parse(JSON.stringify(before.view)));
      return true;
    };
    let asked = 0;
    for (;;) {
      const { phase, isAsked, forms, result } = await use('wait', { seconds: 30 });
      if (phase === 'over') {
        expect(result).not.toBeNull();
        // The bots may have been so quick that no comparison before was possible.
        expect(await compareViews()).toBe(true);
        break;
      }
      if (!isAsked) continue;
      asked++;
      await compareViews();
      const solution = await use('deduce');
      expect(solution).toMatchObject({ consistent: true });
      const own = forms.map(({ ways: _, ...form }: Form & { ways: number }) => form);
      const suggests = own.filter((form: Form) => form.do === 'suggest');
      const accuses = own.filter((form: Form) => form.do === 'accuse');
      const chosen = asked > 6 && accuses.length > 0 ? accuses : suggests.length > 0 ? suggests : own;
      expect(await use('play', { action: sampleForms(chosen, below) })).toEqual({ done: true });
    }
    const { entries } = await entitled(host.table, person);
    const started = entries.find((entry) => entry.is === 'started')!;
    // No answer contained a token or a seed.
    const all = told.join('\n');
    for (const secret of [...Object.values(host.tokens), ...started.seeds]) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/(seat|host|look|back|bots|join)_[\w-]{32}/);
  }, 120_000);

  test('takes the seat of a token, and explains each mistake in a sentence', async () => {
    const { host } = await openTable('scarlet');
    const { use } = await assistant('--token', host.tokens.resume!);
    expect(await use('read_view')).toEqual({ error: 'You are not at a table yet: use sit_down first.' });
    expect(await use('list_tables')).toMatchObject({
      games: [{ table: host.table, phase: 'lobby' }],
      sittingAt: [],
    });
    expect(await use('look_at_table', { table: 'nowhere-at-all' })).toMatchObject({
      error: expect.stringMatching(/no such table/),
    });
    expect(await use('sit_down', { table: host.table, token: `seat_${'x'.repeat(32)}` })).toEqual({
      error: 'This token is not valid, or no longer valid.',
    });
    await use('sit_down', { table: host.table, token: host.tokens.seat });
    expect(await use('deduce')).toEqual({ error: 'The game has not begun.' });
    await must(host, { do: 'start' });
    const { isAsked } = await use('wait', { seconds: 30 });
    expect(isAsked).toBe(true);
    expect(await use('read_view')).toMatchObject({
      yourSeat: expect.any(Number),
      view: { edition: 'speed' },
    });
    expect(await use('play', { action: 'roll' })).toMatchObject({ error: expect.stringContaining('"do"') });
    expect(await use('play', { action: { do: 'move', to: 'kitchen' } })).toMatchObject({
      done: false,
      message: expect.stringMatching(/^(Rule [A-Z0-9-]+|The rules refuse it): .+/),
    });
    expect(await use('take_back')).toEqual({
      done: false,
      why: 'nothing-to-undo',
      message: 'None of your steps can be taken back.',
    });
    const { view } = await use('read_view');
    const [card] = view.hand;
    expect(await use('deduce', { card })).toMatchObject({
      card,
      owner: 'envelope',
      is: 'not there',
      because: [expect.stringContaining(card)],
    });
    expect(await use('deduce', { card: 'banana' })).toEqual({ error: 'There is no card "banana".' });
    expect(await use('fly')).toEqual({ error: 'There is no tool "fly".' });
  }, 60_000);

  test('takes one chair for two requests at the same moment, and another seat for another token', async () => {
    const { host, seed } = await openTable('scarlet');
    const { use } = await assistant();
    const requests = ['One', 'Two'].map((name) => use('sit_down', { table: host.table, name }));
    const [one, two] = await Promise.all(requests);
    expect(two).toEqual(one);
    const seated = two.table.chairs.flatMap(({ people }: { people: { name: string }[] }) => people);
    expect(seated.map(({ name }: { name: string }) => name)).toEqual(['Host', 'One']);
    await deal(host, seed);
    // Not until it is asked: it may be the host's turn, who plays nothing.
    while ((await use('read_view')).view === null) await use('wait', { seconds: 0.1 });
    const before = await use('read_view');
    const after = await use('sit_down', { table: host.table, token: host.tokens.seat });
    expect(after.yourSeat).not.toBe(before.yourSeat);
    expect(after.view.hand).not.toEqual(before.view.hand);
    expect((await use('read_view')).yourSeat).toBe(after.yourSeat);
  }, 60_000);

  test('watches by a spectator’s token, and then sits down by that of a seat', async () => {
    const { host, seed } = await openTable('scarlet');
    const watching = await makeApi(serving.origin).watch(host.table);
    if (!watching.ok) throw new Error(watching.error.message);
    const { use } = await assistant();
    await use('sit_down', { table: host.table, token: watching.value.tokens.watch });
    await deal(host, seed);
    expect((await use('wait', { seconds: 0.1 })).isAsked).toBe(false);
    const { yourSeat } = await use('sit_down', { table: host.table, token: host.tokens.seat });
    expect(yourSeat).toEqual(expect.any(Number));
  }, 60_000);

  test('R24 explains arguments that it cannot use, and goes on', async () => {
    const { host } = await openTable('scarlet');
    const { use } = await assistant();
    await use('sit_down', { table: host.table, token: host.tokens.seat });
    await must(host, { do: 'start' });
    await use('wait', { seconds: 30 });
    const mistakes: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
      ['look_at_table', {}, /"table" is missing/],
      ['look_at_table', { table: '../../healthz' }, /no such table/],
      ['read_view', { tabel: host.table }, /no argument "tabel". Valid: table/],
      ['list_tables', { table: host.table }, /Valid: none/],
      ['wait', { seconds: '5' }, /"seconds" must be a number/],
      ['sit_down', { table: host.table, token: 'a\r\nhost: b' }, /token is not valid/],
      ['deduce', { card: 5 }, /"card" must be a string/],
    ];
    for (const [name, given, says] of mistakes) expect((await use(name, given)).error, name).toMatch(says);
    let deep: unknown = 1;
    for (let i = 0; i < 100; i++) deep = [deep];
    const odd = [{ do: 'x'.repeat(10_000) }, { do: 'suggest', deep }, { do: '\ud800' }, { do: 7 }];
    for (const action of odd) expect(await use('play', { action })).toMatchObject({ done: false });
    expect(await use('legal_actions')).toMatchObject({ isAsked: true });
  }, 60_000);

  test('ends with its input, also while it waits', async () => {
    const { host } = await openTable('scarlet');
    const { client, use } = await assistant();
    await use('sit_down', { table: host.table, token: host.tokens.seat });
    void use('wait', { seconds: 60 }).catch(() => {});
    const began = performance.now();
    const { pid } = client.transport as StdioClientTransport;
    const isThere = (): boolean => {
      try {
        return process.kill(pid!, 0);
      } catch {
        return false;
      }
    };
    await client.close();
    await expect.poll(isThere, { timeout: 10_000 }).toBe(false);
    // The transport kills a process that has not ended by itself after two seconds.
    expect(performance.now() - began).toBeLessThan(1900);
  }, 60_000);

  test('exits with code 2 for an invalid address, or what is no token', async () => {
    const { mcpCommand } = await import('./mcp.ts');
    await expect(mcpCommand({ server: 'somewhere', token: [] })).rejects.toThrow('is not an address');
    const secret = `seat_${'x'.repeat(32)}`;
    const refused = mcpCommand({ server: 'http://127.0.0.1:1', token: [secret] });
    await expect(refused).rejects.toThrow(/begins with back_/);
    await expect(refused).rejects.not.toThrow(secret);
  });
});
