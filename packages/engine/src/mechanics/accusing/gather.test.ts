import { describe, expect, test } from 'vitest';
import { makeView } from '../../position/view.ts';
import { envelope, namesOfFacts, openTestTable, solution, type TestTable, wrong } from '../../test/table.ts';
import { testEdition } from '../../test/test-edition.ts';
import { answer } from '../suggesting/answer.ts';
import { questions } from '../suggesting/questions.ts';
import { type GatherPolicy, gather } from './gather.ts';

const truly = { do: 'accuse', ...solution } as const;
const falsely = { do: 'accuse', ...wrong } as const;
const pass = { do: 'pass' } as const;
const policy: GatherPolicy = {
  when: 'instead-of-asking',
  others: 'at-once',
  order: 'from-the-turn',
  forcedAt: 2,
};
const gathering = (changes: Partial<GatherPolicy> = {}, seats = ['scarlet', 'mustard', 'plum']): TestTable =>
  openTestTable(
    testEdition([questions, answer('first-who-can'), gather({ ...policy, ...changes })], {
      drawing: null,
      movement: null,
      dice: [],
    }),
    { seats },
  );

describe('an accusation in the game without a board', () => {
  test('is made instead of asking, at the start of the turn (K18-07)', () => {
    expect(gathering().may('scarlet')).toEqual(['ask', 'accuse']);
    expect(gathering().whyNot('mustard', truly)).toBe('not-asked');
    const asked = gathering().after('scarlet', { do: 'ask', cards: ['rope', 'knife'] });
    expect(asked.whyNot('mustard', truly)).not.toBe(null);
  });

  test('asks every other seat at once whether it accuses too, before anything is checked (K18-07)', () => {
    const table = gathering().after('scarlet', truly);
    expect(table.asked).toEqual(['mustard', 'plum']);
    expect(namesOfFacts(table.facts)).toEqual(['joined', 'asked']);
    expect(table.may('plum')).toEqual(['accuse', 'pass']);
    expect(table.pos.result).toBe(null);
  });

  test('hides each seat’s choice until all have decided (K18-07)', () => {
    const accused = gathering().after('scarlet', falsely);
    const seen = (table: TestTable) => JSON.stringify({ ...table.seenBy('plum'), rules: null });
    expect(seen(accused.after('mustard', truly))).toBe(seen(accused.after('mustard', pass)));
    expect(accused.seenBy('plum').gathering).toEqual([{ seat: 0, cards: null }]);
    expect(accused.seenBy('scarlet').gathering).toEqual([{ seat: 0, cards: ['plum', 'pipe', 'hall'] }]);
  });
});

describe('when', () => {
  const answered = (when: GatherPolicy['when']) =>
    gathering({ when })
      .after('scarlet', { do: 'ask', cards: ['rope', 'knife'] })
      .after('mustard', { do: 'show', card: 'rope' });

  test('instead-of-asking: the turn is over once the question is answered (K18-07)', () => {
    expect(answered('instead-of-asking').turn).toBe('mustard');
  });

  test('also-after-asking: the seat may then accuse or end its turn', () => {
    const table = answered('also-after-asking');
    expect(table.may('scarlet')).toEqual(['accuse', 'end']);
    expect(table.after('scarlet', truly).asked).toEqual(['mustard', 'plum']);
    expect(table.after('scarlet', { do: 'end' }).turn).toBe('mustard');
    expect(gathering({ when: 'also-after-asking' }).may('scarlet')).toEqual(['ask', 'accuse']);
  });
});

describe('others', () => {
  const accused = gathering({ others: 'one-by-one' }).after('scarlet', falsely);

  test('at-once: all are asked at the same time (K18-07)', () => {
    expect(gathering().after('scarlet', falsely).asked).toEqual(['mustard', 'plum']);
  });

  test('one-by-one: seats are asked from the left, each after the one before has decided', () => {
    expect(accused.asked).toEqual(['mustard']);
    expect(accused.after('mustard', pass).asked).toEqual(['plum']);
    expect(accused.after('mustard', pass).after('plum', pass).turn).toBe('mustard');
  });

  test('one-by-one: all see who accuses, but not which cards', () => {
    const seen = (table: TestTable) => table.seenBy('spectator').gathering;
    expect(seen(accused.after('mustard', pass))).toEqual([
      { seat: 0, cards: null },
      { seat: 1, cards: [] },
    ]);
    expect(accused.after('mustard', pass).last('joined')).toMatchObject({ seat: 1, accuses: false });
    expect(seen(accused.after('mustard', truly))).toEqual([
      { seat: 0, cards: null },
      { seat: 1, cards: null },
    ]);
    expect(accused.after('mustard', truly).last('joined')).toMatchObject({ seat: 1, accuses: true });
  });
});

