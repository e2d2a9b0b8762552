import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botIds } from '@casefile/bots';
import { size } from '@casefile/testkit/size';
import { afterAll, expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';
import { type DealResult, specsOf } from '../../measure/ratings.ts';

const folder = mkdtempSync(join(tmpdir(), 'casefile-measure-'));
afterAll(() => rmSync(folder, { recursive: true }));
const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const linesIn = (file: string): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);

const campaign = (file: string, ...more: string[]) =>
  casefile(['campaign', '--out', file, '--only', 'speed,3,4,cross-off', '--games', '6', ...more]);

test('a campaign saves each line, skips lines it already has, and prints its findings', async () => {
  const file = join(folder, 'campaign.jsonl');
  const first = await campaign(file, '--json');
  expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
  const { lines } = JSON.parse(first.out);
  expect(lines.map(({ seats, games }: { seats: number; games: number }) => [seats, games])).toEqual([[3, 6], [4, 8]]); // biome-ignore format: short
  expect(lines[0]).toMatchObject({
    edition: 'speed',
    bot: 'champion',
    against: 'cross-off',
    seed: 'campaign',
  });
  const kept = readFileSync(file, 'utf8');
  // The last line is cut off while it is written: only that one is played again, with the same result but for the times.
  writeFileSync(file, kept.slice(0, -20));
  const again = await campaign(file);
  expect(linesIn(file)[0]).toBe(kept.split('\n')[0]);
  const untimed = (text: string) => ({ ...JSON.parse(text), msMedian: 0, msP99: 0, seconds: 0 });
  expect(linesIn(file).map(untimed)).toEqual(kept.split('\n').slice(0, -1).map(untimed));
  expect(again.out).toMatch(
    /^edition +seats +bot +against +games +share +95 % +fair +verdict +wrong +no winner +ms median +ms p99 +seed\n/,
  );
  expect(again.out).toMatch(
    /\nspeed +4 +champion +cross-off +8 +[\d.]+ % .* 25\.0 % +(stronger|weaker|not told apart) /,
  );
  expect(again.out).toContain('2 of 2 lines measured');
});

test('--bot measures another bot, also at a mixed table', async () => {
  const file = join(folder, 'chair.jsonl');
  const args = ['campaign', '--out', file, '--only', 'speed,3,mixed', '--games', '3', '--bot', 'cross-off'];
  const { code, out } = await casefile([...args, '--threads', '1', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out).lines).toMatchObject([{ bot: 'cross-off', against: 'mixed', seats: 3, games: 3 }]);
});

test('calibration continues from saved results and puts every stated chance into its bin', async () => {
  const file = join(folder, 'calibration.jsonl');
  const chances = [[0.05, 0], [0.61, 1], [0.65, 0], [1, 1]]; // biome-ignore format: short
  const deal = { seed: 'c', sources: 'old', deal: 0, edition: 'speed', bots: ['champion'], games: 2, wins: 1, wrong: 1, chances }; // biome-ignore format: short
  writeFileSync(file, `${JSON.stringify(deal)}\n`);
  const run = (...more: string[]) => casefile(['campaign', '--seed', 'c', '--out', file, '--keep', ...more]);
  const { code, out } = await run('--calibration', '4', '--json');
  expect(code).toBe(0);
  const { decisions, bins } = JSON.parse(out);
  expect(decisions).toBe(4);
  expect(bins[6]).toMatchObject({ decisions: 2, believed: 0.63, right: 0.5 });
  expect(bins[9]).toMatchObject({ decisions: 1, believed: 1, right: 1 });
  expect(linesIn(file)).toHaveLength(1);
  expect((await run('--calibration', '5', '--threads', '1')).out).toMatch(
    /^chance +decisions +believed +right/,
  );
  expect(linesIn(file).length).toBeGreaterThan(1);
});

test('counts results of other sources only when asked to, and --show plays nothing', async () => {
  const file = join(folder, 'old.jsonl');
  await campaign(file);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"sources":"\w+"/g, '"sources":"old"'));
  expect((await campaign(file, '--show')).out).toContain('0 of 2 lines measured');
  expect((await campaign(file, '--show', '--keep')).out).toContain('2 of 2 lines measured');
  expect(linesIn(file)).toHaveLength(2);
});

