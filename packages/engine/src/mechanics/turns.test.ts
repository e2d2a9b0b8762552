import { describe, expect, test } from 'vitest';
import type { Mechanic } from '../edition/mechanic.ts';
import { namesOfFacts, openTestTable } from '../test/table.ts';
import { bareEdition, testEdition } from '../test/test-edition.ts';
import { end, falsely, mayAccuse, mayRoll, mustRoll, roll } from '../test/turning.ts';
import { deal } from './deal.ts';
import { pieces } from './moving/pieces.ts';
import { stay } from './moving/stay.ts';
import { walk } from './moving/walk.ts';
import { answer } from './suggesting/answer.ts';
import { suggest } from './suggesting/suggest.ts';
import { claimOn, endings, first, turnIsOver, turnsBy } from './turns.ts';

describe('turns', () => {
  test('go clockwise, and round again (ALL-02)', () => {
    let table = openTestTable(testEdition([mayRoll]));
    const order = [table.turn];
    for (let n = 0; n < 4; n++) {
      table = table.after(table.turn, end);
      order.push(table.turn);
    }
    expect(order).toEqual(['scarlet', 'mustard', 'plum', 'scarlet', 'mustard']);
    expect(table.pos.turnNumber).toBe(5);
    expect(table.pos.ownTurns).toEqual([2, 2, 1]);
  });

  test('skip a seat that is out (ALL-06)', () => {
    const table = openTestTable(testEdition([mayAccuse]))
      .after('scarlet', end)
      .after('mustard', falsely);
    expect(table.turn).toBe('plum');
    expect(table.after('plum', end).after('scarlet', end).turn).toBe('plum');
  });

  test('end by themselves when the seat can do nothing more', () => {
    const table = openTestTable(testEdition([mustRoll]));
    expect(table.may('scarlet')).toEqual(['roll']);
    const rolled = table.after('scarlet', roll);
    expect(namesOfFacts(rolled.facts)).toEqual(['rolled', 'turn']);
    expect(rolled.turn).toBe('mustard');
  });

  test('wait for `end` while the seat may still do something else', () => {
    const rolled = openTestTable(testEdition([mustRoll, mayAccuse])).after('scarlet', roll);
    expect(rolled.turn).toBe('scarlet');
    expect(rolled.may('scarlet')).toEqual(['accuse', 'end']);
    expect(namesOfFacts(rolled.after('scarlet', end).facts)).toEqual(['rested', 'turn']);
  });

  test('cannot be ended while the seat must still do something', () => {
    const table = openTestTable(testEdition([mustRoll, walk({ rest: 'never', roomLeft: 'open' })]));
    expect(table.whyNot('scarlet', end)).toBe('must-roll');
    expect(table.after('scarlet', roll, { die: [1] }).whyNot('scarlet', end)).toBe('must-move');
  });

  test('begin without dice, without steps left and without a move made', () => {
    const table = openTestTable(testEdition([mustRoll, walk({ rest: 'anywhere', roomLeft: 'open' })]));
    const rolled = table.after('scarlet', roll, { die: [1] });
    expect(rolled.pos).toMatchObject({ dice: [1], left: 1, step: 'rolled' });
    const next = rolled.after('scarlet', { do: 'move', to: [1, 0] });
    expect(next.pos).toMatchObject({ dice: null, left: 0, step: 'start', moved: false, entered: false });
    expect(next.pos.began).toBe(next.pos.rules.board.nodeOf([4, 0]));
  });
});

describe('a new turn', () => {
  test('clears the pull of the seat whose turn is over, and of no other', () => {
    const table = openTestTable(testEdition([mayRoll]), {
      layout: { first: 'mustard', pawns: { mustard: 'hall', plum: 'hall' }, pulled: ['mustard', 'plum'] },
    });
    const hall = table.pos.rules.board.nodeOf('hall');
    expect(table.pos.pulled).toEqual([-1, hall, hall]);
    expect(table.after('mustard', end).pos.pulled).toEqual([-1, -1, hall]);
  });

  test('clears the rooms left during the turn before', () => {
    const walking = walk({ rest: 'anywhere', roomLeft: 'barred' });
    const table = openTestTable(testEdition([mayRoll, walking, mayAccuse]), {
      layout: { pawns: { scarlet: 'hall' } },
    });
    const left = table.after('scarlet', roll, { die: [1] }).after('scarlet', { do: 'move', to: [1, 0] });
    expect(left.pos.roomsLeft).toHaveLength(1);
    expect(left.after('scarlet', end).pos.roomsLeft).toEqual([]);
  });
});

