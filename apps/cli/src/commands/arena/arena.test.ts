import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botIds } from '@casefile/bots';
import { editionById, editions } from '@casefile/editions';
import { replay } from '@casefile/engine';
import { choicesOf } from '@casefile/engine/options';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';
import { Programs } from '../../../test/programs.ts';

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
      'filler', 'filler-clause',
    ]),
  ); // biome-ignore format: a list
  expect(bots).toHaveLength(botIds.length);
  const plain = await arena('--list');
  for (const bot of bots) expect(plain.out).toContain(bot);
});

test('--json prints the documented fields, and two threads play the same games as one', async () => {
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
    wrong: number,
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

test('--help names every option of every edition with its values', async () => {
  const { code, out } = await arena('--help');
  expect(code).toBe(0);
  for (const edition of editions)
    for (const [name, values] of Object.entries(choicesOf(edition)))
      expect(out).toContain(`    ${name}=${values[0]}`);
});

test('prints a table for people and writes records that replay', async () => {
  const records = join(folder, 'records');
  const { code, out } = await match('clauses,cross-off', '--games', '2', '--rotate', '--record', records);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^bot +wins +share +95 % +turns +suggestions +wrong +ms median +ms p99 +faults\nclauses +\d/,
  );
  expect(out).toMatch(/\n2 games of card-2018.* s, seed test\n$/);
  const files = readdirSync(records);
  expect(files.sort()).toEqual(['deal-1-rotation-1.json', 'deal-1-rotation-2.json']);
  const [one, other] = files.map((file) => JSON.parse(readFileSync(join(records, file), 'utf8')));
  expect(one.seed).toBe(other.seed);
  const namesIn = ({ players }: { players: { name: string }[] }) => players.map(({ name }) => name);
  expect([namesIn(one), namesIn(other)]).toEqual([
    ['clauses', 'cross-off'],
    ['cross-off', 'clauses'],
  ]);
  for (const record of [one, other]) {
    const replayed = replay(editionById('card-2018')!, record);
    expect(replayed.ok && replayed.game.table.result).toBeTruthy();
  }
});

test('a bot that sits twice has two names in the record, and keeps each in every rotation', async () => {
  const records = join(folder, 'twice');
  await match('clauses,clauses,random', '--games', '2', '--rotate', '--record', records);
  const names = readdirSync(records).map((file) =>
    JSON.parse(readFileSync(join(records, file), 'utf8')).players.map(({ name }: { name: string }) => name),
  );
  expect(names.map((each) => [...each].sort())).toEqual(names.map(() => ['clauses', 'clauses 2', 'random']));
  expect(new Set(names.map(String)).size).toBe(names.length);
});

describe.concurrent('wrong usage', () => {
  test.each<[string, string[], RegExp]>([
    ['no edition', ['--seats', 'random,random'], /--edition\. Valid: clue-1986/],
    ['unknown edition', ['--edition', 'chess', '--seats', 'random,random'], /no edition "chess"/],
    ['no seats', ['--edition', 'card-2018'], /--seats/],
    ['unknown bot', ['--edition', 'card-2018', '--seats', 'random,holmes'], /no bot "holmes"\. Valid: random, .*exec:COMMAND/],
    ['an empty command', ['--edition', 'card-2018', '--seats', 'random,exec:'], /no bot "exec:"/],
    ['too many seats', ['--edition', 'card-2018', '--seats', 'random,random,random,random,random'], /is for 2 to 4 players, not 5/],
    ['no games', ['--edition', 'card-2018', '--seats', 'random,random', '--games', '0'], /--games takes a whole number/],
    ['half a game', ['--edition', 'card-2018', '--seats', 'random,random', '--games', '1.5'], /not "1\.5"/],
    ['more games than anyone has time for', ['--edition', 'card-2018', '--seats', 'random,random', '--games', '1e9'], /--games takes a whole number from 1 to 1000000, not "1e9"/],
    ['no time to think', ['--edition', 'card-2018', '--seats', 'random,random', '--ms', '0'], /--ms takes a whole number/],
    ['an empty seat', ['--edition', 'card-2018', '--seats', 'random,'], /no bot ""\. Valid: random/],
    ['a command with an open quote is rejected', ['--edition', 'card-2018', '--seats', 'exec:"a,random'], /--seats has a " without its other half/],
    ['a folder that a file system does not take, as /proc', ['--edition', 'card-2018', '--seats', 'random,random', '--record', '/proc/x/records'], /records cannot be kept here/],
    ['a folder that cannot be made', ['--edition', 'card-2018', '--seats', 'random,random', '--record', '/dev/null/records'], /records cannot be kept here/],
    ['an option without its value', ['--edition', 'card-2018', '--seats', 'random,random', '--option', 'quick'], /--option takes name=value, not "quick"/],
    ['an option of no kind', ['--edition', 'card-2018', '--seats', 'random,random', '--fast'], /unknown option '--fast'/],
    ['an option it does not have', ['--edition', 'card-2018', '--seats', 'random,random', '--option', 'quick=true'], /no option “quick”/],
  ])('%s', async (_what, args, message) => {
    const { code, out, err } = await arena(...args);
    expect(err).toMatch(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  }); // biome-ignore format: a table
});

test('runs a copy of each program in every thread and plays the same games as in one thread', async () => {
  const programs = new Programs();
  const started = join(folder, 'started');
  const text = `fs.appendFileSync(${JSON.stringify(started)}, process.pid + '\\n'); play((m) => answer(m));`;
  const seats = `exec:${programs.command(text)},clauses`;
  const played = async (threads: string) => {
    const { code, out, err } = await match(
      seats,
      '--games',
      '4',
      '--ms',
      '60000',
      '--threads',
      threads,
      '--json',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out).seats.map(({ wins, turns, faults }: Record<string, number>) => [
      wins,
      turns,
      faults,
    ]);
  };
  expect(await played('2')).toEqual(await played('1'));
  expect(new Set(readFileSync(started, 'utf8').trimEnd().split('\n')).size).toBe(3);
  programs.remove();
});

describe.concurrent('a program that misbehaves cannot stop the match', () => {
  const programs = new Programs();
  afterAll(() => programs.remove());

  test('reports and counts each fault, with the usual exit code and result', async () => {
    const illegal = `exec:${programs.command('play((m) => answer(m, { do: "dance" }));')}`;
    const dying = `exec:${programs.command('play(() => { console.error("no more"); process.exit(3); });')}`;
    const seats = `${illegal},${dying},clauses`;
    const { code, out, err } = await match(seats, '--games', '2', '--ms', '60000', '--json');
    const { games, seats: scores } = JSON.parse(out);
    expect({ code, games }).toEqual({ code: 0, games: 2 });
    expect(scores.map(({ bot }: { bot: string }) => bot)).toEqual([illegal, dying, 'clauses']);
    expect(scores[0].faults).toBeGreaterThan(3);
    expect(scores[1].faults).toBe(2);
    expect(scores[2].faults).toBe(0);
    const told = err.trimEnd().split('\n');
    expect(told.filter((line) => line.endsWith('not legal here: {"do":"dance"}'))).toHaveLength(3);
    expect(told).toContain(`casefile: ${illegal}: ${scores[0].faults - 3} more faults`);
    expect(told).toContain(`casefile: ${dying}, game 1-1: ended with code 3: no more; started again`);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test('survives 100 MB without a line break, and a million lines, in little memory', {
    timeout: 120_000,
  }, async () => {
    const flood = `let sent = 0; const page = 'x'.repeat(1 << 20);
      const more = () => { while (sent++ < 100) if (!process.stdout.write(page)) return process.stdout.once('drain', more); };
      let asked = 0; play((m) => (asked++ === 0 ? more() : answer(m)));`;
    const lines = `play(() => fs.writeSync(1, '{}\\n'.repeat(1e6)));`;
    const seats = [flood, lines].map((text) => `exec:${programs.command(text)}`);
    const args = [
      'arena',
      '--edition',
      'card-2018',
      '--seats',
      [...seats, 'clauses'].join(),
      '--games',
      '1',
      '--json',
    ];
    const { code, out, err } = await casefile([...args, '--seed', '1', '--ms', '15000'], '', {
      NODE_OPTIONS: '--max-old-space-size=64',
    });
    expect(err).toContain('a line of more than a million characters');
    expect(err).toContain('floods: 1000 lines that nobody asked for; started again');
    expect(code).toBe(0);
    expect(JSON.parse(out).games).toBe(1);
  });

  test('stopping a match stops its programs', async ({ expect }) => {
    const file = join(folder, 'pid');
    const command = programs.command(
      `fs.writeFileSync(${JSON.stringify(file)}, String(process.pid)); play(() => {});`,
    );
    const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
    const args = ['arena', '--edition', 'card-2018', '--seats', `exec:${command},random`, '--ms', '600000'];
    const child = spawn(process.execPath, [main, ...args]);
    await expect
      .poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: 50_000 })
      .toMatch(/^\d+$/);
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(143);
    const isThere = (): boolean => {
      try {
        return process.kill(Number(readFileSync(file, 'utf8')), 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
const example = fileURLToPath(new URL('../../../../../examples/bot.py', import.meta.url));

test('the Python example plays every edition without a fault', async ({ skip }) => {
  skip(!hasPython, 'python3 is not installed');
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
});
