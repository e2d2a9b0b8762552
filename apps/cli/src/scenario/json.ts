/** JSON with an error that says where: Node leaves the place out of some of its messages. */
export class JsonError extends Error {}

/** None of our files is nested deeper; parsing such input could overflow the stack. */
const deepest = 500;

export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new JsonError(`nested more than ${deepest} levels deep`);
  try {
    return JSON.parse(text);
  } catch {
    if (text.trim() === '') throw new JsonError('the file is empty');
    const at = faultIn(text);
    const before = text.slice(0, at).split('\n');
    const found = at < text.length ? `found ${JSON.stringify(text[at])}` : 'the file ends too early';
    throw new JsonError(`not JSON: line ${before.length}, column ${before.at(-1)!.length + 1}: ${found}`);
  }
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
