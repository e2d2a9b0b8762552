import type { EditionLook } from '@casefile/editions/look';
import { expect, test } from 'vitest';
import { suspects } from '../art/pieces.ts';
import { contrast } from './contrast.ts';
import palettes from './palettes.css?raw';
import tokens from './tokens.css?raw';

type Theme = 'plan' | 'lamplight' | 'high';

const looks = Object.entries(
  import.meta.glob<EditionLook>('../../../../packages/editions/src/*/look/look.ts', {
    eager: true,
    import: 'look',
  }),
).flatMap(([file, look]) => (look === undefined ? [] : [[file.split('/').at(-2)!, look] as const]));

/** The colours of a theme as the style sheets give them, those of an edition over them. */
function colours(theme: Theme, look?: EditionLook): Record<string, string> {
  const found: Record<string, string> = {};
  const read = (css: string, selector: string) => {
    const rule = css.match(/^[^\s@/][^{]*\{[^}]*\}/gm)?.find((each) => each.includes(selector));
    if (rule === undefined) throw new Error(`no rule for ${selector}`);
    for (const [, name, value] of rule.matchAll(/--([\w-]+): ([^;]+);/g)) {
      const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value!);
      found[name!] = pair ? pair[theme === 'lamplight' ? 2 : 1]! : value!;
    }
  };
  for (const css of [tokens, palettes]) read(css, ':root {');
  for (const [name, pair] of Object.entries(look?.materials ?? {}))
    found[`a-${name}`] = pair.split(' ')[theme === 'lamplight' ? 1 : 0]!;
  if (theme === 'high') for (const css of [tokens, palettes]) read(css, '[data-contrast="high"]');
  return found;
}

/** How far two colours are from each other, whatever their light: 441 from black to white. */
const apart = (one: string, other: string): number =>
  Math.hypot(
    ...[1, 3, 5].map(
      (at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
    ),
  );

const themes: readonly Theme[] = ['plan', 'lamplight', 'high'];

const texts = [
  ...['ink', 'ink-quiet', 'brass-ink', 'danger', 'good', 'navy', 'ember'].flatMap((text) =>
    ['paper', 'panel', 'raised'].map((ground) => [text, ground] as const),
  ),
  ['on-loud', 'loud'],
  ['a-plate-ink', 'a-plate'],
  ['a-card-ink', 'a-card'],
] as const;

const controls = [
  ...['brass', 'control', 'focus', 'loud', 'glass'].flatMap((edge) =>
    ['paper', 'panel', 'raised'].map((ground) => [edge, ground] as const),
  ),
  ['a-plate-edge', 'a-plate'],
  ['a-wall', 'brass-glow'],
] as const;

test.each(themes)('%s: text has a contrast of 4.5, and controls of 3', (theme) => {
  const is = colours(theme);
  const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .filter(([a, b]) => contrast(is[a]!, is[b]!) < least)
      .map(([a, b]) => `${a} on ${b}: ${contrast(is[a]!, is[b]!).toFixed(2)}`);
  expect(weak(texts, 4.5)).toEqual([]);
  expect(weak(controls, 3)).toEqual([]);
});

test.each(looks)(
  '%s: names on the board are readable, and destinations stand out from the floor',
  (_, look) => {
    for (const [name, pair] of Object.entries(look.materials))
      expect(pair, name).toMatch(/^#[\da-f]{6}([\da-f]{2})? #[\da-f]{6}([\da-f]{2})?$/);
    for (const theme of themes) {
      const is = colours(theme, look);
      expect(contrast(is['a-plate-ink']!, is['a-plate']!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(is['a-plate-edge']!, is['a-plate']!)).toBeGreaterThanOrEqual(3);
      expect(contrast(is['a-card-ink']!, is['a-card']!)).toBeGreaterThanOrEqual(4.5);
      for (const felt of ['a-felt', 'a-felt2'])
        expect(contrast(is['a-felt-ink']!, is[felt]!), `${theme} ${felt}`).toBeGreaterThanOrEqual(4.5);
      for (const floor of ['a-corridor', 'a-corridor2'])
        expect(apart(is['brass-glow']!, is[floor]!), `${theme} ${floor}`).toBeGreaterThanOrEqual(70);
    }
  },
);

test('no two editions have the same floor, walls and paper', () => {
  const seen = looks.map(([, { materials, finish, palette }]) => `${finish} ${palette} ${materials.table}`);
  expect(new Set(seen).size).toBe(looks.length);
});

test.each(Object.entries(suspects))('%s: the emblem can be told from its colour', (_, { colour, on }) => {
  expect(contrast(colour, on)).toBeGreaterThanOrEqual(4.5);
});

test('step counts are readable on a lit square', () => {
  for (const theme of themes)
    expect(contrast('#241a06', colours(theme)['brass-glow']!)).toBeGreaterThanOrEqual(4.5);
});
