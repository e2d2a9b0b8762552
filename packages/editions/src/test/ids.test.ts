/** Nothing outside an edition's folder and its line in list.ts names it. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { editions } from '../index.ts';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
const ids = editions.map(({ id }) => id);

/** Files that may name editions, and why. */
const exceptions: readonly (readonly [where: RegExp, why: string])[] = [
  [/^packages\/editions\/src\/list\.ts$/, 'the list itself'],
  [/^packages\/editions\/src\/first-edition\//, 'the one that is played by who has not chosen'],
  [
    /^packages\/editions\/src\/recommended\.ts$/,
    'the quickest and the easiest are found by comparing all of them',
  ],
  [/^apps\/web\/build\/chunks\.ts$/, 'the parts of a first visit come in one piece'],
  [/\/(bench|load|measure|figures)\//, 'figures are compared from one release to the next on the same games'],
  [/^apps\/cli\/src\/selftest\//, 'a self-test plays the shortest game there is'],
  [/^apps\/cli\/src\/program[./]/, 'the help shows commands as they are typed'],
  [/^apps\/web\/scripts\/gallery\.ts$/, 'two close views of one board'],
  [/^examples\//, 'an example shows one game'],
];

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|(^|\/)(test|e2e|goldens|records)\//.test(path) || path.startsWith('packages/testkit/');
const isOwn = (path: string): boolean =>
  ids.some((id) => path.startsWith(`packages/editions/src/${id}/`)) ||
  // Shared data that names the editions using it.
  path.startsWith('packages/editions/src/classic/');
const isExcepted = (path: string): boolean => exceptions.some(([where]) => where.test(path));

/** Ids in quotes, as keys or in paths. A plain word such as `speed` counts only where it cannot be a setting. */
const named = new RegExp(
  ids
    .map((id) =>
      /\d/.test(id)
        ? `\\b${id.replace('-', '-?')}\\b`
        : `edition(?:ById\\(|: |s\\/src\\/| === | = )['"\`]?${id}\\b|['"]${id}['"](?=[:\\]])`,
    )
    .join('|'),
  'g',
);

const sources = globSync('{packages,apps,scripts,examples}/**/*.{ts,tsx,mjs,css,html}', {
  cwd: checkout,
  exclude: (path) => /node_modules|(^|\/)dist(\/|$)/.test(String(path)),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !isTest(path) && !isOwn(path));

const linesThatName = (path: string): string[] =>
  readFileSync(`${checkout}${path}`, 'utf8')
    .split('\n')
    .flatMap((line, i) => (line.match(named) === null ? [] : [`${path}:${i + 1}: ${line.trim()}`]));

test('no source outside the folders names an edition, except those listed with a reason', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((path) => !isExcepted(path)).flatMap(linesThatName);
  expect(found, 'put it into the folder of the edition, or name the file here with its reason').toEqual([]);
});

test.each(exceptions)('%s is still needed: %s', (where) => {
  expect(sources.filter((path) => where.test(path)).some((path) => linesThatName(path).length > 0)).toBe(
    true,
  );
});

test.each([
  `if (edition.id === 'clue-2015') return;`,
  `const art = { asterix: 1, 'secrets-2008': 2 };`,
  `import { super1991 } from '@casefile/editions';`,
  `editionById('speed')`,
  `const edition = 'speed';`,
])('finds %s', (line) => {
  expect(line.match(named)).not.toBeNull();
});

test('does not take a setting called speed for the edition', () => {
  expect(`speed: remembered('speed', 'calm', oneOf(speeds)),`.match(named)).toBeNull();
});
