import { describe, expect, test } from 'vitest';
import { importsOf, readCode } from './source.ts';

const imports = (source: string) =>
  importsOf(readCode(source)).map(({ specifier, line }) => `${line} ${specifier}`);

describe('finds imports', () => {
  test.each([
    [`import a from 'x';`, ['1 x']],
    [`import a from "x";`, ['1 x']],
    [`import type { A } from 'x';`, ['1 x']],
    [`import {\n  a,\n  b as from,\n} from 'x';`, ['4 x']],
    [`import * as a from'x'`, ['1 x']],
    [`import 'x';\nimport"y"`, ['1 x', '2 y']],
    [`export * from './x.ts';`, ['1 ./x.ts']],
    [`export { a } from 'x'; export type { B } from 'y'`, ['1 x', '1 y']],
    [`const a = await import('x');`, ['1 x']],
    ['const a = await import(`x`);', ['1 x']],
    [`let a: import('x').A;`, ['1 x']],
    [`const a = import(\n  /* webpack */ 'x'\n);`, ['1 x']],
    [`const a = require('x');`, ['1 x']],
    [`const a = { ...require('x') };`, ['1 x']],
    [`const a = import(\`./\${name}.ts\`);`, ['1 undefined']],
    [`const a = import(name);`, ['1 undefined']],
    [`const t = \`\${await import('x')}\`;`, ['1 x']],
    [`const r = /'/; import('x')`, ['1 x']],
    [`const q = a / b; import('x'); c / d`, ['1 x']],
    [`const t = \`\${{ a: \`}\` }}'\`; import('x')`, ['1 x']],
    [`return /[/'"]/.test(a) ? import('x') : 0`, ['1 x']],
  ])('in %j', (source, found) => {
    expect(imports(source)).toEqual(found);
  });
});

describe('ignores what only looks like an import', () => {
  test.each([
    `// import a from 'x'`,
    `/* import a from 'x' */`,
    `const a = "import b from 'x'";`,
    "const a = `import b from 'x'`;",
    `Array.from('abc')`,
    `const from = 'x'; move({ from: 'x' }, from);`,
    `const a = import.meta.url;`,
    `const r = /import 'x'/;`,
    `a.import('x'); a.require('x')`,
  ])('%j', (source) => {
    expect(imports(source)).toEqual([]);
  });
});

test('blanking keeps every line and column', () => {
  const source = `const a = 'é\\'b'; // c\nconst d = \`e\n\${f}\` /* g\n */ + /h/u.source;`;
  const { code } = readCode(source);
  expect(code).toHaveLength(source.length);
  expect(code.split('\n').map((line) => line.length)).toEqual(source.split('\n').map((line) => line.length));
  expect(code.replace(/\s+/g, ' ')).toBe(`const a = ' '; const d = \` \${f}\` + / /u.source;`);
});
