import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { editions } from '@casefile/editions';
import { startServer } from '@casefile/server/ops/server';
import { parseSettings } from '@casefile/server/ops/settings';
import { openStore } from '@casefile/server/store/open';
import { expect, test } from 'vitest';

const pathOf = (name: string): string => fileURLToPath(new URL(`${name}.ts`, import.meta.url));
const env = { ...process.env, FORCE_COLOR: '0' };
const run = (name: string, ...args: string[]): string =>
  execFileSync(process.execPath, [pathOf(name), ...args], { encoding: 'utf8', env });

test('the one of the README: what a seat may do, a refusal with its rule, what happened', () => {
  const said = run('readme');
  expect(said).toMatch(/^holds \[( '[\w-]+',?){6} \] may \[\n {2}\{ do: 'roll' \},\n/);
  expect(said).toContain("\nrefused { rule: 'C02-06', why: 'must-roll' }\n");
  expect(said).toMatch(/\nthen \[ \{ fact: 'rolled', seat: 1, dice: \[ \d, \d \], steps: \d+ \} \]\n$/);
});

test('the README shows it to the letter', () => {
  const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
  expect(readme).toContain(`\n\`\`\`ts\n${readFileSync(pathOf('readme'), 'utf8')}\`\`\`\n`);
});

test('the README of the client shows the game on a server to the letter', () => {
  const readme = readFileSync(
    fileURLToPath(new URL('../packages/client/README.md', import.meta.url)),
    'utf8',
  );
  expect(readme).toContain(`\n\`\`\`ts\n${readFileSync(pathOf('play-on-a-server'), 'utf8')}\`\`\`\n`);
});

test.each(editions.map(({ id }) => id))('a random game of %s', (id) => {
  const said = run('play-a-random-game', id).trimEnd().split('\n');
  expect(said.length).toBeGreaterThan(5);
  expect(said.at(-1)).toMatch(/^\w+ wins after \d+ facts\. It was [\w-]+, [\w-]+, [\w-]+\.$/);
});

test('a random game is another one with another seed', () => {
  const other = run('play-a-random-game', 'clue-2002', 'ab'.repeat(32));
  expect(other).not.toBe(run('play-a-random-game', 'clue-2002'));
});

test('a random game of an edition that does not exist', () => {
  const { status, stderr } = spawnSync(process.execPath, [pathOf('play-a-random-game'), 'chess'], {
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('The editions are clue-1986, ');
});

test('a record replayed shows each seat what it was shown, and no more', () => {
  const golden = 'packages/editions/src/clue-1986/goldens/a-passage-and-a-right-accusation.json';
  const file = fileURLToPath(new URL(`../${golden}`, import.meta.url));
  const [scarlet, mustard] = [run('replay-a-record', file, '0'), run('replay-a-record', file, '1')];
  expect(run('replay-a-record')).toBe(mustard);
  expect(mustard).toContain('plum shows lounge to seat 1\n');
  expect(mustard).toContain('and was shown scarlet by seat 2, conservatory by seat 2, lounge by seat 2\n');
  expect(scarlet).toContain('plum shows a card to seat 1\n');
  expect(scarlet).toContain('and was shown lead-pipe by seat 1\n');
  for (const said of [scarlet, mustard])
    expect(said).toMatch(/seat 2 won: white, candlestick, dining-room\n$/);
});

test('a game on a server, by a client that sits down there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-example-'));
  const parsed = parseSettings({ PORT: '0', DATA: folder }, {}, null);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const server = await startServer(parsed.settings, await openStore({ folder }), () => {});
  try {
    const origin = `http://127.0.0.1:${server.port}`;
    const { stdout } = await promisify(execFile)(process.execPath, [pathOf('play-on-a-server'), origin], {
      env,
    });
    expect(stdout).toMatch(/^\{"do":.* is entry \d+\n/);
    expect(stdout).not.toContain('refused');
    const [, record] = /^\w+ wins\. It was .*\. The record: (\S+)$/m.exec(stdout)!;
    expect((await fetch(record!)).status).toBe(200);
    const { status, stderr } = spawnSync(
      process.execPath,
      [pathOf('play-on-a-server'), 'http://127.0.0.1:9'],
      {
        encoding: 'utf8',
        env,
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('The server cannot be reached.');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test('a house edition, played to the end', () => {
  const said = run('add-an-edition');
  expect(said).toContain('{"do":"ask","cards":["');
  expect(said).toMatch(/\n\{ winner: (\d|null), envelope: \[ '\w+', '\w+', '\w+' \] \}\n$/);
});

test.each([
  ['readme', 20],
  ['play-a-random-game', 40],
  ['replay-a-record', 40],
  ['add-an-edition', 40],
  ['play-on-a-server', 60],
])('%s is at most %i lines long', (name, most) => {
  expect(readFileSync(pathOf(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

test.each([
  ['bot.py', ['typing', 'casefile_bot']],
  ['casefile_bot.py', ['__future__', 'json', 'random', 'sys', 'typing']],
])('%s needs nothing but Python', (name, expected) => {
  const source = readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
  // The example in the text at its head is not imported.
  const imports = [...source.matchAll(/^(?:import|from)\s+(\S+)/gm)].map(([, module]) => module);
  expect(imports).toEqual(expected);
});
