/** Why this is not JSON that we read, with the place, which some of Node's messages omit. */
export class JsonError extends Error {}

/** The text of a file, without its byte order mark. Read leniently, letters of another encoding would become “�”. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new JsonError('not text in UTF-8');
  }
}

/** None of our files is nested deeper; parsing such input could overflow the stack. */
const deepest = 500;

export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new JsonError(`nested more than ${deepest} levels deep`);
  const json = parse(text);
  const twice = keyTwiceIn(text);
  if (twice !== null)
    throw new JsonError(`${placeOf(text, twice.at)}: the key ${twice.key} is there twice in one object`);
  return json;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (text.trim() === '') throw new JsonError('the file is empty');
    const at = faultIn(text);
    const found = at < text.length ? `found ${JSON.stringify(text[at])}` : 'the file ends too early';
    throw new JsonError(`not JSON: ${placeOf(text, at)}: ${found}`);
  }
}

function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** A key that valid JSON has twice in one object: JSON.parse takes the last, and what the first says would be lost. */
function keyTwiceIn(text: string): { readonly key: string; readonly at: number } | null {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '{' || char === '[') open.push(char === '{' ? new Set() : null);
    else if (char === '}' || char === ']') open.pop();
    if (char !== '"') continue;
    const start = at;
    while (text[++at] !== '"') if (text[at] === '\\') at++;
    space.lastIndex = at + 1;
    space.exec(text);
    if (text[space.lastIndex] !== ':') continue;
    const key = text.slice(start, at + 1);
    const keys = open.at(-1)!;
    const name = JSON.parse(key) as string;
    if (keys.has(name)) return { key, at: start };
    keys.add(name);
  }
  return null;
}

/** The maximum depth of open brackets, ignoring those in strings. */
function depthOf(text: string): number {
  let depth = 0;
  let greatest = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '"') isInString = !isInString;
    else if (isInString && char === '\\') at++;
    else if (isInString) continue;
    else if (char === '[' || char === '{') greatest = Math.max(greatest, ++depth);
    else if (char === ']' || char === '}') depth--;
  }
  return greatest;
}

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** The first position at which the text is not valid JSON. */
export function faultIn(text: string): number {
  let at = 0;
  let fault = -1;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return false;
    at += found[0].length;
    return true;
  };
  const next = (): string => {
    skip(space);
    return text[at] ?? '';
  };
  const take = (char: string): boolean => {
    if (next() !== char) return false;
    at++;
    return true;
  };
  const fail = (): false => {
    if (fault < 0) fault = at;
    return false;
  };
  const entry = (isObject: boolean): boolean => {
    if (!isObject) return value();
    if (next() !== '"' || !skip(scalar) || !take(':')) return fail();
    return value();
  };
  const value = (): boolean => {
    const open = next();
    if (open !== '{' && open !== '[') return skip(scalar) || fail();
    at++;
    const close = open === '{' ? '}' : ']';
    if (take(close)) return true;
    do if (!entry(open === '{')) return false;
    while (take(','));
    return take(close) || fail();
  };
  if (value()) next();
  return fault < 0 ? at : fault;
}
