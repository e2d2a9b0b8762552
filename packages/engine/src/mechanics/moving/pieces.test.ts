import { describe, expect, test } from 'vitest';
import { seededChance } from '../../chance/index.ts';
import { openGame } from '../../game/game.ts';
import type { Layout } from '../../setup/layout.ts';
import { openTestTable } from '../../test/table.ts';
import { bareEdition, cards } from '../../test/test-edition.ts';
import type { Place } from '../../vocabulary.ts';
import { deal } from '../deal.ts';
import { answer } from '../suggesting/answer.ts';
import { suggest } from '../suggesting/suggest.ts';
import { first, turns } from '../turns.ts';
import { dice, sum } from './dice.ts';
import { pieces, type WeaponStart } from './pieces.ts';

const table = (start: WeaponStart, layout: Layout = {}, seats = ['scarlet', 'mustard']) =>
  openTestTable(
    bareEdition([
      first('table-order'),
      deal({ from: 'first-seat', spare: 'dealt' }),
      pieces(start),
      dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
      suggest({ onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' }),
      answer('first-who-can'),
      turns,
    ]),
    { seats, layout },
  );
const players = ['scarlet', 'mustard'].map((suspect) => ({ suspect }));
const weaponsOf = (given: ReturnType<typeof table>): (Place | null)[] =>
  cards.weapons.map((weapon) => given.at(weapon));

describe('pawns', () => {
  test('stand on their start squares, even those of unused suspects (C86-02)', () => {
    const { at } = table('beside');
    expect(cards.suspects.map(at)).toEqual([[2, 0], [4, 0], [6, 0]]); // biome-ignore format: three squares
  });

  test('stand where the layout says, or off the board', () => {
    const { at } = table('beside', { pawns: { scarlet: 'study', mustard: null } });
    expect(cards.suspects.map(at)).toEqual(['study', null, [6, 0]]);
  });
});

describe('weapons start', () => {
  test('different-rooms: each in a room of its own (C86-03)', () => {
    expect(weaponsOf(table('different-rooms')).sort()).toEqual(['attic', 'hall', 'study']);
  });

  test('different-rooms: weapons the layout does not place keep out of rooms that are taken', () => {
    const placed = table('different-rooms', { weapons: { knife: 'hall' } });
    expect(placed.at('knife')).toBe('hall');
    expect([placed.at('rope'), placed.at('pipe')].sort()).toEqual(['attic', 'study']);
  });

  test('different-rooms: chance decides which weapon lies where (C86-03)', () => {
    const opened = (n: number) =>
      openGame(
        table('different-rooms').pos.rules.edition,
        { players },
        seededChance(`${n}`.padStart(64, '0')),
      );
    const places = Array.from({ length: 20 }, (_, n) => {
      const opening = opened(n);
      return opening.ok ? opening.game.table.weapons.join() : '';
    });
    expect(new Set(places).size).toBe(6);
  });

  test('rooms-in-order: each in a room of its own, in the edition’s order', () => {
    expect(weaponsOf(table('rooms-in-order'))).toEqual(['hall', 'study', 'attic']);
    expect(weaponsOf(table('rooms-in-order', { weapons: { rope: 'study' } }))).toEqual([
      'study',
      'hall',
      'attic',
    ]);
  });

  test('beside: off the board (X91-02)', () => {
    expect(weaponsOf(table('beside'))).toEqual([null, null, null]);
  });

  test('all in one room that the edition names (S08-03)', () => {
    expect(weaponsOf(table({ room: 'study' }))).toEqual(['study', 'study', 'study']);
    expect(weaponsOf(table({ room: 'study' }, { weapons: { rope: 'hall' } }))).toEqual([
      'hall',
      'study',
      'study',
    ]);
  });
});

describe('pulled', () => {
  test('is taken from the layout for a seat that is in a room', () => {
    const { pos } = table('beside', { pawns: { mustard: 'hall' }, pulled: ['mustard', 'scarlet'] });
    expect(pos.pulled).toEqual([-1, pos.rules.board.nodeOf('hall')]);
  });
});

describe('a suggestion', () => {
  const suggested = (suspect: string, weapon: string, layout: Layout = {}) =>
    table('beside', { ...layout, pawns: { scarlet: 'hall', ...layout.pawns }, pulled: ['scarlet'] }).after(
      'scarlet',
      {
        do: 'suggest',
        suspect,
        weapon,
        room: 'hall',
      },
    );
  const brought = ({ facts }: ReturnType<typeof suggested>) => facts.filter(({ fact }) => fact === 'brought');

  test('brings the suspect’s pawn and the weapon into the room (C86-18)', () => {
    const after = suggested('mustard', 'rope');
    expect(brought(after)).toEqual([
      { fact: 'brought', piece: 'mustard', from: [4, 0], to: 'hall' },
      { fact: 'brought', piece: 'rope', from: null, to: 'hall' },
    ]);
    expect([after.at('mustard'), after.at('rope')]).toEqual(['hall', 'hall']);
  });

  test('brings the pawn of a suspect that nobody plays', () => {
    const after = suggested('plum', 'rope');
    expect(after.at('plum')).toBe('hall');
    expect(after.pos.pulled[1]).toBe(-1);
  });

  test('brings a pawn that is off the board', () => {
    expect(suggested('mustard', 'rope', { pawns: { mustard: null } }).at('mustard')).toBe('hall');
  });

  test('does not move or pull pieces that are already there (C86-18, C86-22)', () => {
    const after = suggested('mustard', 'rope', { pawns: { mustard: 'hall' }, weapons: { rope: 'hall' } });
    expect(brought(after)).toEqual([]);
    expect(after.pos.pulled[1]).toBe(-1);
  });

  test('pulls the seat whose pawn it brings (C86-22), even the suggester’s own (S08-10)', () => {
    const { pos } = suggested('mustard', 'rope');
    expect(pos.pulled[1]).toBe(pos.rules.board.nodeOf('hall'));
    const draft = { ...pos };
    pieces('beside').after!.brought!(draft, { fact: 'brought', piece: 'scarlet', from: 'hall', to: 'study' });
    expect(draft.pawns[0]).toBe(pos.rules.board.nodeOf('study'));
    expect(draft.pulled[0]).toBe(pos.rules.board.nodeOf('study'));
  });

  test.each([
    ['one-turn', -1],
    ['until-it-moves', 'hall'],
  ] as const)('%s: decides whether the pull outlasts the pulled seat’s turn', (lasts, room) => {
    const draft = { ...suggested('mustard', 'rope').pos, turn: 1 };
    pieces('beside', lasts).after!.turn!(draft, { fact: 'turn', seat: 2, number: 9 });
    expect(draft.pulled[1]).toBe(room === -1 ? -1 : draft.rules.board.nodeOf(room));
  });
});
