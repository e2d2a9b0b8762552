/** Files and pipes that fail: a full disk, a reader that has gone, a writer that is slow (R40, R12). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readLines } from '@casefile/testkit/records/corpus';
import { afterAll, describe, expect, test } from 'vitest';
import { casefile } from '../test/casefile.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'casefile-output-'));
const at = (...names: string[]): string => join(folder, ...names);
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const game = at('game.json');
writeFileSync(game, JSON.stringify(JSON.parse(readLines('speed')[0]!).record));

function start(args: readonly string[], stdio: readonly ('ignore' | 'pipe' | number)[]): ChildProcess {
  const child = spawn(process.execPath, [main, ...args], { stdio: [...stdio] });
  started.push(child);
  return child;
}
async function endOf(child: ChildProcess): Promise<{ code: number; err: string }> {
  const err = textOf(child.stderr!);
  const [code] = await once(child, 'close');
  return { code, err: await err };
}

const [full, endless] = ['/dev/full', '/dev/zero'];
const testOf = (device: string) => test.skipIf(!existsSync(device));

describe('R40 where something cannot be written', () => {
  testOf(full).each([
    ['editions', 'speed'],
    ['arena', '--list', '--json'],
    ['record', 'verify', game],
  ])('a full disk is a sentence and exit code 2: %s %s', { timeout: 60_000 }, async (...args) => {
    const { code, err } = await endOf(start(args, ['ignore', openSync(full, 'w'), 'pipe']));
    expect(err).toMatch(/^casefile: standard output cannot be written \(ENOSPC.*\)\.\n$/);
    expect(code).toBe(2);
  });

  test('a reader that has gone does not turn a failed check into a success', { timeout: 60_000 }, async () => {
    const record = JSON.parse(readFileSync(game, 'utf8'));
    record.actions[0].by = record.actions[0].by === 0 ? 1 : 0;
    writeFileSync(at('forged.json'), JSON.stringify(record));
    for (const [file, code] of [[game, 0], [at('forged.json'), 1]] as const) {
      const child = start(['record', 'verify', file], ['ignore', 'pipe', 'pipe']);
      child.stdout!.destroy();
      expect(await endOf(child)).toEqual({ code, err: '' });
    }
  }); // biome-ignore format: short

  test.each([['one thread', '2'], ['several threads', '6']])(
    'a record of the arena that cannot be kept is a sentence and exit code 2: %s',
    { timeout: 60_000 },
    async (_, games) => {
      const place = at(`kept-${games}`);
      mkdirSync(join(place, 'deal-1-rotation-1.json'), { recursive: true });
      const match = ['--edition', 'speed', '--seats', 'random,random,random', '--games', games];
      const { code, err } = await casefile(['arena', ...match, '--threads', '2', '--record', place]);
      expect(err).toMatch(/^casefile: .*deal-1-rotation-1\.json: cannot be written \(.*\)\n$/);
      expect(code).toBe(2);
    },
  ); // biome-ignore format: short

  testOf(full)('R12 a server whose log cannot be written goes on serving', { timeout: 60_000 }, async () => {
    const server = start(
      ['serve', '--port', '0', '--data', mkdtempSync(at('data-'))],
      ['ignore', openSync(full, 'w'), 'pipe'],
    );
    let said = '';
    server.stderr!.setEncoding('utf8').on('data', (more: string) => {
      said += more;
    });
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/is at http/);
    await expect.poll(() => said, { timeout: 10_000 }).toMatch(/standard output cannot be written/);
    const origin = /http:\/\/[\d.:]+/.exec(said)![0];
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    server.kill('SIGTERM');
    await once(server, 'close');
    expect(said).not.toMatch(/^\s+at /m);
  });
});

describe('R40 what is read', () => {
  test('may come slowly on standard input', { timeout: 60_000 }, async () => {
    const child = start(['record', 'verify', '-'], ['pipe', 'ignore', 'pipe']);
    const end = endOf(child);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.stdin!.end(readFileSync(game));
    expect(await end).toEqual({ code: 0, err: '' });
  });

  testOf(endless).each([['record', 'show'], ['record', 'verify'], ['solve'], ['scenario']])(
    'has an end: %s %s',
    { timeout: 60_000 },
    async (...args) => {
      const { code, err } = await casefile([...args, endless]);
      expect(err).toMatch(/^casefile: \/dev\/zero: it is larger than any .* \(at most 8 MB\)\.\n$/);
      expect(code).toBe(2);
      const child = start([...args, '-'], [openSync(endless, 'r'), 'ignore', 'pipe']);
      if (args[0] !== 'scenario') expect(await endOf(child)).toMatchObject({ code: 2 });
    },
  ); // biome-ignore format: short
});
