import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const sheets = globSync('**/*.css', { cwd: sources });
/** Properties that browsers animate without layout or paint in each frame. */
const cheap = ['transform', 'opacity', 'rotate', 'scale', 'translate'];

interface Frames {
  readonly name: string;
  readonly properties: readonly string[];
}

/** Each `@keyframes` with the properties that it changes. */
function keyframesIn(css: string): readonly Frames[] {
  return [...css.matchAll(/@keyframes ([\w-]+) \{([\s\S]*?)\n\}/g)].map(([, name, body]) => ({
    name: name!,
    properties: [...body!.matchAll(/^\s*([\w-]+):/gm)].map(([, property]) => property!),
  }));
}

test('what moves in a scene moves by transform and opacity alone', () => {
  const found = sheets.flatMap((sheet) => keyframesIn(readFileSync(join(sources, sheet), 'utf8')));
  expect(found.map(({ name }) => name)).toContain('card-lands');
  const dear = found.flatMap(({ name, properties }) =>
    properties.filter((property) => !cheap.includes(property)).map((property) => `${name}: ${property}`),
  );
  expect(dear).toEqual([]);
});

test('what moves in a scene goes at the pace that was chosen', () => {
  const css = globSync('*.css', { cwd: import.meta.dirname })
    .map((sheet) => readFileSync(join(import.meta.dirname, sheet), 'utf8'))
    .join('\n');
  const moves = [...css.matchAll(/animation: ([^;]+);/g)].map(([, how]) => how!.replaceAll(/\s+/g, ' '));
  expect(moves.length).toBeGreaterThan(6);
  expect(moves.filter((how) => how !== 'none' && !how.includes('var(--pace, 1)'))).toEqual([]);
});
