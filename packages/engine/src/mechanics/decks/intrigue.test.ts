import { describe, expect, test } from 'vitest';
import { seededChance } from '../../chance/index.ts';
import { openGame } from '../../game/game.ts';
import type { Layout } from '../../setup/layout.ts';
import { draws, moves, rests, rolls } from '../../test/intrigue.ts';
import { type SecretsOptions, secretsTable } from '../../test/secrets.ts';
import { namesOfFacts, seed, type TestTable } from '../../test/table.ts';
import type { CardId } from '../../vocabulary.ts';

describe('a mark on the first die', () => {
  test('makes the seat that rolled it draw at once, and move by the other die (S08-06)', () => {
    const table = rolls(secretsTable(), [1, 4], 'butler:again');
    expect(namesOfFacts(table.facts)).toEqual(['rolled', 'drew']);
    expect(table.pos).toMatchObject({ left: 4, step: 'rolled' });
  });

  test('counts only on the first die', () => {
    expect(draws(rolls(secretsTable(), [4, 1]))).toEqual([]);
  });

  test('may be another face than the 1', () => {
    const table = rolls(secretsTable({ mark: 6 }), [6, 4], 'butler:again');
    expect([draws(table).length, table.pos.left]).toEqual([1, 4]);
    expect(rolls(secretsTable({ mark: 6 }), [1, 4]).pos.left).toBe(5);
  });
});

describe('an intrigue square', () => {
  test('makes a seat that stops there draw and ends its turn, except for butler cards (S08-09)', () => {
    const clock = moves(rolls(secretsTable(), [2, 3]), [3, 0], 'clock');
    expect(draws(clock)).toHaveLength(1);
    expect(clock.turn).toBe('mustard');
    const butler = moves(rolls(secretsTable(), [2, 3]), [3, 0], 'butler:home');
    expect(butler.turn).toBe('scarlet');
    expect(butler.pos.step).toBe('settled');
    expect(butler.may('scarlet')).not.toContain('move');
  });

  describe('restingDraws, for a seat that begins its turn there and does not move', () => {
    const rested = (restingDraws: 'nothing' | 'a-card', card: CardId = 'butler:home', clocks = 0) => {
      const table = secretsTable({ restingDraws, layout: { pawns: { scarlet: [3, 0] }, clocks } });
      return rolls(table, [2, 3]).after('scarlet', { do: 'end' }, { deck: [card] });
    };

    test('nothing: it draws nothing (S08-09)', () => {
      expect(namesOfFacts(rested('nothing').facts)).toEqual(['rested', 'turn']);
    });

    test('a-card: it draws, and its turn is over', () => {
      expect(namesOfFacts(rested('a-card').facts)).toEqual(['rested', 'drew', 'turn']);
      expect(rested('a-card').pos.intrigue!.counts).toEqual([1, 0, 0]);
      expect(namesOfFacts(rested('a-card', 'clock', 2).facts)).toEqual([
        'rested',
        'drew',
        'murdered',
        'turn',
      ]);
    });

    test('a-card: a seat that rests elsewhere draws nothing', () => {
      expect(namesOfFacts(rests(rolls(secretsTable({ restingDraws: 'a-card' }), [2, 3])).facts)).toEqual([
        'rested',
        'turn',
      ]);
    });
  });

  describe('sentDraws, for a seat that goes there by a butler card', () => {
    const sent = (sentDraws: 'a-card' | 'nothing') =>
      secretsTable({ sentDraws, layout: { butlers: { scarlet: ['butler:anywhere'] } } }).after(
        'scarlet',
        { do: 'play', card: 'butler:anywhere', to: [3, 0] },
        { deck: ['clock'] },
      );

    test('a-card: it draws (S08-27)', () => {
      expect(namesOfFacts(sent('a-card').facts)).toEqual(['played', 'moved', 'drew', 'turn']);
    });

    test('nothing: it draws nothing', () => {
      expect(namesOfFacts(sent('nothing').facts)).toEqual(['played', 'moved', 'turn']);
    });
  });

  test('gives nothing to a seat that passes it', () => {
    expect(draws(moves(rolls(secretsTable(), [2, 3]), [4, 0]))).toEqual([]);
  });
});

describe('butler cards', () => {
  const table = rolls(secretsTable(), [1, 4], 'butler:again');

  test('are held in secret, but how many a seat holds is public (S08-25)', () => {
    expect(table.seenBy('scarlet').intrigue).toMatchObject({
      held: [['butler:again'], [], []],
      counts: [1, 0, 0],
    });
    for (const viewer of ['mustard', 'spectator'])
      expect(table.seenBy(viewer).intrigue).toMatchObject({ held: [[], [], []], counts: [1, 0, 0] });
  });

  test('are known to have left the deck only to the seat that drew them', () => {
    const copies = (viewer: string) =>
      table.seenBy(viewer).intrigue!.unseen.filter((card) => card === 'butler:again').length;
    expect([copies('scarlet'), copies('mustard')]).toEqual([1, 2]);
  });

  test('leave the game when played, and all see which it was (S08-25)', () => {
    const again = table.after('scarlet', { do: 'play', card: 'butler:again' });
    expect(again.seenBy('mustard').intrigue).toMatchObject({ counts: [0, 0, 0] });
    expect(again.seenBy('mustard').intrigue!.unseen.filter((card) => card === 'butler:again')).toHaveLength(
      1,
    );
    expect(again.pos.intrigue!.unseen.filter((card) => card === 'butler:again')).toHaveLength(1);
  });
});

