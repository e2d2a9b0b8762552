import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { borders } from './borders.ts';
import { importProblems } from './import-rules.ts';
import { problemsOf } from './own-rules.ts';
import { type Manifest, root } from './project.ts';

test('the checkout breaks no boundary', () => {
  const order = Object.keys(borders).map((folder) => folder.split('/')[1]!);
  for (const [folder, { may }] of Object.entries(borders)) {
    for (const other of may) expect(order.slice(0, order.indexOf(folder.split('/')[1]!))).toContain(other);
  }
});

/** Path, source, and the reason for refusal; null where it is allowed. */
const planted: readonly (readonly [path: string, source: string, why: string | null])[] = [
  ['packages/engine/src/allowed.ts', `import './index.ts'; export * from '../src/index.ts'`, null],
  ['packages/engine/src/a.test.ts', `import 'vitest'; import 'fast-check'; import 'node:fs'`, null],
  ['packages/engine/src/b.test.ts', `import '@casefile/editions'; import '@casefile/testkit/x'`, null],
  ['packages/editions/src/classic/a.ts', `import '@casefile/engine'`, null],
  ['packages/bots/src/a.ts', `import type { A } from '@casefile/deduction'`, null],
  ['packages/testkit/src/a.ts', `import 'vitest'; import 'node:fs'; import '@casefile/protocol'`, null],
  ['apps/cli/src/a.ts', `import '@casefile/server/x'; import 'node:fs'; import(name)`, null],
  ['apps/web/src/a.ts', `import 'preact/hooks'`, null],
  ['apps/web/e2e/a.test.ts', `import '../../server/src/x.ts'; import 'vitest'`, null],
  [
    'packages/engine/src/b.ts',
    `import '@casefile/editions'`,
    'packages/engine may import nothing but itself',
  ],
  ['packages/engine/src/c.ts', `import type { A } from '@casefile/bots'`, 'nothing but itself'],
  ['packages/engine/src/d.ts', `export const a = () => import('@casefile/bots')`, 'nothing but itself'],
  ['packages/engine/src/e.ts', `import '@casefile/engine'`, 'imports itself by relative paths'],
  ['packages/deduction/src/f.ts', `export * from '../../engine/src/index.ts'`, 'a relative path must stay'],
  ['packages/engine/src/g.ts', `import './a.test.ts'`, 'sources do not depend on tests'],
  ['packages/engine/src/h.ts', `import 'node:fs'`, 'packages/engine must run in a browser too'],
  ['packages/engine/src/i.ts', `import 'vitest'`, 'packages/engine has no dependencies'],
  ['packages/engine/src/j.ts', `import './nowhere.ts'`, 'nothing is there'],
  ['packages/engine/src/k.ts', `export { l } from './l.ts'`, 'need each other'],
  ['packages/engine/src/l.ts', `import './k.ts'; export const l = 1`, null],
  ['packages/engine/src/m.test.ts', `import '@casefile/bots'`, 'only editions and testkit'],
  ['packages/engine/src/n.test.ts', `import 'boardgame.io/core'`, 'may import only vitest, fast-check'],
  ['packages/editions/src/o.ts', `import '@casefile/testkit/x'`, 'packages/editions may import only engine'],
  ['packages/deduction/src/p.ts', `import '@casefile/bots'`, 'packages/deduction may import only engine'],
  ['packages/protocol/src/q.ts', `import 'preact'`, 'declares it'],
  ['apps/web/src/r.ts', `import '@casefile/server/x'`, 'apps/web may import only'],
  ['apps/server/src/s.ts', `import '@casefile/cli/x'`, 'apps/server may import only'],
  ['apps/web/src/t.ts', `import 'node:fs'`, 'must run in a browser too'],
  ['apps/web/e2e/u.test.ts', `import '../../cli/src/x.ts'`, 'only the server and its test helpers'],
  ['apps/server/src/v.ts', `import 'fast-check'`, 'not declare it under dependencies'],
];