const series = { games: size(6, 24), seed: 'test', sources: 'whatever' };
const ratings = (file: string, ...more: string[]) =>
  casefile(['ratings', '--out', file, '--games', `${series.games}`, '--seed', series.seed, ...more]);

test('continues after being killed, with the same results', async () => {
  const [whole, killed] = [join(folder, 'whole.jsonl'), join(folder, 'killed.jsonl')];
  const args = ['ratings', '--out', killed, '--games', `${series.games}`, '--seed', series.seed];
  const child = spawn(process.execPath, [main, ...args]);
  const look = setInterval(() => existsSync(killed) && statSync(killed).size > 0 && child.kill('SIGKILL'), 5);
  await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(look);
  expect(linesIn(killed).length).toBeGreaterThan(0);
  const [inOneGo, gone] = [await ratings(whole, '--json'), await ratings(killed, '--json')];
  expect(gone).toEqual(inOneGo);
  expect(linesIn(killed).sort()).toEqual(linesIn(whole).sort());
  expect(linesIn(killed)).toHaveLength(specsOf(series).length);
});

/** Made-up results: the first seat wins, or nobody does. */
const dealt = (seed: string): DealResult[] =>
  specsOf({ ...series, games: 300, seed }).map(({ edition, bots }, deal) => {
    const winners = bots.map((_, rotation) => (deal % 10 === 9 ? null : (rotation * deal) % bots.length));
    return { seed, sources: series.sources, deal, edition, bots, winners };
  });

test('prints ratings from saved results', async () => {
  const file = join(folder, 'kept.jsonl');
  for (const deal of dealt('kept')) appendFileSync(file, `${JSON.stringify(deal)}\n`);
  const show = (...more: string[]) =>
    casefile(['ratings', '--show', '--keep', '--games', '300', '--seed', 'kept', '--out', file, ...more]);
  const { code, out } = await show();
  expect(code).toBe(0);
  expect(out).toMatch(/^bot +rating +clue-2002 +speed +games +wins\n/);
  expect(out).toMatch(/\nmost-likely +1500 /);
  expect(out).toMatch(/\n30\d games of \d+ deals, \d+ without a winner left out\n$/);
  const { ratings: rated, noWinner } = JSON.parse((await show('--json')).out);
  expect(rated).toHaveLength(botIds.length);
  expect(noWinner).toBeGreaterThan(10);
});

test('gives no rating when the anchor bot never won', async () => {
  const file = join(folder, 'little.jsonl');
  const [first] = dealt('kept');
  writeFileSync(file, `${JSON.stringify({ ...first, winners: first!.winners.map(() => null) })}\n`);
  const { code, err } = await casefile(['ratings', '--show', '--keep', '--seed', 'kept', '--out', file]);
  expect(code).toBe(2);
  expect(err).toContain('most-likely has won no game yet');
});

test.each<[string, string[], RegExp]>([
  ['no such line', ['campaign', '--only', 'speed,holmes'], /no line "holmes" of the campaign\. Valid: clue-2002, speed, 3, /],
  ['no such bot', ['campaign', '--bot', 'holmes'], /no bot "holmes"/],
  ['no games', ['campaign', '--games', '0'], /--games takes a whole number from 1/],
  ['a file that is none', ['campaign', '--show', '--out', '.'], /cannot be read/],
  ['nothing to rate', ['ratings', '--show', '--out', join(folder, 'none.jsonl')], /no result to rate yet/],
  ['nothing of this seed', ['ratings', '--show', '--seed', 'none'], /No result of the seed "none" .* kept of these seeds: .*ratings-3.*--keep/],
])('%s', async (_what, args, message) => {
  const { code, out, err } = await casefile(args);
  expect(err).toMatch(message);
  expect({ code, out }).toEqual({ code: 2, out: '' });
}); // biome-ignore format: a table
