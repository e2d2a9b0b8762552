import { describe, expect, test } from 'vitest';
import { type Policy, type SecretsOptions, secretsTable } from '../test/secrets.ts';
import { namesOfFacts, type TestTable } from '../test/table.ts';
import type { CardId, Place } from '../vocabulary.ts';

const power = (more: object = {}) => ({ do: 'power', ...more }) as const;
const roll = (table: TestTable, faces: number[], ...cards: CardId[]): TestTable =>
  table.after(table.turn, { do: 'roll' }, { die: faces, deck: cards });
const move = (table: TestTable, to: Place, ...cards: CardId[]): TestTable =>
  table.after(table.turn, { do: 'move', to }, { deck: cards });
const guest = (
  kind: NonNullable<SecretsOptions['guests']>[string],
  layout: SecretsOptions['layout'] = {},
): TestTable => secretsTable({ guests: { scarlet: kind }, layout });
const formOf = (table: TestTable) => table.forms(table.turn).find((form) => form.do === 'power');

describe('a power', () => {
  test('is used once per game, and all see that it is used up (S08-02)', () => {
    const used = guest('double-move').after('scarlet', power());
    expect(used.seenBy('spectator').powers?.used).toEqual([true, false, false]);
    expect(used.whyNot('scarlet', power())).toBe('power-used');
  });

  test('belongs to the guest that has it', () => {
    expect(secretsTable({ guests: { mustard: 'double-move' } }).may('scarlet')).toEqual(['roll']);
    expect(secretsTable().may('scarlet')).toEqual(['roll']);
    expect(secretsTable().whyNot('scarlet', power())).not.toBe(null);
  });

  test('is refused at any other moment than its own', () => {
    expect(roll(guest('go'), [2, 2]).whyNot('scarlet', power({ to: 'attic' }))).toBe('wrong-moment');
  });

  test('is refused at its moment with an argument that it does not take', () => {
    for (const to of ['hall', 'cellar', undefined])
      expect(guest('go').whyNot('scarlet', power({ to }))).toBe('malformed');
  });
});

describe('double-move (S08-35)', () => {
  const begun = guest('double-move').after('scarlet', power());

  test('gives two rolls and two moves, one after the other', () => {
    expect(begun.may('scarlet')).toEqual(['roll']);
    const once = move(roll(begun, [2, 2]), 'hall');
    expect(once.pos).toMatchObject({ step: 'start', entered: false });
    expect(once.may('scarlet')).toEqual(['roll']);
    const twice = move(roll(once, [2, 2]), [4, 0]);
    expect(twice.turn).toBe('mustard');
  });

  test('gives no suggestion between the moves, and one after the second', () => {
    const twice = move(roll(move(roll(begun, [2, 2]), 'hall'), [2, 4]), 'attic');
    expect(twice.may('scarlet')).toEqual(['suggest', 'end']);
  });

  test('works with marks and intrigue squares in both moves; stopping on one ends only that move', () => {
    const once = move(roll(begun, [1, 2], 'clock'), [3, 0], 'butler:see');
    expect(once.last('drew')).toMatchObject({ card: 'butler' });
    expect(once.may('scarlet')).toEqual(['roll']);
    expect(roll(once, [2, 2]).may('scarlet')).toEqual(['move', 'end']);
  });

  test('allows neither a passage nor a card that moves instead of the dice', () => {
    const inHall = guest('double-move', {
      pawns: { scarlet: 'hall' },
      butlers: { scarlet: ['butler:anywhere'] },
    });
    expect(inHall.may('scarlet')).toEqual(['roll', 'passage', 'power', 'play']);
    expect(inHall.after('scarlet', power()).may('scarlet')).toEqual(['roll']);
  });

  describe('in the pool between the two moves', () => {
    const cards = () => ({
      suspects: ['scarlet', 'mustard', 'plum'],
      weapons: ['rope', 'knife', 'pipe', 'poison'],
      rooms: ['hall', 'study', 'attic'],
    });
    /** With a card in the pool, and one in hand for the end of the turn. */
    const between = (policy: Policy['between'], to: Place, from: Place = [4, 2]) => {
      const layout = { pawns: { scarlet: from }, pool: ['poison'], butlers: { scarlet: ['butler:again'] } };
      const guests = { scarlet: 'double-move' } as const;
      const table = secretsTable({ between: policy, guests, layout, edition: { cards, spare: 'pool' } });
      return move(roll(table.after('scarlet', power()), [2, 2]), to);
    };

    test('nothing: the seat neither looks nor accuses (S08-35)', () => {
      const inPool = between('nothing', 'pool');
      expect(inPool.may('scarlet')).toEqual(['roll']);
      expect(move(roll(inPool, [2, 2]), [5, 2]).may('scarlet')).toEqual(['play', 'end']);
    });

    test('rooms-without-a-card: the seat may look, accuse or go on, but play no end-of-turn card', () => {
      const inPool = between('rooms-without-a-card', 'pool');
      expect(inPool.may('scarlet')).toEqual(['look', 'pass', 'accuse']);
      for (const action of ['look', 'pass'] as const) {
        const onward = inPool.after('scarlet', { do: action });
        expect(onward.may('scarlet')).toEqual(['roll']);
        expect(move(roll(onward, [2, 2]), [5, 2]).may('scarlet')).toEqual(['play', 'end']);
      }
    });

    test('rooms-without-a-card: other rooms give nothing between the moves', () => {
      expect(between('rooms-without-a-card', 'hall', [2, 0]).may('scarlet')).toEqual(['roll']);
    });
  });

  test('lets a seat skip the first move where it may rest', () => {
    const rolled = roll(begun, [2, 2]);
    expect(rolled.may('scarlet')).toEqual(['move', 'pass']);
    expect(rolled.after('scarlet', { do: 'pass' }).may('scarlet')).toEqual(['roll']);
    const inRoom = guest('double-move', { pawns: { scarlet: 'hall' } }).after('scarlet', power());
    expect(roll(inRoom, [2, 2]).may('scarlet')).toEqual(['move']);
  });

  test('ends when the seat that makes it is murdered', () => {
    const killed = roll(guest('double-move', { clocks: 2 }).after('scarlet', power()), [1, 2], 'clock');
    expect(killed.turn).toBe('mustard');
    expect(killed.pos.powers?.rolls).toBe(0);
  });
});

