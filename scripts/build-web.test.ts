/** A package that is missing among the build's inputs can change without the browser tests seeing it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './build-web.mjs';

const root = join(import.meta.dirname, '..');

test('the web app is built anew when a package that it imports has changed', () => {
  const app = join(root, 'apps/web/src');
  const imported = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(app, file), 'utf8').matchAll(/'@casefile\/([a-z]+)/g)])
    .map(([, name]) => `packages/${name}/src`);
  expect(sources).toEqual(expect.arrayContaining([...new Set(imported)]));
});
