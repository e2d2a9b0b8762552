import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const cli = fileURLToPath(new URL('../../../bin/casefile.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'casefile-serve-'));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  /** Resolves with the first match in the output; rejects when the process ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly ends: Promise<{ code: number | null; out: string; err: string }>;
}

function serve(
  args: readonly string[],
  env: Record<string, string> = {},
  [program, ...before] = [process.execPath, cli] as [string, ...string[]],
): Run {
  const child = spawn(program, [...before, 'serve', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let [out, err] = ['', ''];
  const waiting = new Set<() => void>();
  const hear = (): void => {
    for (const look of waiting) look();
  };
  child.stdout!.on('data', (data) => {
    out += data;
    hear();
  });
  child.stderr!.on('data', (data) => {
    err += data;
    hear();
  });
  const ends = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => {
      children.delete(child);
      resolve({ code, out, err });
    }),
  );
  const says = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(out + err);
        if (found === null) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      void ends.then(() => reject(new Error(`It ended: ${out}${err}`)));
    });
  return { child, says, ends };
}

const ready = /at http:\/\/127\.0\.0\.1:(\d+)\//;

describe('casefile serve', () => {
  test('starts, logs no secrets, and R13 drains when it is told to stop', async () => {
    const data = join(folder, 'one');
    const { child, says, ends } = serve(['--port', '0', '--data', data, '--metrics-port', '0']);
    const [, port] = await says(ready);
    const origin = `http://127.0.0.1:${port}`;
    for (const path of ['/healthz', '/readyz']) expect((await fetch(origin + path)).status).toBe(200);
    const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(paths)).toContain('/api/tables/{table}/commands');
    const opened = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        edition: 'speed',
        name: 'Xaverine',
        suspect: 'scarlet',
        commitment: 'c'.repeat(64),
      }),
    });
    const session = (await opened.json()) as { tokens: Record<string, string> };

    const second = serve(['--port', '0', '--data', data]);
    const refused = await second.ends;
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/in use|another/i);
    expect(refused.err).not.toContain('    at ');

    const began = performance.now();
    child.kill('SIGTERM');
    const { code, out } = await ends;
    expect(code).toBe(0);
    console.log(`R13 drained in ${Math.round(performance.now() - began)} ms`);
    const events = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.map(({ event }) => event)).toEqual(['ready', 'stopping', 'stopped']);
    for (const secret of ['Xaverine', ...Object.values(session.tokens)]) expect(out).not.toContain(secret);
  });

  test('names every wrong setting and does not start', async () => {
    const { ends } = serve(['--port', '99999', '--keep-days', 'x'], {
      DATABASE_URL: 'mysql://u:hunter2@h',
      ORIGINS: 'nowhere',
    });
    const { code, err, out } = await ends;
    expect(code).toBe(2);
    for (const name of ['--port', '--keep-days', 'DATABASE_URL', 'ORIGINS'])
      expect(err).toMatch(new RegExp(`^casefile: ${name} `, 'm'));
    expect(err).not.toContain('hunter2');
    expect(out).toBe('');
  });

  test('exits with code 2 and a sentence for a taken port, a missing address or an unreachable database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const cases: readonly (readonly [string[], Record<string, string>, RegExp])[] = [
      [['--port', String(port)], {}, new RegExp(`already listening at 127.0.0.1:${port}\\..*--port`)],
      [['--port', '0', '--metrics-port', String(port)], {}, /already.*--metrics-port/],
      [['--port', '0', '--host', '203.0.113.7'], {}, /no address 203\.0\.113\.7/],
      [['--port', '0'], { DATABASE_URL: `postgres://u:hunter2@127.0.0.1:1/x` }, /database/],
      [['--port', '0', '--data', '/dev/null/nowhere'], {}, /null/],
    ];
    const runs = cases.map(([args, env], i) =>
      serve(
        args.includes('--data') || 'DATABASE_URL' in env
          ? args
          : [...args, '--data', join(folder, `case${i}`)],
        env,
      ),
    );
    for (const [i, { ends }] of runs.entries()) {
      const { code, err } = await ends;
      expect(code, err).toBe(2);
      expect(err).toMatch(cases[i]![2]);
      expect(err).not.toContain('    at ');
      expect(err).not.toContain('hunter2');
    }
    other.close();
  });

  const hasStrace = spawnSync('strace', ['-V']).status === 0;
  test('opens no outgoing connection', async ({ skip }) => {
    skip(!hasStrace, 'strace is not installed');
    const traced = join(folder, 'connects');
    // As a grandchild (-D), so that the signal goes to the server and not to strace.
    const args = ['-D', '-f', '-qq', '-e', 'trace=connect', '-o', traced, process.execPath, cli];
    const { child, says, ends } = serve(['--port', '0', '--data', join(folder, 'quiet')], {}, [
      'strace',
      ...args,
    ]);
    const [, port] = await says(ready);
    const open = await fetch(`http://127.0.0.1:${port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ edition: 'speed', name: 'Ada', suspect: 'scarlet', commitment: 'c'.repeat(64) }),
    });
    expect(open.status).toBe(200);
    child.kill('SIGTERM');
    await ends;
    expect(readFileSync(traced, 'utf8')).not.toMatch(/connect\(.*AF_INET/);
  });
});
