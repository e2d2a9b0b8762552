/** Parses untrusted JSON. Never throws, takes bounded time, and rejects anything harmful. */

export interface JsonLimits {
  /** The length of the text in UTF-16 units. */
  readonly maxLength: number;
  readonly maxDepth: number;
  /** The total number of values, including lists and objects. */
  readonly maxValues: number;
}

/** For messages of a socket. */
export const frameLimits: JsonLimits = { maxLength: 4096, maxDepth: 8, maxValues: 400 };
/** For bodies of requests. */
export const bodyLimits: JsonLimits = { maxLength: 65_536, maxDepth: 8, maxValues: 4000 };
/** Far more than any game, but still quick to parse. A value of a record takes ten characters on average. */
export const recordLimits: JsonLimits = { maxLength: 8 * 2 ** 20, maxDepth: 16, maxValues: 1_000_000 };
/** For records posted to a server: more than any it makes, and checkable in little memory. */
export const maxPostedBytes = 1.5 * 2 ** 20;

/** What can be wrong with JSON. */
export type JsonFault = 'too-large' | 'no-json' | 'too-deep' | 'bad-key' | 'bad-number' | 'bad-text';

/** The value, or why it was not read. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  /** `at`: where in the document, as `log[3].text`; empty for the whole of it. */
  | { readonly ok: false; readonly why: JsonFault; readonly at: string };

/** Keys with a special meaning in JavaScript. */
const badKeys: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);
const isGoodKey = (key: string): boolean => !badKeys.has(key) && key.isWellFormed();

/** Reads JSON within limits; never throws. */
export function readJson(text: string, limits: JsonLimits): ReadJson {
  if (text.length > limits.maxLength || hasMoreValues(text, limits.maxValues))
    return { ok: false, why: 'too-large', at: '' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'no-json', at: '' };
  }
  return checkJson(value, limits);
}

/** The same checks on an already parsed value. */
export function checkJson(value: unknown, limits: JsonLimits): ReadJson {
  // The place of a fault is computed only if there is one.
  return valuesIn(value, limits.maxDepth) <= limits.maxValues
    ? { ok: true, value }
    : findFault(value, limits);
}

/** The number of values; infinite if one of them is forbidden. */
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
  let seen = 0;
  const keys: (string | number)[] = [];
  // Bounded by the depth limit, which protects the call stack.
  const look = (each: unknown): JsonFault | null => {
    if (seen++ >= limits.maxValues) return 'too-large';
    const fault = faultOf(each);
    if (fault !== null || typeof each !== 'object' || each === null) return fault;
    if (keys.length >= limits.maxDepth) return 'too-deep';
    for (const key of Array.isArray(each) ? each.keys() : Object.keys(each)) {
      if (typeof key === 'string' && !isGoodKey(key)) return 'bad-key';
      keys.push(key);
      const inside = look((each as Record<string | number, unknown>)[key]);
      if (inside !== null) return inside;
      keys.pop();
    }
    return null;
  };
  const why = look(value);
  return why === null ? { ok: true, value } : { ok: false, why, at: joinPath(keys) };
}

const [quote, comma, backslash, bracket, brace] = [...'",\\[{'].map((sign) => sign.charCodeAt(0));

/**
 * Whether a JSON text may have more values than this. Checked before parsing: a few megabytes of text can become hundreds
 * of megabytes of values.
 */
function hasMoreValues(text: string, max: number): boolean {
  // Each value but the last is followed by punctuation.
  if (text.length < 2 * max) return false;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma || sign === bracket || sign === brace) values++;
    if (values > max) return true;
  }
  return false;
}

/** The end of the string that begins here; the end of the text if unterminated. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** 1e309 is valid JSON but becomes Infinity; a lone surrogate is valid JSON but not UTF-8. */
function faultOf(value: unknown): JsonFault | null {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : 'bad-number';
  return typeof value === 'string' && !value.isWellFormed() ? 'bad-text' : null;
}

/** `log[3].text` */
export function joinPath(keys: readonly (string | number)[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key.slice(0, 40)}`))
    .join('')
    .replace(/^\./, '')
    .slice(0, 200);
}
