/** The recipe “Add an edition” of CONTRIBUTING, followed to the letter in a copy of the checkout, and thrown away. */
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CheckoutCopy, checkout, copyCheckout } from '../../../../scripts/checkout-copy.ts';
import { play } from '../support/driver.ts';
import { openSolo, statusOf } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const recipe = readFileSync(join(checkout, 'CONTRIBUTING.md'), 'utf8')
  .split('\n## ')
  .find((section) => section.startsWith('Add an edition'))!;
const [, folder] = /cp -r (examples\/[\w-]+) packages\/editions\/src/.exec(recipe)!;
const [line] = /^export \{ \w+ as edition\d\d \} from .*$/m.exec(recipe)!;
const id = folder!.split('/')[1]!;

let copy: CheckoutCopy;
const node = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0', VITEST: '' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy.root, env });
  return stdout;
};

beforeAll(async () => {
  copy = copyCheckout();
  cpSync(join(checkout, folder!), join(copy.root, 'packages/editions/src', id), { recursive: true });
  appendFileSync(join(copy.root, 'packages/editions/src/list.ts'), `${line}\n`);
  await node('-e', "import('./scripts/build-web.mjs').then(({ buildWeb }) => buildWeb())");
});
afterAll(() => copy?.remove());

const home = testServer({
  get web() {
    return join(copy.root, 'apps/web/dist');
  },
});

test('every file that the recipe names is in the example, and no other', () => {
  const steps = recipe.split('\n').filter((row) => /^\| \d+\. /.test(row));
  const named = steps
    .map((row) => row.split('|')[1]!)
    .flatMap((step) => [...step.matchAll(/`([\w./-]+(?:\.ts|\/))`/g)].map(([, name]) => name!));
  const files = globSync('**/*.*', { cwd: join(checkout, folder!) }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(
    files.filter(
      (file) => !named.some((name) => file === name || (name.endsWith('/') && file.startsWith(name))),
    ),
  ).toEqual([]);
  const optional = ['dice.ts', 'house-rules.ts', 'lesson.ts', 'en/lesson.ts', 'fr/lesson.ts', 'list.ts'];
  const missing = named.filter((name) => !existsSync(join(checkout, folder!, name)));
  expect(missing.filter((name) => !optional.includes(name))).toEqual([]);
});

test('the tests check the new edition like every other', async () => {
  const files = ['folders', 'names', 'rules', 'differs', 'guide', 'goldens', 'scenarios']
    .map((name) => `packages/editions/src/test/${name}.test.ts`)
    .concat('apps/web/src/art/art.test.ts');
  expect(files.filter((file) => !existsSync(join(checkout, file)))).toEqual([]);
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs');
  const out = join(copy.root, 'results.json');
  const named = `${id}|${Object.keys((await import(join(checkout, folder!, 'en/rules.ts'))).rules).join('|')}`;
  await node(
    vitest,
    ...['run', '--project', 'node', '--reporter', 'json', '--outputFile', out, '-t', named],
    ...files,
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(out, 'utf8'));
  expect(numFailedTests).toBe(0);
  expect(numPassedTests).toBeGreaterThan(80);
});

test('bots play it', async () => {
  const said = await node(
    'apps/cli/bin/casefile.mjs',
    ...['arena', '--edition', id, '--seats', 'clauses,cross-off', '--games', '4', '--json'],
  );
  expect(said).toContain('clauses');
});

test('a browser shows its board, and a game of it is played to the end', async () => {
  const guest = await home.guest();
  await openSolo(guest, id);
  const { page } = guest;
  for (const room of ['kitchen', 'parlour', 'loft'])
    expect(await page.locator(`.stage [data-place="${room}"]`).count(), room).toBe(1);
  expect(await page.locator('.hand .card').count()).toBeGreaterThan(1);
  await play(page, { turns: 0 });
  await expect.poll(() => page.locator('.end, .paper').first().isVisible()).toBe(true);
  expect(await page.title()).not.toBe('');
  expect(await statusOf(page)).not.toContain('undefined');
});
