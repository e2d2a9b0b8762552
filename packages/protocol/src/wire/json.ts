/** JSON from outside: the only door. Never throws, takes bounded time, lets nothing in that could hurt further on. */

export interface JsonLimits {
  /** Of the text, in UTF-16 units: never more than its bytes. */
  readonly maxLength: number;
  readonly maxDepth: number;
  /** Values in all, counting lists and objects themselves. */
  readonly maxValues: number;
}

/** For messages of a socket. */
export const frameLimits: JsonLimits = { maxLength: 4096, maxDepth: 8, maxValues: 400 };
/** For bodies of requests. */
export const bodyLimits: JsonLimits = { maxLength: 65_536, maxDepth: 8, maxValues: 4000 };
/** Far more than any game, far less than would make us wait. */
export const recordLimits: JsonLimits = { maxLength: 8 * 2 ** 20, maxDepth: 16, maxValues: 2_000_000 };

/** What can be wrong with JSON. */
export type JsonFault = 'too-large' | 'no-json' | 'too-deep' | 'bad-key' | 'bad-number' | 'bad-text';

/** The value, or why it was not read. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  /** `at`: where in the document, as `log[3].text`; empty for the whole of it. */
  | { readonly ok: false; readonly why: JsonFault; readonly at: string };

/** Keys that mean something to JavaScript itself. */
const badKeys: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);
const isGoodKey = (key: string): boolean => !badKeys.has(key) && key.isWellFormed();

/** Reads JSON within limits; never throws. */
export function readJson(text: string, limits: JsonLimits): ReadJson {
  if (text.length > limits.maxLength) return { ok: false, why: 'too-large', at: '' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'no-json', at: '' };
  }
  return checkJson(value, limits);
}

/** The same checks on a value that something else has parsed. */
export function checkJson(value: unknown, limits: JsonLimits): ReadJson {
  // Nearly everything is well: where a fault lies is worked out only where there is one.
  return valuesIn(value, limits.maxDepth) <= limits.maxValues
    ? { ok: true, value }
    : findFault(value, limits);
}

/** How many values these are; endlessly many where one of them must not come in. */
function valuesIn(value: unknown, depth: number): number {
  if (faultOf(value) !== null) return Number.POSITIVE_INFINITY;
  if (typeof value !== 'object' || value === null) return 1;
  if (depth === 0) return Number.POSITIVE_INFINITY;
  let values = 1;
  if (Array.isArray(value)) for (const each of value) values += valuesIn(each, depth - 1);
  else
    for (const key of Object.keys(value)) {
      if (!isGoodKey(key)) return Number.POSITIVE_INFINITY;
      values += valuesIn((value as Record<string, unknown>)[key], depth - 1);
    }
  return values;
}

function findFault(value: unknown, limits: JsonLimits): ReadJson {
  // A stack of our own: the call stack would overflow before the limit of a hostile document is seen.
  const open: { readonly value: unknown; readonly path: Path | null; readonly depth: number }[] = [
    { value, path: null, depth: 0 },
  ];
  for (let seen = 0; open.length > 0; seen++) {
    const next = open.pop()!;
    const no = (why: JsonFault): ReadJson => ({ ok: false, why, at: pathText(next.path) });
    if (seen >= limits.maxValues) return no('too-large');
    const fault = faultOf(next.value);
    if (fault !== null) return no(fault);
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= limits.maxDepth) return no('too-deep');
    const keys = Object.keys(next.value);
    if (open.length + keys.length > limits.maxValues) return no('too-large');
    for (let i = keys.length - 1; i >= 0; i--) {
      const key = keys[i]!;
      const isList = Array.isArray(next.value);
      if (!isList && !isGoodKey(key)) return no('bad-key');
      const path: Path = { key: isList ? Number(key) : key, above: next.path };
      open.push({ value: (next.value as Record<string, unknown>)[key], path, depth: next.depth + 1 });
    }
  }
  return { ok: true, value };
}

/** 1e309 is JSON and becomes Infinity; half a surrogate pair is JSON and cannot be written as UTF-8. */
function faultOf(value: unknown): JsonFault | null {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : 'bad-number';
  return typeof value === 'string' && !value.isWellFormed() ? 'bad-text' : null;
}

interface Path {
  readonly key: string | number;
  readonly above: Path | null;
}

function pathText(path: Path | null): string {
  const keys: (string | number)[] = [];
  for (let at = path; at !== null; at = at.above) keys.unshift(at.key);
  return joinPath(keys);
}

/** `log[3].text` */
export function joinPath(keys: readonly (string | number)[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key.slice(0, 40)}`))
    .join('')
    .replace(/^\./, '')
    .slice(0, 200);
}
