import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Prints which modules are loaded together with these. */
const loading = (modules: readonly string[]): string => `
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
for (const url of ${JSON.stringify(modules)}) await import(url);
`;

test('a server loads PostgreSQL’s driver only when it opens a store there', () => {
  const modules = ['./open.ts', '../ops/server.ts'].map((path) => new URL(path, import.meta.url).href);
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', loading(modules)], {
    encoding: 'utf8',
  });
  const loaded = said.split('\n');
  expect(loaded.some((url) => url.endsWith('/sqlite/sqlite-store.ts'))).toBe(true);
  expect(loaded.filter((url) => /\/postgres\/|node_modules\/pg/.test(url))).toEqual([]);
});
