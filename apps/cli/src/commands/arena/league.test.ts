import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';
import { Programs } from '../../../test/programs.ts';
import { type LeagueGame, leagueSpecs, standings } from '../../arena/league/league.ts';
import { leaguePage } from '../../arena/league/league-page.ts';
import { labelOf, namesOf } from '../../arena/match/spec.ts';

const folder = mkdtempSync(join(tmpdir(), 'casefile-league-'));
const programs = new Programs();
afterAll(() => {
  rmSync(folder, { recursive: true });
  programs.remove();
});

test('a league of bots and programs writes its table, its page and records that `record show` reads', async () => {
  const own = join(folder, 'own');
  const file = join(own, 'mine');
  mkdirSync(own);
  writeFileSync(file, `#!/bin/sh\nexec ${programs.command('play((m) => answer(m));')}\n`);
  chmodSync(file, 0o755);
  const args = [
    'arena',
    '--league',
    own,
    '--edition',
    'card-2018',
    '--games',
    '9',
    '--seed',
    'l',
    '--ms',
    '60000',
  ];
  const { code, out, err } = await casefile([...args, '--seats', 'clauses,cross-off', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { games, table, page } = JSON.parse(out);
  expect(games).toBeGreaterThanOrEqual(9);
  const bots = table.map(({ bot }: { bot: string }) => bot);
  expect([...bots].sort()).toEqual(['clauses', 'cross-off', `exec:'${file}'`]);
  for (const { low, high, faults } of table) {
    expect(low === null || low <= high).toBe(true);
    expect(faults).toBe(0);
  }
  const html = readFileSync(page, 'utf8');
  for (const bot of ['clauses', 'cross-off', 'mine']) expect(html).toContain(bot);
  expect(html).not.toContain('exec:');
  expect(html.match(/<details>/g)).toHaveLength(games);
  expect(readdirSync(join(own, 'games'))).toHaveLength(games);
  const shown = await casefile(['record', 'show', join(own, 'games', 'deal-1-rotation-1.json')]);
  expect(shown.code).toBe(0);
  expect(html).toMatch(/<li>Turn 1: (clauses|cross-off|mine)<\/li>/);
  expect(html).toContain('<li>The accusation is right!</li>');
});

test('plays every number of seats and never seats a bot twice at one table', () => {
  const members = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const specs = leagueSpecs({ members, editions: ['clue-2002'], games: 100, seed: 's', ms: 1 });
  expect(new Set(specs.map(({ bots }) => bots.length)).size).toBeGreaterThanOrEqual(4);
  for (const { bots } of specs) expect(new Set(bots).size).toBe(bots.length);
  expect(new Set(specs.flatMap(({ bots }) => bots))).toEqual(new Set(members));
});

test('rates the others against the best of the league when the usual anchor is not in it', () => {
  const game = (deal: number, winner: number): LeagueGame => ({
    deal, edition: 'speed', bots: deal % 2 === 0 ? ['a', 'b'] : ['b', 'a'], winner, file: `${deal}`, turns: 9, faults: [0, 1], accusedWrongly: [false, deal === 0],
  }); // biome-ignore format: short
  const table = standings([game(0, 0), game(1, 1), game(2, 0), game(3, 0), game(4, 0), game(5, 1)]);
  expect(table.map(({ bot }) => bot)).toEqual(['a', 'b']);
  expect(table[1]).toMatchObject({ wins: 1, faults: 3, wrong: 1 / 6 });
});

test('escapes the name a program gives itself', () => {
  const page = leaguePage('<b>', [], [
    { deal: 0, edition: 'speed', bots: ['exec:<script>', 'a'], winner: 0, file: 'x', turns: 1, faults: [], accusedWrongly: [], story: ['<i>'] },
  ], (bot) => bot); // biome-ignore format: short
  expect(page).not.toMatch(/<b>&|exec:<script>|<i>/);
});

test.each([
  ['champion', 'champion'],
  ['exec:python3 my/bot.py --fast', 'bot.py'],
  [`exec:"/usr/bin/node" "a b/program 1.cjs"`, '1.cjs'],
  ['exec:./a-name-that-is-very-much-longer-than-it-should-be', 'a-name-that-is-very-much'],
  ['exec:§', 'program'],
])('%s is called %s in records', (bot, label) => {
  expect(labelOf(bot)).toBe(label);
});

test.each<[string, string[], RegExp]>([
  ['alone', ['--seats', 'champion'], /needs at least two bots/],
  ['unknown', ['--seats', 'champion,holmes'], /no bot "holmes"/],
  ['a folder that cannot be made', ['--seats', 'champion,clauses'], /cannot be kept here/],
])('%s', async (what, more, message) => {
  const place = what.startsWith('a folder') ? '/dev/null/league' : join(folder, what);
  const { code, err } = await casefile(['arena', '--league', place, ...more]);
  expect(err).toMatch(message);
  expect(code).toBe(2);
});

test('names programs after their files, with the folder only when two files have the same name', () => {
  const nameOf = namesOf(['clauses', "exec:'/a/mine.py'", "exec:'/b/mine.py'", "exec:'/b/other.py'"]);
  expect(nameOf("exec:'/b/other.py'")).toBe('other.py');
  expect(nameOf("exec:'/a/mine.py'")).toBe("exec:'/a/mine.py'");
  expect(nameOf('clauses')).toBe('clauses');
});
