import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandSchema } from '@casefile/protocol';
import { openApi } from '@casefile/protocol/openapi';
import { routes } from '@casefile/protocol/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Serving, serve } from '../support/serving.ts';

const page = readFileSync(fileURLToPath(new URL('../../../../docs/api.md', import.meta.url)), 'utf8');
const examples = [...page.matchAll(/```sh run\n(.*?)```/gs)].map(([, text]) => text!);
const folder = mkdtempSync(join(tmpdir(), 'casefile-api-'));
let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** `json file path.to.it` prints a value; any failing request fails the script. */
const prelude = (origin: string): string =>
  [
    'set -eu',
    `SERVER=${origin}`,
    `json() { "${process.execPath}" -e 'const [f, p] = process.argv.slice(1); const v = p.split(".").reduce((o, k) => o[k], JSON.parse(require("fs").readFileSync(f, "utf8"))); if (v === undefined) process.exit(1); console.log(v)' "$1" "$2"; }`,
  ].join('\n');

function run(script: string): Promise<{ code: number | null; out: string; err: string }> {
  writeFileSync(join(folder, 'examples.sh'), script);
  const child = spawn('bash', ['examples.sh'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

describe('docs/api.md', () => {
  test('has examples that work as described', async () => {
    expect(examples.length).toBeGreaterThanOrEqual(9);
    const { code, out, err } = await run([prelude(serving.origin), ...examples].join('\n'));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('{"ok":true}');
    expect(out).toContain('"openapi":"3.1.0"');
    const ok = [...out.matchAll(/\{"t":"ok","id":"a2","n":(\d+)\}/g)].map(([, n]) => n);
    expect(ok).toEqual(['4', '4']);
    expect(out).toContain('"error":"not-now"');
    expect(out).toContain('401');
    expect(out).toContain('409');
    expect(out).toMatch(/"ticket":"[\w-]{32}\.[0-9a-f]{64}"/);
    expect(out).toContain('{"version":1,"text":"not the rope"}');
    expect(out).toContain('{"type":"hello","protocol":1}');
    expect(read('entries.json')).toMatchObject({ seat: 0, entries: expect.any(Array) });
    expect(JSON.stringify(read('public.json'))).not.toMatch(/"cards":\["\w/);
    expect(read('mine.json')).toMatchObject({ edition: 'speed' });
    expect(read('checked.json')).toHaveProperty('record');
    expect(read('bob.json')).toMatchObject({ name: 'Bob', suspect: 'plum' });
  });

  test('documents every command and every kind of token', () => {
    for (const option of commandSchema.options) expect(page).toContain(`\`${option.entries.do.literal}\``);
    for (const kind of ['seat', 'host', 'watch', 'resume', 'bot']) expect(page).toContain(`| \`${kind}\` |`);
  });

  test('the served OpenAPI description matches the routes', async () => {
    const served = await (await fetch(`${serving.origin}/api/openapi.json`)).json();
    const { info: _, ...rest } = openApi({ title: '', version: '', description: '' }, routes) as {
      info: unknown;
    };
    expect(served).toMatchObject(JSON.parse(JSON.stringify(rest)));
  });
});
