import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Prints which modules the thread loads; without a task it ends by itself. */
const loading = (thread: string): string => `
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
await import(${JSON.stringify(thread)}).catch(() => {});
`;

test('the storage thread loads neither the game rules nor the message schemas', () => {
  const thread = new URL('./thread.ts', import.meta.url).href;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', loading(thread)], {
    encoding: 'utf8',
  });
  const ours = said.split('\n').filter((url) => url.includes('/packages/'));
  expect(ours.some((url) => url.endsWith('/protocol/src/chain.ts'))).toBe(true);
  // Every thread would load them again: a server with 1,000 games was ready 0.7 s later with them.
  expect(ours.filter((url) => !/\/(protocol\/src\/chain|engine\/src\/chance\/\w+)\.ts$/.test(url))).toEqual(
    [],
  );
});