describe('go (S08-36)', () => {
  test('leads to any other room without a passage, instead of moving', () => {
    const table = guest('go');
    expect(formOf(table)).toEqual({ do: 'power', to: ['attic', 'pool'] });
    const gone = table.after('scarlet', power({ to: 'attic' }));
    expect(gone.facts).toEqual([
      { fact: 'powered', seat: 0 },
      { fact: 'moved', seat: 0, pawn: 'scarlet', to: 'attic', by: 'power', left: 0 },
    ]);
    expect(gone.may('scarlet')).toEqual(['suggest', 'end']);
    expect(formOf(guest('go', { pawns: { scarlet: 'attic' } }))).toEqual({ do: 'power', to: ['pool'] });
  });
});

describe('elsewhere (S08-37)', () => {
  const arrived = move(roll(guest('elsewhere'), [2, 2]), 'hall');

  test('suggests another room and brings the guest and weapon there, but not the suggester', () => {
    expect(formOf(arrived)).toMatchObject({ room: ['study', 'attic'] });
    const named = arrived.after('scarlet', power({ suspect: 'mustard', weapon: 'pipe', room: 'attic' }));
    expect([named.at('mustard'), named.at('pipe'), named.at('scarlet')]).toEqual(['attic', 'attic', 'hall']);
    expect(named.last('suggested')).toMatchObject({ cards: ['mustard', 'pipe', 'attic'], room: 'attic' });
    expect(named.asked).toEqual(['mustard']);
  });

  test('brings suggesters who name themselves', () => {
    const named = arrived.after('scarlet', power({ suspect: 'scarlet', weapon: 'pipe', room: 'attic' }));
    expect(named.at('scarlet')).toBe('attic');
  });

  test('may be used anywhere after the move, or while resting after a roll', () => {
    expect(formOf(move(roll(guest('elsewhere'), [2, 2]), [4, 0]))).toBeDefined();
    expect(formOf(roll(guest('elsewhere'), [2, 2]))).toBeDefined();
    expect(formOf(guest('elsewhere'))).toBe(undefined);
    expect(formOf(roll(guest('elsewhere', { pawns: { scarlet: 'hall' } }), [2, 2]))).toBe(undefined);
  });

  test('may be used by a seat that cannot move at all', () => {
    const shutIn = guest('elsewhere', { pawns: { scarlet: 'hall', mustard: [1, 0] } });
    expect(roll(shutIn, [1, 1], 'clock').may('scarlet')).toEqual(['power', 'end']);
  });

  test('may be used in the pool instead of accusing', () => {
    const inPool = move(roll(guest('elsewhere', { pawns: { scarlet: [4, 2] } }), [2, 2]), 'pool');
    expect(inPool.may('scarlet')).toEqual(['power', 'accuse', 'end']);
    const named = inPool.after('scarlet', power({ suspect: 'plum', weapon: 'pipe', room: 'attic' }));
    expect(named.turn).toBe('mustard');
  });

  describe('elsewhereFrom', () => {
    const from = (elsewhereFrom: Policy['elsewhereFrom'], to: Place) => {
      const layout: SecretsOptions['layout'] = { pawns: { scarlet: to === 'pool' ? [4, 2] : [2, 0] } };
      return move(
        roll(secretsTable({ elsewhereFrom, guests: { scarlet: 'elsewhere' }, layout }), [2, 2]),
        to,
      );
    };

    test('anywhere: it may be used on a square and in the pool too (S08-37)', () => {
      for (const place of ['hall', 'pool', [4, 0]] as const)
        expect(formOf(from('anywhere', place)), String(place)).toBeDefined();
    });

    test('rooms-with-a-card: it may be used only in these', () => {
      expect(formOf(from('rooms-with-a-card', 'hall'))).toBeDefined();
      expect(formOf(from('rooms-with-a-card', 'pool'))).toBe(undefined);
      expect(from('rooms-with-a-card', [4, 0]).turn).toBe('mustard');
    });
  });

  describe('elsewhereAfterIntrigue', () => {
    const stopped = (elsewhereAfterIntrigue: Policy['elsewhereAfterIntrigue'], card: CardId) => {
      const table = secretsTable({ elsewhereAfterIntrigue, guests: { scarlet: 'elsewhere' } });
      return move(roll(table, [2, 2]), [3, 0], card);
    };

    test('never: it may not be used after stopping on an intrigue square (S08-37)', () => {
      const table = stopped('never', 'butler:see');
      expect([table.turn, formOf(table)]).toEqual(['scarlet', undefined]);
      expect(stopped('never', 'clock').turn).toBe('mustard');
    });

    test('may: it may be used once, and then the turn is over', () => {
      const table = stopped('may', 'clock');
      expect(table.may('scarlet')).toEqual(['power', 'end']);
      const named = table.after('scarlet', power({ suspect: 'plum', weapon: 'pipe', room: 'attic' }));
      expect(named.turn).toBe('mustard');
    });
  });

  describe('elsewhereAfterSuggestion', () => {
    const suggests = { do: 'suggest', suspect: 'plum', weapon: 'pipe', room: 'hall' } as const;
    const suggested = (elsewhereAfterSuggestion: Policy['elsewhereAfterSuggestion']): TestTable => {
      const table = secretsTable({ elsewhereAfterSuggestion, guests: { scarlet: 'elsewhere' } });
      return move(roll(table, [2, 2]), 'hall').after('scarlet', suggests);
    };

    test('may: it gives a second suggestion after the first is answered, and then the turn is over (S08-37)', () => {
      expect(suggested('may').may('scarlet')).toEqual(['power', 'end']);
      const elsewhere = power({ suspect: 'mustard', weapon: 'rope', room: 'attic' });
      const second = suggested('may').after('scarlet', elsewhere);
      expect(second.asked).toEqual(['mustard']);
      const shown = second.after('mustard', { do: 'show', card: 'rope' });
      expect([shown.turn, shown.pos.history.length]).toEqual(['mustard', 2]);
    });

    test('never: the answer ends the turn', () => {
      expect(suggested('never').turn).toBe('mustard');
    });

    test('may: a suggestion made in the turn before does not count', () => {
      const layout = { butlers: { scarlet: ['butler:again', 'butler:see'] } };
      const again = move(roll(secretsTable({ guests: { scarlet: 'elsewhere' }, layout }), [2, 2]), 'hall')
        .after('scarlet', suggests)
        .after('scarlet', { do: 'play', card: 'butler:again' })
        .after('scarlet', { do: 'end' });
      expect(formOf(move(roll(again, [2, 2]), [3, 0], 'clock'))).toBe(undefined);
    });
  });
});