describe('turnIsOver', () => {
  const { pos } = openTestTable(testEdition([mayRoll]));
  const inquiry = {
    turn: 1,
    by: 0,
    cards: [],
    room: null,
    answers: [],
    asked: null,
    justShown: null,
    card: null,
  };

  test('is false while a seat has to decide or a suggestion is being answered', () => {
    const done = { ...pos, step: 'done' } as const;
    expect(turnIsOver(done)).toBe(true);
    expect(turnIsOver({ ...done, wait: { for: 'scream', seats: [1] } })).toBe(false);
    expect(turnIsOver({ ...done, inquiry })).toBe(false);
  });

  test('is true when nothing is claimed, and after a rest whatever is claimed', () => {
    expect(turnIsOver(pos)).toBe(false);
    expect(turnIsOver({ ...pos, step: 'settled' })).toBe(true);
    const held = openTestTable(testEdition([{ name: 'holding', claims: () => 'must' }])).pos;
    expect(turnIsOver({ ...held, step: 'settled' })).toBe(false);
    expect(turnIsOver({ ...held, step: 'done' })).toBe(true);
  });
});

describe('claimOn', () => {
  const claiming = (claim: 'must' | 'may' | null): Mechanic => ({ name: 'claiming', claims: () => claim });
  test.each([
    [['may', null], 'may'],
    [[null, 'may'], 'may'],
    [['may', 'must'], 'must'],
    [['must', 'may'], 'must'],
  ] as const)('combines %j to %j: what must be done outweighs what may', (claims, whole) => {
    expect(claimOn(openTestTable(testEdition(claims.map(claiming))).pos)).toBe(whole);
  });

  test('follows the position after every fact', () => {
    const table = openTestTable(testEdition([mayRoll]));
    expect(turnIsOver(table.pos)).toBe(false);
    expect(claimOn({ ...table.pos, step: 'rolled' })).toBe(null);
    expect(claimOn(table.pos)).toBe('may');
  });
});

describe('a wrong accuser that was pulled into a room', () => {
  const table = (wrongAccusers: 'no-turns' | 'suggest-where-pulled') =>
    openTestTable(
      bareEdition([
        endings('plays-on'),
        first('table-order'),
        deal({ from: 'first-seat', spare: 'dealt' }),
        pieces('beside'),
        mayRoll,
        stay('pulled'),
        suggest({ onEntering: 'may', pulled: 'never', again: 'free', pulledBack: 'may' }),
        answer('first-who-can'),
        mayAccuse,
        turnsBy({ wrongAccusers }),
      ]),
      { layout: { pawns: { scarlet: 'hall', mustard: 'study' }, pulled: ['mustard'] } },
    )
      .after('scarlet', falsely)
      .after('mustard', { do: 'stay' })
      .after('mustard', { do: 'suggest', suspect: 'scarlet', weapon: 'pipe', room: 'study' });

  test('no-turns: has no turn', () => {
    const shown = table('no-turns').after('plum', { do: 'show', card: 'study' });
    expect(shown.after('mustard', end).after('plum', end).turn).toBe('mustard');
  });

  test('suggest-where-pulled: stays and suggests there, and does nothing else (S08-20)', () => {
    const shown = table('suggest-where-pulled').after('plum', { do: 'show', card: 'study' });
    const late = shown.after('mustard', end).after('plum', end);
    expect(late.turn).toBe('scarlet');
    expect(late.may('scarlet')).toEqual(['stay', 'end']);
    const stayed = late.after('scarlet', { do: 'stay' });
    expect(stayed.may('scarlet')).toEqual(['suggest', 'end']);
    const again = stayed.after('scarlet', end).after('mustard', end).after('plum', end);
    expect(again.turn).toBe('mustard');
  });
});
