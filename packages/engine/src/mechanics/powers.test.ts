import { describe, expect, test } from 'vitest';
import { type Secrets, secrets } from '../test/secrets.ts';
import { named, type Table } from '../test/table.ts';
import type { CardId, Place } from '../vocabulary.ts';

const power = (more: object = {}) => ({ do: 'power', ...more }) as const;
const roll = (table: Table, faces: number[], ...cards: CardId[]): Table =>
  table.after(table.turn, { do: 'roll' }, { die: faces, deck: cards });
const move = (table: Table, to: Place, ...cards: CardId[]): Table =>
  table.after(table.turn, { do: 'move', to }, { deck: cards });
const guest = (kind: NonNullable<Secrets['guests']>[string], layout: Secrets['layout'] = {}): Table =>
  secrets({ guests: { scarlet: kind }, layout });
const formOf = (table: Table) => table.forms(table.turn).find((form) => form.do === 'power');

describe('a power', () => {
  test('is used once per game, and all see that it was (S08-02)', () => {
    const used = guest('double-move').after('scarlet', power());
    expect(used.seenBy('spectator').powers?.used).toEqual([true, false, false]);
    expect(used.whyNot('scarlet', power())).toBe('power-used');
  });

  test('is for the guest that has it', () => {
    expect(secrets({ guests: { mustard: 'double-move' } }).may('scarlet')).toEqual(['roll']);
    expect(secrets().may('scarlet')).toEqual(['roll']);
    expect(secrets().whyNot('scarlet', power())).not.toBe(null);
  });

  test('is used at its moment', () => {
    expect(roll(guest('go'), [2, 2]).whyNot('scarlet', power({ to: 'attic' }))).toBe('wrong-moment');
  });
});