describe('twice (S08-39)', () => {
  const arrived = move(roll(guest('twice'), [2, 2]), 'hall');
  const once = arrived.after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'pipe', room: 'hall' });

  test('gives a second suggestion in the same turn and room', () => {
    expect(formOf(arrived)).toBe(undefined);
    expect(once.forms('scarlet')).toEqual([
      { do: 'power', suspect: expect.anything(), weapon: expect.anything() },
      { do: 'end' },
    ]);
    const again = once.after('scarlet', power({ suspect: 'mustard', weapon: 'rope' }));
    expect(again.last('suggested')).toMatchObject({ cards: ['mustard', 'rope', 'hall'], room: 'hall' });
    expect(again.after('mustard', { do: 'show', card: 'rope' }).turn).toBe('mustard');
  });

  test('is refused when it names a room', () => {
    expect(once.whyNot('scarlet', power({ suspect: 'plum', weapon: 'pipe', room: 'hall' }))).not.toBe(null);
  });

  test('gives nothing without a first suggestion', () => {
    const stopped = move(roll(guest('twice'), [2, 2]), [3, 0], 'butler:see');
    expect(stopped.may('scarlet')).toEqual(['end']);
  });

  test('is no longer offered, but not used up, once the turn is over', () => {
    expect(once.after('scarlet', { do: 'end' }).pos.powers).toMatchObject({
      second: null,
      used: [false, false, false],
    });
  });
});

test('powers belong to their guests, whatever the seating order', () => {
  const guests = { scarlet: 'go', plum: 'twice' } as const;
  const { pos } = secretsTable({ guests, seats: ['plum', 'mustard', 'scarlet'] });
  expect(pos.powers?.kinds).toEqual(['twice', null, 'go']);
  expect(namesOfFacts(secretsTable({ guests }).log)).not.toContain('powered');
});