describe('imports', () => {
  const project = mkdtempSync(join(tmpdir(), 'casefile-borders-'));
  let found: readonly string[] = [];
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };

  beforeAll(async () => {
    const devDependencies = { vitest: '1', 'fast-check': '1', 'boardgame.io': '1' };
    write('package.json', JSON.stringify({ workspaces: ['packages/*', 'apps/*'], devDependencies }));
    mkdirSync(join(project, 'node_modules/@casefile'), { recursive: true });
    for (const name of ['vitest', 'fast-check', 'boardgame.io', 'preact'])
      symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
    for (const folder of Object.keys(borders)) {
      const name = `@casefile/${folder.split('/')[1]}`;
      const dependencies = folder === 'apps/web' ? { preact: '1' } : {};
      const exports = { '.': './src/index.ts', './x': './src/x.ts' };
      write(`${folder}/package.json`, JSON.stringify({ name, exports, dependencies }));
      for (const file of ['index', 'x']) write(`${folder}/src/${file}.ts`, 'export type A = 1;');
      symlinkSync(join(project, folder), join(project, 'node_modules', name));
    }
    for (const [path, source] of planted) write(path, `${source};\n`);
    found = (await importProblems(project)).problems;
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test.each(planted)('%s: %s', (path, _, why) => {
    const own = found.filter((problem) => problem.startsWith(`${path} imports `));
    if (why === null) expect(own).toEqual([]);
    else expect(own.join('\n')).toContain(why);
  });
});

const explained = ['vitest', 'fast-check', 'preact', 'valibot', 'boardgame.io']
  .map((name) => `\`${name}\``)
  .join(' ');

function problems(path: string, source: string, manifests: Record<string, Manifest> = {}) {
  const top: Manifest = { devDependencies: { vitest: '1', 'fast-check': '1', 'boardgame.io': '1' } };
  return problemsOf({
    sources: new Map([[path, source]]),
    manifests: new Map(Object.entries({ '': top, ...manifests })),
    dependencies: explained,
  });
}

describe('files found by a pattern', () => {
  const glob = (pattern: string): string => `const a = import.meta.glob<A>(['${pattern}'], { import: 'b' });`;

  test.each([
    ['apps/web/src/a/b.ts', '../../../../packages/editions/src/*/en/names.ts'],
    ['apps/web/src/a/b.ts', './*.ts'],
    ['apps/web/e2e/b.ts', '../../../packages/testkit/src/*.ts'],
  ])('%s may import %s', (path, pattern) => {
    expect(problems(path, glob(pattern))).toEqual([]);
  });

  test.each([
    ['apps/web/src/a/b.ts', '../../../../apps/server/src/*.ts', 'apps/web may import only'],
    ['apps/web/src/a/b.ts', '../../../../packages/editions/scenarios/*.ts', 'apps/web may import only'],
    ['packages/editions/src/a.ts', '../../bots/src/*.ts', 'packages/editions may import only'],
  ])('%s may not import %s', (path, pattern, why) => {
    expect(problems(path, glob(pattern)).join()).toContain(why);
  });
});

describe('refused', () => {
  test('refuses a computed import in code that the browser loads', () => {
    expect(problems('packages/engine/src/a.ts', 'await import(name)').join()).toContain('nobody can tell');
    expect(problems('apps/cli/src/a.ts', 'await import(name)')).toEqual([]);
  });

  test('refuses Node in the part of the server that decides', () => {
    expect(problems('apps/server/src/table/a.ts', `import 'node:fs'`).join()).toContain('must stay pure');
    expect(problems('apps/server/src/store/a.ts', `import 'node:fs'`)).toEqual([]);
  });

  test.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'performance.now()',
    'Math.random()',
    'Math\n.random()',
    'Math["random"]()',
    'const { random } = Math;',
    'crypto.getRandomValues(a)',
    'setTimeout(f)',
    'setInterval(f, 1)',
    'process.exit()',
    'console.log(1)',
    'globalThis.process',
    `const t = \`\${Date.now()}\``,
    'f(...process.argv)',
  ])('in a pure package: %s', (source) => {
    for (const name of ['engine', 'editions', 'deduction', 'bots']) {
      expect(problems(`packages/${name}/src/a.ts`, source).join()).toContain(
        `packages/${name} must stay pure`,
      );
    }
    expect(problems('packages/engine/src/a.ts', `// ${source.replaceAll('\n', '')}`)).toEqual([]);
  });

  test('refuses a dependency without a reason', () => {
    const manifest = { name: '@casefile/web', devDependencies: { webpack: '1' } };
    expect(problems('apps/web/src/a.ts', '', { 'apps/web': manifest })).toEqual([
      'apps/web/package.json:1 declares webpack, which docs/dependencies.md does not explain',
    ]);
  });

  test('refuses an unknown workspace and says what to add', () => {
    expect(problems('packages/new/src/a.ts', '', { 'packages/new': { name: '@casefile/new' } })).toEqual([
      "packages/new/package.json:1 is a workspace unknown to scripts/boundaries/borders.ts: add 'packages/new' there, with what it may import",
    ]);
  });

  test('refuses a workspace whose name is not its folder', () => {
    expect(problems('', '', { 'apps/web': { name: '@casefile/site' } })).toEqual([
      'apps/web/package.json:1 has the name @casefile/site; by its folder it is @casefile/web',
    ]);
  });
});
