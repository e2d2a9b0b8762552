import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import {
  createTableSchema,
  doSchema,
  myGamesSchema,
  notesSchema,
  ordersSchema,
  sitSchema,
} from '../http/http.ts';
import { type ParsedFrame, parseFrame } from './frame.ts';
import { bodyLimits, frameLimits, readJson } from './json.ts';

/** The full size: CASEFILE_FUZZ=1000000 */
const count = Number(process.env.CASEFILE_FUZZ ?? 20_000);

function randomFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const good: readonly string[] = [
  { t: 'hello', ticket: 'abc', since: -1 },
  { t: 'ping', at: 1.5 },
  { t: 'do', id: 'c1', v: 3, command: { do: 'start' } },
  { t: 'do', id: 'c2', v: 3, command: { do: 'act', action: { do: 'roll' } } },
  { t: 'do', id: 'c3', v: 3, command: { do: 'act', action: { do: 'move', to: [3, 4] } } },
  {
    t: 'do',
    id: 'c4',
    v: 3,
    command: { do: 'act', action: { do: 'suggest', suspect: 'plum', weapon: 'rope', room: 'hall' } },
  },
  { t: 'do', id: 'c5', v: 3, command: { do: 'write', text: 'It was   the butler.' } },
  { t: 'do', id: 'c6', v: 3, command: { do: 'say', phrase: 'hello' } },
  { t: 'do', id: 'c7', v: 3, command: { do: 'seat-bot', suspect: 'plum', bot: 'champion' } },
].map((frame) => JSON.stringify(frame));

/** Inputs that have broken parsers before. */
const nasty: readonly string[] = [
  '', ' ', 'null', 'true', '0', '-0', '1e309', '-1e309', '"', '{', '[', '{}', '[]', '[[]]', '""', '"\\ud800"', '"\\u0000"', 'NaN', 'Infinity', 'undefined',
  '{"t":"hello","t":"do"}', '{"t":"__proto__"}', '{"__proto__":{"t":"ping"},"at":1}', '{"t":"ping","at":1,"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}', '{"t":"do","id":"x","v":0,"command":{"do":"toString"}}', '{"t":"constructor"}',
  '{"t":"do","id":"x","v":0,"command":{"do":"act","action":{"do":"hasOwnProperty"}}}', '{"t":"do","id":"x","v":0,"command":{"do":"act","action":{"__proto__":{"do":"roll"}}}}',
  '{"t":"do","id":"","v":0,"command":{"do":"start"}}', '{"t":"do","id":"x","v":1.5,"command":{"do":"start"}}', '{"t":"do","id":"x","v":1e309,"command":{"do":"start"}}',
  '{"t":"do","id":"x","v":"3","command":{"do":"start"}}', '{"t":"do","id":["x"],"v":3,"command":{"do":"start"}}', '{"t":"do","id":"x\\u0000","v":3,"command":{"do":"start"}}',
  '{"t":"do","id":"x","v":3,"command":{"do":"start","seat":1}}', '{"t":"do","id":"x","v":3,"command":{"do":"write","text":"\\ud800"}}', '{"t":"do","id":"x","v":3,"command":{"do":"write","text":"a\\u202eb"}}',
  '{"t":"do","id":"x","v":3,"command":{"do":"write","text":"   "}}', '{"t":"do","id":"x","v":3,"command":{"do":"terms","options":{"__proto__":true},"terms":{}}}',
  '{"t":"ping","at":1e309}', '{"t":"ping","at":-1e400}', '\ufeff{"t":"ping","at":1}', '{"t":"ping","at":1}\u0000', `{"t":"ping","at":${'9'.repeat(400)}}`,
]; // biome-ignore format: a list

const deep = (open: string, close: string, by: number): string => open.repeat(by) + close.repeat(by);

/** Mutated valid frames: parts cut, repeated, exchanged or randomised. */
function mutant(below: (bound: number) => number): string {
  let text = good[below(good.length)]!;
  for (let times = 1 + below(3); times > 0; times--) {
    const [a, b] = [below(text.length + 1), below(text.length + 1)].sort((x, y) => x - y) as [number, number];
    const parts = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      'null',
      '1e309',
      '-1',
      '"do"',
      '"__proto__":',
      '\ud800',
      '\u0000',
      '🦊',
    ];
    const part = parts[below(parts.length)]!;
    const way = below(5);
    if (way === 0) text = text.slice(0, a) + text.slice(b);
    else if (way === 1) text = text.slice(0, b) + text.slice(a);
    else if (way === 2) text = text.slice(0, a) + part + text.slice(a);
    else if (way === 3) text = text.slice(0, a) + String.fromCharCode(below(65_536)) + text.slice(a + 1);
    else text = text.slice(0, a) + good[below(good.length)]!.slice(a, b) + text.slice(b);
  }
  return text;
}

const noise = (below: (bound: number) => number): string =>
  Array.from({ length: below(200) }, () => String.fromCharCode(below(below(2) === 0 ? 128 : 65_536))).join(
    '',
  );

