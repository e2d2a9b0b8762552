import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

/** Each selector of the sheets with `:has()`, as written. */
const selectors = globSync('**/*.css', { cwd: sources }).flatMap((file) =>
  [...readFileSync(join(sources, file), 'utf8').matchAll(/([^{};]*:has\([^{};]*)\{/g)].map(([, selector]) =>
    selector!
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ),
);

/** What stands in the brackets of each `:has()`. */
function soughtIn(selector: string): readonly string[] {
  return selector
    .split(':has(')
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((char) => {
        depth += char === '(' ? 1 : char === ')' ? -1 : 0;
        return depth === 0;
      });
      return rest.slice(0, end);
    });
}

// Such a style made every change restyle nearly the whole table: four fifths of the time after a press.
test('no style with :has() concerns everything', () => {
  expect(selectors.length).toBeGreaterThan(60);
  expect(selectors.filter((selector) => /:has\(.*\)[^,]*[ >+~]\*/.test(selector))).toEqual([]);
});

test('what :has() looks for has a name', () => {
  const nameless = /(^|[ >+~,(])(\*|:(nth|first|last|only))/;
  expect(selectors.filter((selector) => soughtIn(selector).some((sought) => nameless.test(sought)))).toEqual(
    [],
  );
});
