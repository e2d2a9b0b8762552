import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseKnowledge } from '../knowledge/parse.ts';
import type { CountingMethod } from './count.ts';
import { type Solution, solve } from './solve.ts';

interface Case {
  readonly title: string;
  readonly knowledge: unknown;
  readonly expect: Pick<Solution, 'consistent' | 'worlds' | 'cards'>;
}

const folder = fileURLToPath(new URL('../../cases/', import.meta.url));
const cases = globSync('*.json', { cwd: folder })
  .sort()
  .map((file) => [file, JSON.parse(readFileSync(folder + file, 'utf8')) as Case] as const);

test('finds all cases', () => {
  expect(cases.length).toBe(13);
});

test.each(cases)('%s', (_, { knowledge, expect: wanted }) => {
  for (const method of ['cards', 'hands'] satisfies CountingMethod[]) {
    const found = solve(parseKnowledge(knowledge), { method });
    expect(found.consistent).toBe(wanted.consistent);
    expect(found.worlds).toBe(wanted.worlds);
    expect(Object.keys(found.cards)).toEqual(Object.keys(wanted.cards));
    for (const [card, owners] of Object.entries(wanted.cards)) {
      expect(Object.keys(found.cards[card]!).sort()).toEqual(Object.keys(owners).sort());
      for (const [owner, p] of Object.entries(owners))
        expect(Math.abs(found.cards[card]![owner]! - p)).toBeLessThan(1e-9);
    }
    expect(Math.abs(found.envelopes.reduce((sum, { p }) => sum + p, 0) - 1)).toBeLessThan(1e-9);
    const sure = Object.entries(wanted.cards).flatMap(([card, owners]) =>
      Object.entries(owners).flatMap(([owner, p]) => (p === 1 ? [`${card} ${owner}`] : [])),
    );
    expect(found.certain.map(({ card, owner }) => `${card} ${owner}`).sort()).toEqual(sure.sort());
  }
});
