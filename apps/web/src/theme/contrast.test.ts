import { expect, test } from 'vitest';
import { suspects } from '../art/pieces.ts';
import { contrast } from './contrast.ts';
import palettes from './palettes.css?raw';
import tokens from './tokens.css?raw';

type Theme = 'plan' | 'lamplight' | 'high';

/** The colours of a theme as the style sheets give them, a board's own palette over them. */
function colours(theme: Theme, palette?: string): Record<string, string> {
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
  if (palette) read(palettes, `[data-palette="${palette}"]`);
  if (theme === 'high') for (const css of [tokens, palettes]) read(css, '[data-contrast="high"]');
  return found;
}

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

test.each(themes)('%s: what is read has contrast of 4.5, what is used of 3', (theme) => {
  const is = colours(theme);
  const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .filter(([a, b]) => contrast(is[a]!, is[b]!) < least)
      .map(([a, b]) => `${a} on ${b}: ${contrast(is[a]!, is[b]!).toFixed(2)}`);
  expect(weak(texts, 4.5)).toEqual([]);
  expect(weak(controls, 3)).toEqual([]);
});

test.each(['coast', 'villa', 'gardens'])('%s: names can be read on its plates', (palette) => {
  for (const theme of themes) {
    const is = colours(theme, palette);
    expect(contrast(is['a-plate-ink']!, is['a-plate']!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(is['a-plate-edge']!, is['a-plate']!)).toBeGreaterThanOrEqual(3);
  }
});

test.each(Object.entries(suspects))('%s: the emblem can be told from its colour', (_, { colour, on }) => {
  expect(contrast(colour, on)).toBeGreaterThanOrEqual(4.5);
});

test('steps can be read on the glow', () => {
  for (const theme of themes)
    expect(contrast('#241a06', colours(theme)['brass-glow']!)).toBeGreaterThanOrEqual(4.5);
});
