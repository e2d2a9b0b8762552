/** Malformed input: mutated valid messages, and arbitrary data. */
import { oneOf, type RandomInt } from '@casefile/testkit/random';

const nasty: readonly unknown[] = [
  null, true, -1, 1e308, -0, 0.1, 2 ** 53, '', ' ', '\u0000', '\ud800', '\u202e', '💀'.repeat(50), 'x'.repeat(3000), [],
  {}, [[]], [null], { t: 'do' }, { length: 1e9 }, 'constructor', '__proto__', 'toString', '<svg/onload=alert()>',
  "'; DROP TABLE tables; --", '../../etc/passwd', '%00', 'a'.repeat(61), Array(300).fill(0),
]; // biome-ignore format: a list

const texts: readonly string[] = [
  '', ' ', '{', '}', '[', '[]', '{}', 'null', '0', '"', '1e309', '-1e309', '{"t":1e309}', 'NaN', 'undefined', '\ufeff{}',
  '[1,2,3]', '{"__proto__":{"t":"do"}}', '{"t":"do","__proto__":{"id":"a"}}', '{"constructor":{"prototype":{}}}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`, '{"a":'.repeat(700), '"\\ud800"', '{"t":"\\ud800"}', '{"t":"hello","t":"do"}',
  '{"t":"ping","at":"1"}', '{"t":"do","id":"a","v":0}', '{"t":"hello","ticket":{},"since":-1}', '\u0000', '\\u0000',
]; // biome-ignore format: a list

/** A value with one part replaced, removed or added, somewhere in it. */
function spoil(value: unknown, below: RandomInt): unknown {
  if (typeof value !== 'object' || value === null || below(3) === 0) return oneOf(nasty, below);
  const keys = Object.keys(value);
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const key = keys.length === 0 ? 'x' : oneOf(keys, below);
  const way = below(4);
  if (way === 0) delete copy[key];
  else if (way === 1)
    copy[oneOf(['x', '__proto', 'id', 'v', 'do', 't', 'seat', 'person'], below)] = oneOf(nasty, below);
  else copy[key] = spoil(copy[key], below);
  return copy;
}

/** One or more letters lost, doubled or replaced. */
function scratch(text: string, below: RandomInt): string {
  let scratched = text;
  for (let i = below(4); i >= 0; i--) {
    const at = below(scratched.length + 1);
    const letter = oneOf(['', '"', '{', ']', ',', '\\', '\u0000', '9', 'é', '\ud83d'], below);
    scratched = scratched.slice(0, at) + letter + scratched.slice(at + below(3));
  }
  return scratched;
}

/** A text made from one of these. */
export function mutate(good: readonly unknown[], below: RandomInt): string {
  const way = below(10);
  if (way === 0) return oneOf(texts, below);
  if (way === 1) return Array.from({ length: below(80) }, () => String.fromCharCode(below(0x2000))).join('');
  const value = oneOf(good, below);
  const text = JSON.stringify(way < 6 ? spoil(value, below) : value) ?? 'null';
  return way < 6 ? text : scratch(text, below);
}
