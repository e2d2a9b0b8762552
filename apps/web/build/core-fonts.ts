/** Subsets the fonts to the characters of our two languages: unused letters were a quarter of a first visit. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const styles = join(import.meta.dirname, '../src/theme/fonts.css');
const folder = join(import.meta.dirname, '../../../node_modules/.cache/casefile-fonts');
const face = /url\("@core-fonts\/(\w+)\.woff2"\)[^}]*unicode-range:([^;]+);/g;

/** The characters that a `unicode-range` of the style sheet names. */
export function charactersIn(range: string): string {
  return range
    .split(',')
    .map((part) => part.trim().replace(/^U\+/, '').split('-'))
    .map(([first, last = first]) => [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Hints for coarse screens were half of each file. The published types do not know this option yet. */
const options = { targetFormat: 'woff2', noHinting: true } as const;

async function cut(name: string, characters: string): Promise<void> {
  const whole = createRequire(import.meta.url).resolve(
    `@fontsource/${name}/files/${name}-latin-400-normal.woff2`,
  );
  const core = await subsetFont(readFileSync(whole), characters, options);
  writeFileSync(join(folder, `${name}.woff2`), core);
}

export function coreFonts(): Plugin {
  return {
    name: 'casefile-core-fonts',
    async config() {
      mkdirSync(folder, { recursive: true });
      const faces = [...readFileSync(styles, 'utf8').matchAll(face)];
      await Promise.all(faces.map(([, name, range]) => cut(name!, charactersIn(range!))));
      return { resolve: { alias: { '@core-fonts': folder } } };
    },
  };
}
