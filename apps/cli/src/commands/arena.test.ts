import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionById, editions } from '@casefile/editions';
import { replay } from '@casefile/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casefile } from '../../test/casefile.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'casefile-arena-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const arena = (...args: string[]) => casefile(['arena', ...args]);
const match = (seats: string, ...more: string[]) =>
  arena('--edition', 'card-2018', '--seats', seats, '--seed', 'test', ...more);

test('--list names the bots of the contract and the opponents for people', async () => {
  const { code, out } = await arena('--list', '--json');
  expect(code).toBe(0);
  const { bots } = JSON.parse(out);
  expect(bots).toEqual(
    expect.arrayContaining([
      'random', 'cross-off', 'clauses', 'worst-case', 'fewest-owners', 'most-likely', 'entropy', 'champion',
    ]),
  ); // biome-ignore format: a list
  expect(bots).toHaveLength(13);
  const plain = await arena('--list');
  for (const bot of bots) expect(plain.out).toContain(bot);
});

test('--json as other programs read it; both threads give the same games as one', async () => {
  const { code, out, err } = await match('clauses,random,clauses', '--games', '6', '--rotate', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const result = JSON.parse(out);
  const number = expect.any(Number);
  const seat = {
    wins: number,
    share: number,
    low: number,
    high: number,
    turns: number,
    msMedian: number,
    msP99: number,
  };
  expect(result).toEqual({
    games: 6,
    seconds: number,
    seats: [
      { bot: 'clauses', ...seat, faults: 0 },
      { bot: 'random', ...seat, faults: 0 },
    ],
    noWinner: number,
  });
  const [clauses, random] = result.seats;
  expect(clauses.wins + random.wins + result.noWinner).toBe(6);
  expect(clauses.share).toBeCloseTo(clauses.wins / 6, 3);
  const again = JSON.parse((await match('clauses,random,clauses', '--games', '6', '--rotate', '--json')).out);
  expect(again.seats.map(({ wins, turns }: { wins: number; turns: number }) => [wins, turns])).toEqual(
    result.seats.map(({ wins, turns }: { wins: number; turns: number }) => [wins, turns]),
  );
});

test('a table for people, and records that replay', async () => {
  const records = join(folder, 'records');
  const { code, out } = await match('clauses,cross-off', '--games', '2', '--rotate', '--record', records);
  expect(code).toBe(0);
  expect(out).toMatch(/^bot +wins +share +95 % +turns +suggestions +ms median +ms p99 +faults\nclauses +\d/);
  expect(out).toMatch(/\n2 games of card-2018.* s, seed test\n$/);
  const files = readdirSync(records);
  expect(files.sort()).toEqual(['deal-1-rotation-1.json', 'deal-1-rotation-2.json']);
  const [one, other] = files.map((file) => JSON.parse(readFileSync(join(records, file), 'utf8')));
  expect(one.seed).toBe(other.seed);
  for (const record of [one, other]) {
    const replayed = replay(editionById('card-2018')!, record);
    expect(replayed.ok && replayed.game.table.result).toBeTruthy();
  }
});

describe.concurrent('wrong usage', () => {
  test.each<[string, string[], RegExp]>([
    ['no edition', ['--seats', 'random,random'], /--edition\. Valid: clue-1986/],
    ['unknown edition', ['--edition', 'chess', '--seats', 'random,random'], /no edition "chess"/],
    ['no seats', ['--edition', 'card-2018'], /--seats/],
    ['unknown bot', ['--edition', 'card-2018', '--seats', 'random,holmes'], /no bot "holmes"\. Valid: random, .*exec:COMMAND/],
    ['an empty command', ['--edition', 'card-2018', '--seats', 'random,exec:'], /no bot "exec:"/],
    ['too many seats', ['--edition', 'card-2018', '--seats', 'random,random,random,random,random'], /takes 2 to 4 seats, not 5/],
    ['no games', ['--edition', 'card-2018', '--seats', 'random,random', '--games', '0'], /--games takes a whole number/],
    ['half a game', ['--edition', 'card-2018', '--seats', 'random,random', '--games', '1.5'], /not "1\.5"/],
    ['an option it does not have', ['--edition', 'card-2018', '--seats', 'random,random', '--option', 'quick=true'], /no option “quick”/],
  ])('%s', async (_what, args, message) => {
    const { code, out, err } = await arena(...args);
    expect(err).toMatch(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  }); // biome-ignore format: a table
});

/** Programs that keep to the protocol as badly as they can. */
const say = `const say = (message) => console.log(JSON.stringify(message));
const hello = () => say({ type: 'hello', name: 'bad', version: '1' });
const each = (then) => require('readline').createInterface({ input: process.stdin }).on('line', (line) => then(JSON.parse(line)));
`;
const programs = {
  silent: 'each((m) => { if (m.type === "hello") hello(); });',
  babbling: 'each((m) => { if (m.type === "hello") hello(); if (m.type === "decide") console.log("I think, therefore"); });',
  illegal: 'each((m) => { if (m.type === "hello") hello(); if (m.type === "decide") say({ type: "action", game: m.game, id: m.id, action: { do: "dance" } }); });',
  confused: 'each((m) => { if (m.type === "hello") hello(); if (m.type === "decide") say({ type: "action", game: m.game, id: m.id + 99, action: m.legal[0] }); });',
  dying: 'each((m) => { if (m.type === "hello") hello(); if (m.type === "decide") { console.error("no more"); process.exit(3); } });',
  endless: 'each((m) => { if (m.type === "hello") hello(); if (m.type === "decide") process.stdout.write("x".repeat(3000000)); });',
  flooding: 'hello(); const go = () => { process.stdout.write("{}\\n".repeat(5000)); setImmediate(go); }; go();',
}; // biome-ignore format: each on its line

describe.concurrent('a program that misbehaves cannot stop the match', () => {
  test.each<[keyof typeof programs, RegExp]>([
    ['silent', /late: no answer within 60 ms\n[\s\S]*hangs: 5 answers running were late; started again/],
    ['babbling', /game 1-1: no JSON: I think, therefore\n/],
    ['illegal', /game 1-1: not legal here: \{"do":"dance"\}\n/],
    ['confused', /an answer to a question that was not asked \(id 100\)\n/],
    ['dying', /ended with code 3: no more; started again\n.*ended with code 3: no more; passes and shows at random from now on\n/],
    ['endless', /a line of more than a million letters\n/],
    ['flooding', /floods: 1000 lines that nobody asked for/],
  ])('%s', async (name, told) => {
    const file = join(folder, `${name}.cjs`);
    writeFileSync(file, say + programs[name]);
    const seats = `exec:${process.execPath} ${file},clauses`;
    // Only who never answers is waited for in vain: on a busy machine the others would be late as well.
    const ms = name === 'silent' ? '60' : '5000';
    const { code, out, err } = await match(seats, '--games', '2', '--ms', ms, '--json');
    expect(err).toMatch(told);
    expect(err).not.toMatch(/^\s+at /m);
    const { games, seats: scores } = JSON.parse(out);
    expect({ code, games }).toEqual({ code: 0, games: 2 });
    expect(scores[0].faults).toBeGreaterThan(0);
    expect(scores[1].faults).toBe(0);
  }); // biome-ignore format: a table

  test('a command that is not there', async () => {
    const { code, err } = await match('exec:no-such-bot-anywhere,clauses', '--games', '1');
    expect(code).toBe(0);
    expect(err).toMatch(/ended with code 127: .*not found; started again/);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
const example = fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url));

test.skipIf(!hasPython)(
  'the example in Python plays every edition without a fault (skipped where python3 is missing)',
  async () => {
    await Promise.all(
      editions.map(async ({ id: edition }) => {
        const seats = `exec:python3 ${example},cross-off,clauses`;
        const { out, err } = await arena(
          '--edition',
          edition,
          '--seats',
          seats,
          '--games',
          '1',
          '--seed',
          '5',
          '--ms',
          '20000',
          '--json',
        );
        expect(err).toBe('');
        expect(JSON.parse(out).seats[0]).toMatchObject({ bot: `exec:python3 ${example}`, faults: 0 });
      }),
    );
  },
);
