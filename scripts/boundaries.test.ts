import { describe, expect, test } from 'vitest';
import { borders, problemsOf } from './boundaries.ts';
import { type Manifest, readProject } from './project.ts';

const explained = ['vitest', 'fast-check', 'preact', 'valibot', 'boardgame.io']
  .map((name) => `\`${name}\``)
  .join(' ');

function problems(path: string, source: string, manifests: Record<string, Manifest> = {}) {
  const root: Manifest = { devDependencies: { vitest: '1', 'fast-check': '1', 'boardgame.io': '1' } };
  return problemsOf({
    sources: new Map([[path, source]]),
    manifests: new Map(Object.entries({ '': root, ...manifests })),
    dependencies: explained,
  });
}

const preact: Record<string, Manifest> = {
  'apps/web': { name: '@casefile/web', dependencies: { preact: '1' } },
};

test('the repository keeps its boundaries', () => {
  const project = readProject();
  expect(project.sources.size).toBeGreaterThan(10);
  expect(problemsOf(project)).toEqual([]);
});

test('no arrow points left', () => {
  const order = Object.keys(borders).map((folder) => folder.split('/')[1]!);
  for (const [folder, { may }] of Object.entries(borders)) {
    for (const other of may) expect(order.slice(0, order.indexOf(folder.split('/')[1]!))).toContain(other);
  }
});

describe('allowed', () => {
  test.each([
    ['packages/engine/src/kernel.ts', `import { a } from './board/board.ts'; export * from '../src/x.ts'`],
    ['packages/engine/src/kernel.test.ts', `import 'vitest'; import 'fast-check'; import 'node:fs'`],
    ['packages/engine/src/kernel.test.ts', `import '@casefile/editions'; import '@casefile/testkit/perft'`],
    ['packages/engine/test/long.ts', `import 'vitest'; const a = Math.random();`],
    ['packages/editions/src/classic/index.ts', `import '@casefile/engine'`],
    ['packages/bots/src/bot.ts', `import '@casefile/deduction'; Math.floor(1); state.process(date);`],
    ['packages/testkit/src/perft.ts', `import 'vitest'; import 'node:fs'; import '@casefile/protocol'`],
    [
      'apps/cli/src/main.ts',
      `import '@casefile/server'; import 'node:fs'; import(name); console.log(Date.now())`,
    ],
  ])('%s: %s', (path, source) => {
    expect(problems(path, source)).toEqual([]);
  });

  test('a declared and explained package', () => {
    expect(problems('apps/web/src/main.ts', `import 'preact/hooks'`, preact)).toEqual([]);
  });
});

describe('refused', () => {
  test.each([
    [
      'packages/engine/src/a.ts',
      `\nimport '@casefile/editions'`,
      ':2 imports @casefile/editions: packages/engine may import nothing but itself',
    ],
    ['packages/engine/src/a.ts', `import '@casefile/engine'`, 'a workspace imports itself by relative paths'],
    [
      'packages/engine/src/a.ts',
      `export * from '../../editions/src/index.ts'`,
      'a relative path must stay inside packages/engine',
    ],
    [
      'packages/engine/src/a.ts',
      `import '../../engine-2/src/a.ts'`,
      'a relative path must stay inside packages/engine',
    ],
    ['packages/engine/src/a.ts', `import './b.test.ts'`, 'sources do not depend on tests'],
    ['packages/engine/src/a.ts', `import '../test/b.ts'`, 'sources do not depend on tests'],
    ['packages/engine/src/a.ts', `import 'node:fs'`, 'packages/engine must run in a browser too'],
    ['packages/engine/src/a.ts', `import 'vitest'`, 'packages/engine has no dependencies'],
    ['packages/engine/src/a.ts', `await import(name)`, 'nobody can tell where it points'],
    [
      'packages/engine/src/a.test.ts',
      `import '@casefile/bots'`,
      'packages/engine may import only engine, editions, testkit',
    ],
    ['packages/engine/src/a.test.ts', `import 'boardgame.io/core'`, 'may import only vitest, fast-check'],
    ['packages/editions/src/a.ts', `import '@casefile/testkit'`, 'packages/editions may import only engine'],
    ['packages/deduction/src/a.ts', `import '@casefile/bots'`, 'packages/deduction may import only engine'],
    ['packages/protocol/src/a.ts', `import 'valibot'`, 'packages/protocol/package.json does not declare it'],
    ['packages/protocol/src/a.ts', `import 'zod'`, 'docs/dependencies.md does not explain this package'],
    [
      'packages/testkit/src/a.ts',
      `import 'valibot'`,
      'neither packages/testkit/package.json nor package.json',
    ],
    ['apps/web/src/a.ts', `import '@casefile/server'`, 'apps/web may import only'],
    ['apps/server/src/a.ts', `import '@casefile/cli'`, 'apps/server may import only'],
    ['apps/web/src/a.ts', `import 'node:fs'`, 'must run in a browser too'],
  ])('%s: %s', (path, source, why) => {
    const [problem, ...more] = problems(path, source);
    expect(problem).toContain(why);
    expect(problem).toMatch(new RegExp(`^${path}:\\d+ `));
    expect(more).toEqual([]);
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

  test('a package declared but not explained', () => {
    const manifest = { name: '@casefile/web', devDependencies: { webpack: '1' } };
    expect(problems('apps/web/src/a.ts', '', { 'apps/web': manifest })).toEqual([
      'apps/web/package.json:1 declares webpack, which docs/dependencies.md does not explain',
    ]);
  });

  test('a workspace that the table does not know, with what to do', () => {
    expect(problems('packages/new/src/a.ts', '', { 'packages/new': { name: '@casefile/new' } })).toEqual([
      "packages/new/package.json:1 is a workspace unknown to scripts/boundaries.ts: add 'packages/new' there, with what it may import",
    ]);
  });

  test('a workspace whose name is not its folder', () => {
    expect(problems('', '', { 'apps/web': { name: '@casefile/site' } })).toEqual([
      'apps/web/package.json:1 has the name @casefile/site; by its folder it is @casefile/web',
    ]);
  });
});