describe('double-move (S08-35)', () => {
  const begun = guest('double-move').after('scarlet', power());

  test('is two rolls and two moves, one after the other', () => {
    expect(begun.may('scarlet')).toEqual(['roll']);
    const once = move(roll(begun, [2, 2]), 'hall');
    expect(once.pos).toMatchObject({ step: 'start', entered: false });
    expect(once.may('scarlet')).toEqual(['roll']);
    const twice = move(roll(once, [2, 2]), [4, 0]);
    expect(twice.turn).toBe('mustard');
  });

  test('gives no suggestion in between, and one after the second', () => {
    const twice = move(roll(move(roll(begun, [2, 2]), 'hall'), [2, 4]), 'attic');
    expect(twice.may('scarlet')).toEqual(['suggest', 'end']);
  });

  test('works with marks and intrigue squares in both moves; stopping on one ends only that move', () => {
    const once = move(roll(begun, [1, 2], 'clock'), [3, 0], 'butler:see');
    expect(once.last('drew')).toMatchObject({ card: 'butler' });
    expect(once.may('scarlet')).toEqual(['roll']);
    expect(roll(once, [2, 2]).may('scarlet')).toEqual(['move', 'end']);
  });

  test('both moves are by dice: no passage, no card that moves, in between', () => {
    const inHall = guest('double-move', {
      pawns: { scarlet: 'hall' },
      butlers: { scarlet: ['butler:anywhere'] },
    });
    expect(inHall.may('scarlet')).toEqual(['roll', 'passage', 'power', 'play']);
    expect(inHall.after('scarlet', power()).may('scarlet')).toEqual(['roll']);
  });

  test('looks at nothing and accuses nobody in between', () => {
    const pool = guest('double-move', { pawns: { scarlet: [4, 2] } }).after('scarlet', power());
    const inPool = move(roll(pool, [2, 2]), 'pool');
    expect(inPool.may('scarlet')).toEqual(['roll']);
    expect(move(roll(inPool, [2, 2]), [5, 2]).turn).toBe('mustard');
  });

  test('the first move may be let go where one may rest', () => {
    const rolled = roll(begun, [2, 2]);
    expect(rolled.may('scarlet')).toEqual(['move', 'pass']);
    expect(rolled.after('scarlet', { do: 'pass' }).may('scarlet')).toEqual(['roll']);
    const inRoom = guest('double-move', { pawns: { scarlet: 'hall' } }).after('scarlet', power());
    expect(roll(inRoom, [2, 2]).may('scarlet')).toEqual(['move']);
  });

  test('is over with the murder of who makes it', () => {
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

  test('suggests a room one is not in; guest and weapon go there, oneself does not', () => {
    expect(formOf(arrived)).toMatchObject({ room: ['study', 'attic'] });
    const named = arrived.after('scarlet', power({ suspect: 'mustard', weapon: 'pipe', room: 'attic' }));
    expect([named.at('mustard'), named.at('pipe'), named.at('scarlet')]).toEqual(['attic', 'attic', 'hall']);
    expect(named.last('suggested')).toMatchObject({ cards: ['mustard', 'pipe', 'attic'], room: 'attic' });
    expect(named.asked).toEqual(['mustard']);
  });

  test('oneself only when one names oneself', () => {
    const named = arrived.after('scarlet', power({ suspect: 'scarlet', weapon: 'pipe', room: 'attic' }));
    expect(named.at('scarlet')).toBe('attic');
  });

  test('is made from anywhere after the move, or resting after a roll', () => {
    expect(formOf(move(roll(guest('elsewhere'), [2, 2]), [4, 0]))).toBeDefined();
    expect(formOf(roll(guest('elsewhere'), [2, 2]))).toBeDefined();
    expect(formOf(guest('elsewhere'))).toBe(undefined);
    expect(formOf(roll(guest('elsewhere', { pawns: { scarlet: 'hall' } }), [2, 2]))).toBe(undefined);
  });

  test('is made by who cannot move at all', () => {
    const shutIn = guest('elsewhere', { pawns: { scarlet: 'hall', mustard: [1, 0] } });
    expect(roll(shutIn, [1, 1], 'clock').may('scarlet')).toEqual(['power', 'end']);
  });

  test('in the pool it takes the place of accusing', () => {
    const inPool = move(roll(guest('elsewhere', { pawns: { scarlet: [4, 2] } }), [2, 2]), 'pool');
    expect(inPool.may('scarlet')).toEqual(['power', 'accuse', 'end']);
    const named = inPool.after('scarlet', power({ suspect: 'plum', weapon: 'pipe', room: 'attic' }));
    expect(named.turn).toBe('mustard');
  });

  test('not after stopping on an intrigue square, nor after a suggestion', () => {
    const stopped = move(roll(guest('elsewhere'), [2, 2]), [3, 0], 'butler:see');
    expect([stopped.turn, formOf(stopped)]).toEqual(['scarlet', undefined]);
    const suggested = arrived.after('scarlet', {
      do: 'suggest',
      suspect: 'plum',
      weapon: 'pipe',
      room: 'hall',
    });
    expect(suggested.turn).toBe('mustard');
  });
});

describe('twice (S08-39)', () => {
  const arrived = move(roll(guest('twice'), [2, 2]), 'hall');
  const once = arrived.after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'pipe', room: 'hall' });

  test('suggests a second time in the same turn and room', () => {
    expect(formOf(arrived)).toBe(undefined);
    expect(once.forms('scarlet')).toEqual([
      { do: 'power', suspect: expect.anything(), weapon: expect.anything() },
      { do: 'end' },
    ]);
    const again = once.after('scarlet', power({ suspect: 'mustard', weapon: 'rope' }));
    expect(again.last('suggested')).toMatchObject({ cards: ['mustard', 'rope', 'hall'], room: 'hall' });
    expect(again.after('mustard', { do: 'show', card: 'rope' }).turn).toBe('mustard');
  });

  test('names no room of its own', () => {
    expect(once.whyNot('scarlet', power({ suspect: 'plum', weapon: 'pipe', room: 'hall' }))).not.toBe(null);
  });

  test('is nothing without a first suggestion', () => {
    const stopped = move(roll(guest('twice'), [2, 2]), [3, 0], 'butler:see');
    expect(stopped.may('scarlet')).toEqual(['end']);
  });

  test('is gone with the turn', () => {
    expect(once.after('scarlet', { do: 'end' }).pos.powers).toMatchObject({
      second: null,
      used: [false, false, false],
    });
  });
});

test('powers come with the guests, whatever order they sit in', () => {
  const guests = { scarlet: 'go', plum: 'twice' } as const;
  const { pos } = secrets({ guests, seats: ['plum', 'mustard', 'scarlet'] });
  expect(pos.powers?.kinds).toEqual(['twice', null, 'go']);
  expect(named(secrets({ guests }).log)).not.toContain('powered');
});
