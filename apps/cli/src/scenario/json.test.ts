import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultIn, parseJson } from './json.ts';

test.each([
  ['{"a": x}', 'line 1, column 7: found "x"'],
  ['{"a": 1,}', 'line 1, column 9: found "}"'],
  ['{\n "a": 1\n "b": 2}', 'line 3, column 2: found "\\""'],
  ['[1, 2', 'line 1, column 6: the file ends too early'],
  ['{} x', 'line 1, column 4: found "x"'],
  ["{'a': 1}", 'line 1, column 2: found "\'"'],
  ['[01]', 'line 1, column 3: found "1"'],
])('reports where %s stops being JSON', (text, where) => {
  expect(() => parseJson(text)).toThrow(`not JSON: ${where}`);
});

test('says that an empty file is empty', () => {
  expect(() => parseJson(' \n')).toThrow('the file is empty');
});

test.each([
  ['{"a": 1, "a": 2}', 'line 1, column 10: the key "a" is there twice'],
  ['{"b": [{"a": "{"}, {"a": 1,\n "\\u0061": 2}]}', 'line 2, column 2: the key "\\u0061" is there twice'],
])('reports the key that %s has twice, of which only the last would count', (text, where) => {
  expect(() => parseJson(text)).toThrow(where);
});

test('takes the same key in two objects, and a string that looks like a key', () => {
  const text = '{"a": {"a": 1}, "b": [{"a": "a"}, {"a": "\\":"}], "c": "b"}';
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each([
  ['open', '['.repeat(100_000)],
  ['closed', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('refuses JSON that is nested too deeply: %s', (_, text) => {
  expect(() => parseJson(text)).toThrow('nested more than 500 levels deep');
});

test('does not count brackets inside strings', () => {
  const text = JSON.stringify({ a: `\\"${'['.repeat(1_000)}`, b: [] });
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test('finds no fault in valid JSON, and one in everything else', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', '}', ',', '"', 'x', ':'), (json, at, more) => {
      expect(faultIn(json)).toBe(json.length);
      const text = json.slice(0, at % json.length) + more;
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      if (isJson) expect(parseJson(text)).toEqual(JSON.parse(text));
      else if (text.trim() !== '') expect(() => parseJson(text)).toThrow(/^not JSON: line \d+, column \d+: /);
    }),
  );
});
