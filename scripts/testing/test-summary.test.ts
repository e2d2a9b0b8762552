import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(root, 'node_modules', '.summary-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The last lines that vitest prints for such a file. */
function printed(file: string): string {
  writeFileSync(join(folder, 'some.check.ts'), file);
  const config = `export default { test: { include: ['*.check.ts'], retry: 1, reporters: [${JSON.stringify(join(root, 'scripts/testing/test-summary.ts'))}] } };`;
  writeFileSync(join(folder, 'vitest.config.ts'), config);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { stdout } = spawnSync(process.execPath, [vitest, 'run', '--root', folder], { encoding: 'utf8' });
  return stdout;
}

test('prints which tests needed a second try and why, and which were skipped and why', () => {
  const said = printed(`
    import { expect, test } from 'vitest';
    let tries = 0;
    test('passes at the second try', () => expect(++tries).toBe(2));
    test('finds a fault at the first try', () => expect(++tries < 4 ? ['cut: Scarlett'] : []).toEqual([]));
    test('passes at once', () => {});
    test('needs a hammer', ({ skip }) => skip('there is no hammer here'));
  `);
  expect(said).toContain('2 needed a second try:\n  - some.check.ts: passes at the second try\n');
  expect(said).toMatch(/second try\n +expected 1 to be 2.* \(some\.check\.ts:4\)\n/);
  expect(said).toMatch(/first try\n(.*\n)+ .*cut: Scarlett/);
  expect(said).toContain(
    '1 skipped on this machine:\n  - some.check.ts: needs a hammer: there is no hammer here\n',
  );
  expect(said).not.toContain('passes at once');
});

test('prints nothing when every test passed at the first try', () => {
  expect(printed(`import { test } from 'vitest'; test('passes', () => {});`).trim()).toBe('');
});
