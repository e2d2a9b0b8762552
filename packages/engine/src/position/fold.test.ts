import { describe, expect, test } from 'vitest';
import { secretsTable } from '../test/secrets.ts';
import type { Fact, Viewer } from '../vocabulary.ts';
import { advance, advanceAll, positionFrom, stripFact } from './fold.ts';
import { blankPosition } from './new-position.ts';
import type { Position } from './position.ts';

type Sealing = Extract<Fact, { readonly sealed?: unknown }>;

/** One fact of each kind that has a sealed part, for the seats it says. */
const sealing: { readonly [N in Sealing['fact']]: Extract<Sealing, { fact: N }> } = {
  enveloped: { fact: 'enveloped', sealed: { for: [], cards: ['secret'] } },
  dealt: { fact: 'dealt', seat: 1, count: 1, sealed: { for: [1], cards: ['secret'] } },
  laid: { fact: 'laid', where: 'pool', count: 1, sealed: { for: [], cards: ['secret'] } },
  held: { fact: 'held', seat: 1, count: 1, sealed: { for: [1], cards: ['secret'] } },
  showed: { fact: 'showed', seat: 1, to: 0, why: 'answer', sealed: { for: [1, 0], cards: ['secret'] } },
  looked: { fact: 'looked', seat: 1, where: 'room:hall', sealed: { for: [1], cards: ['secret'] } },
  accused: { fact: 'accused', seat: 1, sealed: { for: [1], cards: ['secret'] } },
  joined: { fact: 'joined', seat: 1, sealed: { for: [1], cards: ['secret'] } },
  judged: { fact: 'judged', seat: 1, right: false, sealed: { for: [1], cards: ['secret'] } },
  picked: { fact: 'picked', seat: 1, sealed: { for: [1], cards: ['secret'] } },
  drew: { fact: 'drew', seat: 1, card: 'butler', sealed: { for: [1], cards: ['secret'] } },
};
const viewers: readonly Viewer[] = [0, 1, 2, 'spectator', 'table'];

describe('stripFact', () => {
  describe.each(Object.values(sealing).map((fact) => [fact.fact, fact] as const))('%s', (_name, fact) => {
    const { for: seats } = fact.sealed!;

    test('reaches the table and the seats it is for unchanged', () => {
      for (const viewer of ['table', ...seats] as const) expect(stripFact(fact, viewer)).toBe(fact);
    });

    test('reaches everyone else without its cards, but says who may see them', () => {
      for (const viewer of viewers.filter((each) => each !== 'table' && !seats.includes(each as number))) {
        const stripped = stripFact(fact, viewer) as Sealing;
        expect(stripped.sealed).toEqual({ for: seats });
        expect(JSON.stringify(stripped)).not.toContain('secret');
        expect({ ...stripped, sealed: fact.sealed }).toEqual(fact);
      }
    });

    test('is not changed in place', () => {
      const before = JSON.stringify(fact);
      for (const viewer of viewers) stripFact(fact, viewer);
      expect(JSON.stringify(fact)).toBe(before);
    });
  });

  test('leaves a fact that hides nothing as it is', () => {
    const spoken: Fact = { fact: 'accused', seat: 1, cards: ['plum', 'rope', 'hall'] };
    const turn: Fact = { fact: 'turn', seat: 1, number: 3 };
    for (const viewer of viewers) {
      expect(stripFact(spoken, viewer)).toBe(spoken);
      expect(stripFact(turn, viewer)).toBe(turn);
    }
  });

  test('does not restore a fact that was stripped before', () => {
    expect(stripFact(stripFact(sealing.showed, 2), 0)).toEqual(stripFact(sealing.showed, 2));
  });
});

describe('a position', () => {
  /** Cards drawn, shown, seen and peeked at: every kind of seal that this edition knows. */
  const table = secretsTable({
    guests: { mustard: 'peek' },
    layout: { butlers: { plum: ['butler:see'] }, clocks: 1 },
  })
    .after('scarlet', { do: 'roll' }, { die: [1, 4], deck: ['butler:again'] })
    .after('scarlet', { do: 'move', to: 'hall' })
    .after('scarlet', { do: 'suggest', suspect: 'mustard', weapon: 'rope', room: 'hall' })
    .after('plum', { do: 'pass' })
    .after('mustard', { do: 'show', card: 'rope' })
    .after('plum', { do: 'play', card: 'butler:see' })
    .after('mustard', { do: 'power' }, { picked: ['hall'] })
    .after('scarlet', { do: 'play', card: 'butler:again' });
  const { rules } = table.pos;
  const plain = ({ rules: _rules, ...rest }: Position) => rest;

  test.each(viewers)(
    'of %s is the same folded fact by fact, all at once, and from the whole log',
    (viewer) => {
      const own = table.log.map((fact) => stripFact(fact, viewer));
      let one = blankPosition(rules, viewer);
      for (const fact of own) one = advance(one, fact);
      const all = advanceAll(blankPosition(rules, viewer), own);
      expect(plain(all)).toEqual(plain(one));
      expect(plain(positionFrom(rules, table.log, viewer))).toEqual(plain(one));
      expect(one.n).toBe(table.log.length);
    },
  );

  test('of the table equals the one the game holds', () => {
    expect(plain(positionFrom(rules, table.log, 'table'))).toEqual(plain(table.pos));
  });

  test('folded from the whole log holds no card its viewer may not know', () => {
    const { hands, known, envelope, intrigue } = positionFrom(rules, table.log, 'spectator');
    expect({ hands, known, envelope }).toEqual({ hands: [[], [], []], known: {}, envelope: null });
    expect(intrigue!.held).toEqual([[], [], []]);
    expect(positionFrom(rules, table.log, 2).known).toEqual({ knife: 2, study: 2, rope: 1 });
  });

  test.each([
    ['advance', (pos: Position, facts: readonly Fact[]) => facts.reduce(advance, pos)],
    ['advanceAll', advanceAll],
  ])('is not changed by %s', (_name, fold) => {
    const half = table.log.slice(0, 12);
    const before = advanceAll(blankPosition(rules, 'table'), half);
    const text = JSON.stringify(plain(before));
    const after = fold(before, table.log.slice(12));
    expect(JSON.stringify(plain(before))).toBe(text);
    expect(after.n).toBe(table.log.length);
    expect(after).not.toBe(before);
  });

  test('is unchanged by an empty list of facts', () => {
    expect(plain(advanceAll(table.pos, []))).toEqual(plain(table.pos));
  });
});