describe('clock cards', () => {
  const clock = (table: TestTable): TestTable => rolls(table, [1, 4], 'clock');
  const after = (clocks: number, more: SecretsOptions = {}): TestTable =>
    secretsTable({ ...more, layout: { ...more.layout, clocks } });

  test('are laid out for all to see and do nothing before the last (S08-21)', () => {
    const table = clock(secretsTable());
    expect(table.seenBy('spectator').intrigue).toMatchObject({ clocks: 1, counts: [0, 0, 0] });
    expect(table.may('scarlet')).toContain('move');
  });

  test('murder the seat that draws the last: it is out, its hand open, its butler cards and pawn gone, its turn over (S08-22)', () => {
    const table = clock(after(2, { layout: { butlers: { scarlet: ['butler:home'] } } }));
    expect(namesOfFacts(table.facts)).toEqual(['rolled', 'drew', 'murdered', 'turn']);
    expect(table.pos).toMatchObject({ out: [true, false, false], gone: [true, false, false], turn: 1 });
    expect(table.seenBy('spectator').known).toEqual({ scarlet: 0, hall: 0 });
    expect(table.pos.intrigue).toMatchObject({ counts: [0, 0, 0], held: [[], [], []] });
    expect(table.at('scarlet')).toBe(null);
  });

  test.each([2, 3])('fatalClock %i: are fatal at exactly that number', (fatalClock) => {
    let table = secretsTable({ fatalClock });
    for (let n = 1; n < fatalClock; n++) {
      table = clock(table);
      expect(table.pos.gone).toEqual([false, false, false]);
      table = rests(table);
    }
    expect(clock(table).pos.gone).toContain(true);
  });

  test('return the last one to the deck, even an empty one, where it can kill again (S08-23)', () => {
    const first = clock(after(2));
    expect(first.pos.intrigue).toMatchObject({ clocks: 2 });
    expect(first.pos.intrigue!.unseen).toContain('clock');
    const deck = { clock: 1 };
    const empty = rolls(secretsTable({ deck, fatalClock: 1 }), [1, 4]);
    expect(empty.pos.gone).toEqual([true, false, false]);
    expect(rolls(empty, [1, 4]).pos.gone).toEqual([true, true, false]);
  });

  test('leave no winner when all are murdered (S08-24)', () => {
    const last = clock(clock(clock(after(2))));
    expect(last.pos.result).toMatchObject({ winner: null });
  });

  test('do not keep a murdered guest from being named, though no pawn moves (S08-22)', () => {
    const table = rolls(clock(after(2, { layout: { pawns: { mustard: [6, 0] } } })), [2, 2]);
    const named = moves(table, 'study').after('mustard', {
      do: 'suggest',
      suspect: 'scarlet',
      weapon: 'pipe',
      room: 'study',
    });
    expect(named.at('scarlet')).toBe(null);
    expect(named.asked).toEqual(['plum']);
  });
});

describe('a layout', () => {
  const { edition } = secretsTable().pos.rules;
  const opening = (layout: unknown) => {
    const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
    const opened = openGame(edition, { players, layout: layout as Layout }, seededChance(seed));
    return opened.ok ? null : opened.problem;
  };

  test('deals butler cards into hands, and lays clocks out', () => {
    const { pos, log } = secretsTable({
      layout: { butlers: { plum: ['butler:see', 'butler:see'] }, clocks: 1 },
    });
    expect(pos.intrigue).toMatchObject({ counts: [0, 0, 2], clocks: 1 });
    expect(pos.intrigue!.unseen).not.toContain('butler:see');
    expect(pos.intrigue!.unseen.filter((card) => card === 'clock')).toHaveLength(2);
    expect(log).toContainEqual({
      fact: 'held',
      seat: 2,
      count: 2,
      sealed: { for: [2], cards: ['butler:see', 'butler:see'] },
    });
  });

  test.each(['butler:tea', 'clock', 'rope'])('is refused for a butler card called %s', (card) => {
    expect(opening({ butlers: { plum: [card] } })).toMatchObject({
      what: 'unknown-card',
      at: 'butlers.plum',
      given: card,
    });
    expect(opening({ butlers: { plum: [card] } })!.valid).not.toContain('clock');
  });

  test('is refused for more copies of a card than the deck has', () => {
    expect(opening({ butlers: { plum: ['butler:home'], scarlet: ['butler:home'] } })).toEqual({
      what: 'card-twice',
      at: 'butlers.scarlet',
      given: 'butler:home',
      valid: [],
    });
  });

  test('is refused for laying out the fatal clock', () => {
    expect(opening({ clocks: 3 })).toEqual({
      what: 'too-many-cards',
      at: 'clocks',
      given: '3',
      valid: ['2'],
    });
    expect(opening({ clocks: 2 })).toBe(null);
  });
});