/** An accepted frame has one of the known shapes. */
function check(text: string, parsed: ParsedFrame): void {
  if (!parsed.ok) {
    expect(['malformed', 'too-large']).toContain(parsed.why);
    if (parsed.id !== null) expect(parsed.id).toMatch(/^[\w:.-]{1,60}$/);
    return;
  }
  const { frame } = parsed;
  expect(Object.getPrototypeOf(frame), text).toBe(Object.prototype);
  expect(['hello', 'do', 'ping']).toContain(frame.t);
  expect(JSON.stringify(frame).length).toBeLessThanOrEqual(frameLimits.maxLength);
  expect(Number.isFinite(frame.t === 'ping' ? frame.at : frame.t === 'do' ? frame.v : frame.since)).toBe(
    true,
  );
  // Accepted frames are accepted again, unchanged.
  expect(parseFrame(JSON.stringify(frame))).toEqual(parsed);
}

describe('R24 anything a client can send', () => {
  test('R24 accepts valid frames, and normalises their texts', () => {
    for (const text of good) expect(parseFrame(text).ok, text).toBe(true);
    expect(parseFrame(good[6]!)).toMatchObject({
      ok: true,
      frame: { command: { text: 'It was the butler.' } },
    });
  });

  test('R24 rejects malformed frames that were found before', () => {
    for (const text of nasty) expect(parseFrame(text), text).toMatchObject({ ok: false });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('R24 names the command that was rejected', () => {
    expect(parseFrame('{"t":"do","id":"c9","v":3,"command":{"do":"fly"}}')).toEqual({
      ok: false,
      why: 'malformed',
      id: 'c9',
    });
  });

  test('R24 rejects JSON that is too deep, too long or has too many values', () => {
    for (const text of [
      deep('[', ']', 10_000),
      deep('{"a":', '1}', 10_000),
      deep('[', ']', 1000),
      `"${'x'.repeat(1e6)}"`,
      '['.repeat(1e6),
    ])
      expect(parseFrame(text).ok).toBe(false);
    expect(readJson(deep('[', ']', 10_000), { maxLength: 1e6, maxDepth: 16, maxValues: 1e6 })).toMatchObject({
      ok: false,
      why: 'too-deep',
    });
    expect(readJson(`[${'0,'.repeat(5000)}0]`, bodyLimits)).toMatchObject({ ok: false, why: 'too-large' });
  });

  test('R37 rejects JSON with too many values before building any; punctuation inside strings does not count', () => {
    const limits = { maxLength: 1e7, maxDepth: 16, maxValues: 1000 };
    const list = (each: string, times: number): string => `[${Array(times).fill(each).join()}]`;
    const parse = vi.spyOn(JSON, 'parse');
    for (const text of [list('1', 1000), list('[]', 1500), list('{"a":1}', 600), `["a,b",${list('2', 1200)}`])
      expect(readJson(text, limits)).toEqual({ ok: false, why: 'too-large', at: '' });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    for (const text of [
      list('1', 999),
      JSON.stringify([',[{'.repeat(2000)]),
      JSON.stringify(['\\"'.repeat(700), '",'.repeat(700), '\\', 5]),
    ])
      expect(readJson(text, limits)).toEqual({ ok: true, value: JSON.parse(text) });
    // An unterminated string is never JSON.
    expect(readJson(`["${'\\"'.repeat(2000)}`, limits)).toMatchObject({ why: 'no-json' });
    // The last of very many, and still its place.
    expect(readJson(`[${'1,'.repeat(900)}{"a":-0}]`, limits)).toEqual({
      ok: false,
      why: 'bad-number',
      at: '[900].a',
    });
  });

  test('R24 says where a message is wrong', () => {
    expect(readJson('{"a":[1,{"b":1e999}]}', bodyLimits)).toEqual({
      ok: false,
      why: 'bad-number',
      at: 'a[1].b',
    });
    expect(readJson('{"a":{"__proto__":1}}', bodyLimits)).toEqual({ ok: false, why: 'bad-key', at: 'a' });
    expect(readJson('["\\udc00"]', bodyLimits)).toEqual({ ok: false, why: 'bad-text', at: '[0]' });
  });

  test(`R24 ${count} mutated frames and texts: nothing throws, nothing odd comes through`, () => {
    const below = randomFrom(24);
    let accepted = 0;
    for (let i = 0; i < count; i++) {
      const text = below(10) === 0 ? noise(below) : mutant(below);
      const parsed = parseFrame(text);
      check(text, parsed);
      if (parsed.ok) accepted++;
    }
    // Otherwise the mutations would all be noise.
    expect(accepted).toBeGreaterThan(count / 1000);
    expect(accepted).toBeLessThan(count / 2);
  }, 3_600_000);

  test('R24 rejects unknown keys in bodies of every kind', () => {
    const bodies = [createTableSchema, sitSchema, doSchema, myGamesSchema, notesSchema, ordersSchema];
    for (const schema of bodies)
      for (const text of [...nasty, ...good]) {
        const json = readJson(text, bodyLimits);
        if (json.ok) expect(v.safeParse(schema, json.value).success, text).toBe(false);
      }
  });
});
