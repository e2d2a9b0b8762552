import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './boundaries/project.ts';
import { isNewEnough } from './with-node.mjs';

const folder = mkdtempSync(join(tmpdir(), 'with-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

function script(name: string, source: string): string {
  writeFileSync(join(folder, name), source);
  return join(folder, name);
}

const withNode = join(root, 'scripts/with-node.mjs');
const runner = script(
  'runner.mjs',
  `import { run } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/run.mjs')).href)};
   process.exitCode = await run(process.execPath, process.argv.slice(2));`,
);

describe('a Node', () => {
  test.each(['v14.21.3', 'v20.20.2', 'v22.17.9', 'v21.99.0'])('%s is too old', (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
  test.each(['v22.18.0', 'v22.20.1', 'v23.0.0', 'v26.10.0', 'v100.0.0'])('%s is enough', (version) => {
    expect(isNewEnough(version)).toBe(true);
  });
});

describe.each([
  ['with-node.mjs', withNode],
  ['run.mjs', runner],
])('%s', (_, program) => {
  test('passes arguments, input, output and the exit code on', async () => {
    const echo = script(
      'echo.mjs',
      `process.stdout.write(process.argv.slice(2).join()); process.stdin.pipe(process.stdout); process.exitCode = 7;`,
    );
    const child = spawn(process.execPath, [program, echo, 'a b', '--c']);
    child.stdin.end('|typed');
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect([said, code]).toEqual(['a b,--c|typed', 7]);
  });

  test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'passes %s on and lets the program end in order',
    async (signal) => {
      const waits = script(
        'waits.mjs',
        `process.on('${signal}', () => { console.log('in order'); process.exit(5); });
       setInterval(() => {}, 1000); console.log('ready');`,
      );
      const child = spawn(process.execPath, [program, waits]);
      child.stdout.setEncoding('utf8');
      let said = '';
      child.stdout.on('data', (part: string) => {
        said += part;
        if (said === 'ready\n') child.kill(signal);
      });
      const [code] = await once(child, 'close');
      expect([said, code]).toEqual(['ready\nin order\n', 5]);
    },
  );
});

test('exits by the signal that killed its program', async () => {
  const dies = script('dies.mjs', `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);`);
  const [code, signal] = await once(spawn(process.execPath, [runner, dies]), 'close');
  expect([code, signal]).toEqual([null, 'SIGTERM']);
});

test('without a script prints the usage and exits with code 2', async () => {
  const child = spawn(process.execPath, [withNode]);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(said).toContain('Usage: ');
  expect(code).toBe(2);
});
