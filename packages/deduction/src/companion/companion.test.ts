import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '../counting/solve.ts';
import { allWorlds, fits } from '../test/brute-force.ts';
import { linesInConflict, linesLeftOut } from './conflict.ts';
import { copiesIn } from './copies.ts';
import { knowledgeFromSheet } from './facts.ts';
import { readSheet, SheetFileError, writeSheet } from './file.ts';
import { solveSheet } from './solve.ts';
import { askedInSeating, type CompanionTable, nextAsker, ownerOf, type SheetEntry } from './table.ts';
import { allDeals, isTrueOf, smallTables } from './test/small-tables.ts';

/**
 * The sheet does not say which of two identical cards is mine, but the deals do: how many deals each hand stands for.
 */
function handsAlike({ deck, hand }: CompanionTable): number {
  let ways = 1;
  for (const [card, copies] of copiesIn(deck)) {
    const held = hand.filter((each) => each === card).length;
    for (let i = 0; i < held; i++) ways = (ways * (copies.length - i)) / (i + 1);
  }
  return ways;
}

test('chances are counted over all deals that allow every line, also with several copies of a card', () => {
  let found = 0;
  fc.assert(
    fc.property(smallTables(0, 5), ({ table }) => {
      const deals = allDeals(table).filter((deal) =>
        table.entries.every((entry) => isTrueOf(deal, table, entry)),
      );
      const { worlds, cards, consistent } = solve(knowledgeFromSheet(table));
      expect(consistent).toBe(true);
      expect(Number(worlds) * handsAlike(table)).toBe(deals.length);
      for (const [id, copies] of copiesIn(table.deck)) {
        const inside = deals.filter((deal) => deal.some(({ card, at }) => card === id && at === 'envelope'));
        const said = copies.reduce((sum, copy) => sum + cards[copy]!.envelope!, 0);
        expect(said).toBeCloseTo(inside.length / deals.length, 9);
        const { chances, cells } = solveSheet(table);
        expect(chances![id]!.envelope).toBeCloseTo(inside.length / deals.length, 9);
        for (const player of table.players.keys()) {
          const held = deals.filter((deal) => deal.some(({ card, at }) => card === id && at === player));
          expect(chances![id]![ownerOf(player)]).toBeCloseTo(held.length / deals.length, 9);
          const mark = held.length === 0 ? 'no' : held.length === deals.length ? 'yes' : undefined;
          expect(cells[id]![ownerOf(player)]).toBe(mark);
        }
        if (copies.length > 1) found++;
      }
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(20);
});

test('a line inserted, changed or removed has the same result as entering the whole list anew', () => {
  fc.assert(
    fc.property(smallTables(4, 6), smallTables(4, 6), fc.nat(), ({ table }, { table: other }, at) => {
      const { entries } = table;
      const [more] = other.entries;
      fc.pre(more !== undefined && entries.length > 0 && other.players.length === table.players.length);
      const ids = new Set(copiesIn(table.deck).keys());
      fc.pre(
        JSON.stringify(more)
          .match(/[abc]\d/g)!
          .every((id) => ids.has(id)),
      );
      const where = at % entries.length;
      const lists: readonly (readonly SheetEntry[])[] = [
        entries.toSpliced(where, 0, more!),
        entries.with(where, more!),
        entries.toSpliced(where, 1),
      ];
      for (const list of lists) {
        const mended = knowledgeFromSheet({ ...table, entries: list });
        let scratch: CompanionTable = { ...table, entries: [] };
        for (const entry of list) scratch = { ...scratch, entries: [...scratch.entries, entry] };
        expect(mended).toEqual(knowledgeFromSheet(scratch));
        const { turn } = mended.facts.at(-1)!.source!;
        expect(turn).toBeLessThanOrEqual(list.length);
      }
    }),
    { numRuns: 60 },
  );
});

function* subsets(n: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else for (let i = from; i < n; i++) for (const rest of subsets(n, size - 1, i + 1)) yield [i, ...rest];
}

/** For each line, in which deals it holds, by trying all of them. */
function holdsBySearch(table: CompanionTable): boolean[][] {
  const { facts, ...deck } = knowledgeFromSheet(table);
  const worlds = allWorlds(deck);
  return Array.from({ length: table.entries.length + 1 }, (_, line) => {
    const said = facts.filter(({ source }) => source!.turn === line);
    return worlds.map((world) => said.every((fact) => fits(world, fact)));
  });
}

test('a contradiction names a smallest set of lines, without which the others are consistent', () => {
  let found = 0;
  fc.assert(
    fc.property(smallTables(2, 6), ({ table }) => {
      const holds = holdsBySearch(table);
      const canHold = (some: readonly number[]): boolean =>
        holds[0]!.some((_, world) => some.every((line) => holds[line]![world]));
      const all = holds.map((_, line) => line);
      const lines = linesInConflict(table);
      expect(lines === null).toBe(canHold(all));
      if (lines === null) return;
      found++;
      expect(canHold(lines)).toBe(false);
      for (let size = 0; size < lines.length; size++)
        for (const some of subsets(all.length, size)) expect(canHold(some)).toBe(true);
      const out = linesLeftOut(table, lines);
      expect(canHold(all.filter((line) => !out.has(line)))).toBe(true);
    }),
    { numRuns: 50 },
  );
  expect(found).toBeGreaterThan(15);
});

const kinds = [
  ['ann', 'bob'],
  ['rope', 'knife'],
  ['hall', 'study', 'attic'],
] as const;
const four: CompanionTable = {
  deck: { kinds: kinds.map((ids) => ({ cards: ids.map((id) => ({ id })) })) as never },
  players: ['Me', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, cards: 1 })),
  you: 0,
  hand: ['ann'],
  spots: [],
  rules: { asks: 'first-who-can', murdered: 'not-asked', names: 'one-of-each' },
  entries: [],
};
const three = ['bob', 'rope', 'hall'];

test('two of three equal cards can fill a hand of two', () => {
  const rope = { id: 'rope', copies: 3 };
  const [who, , where] = four.deck.kinds;
  const table: CompanionTable = {
    ...four,
    deck: { kinds: [who, { cards: [rope, { id: 'knife' }] }, where] },
    players: [1, 2, 2, 1].map((cards, i) => ({ name: `P${i}`, cards })),
    entries: [{ kind: 'seen', owner: 'player-2', cards: ['rope', 'rope'], by: 0 }],
  };
  const { cells } = solveSheet(table);
  expect(cells.rope!['player-2']).toBe('yes');
  expect(cells.knife!['player-2']).toBe('no');
  expect(cells.hall!['player-2']).toBe('no');
});

describe('seating', () => {
  test('everyone between the asker and the player who showed could not show', () => {
    const entries: SheetEntry[] = [{ kind: 'suggestion', by: 2, cards: three, showed: [{ player: 1 }] }];
    const { facts } = knowledgeFromSheet({ ...four, entries });
    const passed = facts.flatMap((fact) =>
      'lacks' in fact && fact.source!.what === 'passed' ? [fact.lacks[0]] : [],
    );
    expect([...new Set(passed)]).toEqual(['player-4', 'player-1']);
  });

  test('turns go to the left and skip players who accused wrongly or left', () => {
    const wrong: SheetEntry = { kind: 'accusation', by: 1, cards: three, isRight: false };
    const left: SheetEntry = { kind: 'leaves', player: 2, cards: null };
    const asked: SheetEntry = { kind: 'suggestion', by: 0, cards: three, showed: [] };
    expect(nextAsker(four)).toBe(0);
    expect(nextAsker({ ...four, entries: [asked] })).toBe(1);
    expect(nextAsker({ ...four, entries: [wrong, left, asked] })).toBe(3);
    expect(askedInSeating({ ...four, entries: [wrong, left] }, 0)).toEqual([1, 3]);
    const rules = { ...four.rules, murdered: 'asked' } as const;
    expect(askedInSeating({ ...four, rules, entries: [left] }, 0)).toEqual([1, 2, 3]);
  });
});

describe('files', () => {
  const why = (text: string): string => {
    try {
      readSheet(text);
      return 'read';
    } catch (error) {
      if (!(error instanceof SheetFileError)) throw error;
      return error.message;
    }
  };
  const changed = (change: object): string => JSON.stringify({ ...JSON.parse(writeSheet(four)), ...change });

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(smallTables(3, 8), ({ table }) => {
        expect(readSheet(writeSheet(table))).toEqual(table);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['no-sheet', '{'],
    ['no-sheet', '[]'],
    ['no-sheet', '{"record":1}'],
    ['newer', changed({ version: 2 })],
    ['broken: version', changed({ version: '1' })],
    ['broken: players', changed({ players: [] })],
    ['broken: hand', changed({ players: four.players.map((each) => ({ ...each, cards: 2 })) })],
    ['broken: players', changed({ spots: [{ id: 'pool', cards: 1 }] })],
    ['broken: spots', changed({ spots: [{ id: 'player-1', cards: 0 }] })],
    ['broken: hand[0]', changed({ hand: ['gun'] })],
    ['broken: you', changed({ you: 4 })],
    ['broken: rules.asks', changed({ rules: { ...four.rules, asks: 'nobody' } })],
    ['broken: entries[0].kind', changed({ entries: [{ kind: 'guess' }] })],
    [
      'broken: entries[0].showed[0].player',
      changed({ entries: [{ kind: 'suggestion', by: 0, cards: three, showed: [{ player: 0 }] }] }),
    ],
    [
      'broken: entries[0].showed[0].card',
      changed({
        entries: [{ kind: 'suggestion', by: 0, cards: three, showed: [{ player: 1, card: 'ann' }] }],
      }),
    ],
    ['broken: entries[0].owner', changed({ entries: [{ kind: 'seen', owner: 'me', cards: three, by: 0 }] })],
  ])('%# is rejected: %s', (said, text) => {
    expect(why(text)).toBe(said);
  });
});
