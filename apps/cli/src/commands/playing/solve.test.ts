import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';

const knowledge = {
  categories: { suspect: ['plum', 'green'], weapon: ['rope', 'knife'], room: ['hall', 'study'] },
  owners: { A: 2, B: 1 },
  facts: [{ has: ['A', 'rope'] }, { lacks: ['B', 'plum'] }],
};
const conflict = {
  ...knowledge,
  facts: [{ lacks: ['A', 'hall'] }, { has: ['A', 'rope'] }, { has: ['B', 'plum'] }, { envelope: ['rope'] }],
};

let file = '';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'casefile-solve-'));
  file = join(folder, 'knowledge.json');
  writeFileSync(file, JSON.stringify(knowledge));
});
afterAll(() => rmSync(folder, { recursive: true }));

// A holds rope and one of plum, green, hall, study; B one of those left, but not plum.
const answer = {
  consistent: true,
  worlds: '6',
};

test('--json prints the documented fields', async () => {
  const { code, out, err } = await casefile(['solve', file, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { consistent, worlds, cards, envelopes, certain, ...rest } = JSON.parse(out);
  expect({ consistent, worlds }).toEqual(answer);
  expect(rest).toEqual({});
  expect(cards.rope).toEqual({ envelope: 0, A: 1, B: 0 });
  expect(cards.knife).toEqual({ envelope: 1, A: 0, B: 0 });
  expect(certain).toEqual(
    expect.arrayContaining([
      { card: 'rope', owner: 'A' },
      { card: 'knife', owner: 'envelope' },
    ]),
  );
  const sum = envelopes.reduce((total: number, { p }: { p: number }) => total + p, 0);
  expect(sum).toBeCloseTo(1, 12);
  expect(envelopes[0].cards[1]).toBe('knife');
  const ps = envelopes.map(({ p }: { p: number }) => p);
  expect(ps).toEqual([...ps].sort((a: number, b: number) => b - a));
});

test('reads standard input for “-” and prints a table for people', async () => {
  const { code, out, err } = await casefile(['solve', '-'], JSON.stringify(knowledge));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^rope +sure +– +–$/m);
  expect(out).toContain(`${answer.worlds} deals fit`);
});

test('names the facts that contradict each other and exits with code 1', async () => {
  const json = await casefile(['solve', '-', '--json'], JSON.stringify(conflict));
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toEqual({ consistent: false, conflict: [1, 3] });
  const plain = await casefile(['solve', '-'], JSON.stringify(conflict));
  expect(plain.code).toBe(1);
  expect(plain.out).toContain('facts[1]: {"has":["A","rope"]}\n  facts[3]: {"envelope":["rope"]}\n');
});

describe.concurrent('--why', () => {
  const why = (...given: string[]) => casefile(['solve', '-', '--why', ...given], JSON.stringify(knowledge));

  test('explains in words, with the facts', async () => {
    const { code, out, err } = await why('knife=envelope');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      'One card of each kind is in the envelope, and no other of this kind can be: rope (A, fact 0). So knife is in the envelope.\n\nfacts[0]: {"has":["A","rope"]}\n',
    );
    expect((await why('knife')).out).toBe(out);
  });

  test('prints the numbers of the facts and the steps as JSON', async () => {
    const { code, out } = await why('rope=B', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      certain: true,
      card: 'rope',
      owner: 'B',
      holds: false,
      facts: [0],
      steps: [
        {
          rule: 'elsewhere',
          claims: [{ card: 'rope', owner: 'B', holds: false }],
          facts: [],
          because: [{ card: 'rope', owner: 'A', holds: true, from: { fact: 0 } }],
          supposing: false,
        },
      ],
      text: ['A has rope (fact 0): B does not have rope.'],
    });
  });

  test('says that an uncertain mark has no reason and exits with code 1', async () => {
    expect(await why('hall')).toMatchObject({
      code: 1,
      out: 'Where hall is is not certain. It can still be with A, B, envelope.\n',
    });
    const { code, out } = await why('hall=A', '--json');
    expect({ code, answer: JSON.parse(out) }).toEqual({
      code: 1,
      answer: { certain: false, card: 'hall', owner: 'A' },
    });
  });

  test.each([
    ['gun', /There is no card "gun" in this file\. Valid: plum, green, rope/],
    ['gun=A', /There is no card "gun" in this file/],
    ['rope=C', /There is no owner "C" in this file\. Valid: A, B, envelope/],
    ['rope=', /There is no owner "" in this file/],
  ])('%s is wrong usage', async (asked, message) => {
    const { code, out, err } = await why(asked);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });

  test('explains contradicting facts in words', async () => {
    const { code, out } = await casefile(['solve', '-', '--why', 'rope'], JSON.stringify(conflict));
    expect(code).toBe(1);
    expect(out).toContain(
      'These cannot all be true:\n  A has rope (fact 1).\n  Rope is in the envelope (fact 3).\n',
    );
  });

  test('--help shows an example', async () => {
    const { out } = await casefile(['solve', '--help']);
    expect(out).toContain('casefile solve knowledge.json --why rope');
  });
});

test('names with control characters cannot act on the terminal', async () => {
  const red = '\x1b[31mplum';
  const file = {
    ...knowledge,
    categories: { ...knowledge.categories, suspect: [red, 'green'] },
    facts: [{ has: ['A', red] }],
  };
  const table = await casefile(['solve', '-'], JSON.stringify(file));
  expect(table.out).toContain('\\u001b[31mplum');
  const why = await casefile(['solve', '-', '--why', red], JSON.stringify(file));
  const clash = { ...file, facts: [...file.facts, { envelope: [red] }] };
  const conflicts = await casefile(['solve', '-'], JSON.stringify(clash));
  for (const { out } of [table, why, conflicts]) expect(out).not.toContain('\x1b');
});

describe.concurrent('exits with code 2 and a sentence for input it cannot read', () => {
  test.each<[string, string, RegExp]>([
    ['no JSON', '{"categories": ', /standard input: not JSON: line 1, column 16: the file ends too early/],
    ['nothing', '', /standard input: the file is empty/],
    ['no knowledge', '[]', /standard input: knowledge: an object is needed/],
    ['an unknown card', JSON.stringify({ ...knowledge, facts: [{ has: ['A', 'gun'] }] }), /facts\[0\]\.has\[1\]: unknown card "gun"/],
    ['a key twice', '{"categories": {}, "owners": {"A": 6, "A": 12}}', /standard input: line 1, column 39: the key "A" is there twice/],
    ['too few cards', JSON.stringify({ ...knowledge, owners: { A: 1 } }), /owners: they hold 1 cards/],
  ])('%s', async (_what, input, message) => {
    const { code, out, err } = await casefile(['solve', '-', '--json'], input);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  }); // biome-ignore format: a table

  test('no such file', async () => {
    const { code, err } = await casefile(['solve', join(folder, 'nowhere.json')]);
    expect(code).toBe(2);
    expect(err).toMatch(/nowhere\.json: there is no such file/);
  });
});
