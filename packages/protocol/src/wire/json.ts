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
/** Far more than any game, far less than would make us wait. A value of a record takes ten characters, one with another. */
export const recordLimits: JsonLimits = { maxLength: 8 * 2 ** 20, maxDepth: 16, maxValues: 1_000_000 };
/** Of a record that a server is sent to be checked: more than any that it makes, and what it can check in little memory. */
export const maxPostedBytes = 1.5 * 2 ** 20;

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
  let seen = 0;
  const keys: (string | number)[] = [];
  // Never deeper than the limit: a hostile document ends there, and the call stack lasts.
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
 * Whether a text can have more values than this, if it is JSON at all. Found before any of them is made: a list of
 * a few megabytes of text can be hundreds of megabytes of values.
 */
function hasMoreValues(text: string, max: number): boolean {
  // Each value but the last has a sign after it.
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

/** Where the string that begins here ends; the end of the text where it does not. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** 1e309 is JSON and becomes Infinity; half a surrogate pair is JSON and cannot be written as UTF-8. */
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