describe('forcedAt', () => {
  const asked = (forcedAt: number | null, seats?: string[]) =>
    gathering({ forcedAt }, seats).after('scarlet', falsely);

  test('makes the other seats accuse too at a table of that size (K18-10)', () => {
    const table = asked(2, ['scarlet', 'mustard']);
    expect(table.may('mustard')).toEqual(['accuse']);
    expect(table.whyNot('mustard', pass)).toBe('must-accuse');
    expect(asked(3).may('mustard')).toEqual(['accuse']);
  });

  test('lets them pass at a table of another size', () => {
    expect(asked(2).may('mustard')).toEqual(['accuse', 'pass']);
    expect(asked(null, ['scarlet', 'mustard']).may('mustard')).toEqual(['accuse', 'pass']);
    expect(asked(3, ['scarlet', 'mustard']).may('mustard')).toEqual(['accuse', 'pass']);
  });
});

describe('a single accuser', () => {
  const alone = (action: typeof truly | typeof falsely) =>
    gathering().after('scarlet', action).after('mustard', pass).after('plum', pass);

  test('wins when right, and shows the cards (K18-08)', () => {
    const table = alone(truly);
    expect(table.pos.result).toEqual({ winner: 0, envelope });
    expect(table.seenBy('plum').result).toEqual({ winner: 0, envelope });
  });

  test('is out when wrong, the others do not learn the names, and play goes on (K18-08)', () => {
    const table = alone(falsely);
    expect(table.pos.out).toEqual([true, false, false]);
    expect(table.pos.result).toBe(null);
    expect(table.turn).toBe('mustard');
    expect(table.seenBy('scarlet').accusations).toEqual([
      { turn: 1, by: 0, cards: ['plum', 'pipe', 'hall'], right: false },
    ]);
    expect(table.seenBy('plum').accusations).toEqual([{ turn: 1, by: 0, cards: null, right: false }]);
    expect(table.seenBy('scarlet').envelope).toEqual(envelope);
    expect(table.seenBy('plum').envelope).toBe(null);
  });

  test('is not known to be right or wrong until all have decided', () => {
    const pending = gathering().after('scarlet', falsely);
    for (const viewer of ['scarlet', 'mustard', 'plum', 'spectator']) {
      expect(pending.seenBy(viewer).accusations).toMatchObject([{ by: 0, right: null }]);
      expect(makeView(pending.seenBy(viewer)).accusations).toEqual([]);
      const judged = pending.after('mustard', pass).after('plum', pass);
      expect(makeView(judged.seenBy(viewer)).accusations).toMatchObject([{ by: 0, right: false }]);
    }
  });

  test('cannot be joined by a seat that is out', () => {
    const table = alone(falsely).after('mustard', truly);
    expect(table.asked).toEqual(['plum']);
  });

  test('is judged at once when all others are out', () => {
    const last = alone(falsely).after('mustard', falsely).after('plum', pass);
    expect(last.turn).toBe('plum');
    expect(last.after('plum', truly).pos.result).toEqual({ winner: 2, envelope });
  });
});

describe('several accusers', () => {
  test('are judged together, and all hear all the names (K18-09)', () => {
    const table = gathering().after('scarlet', falsely).after('mustard', truly).after('plum', pass);
    expect(table.seenBy('plum').accusations).toEqual([
      { turn: 1, by: 0, cards: ['plum', 'pipe', 'hall'], right: false },
      { turn: 1, by: 1, cards: envelope, right: true },
    ]);
    expect(table.pos.result).toEqual({ winner: 1, envelope });
  });

  test('are ranked from the seat in turn clockwise, and the first that is right wins (K18-09)', () => {
    const second = gathering().after('scarlet', falsely).after('plum', truly).after('mustard', truly);
    expect(second.pos.result?.winner).toBe(1);
    const first = gathering().after('scarlet', truly).after('plum', truly).after('mustard', truly);
    expect(first.pos.result?.winner).toBe(0);
  });

  test('as-laid-down: the first right accusation laid down wins', () => {
    const table = gathering({ order: 'as-laid-down' }).after('scarlet', falsely);
    expect(table.after('plum', truly).after('mustard', truly).pos.result?.winner).toBe(2);
    expect(table.after('mustard', truly).after('plum', truly).pos.result?.winner).toBe(1);
  });

  test('all lose when none is right (K18-09)', () => {
    const table = gathering().after('scarlet', falsely).after('plum', falsely).after('mustard', pass);
    expect(table.pos.result).toEqual({ winner: null, envelope });
  });
});
