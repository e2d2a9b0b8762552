import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance/index.ts';
import type { Mechanic } from '../edition/mechanic.ts';
import { openGame } from '../game/game.ts';
import { named, sit, solution, wrong } from '../test/table.ts';
import { bare, die, tiny } from '../test/tiny.ts';
import { accuse } from './accusing/accuse.ts';
import { deal } from './deal.ts';
import { dice, sum, sumBesides } from './moving/dice.ts';
import { pieces } from './moving/pieces.ts';
import { stay } from './moving/stay.ts';
import { walk } from './moving/walk.ts';
import type { Worth } from './moving/worth.ts';
import { answer } from './suggesting/answer.ts';
import { suggest } from './suggesting/suggest.ts';
import {
  claimOn,
  endings,
  type FirstPolicy,
  first,
  type TiesPolicy,
  turnIsOver,
  turns,
  turnsBy,
} from './turns.ts';

const roll = { do: 'roll' } as const;
const end = { do: 'end' } as const;
const mayRoll = dice({ steps: sum, trapped: 'rolls', begin: 'may' });
const mustRoll = dice({ steps: sum, trapped: 'rolls', begin: 'must' });
const mayAccuse = accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false });
const falsely = { do: 'accuse', ...wrong } as const;

describe('turns', () => {
  test('go clockwise, and round again (ALL-02)', () => {
    let table = sit(tiny([mayRoll]));
    const order = [table.turn];
    for (let n = 0; n < 4; n++) {
      table = table.after(table.turn, end);
      order.push(table.turn);
    }
    expect(order).toEqual(['scarlet', 'mustard', 'plum', 'scarlet', 'mustard']);
    expect(table.pos.turnNumber).toBe(5);
    expect(table.pos.ownTurns).toEqual([2, 2, 1]);
  });

  test('pass over a seat that is out (ALL-06)', () => {
    const table = sit(tiny([mayAccuse]))
      .after('scarlet', end)
      .after('mustard', falsely);
    expect(table.turn).toBe('plum');
    expect(table.after('plum', end).after('scarlet', end).turn).toBe('plum');
  });

  test('end by themselves when nothing holds them', () => {
    const table = sit(tiny([mustRoll]));
    expect(table.may('scarlet')).toEqual(['roll']);
    const rolled = table.after('scarlet', roll);
    expect(named(rolled.facts)).toEqual(['rolled', 'turn']);
    expect(rolled.turn).toBe('mustard');
  });

  test('wait for `end` while the seat may still do something', () => {
    const rolled = sit(tiny([mustRoll, mayAccuse])).after('scarlet', roll);
    expect(rolled.turn).toBe('scarlet');
    expect(rolled.may('scarlet')).toEqual(['accuse', 'end']);
    expect(named(rolled.after('scarlet', end).facts)).toEqual(['rested', 'turn']);
  });

  test('cannot be ended while the seat must still do something', () => {
    const table = sit(tiny([mustRoll, walk({ rest: 'never', roomLeft: 'open' })]));
    expect(table.whyNot('scarlet', end)).toBe('must-roll');
    expect(table.after('scarlet', roll, { die: [1] }).whyNot('scarlet', end)).toBe('must-move');
  });

  test('begin anew: no dice, nothing left of the roll, not moved', () => {
    const table = sit(tiny([mustRoll, walk({ rest: 'anywhere', roomLeft: 'open' })]));
    const rolled = table.after('scarlet', roll, { die: [1] });
    expect(rolled.pos).toMatchObject({ dice: [1], left: 1, step: 'rolled' });
    const next = rolled.after('scarlet', { do: 'move', to: [1, 0] });
    expect(next.pos).toMatchObject({ dice: null, left: 0, step: 'start', moved: false, entered: false });
    expect(next.pos.began).toBe(next.pos.rules.board.nodeOf([4, 0]));
  });
});

describe('a new turn', () => {
  test('forgets who was pulled of the seat whose turn is over, and of nobody else', () => {
    const table = sit(tiny([mayRoll]), {
      layout: { first: 'mustard', pawns: { mustard: 'hall', plum: 'hall' }, pulled: ['mustard', 'plum'] },
    });
    const hall = table.pos.rules.board.nodeOf('hall');
    expect(table.pos.pulled).toEqual([-1, hall, hall]);
    expect(table.after('mustard', end).pos.pulled).toEqual([-1, -1, hall]);
  });

  test('forgets the rooms left in the one before', () => {
    const walking = walk({ rest: 'anywhere', roomLeft: 'barred' });
    const table = sit(tiny([mayRoll, walking, mayAccuse]), { layout: { pawns: { scarlet: 'hall' } } });
    const left = table.after('scarlet', roll, { die: [1] }).after('scarlet', { do: 'move', to: [1, 0] });
    expect(left.pos.roomsLeft).toHaveLength(1);
    expect(left.after('scarlet', end).pos.roomsLeft).toEqual([]);
  });
});

describe('turnIsOver', () => {
  const { pos } = sit(tiny([mayRoll]));
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

  test('not while a decision is waited for or something is being answered', () => {
    const done = { ...pos, step: 'done' } as const;
    expect(turnIsOver(done)).toBe(true);
    expect(turnIsOver({ ...done, wait: { for: 'scream', seats: [1] } })).toBe(false);
    expect(turnIsOver({ ...done, inquiry })).toBe(false);
  });

  test('when nothing is claimed, or the seat has rested whatever is', () => {
    expect(turnIsOver(pos)).toBe(false);
    expect(turnIsOver({ ...pos, step: 'settled' })).toBe(true);
    const held = sit(tiny([{ name: 'holding', claims: () => 'must' }])).pos;
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
  ] as const)('%j make %j: what must be done goes before what may', (claims, whole) => {
    expect(claimOn(sit(tiny(claims.map(claiming))).pos)).toBe(whole);
  });

  test('is weighed anew after every fact', () => {
    const table = sit(tiny([mayRoll]));
    expect(turnIsOver(table.pos)).toBe(false);
    expect(claimOn({ ...table.pos, step: 'rolled' })).toBe(null);
    expect(claimOn(table.pos)).toBe('may');
  });
});

describe('first', () => {
  const opened = (policy: FirstPolicy, more: Parameters<typeof sit>[1] = {}, ties?: TiesPolicy) =>
    sit(
      bare([
        first(policy, ties),
        deal({ from: 'first-seat', spare: 'dealt' }),
        pieces('beside'),
        mayRoll,
        turns,
      ]),
      {
        seats: ['plum', 'scarlet', 'mustard'],
        ...more,
      },
    );

  test('table-order: the first suspect of the table, wherever it sits (C86-05)', () => {
    expect(opened('table-order').turn).toBe('scarlet');
  });

  test('table-order: the next one when nobody plays the first (C86-05)', () => {
    expect(opened('table-order', { seats: ['plum', 'mustard'] }).turn).toBe('mustard');
  });

  test('roll-off: the highest roll, and the tied roll again (S08-04)', () => {
    const table = opened('roll-off', { draws: { first: [2, 5, 5, 1, 6] } });
    expect(table.turn).toBe('mustard');
    expect(table.last('first')).toEqual({
      fact: 'first',
      seat: 2,
      rolls: [
        [2, 5, 5],
        [0, 1, 6],
      ],
    });
  });

  test('roll-again: the tied do, and the others do not (X91-03)', () => {
    const table = opened('roll-off', { draws: { first: [5, 5, 1, 2, 3] } }, 'roll-again');
    expect([table.turn, table.last('first')?.rolls]).toEqual(['scarlet', [[5, 5, 1], [2, 3, 0]]]); // biome-ignore format: two rounds
  });

  test('first-seated: the first of the tied goes before the others', () => {
    const table = opened('roll-off', { draws: { first: [2, 5, 5] } }, 'first-seated');
    expect([table.turn, table.last('first')?.rolls]).toEqual(['scarlet', [[2, 5, 5]]]);
    expect(opened('left-of-highest', { draws: { first: [2, 5, 5] } }, 'first-seated').turn).toBe('mustard');
  });

  test('a mark counts nothing in the roll, where the edition says so (S08-04)', () => {
    const marked = (worth?: Worth) =>
      sit(bare([first('roll-off', 'roll-again', worth), mayRoll, turns], { dice: [die, die] }), {
        draws: { first: [1, 5, 4, 1, 2, 2] },
      });
    expect(marked().last('first')?.rolls).toEqual([[6, 5, 4]]);
    expect(marked(sumBesides(1)).last('first')?.rolls?.[0]).toEqual([5, 5, 4]);
  });

  test('left-of-highest: the seat at the left of the highest roll (X91-03)', () => {
    expect(opened('left-of-highest', { draws: { first: [2, 6, 5] } }).turn).toBe('mustard');
    expect(opened('left-of-highest', { draws: { first: [2, 5, 6] } }).turn).toBe('plum');
  });

  test('any: every seat may come first (K18-03)', () => {
    const edition = tiny([mayRoll]);
    const begins = (n: number): number => {
      const anyFirst = { ...edition, mechanics: () => [first('any'), ...edition.mechanics({}, 3).slice(2)] };
      const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
      const opening = openGame(anyFirst, { players }, seededChance(`${n}`.padStart(64, '0')));
      return opening.ok ? opening.game.table.turn : -1;
    };
    expect(new Set(Array.from({ length: 20 }, (_, n) => begins(n)))).toEqual(new Set([0, 1, 2]));
  });

  test.each(['table-order', 'roll-off', 'left-of-highest', 'any'] as const)(
    '%s: unless the layout names a seat, and then nobody rolls',
    (policy) => {
      const table = opened(policy, { layout: { first: 'plum' } });
      expect(table.last('first')).toEqual({ fact: 'first', seat: 0 });
      expect(table.turn).toBe('plum');
    },
  );
});

describe('endings', () => {
  const playing = (lastSeat: 'plays-on' | 'wins') => {
    const edition = tiny([mayAccuse]);
    const table = sit({
      ...edition,
      mechanics: () => [endings(lastSeat), ...edition.mechanics({}, 3).slice(1)],
    });
    return table.after('scarlet', falsely).after('mustard', falsely);
  };

  test('plays-on: a last seat plays on alone (ALL-07)', () => {
    const table = playing('plays-on');
    expect(table.pos.result).toBe(null);
    expect(table.turn).toBe('plum');
    expect(table.after('plum', end).turn).toBe('plum');
    expect(table.after('plum', { do: 'accuse', ...solution }).pos.result?.winner).toBe(2);
  });

  test('wins: a last seat wins, and all see the envelope (ALL-07)', () => {
    const table = playing('wins');
    expect(table.pos.result).toEqual({ winner: 2, envelope: ['plum', 'pipe', 'attic'] });
    expect(table.seenBy('spectator').result).toEqual(table.pos.result);
    expect(table.asked).toEqual([]);
  });

  test('wins: whichever seat it is', () => {
    const edition = tiny([mayAccuse]);
    const won = sit(
      { ...edition, mechanics: () => [endings('wins'), ...edition.mechanics({}, 3).slice(1)] },
      { layout: { first: 'mustard' } },
    )
      .after('mustard', falsely)
      .after('plum', falsely);
    expect(won.pos.result?.winner).toBe(0);
  });

  test('plays-on: whichever seat it is', () => {
    const table = sit(tiny([mayAccuse]), { layout: { first: 'mustard' } });
    expect(table.after('mustard', falsely).after('plum', falsely).turn).toBe('scarlet');
  });

  test.each([
    [[], { lost: 'accused' }],
    [[0], { lost: 'murdered-and-accused' }],
    [[0, 1, 2], { lost: 'murdered' }],
  ] as const)('said: the end tells what became of all, with seats %j murdered (S08-24)', (gone, lost) => {
    const pos = {
      ...playing('plays-on').pos,
      out: [true, true, true],
      gone: [0, 1, 2].map((seat) => gone.includes(seat as never)),
    };
    const ends = (loss?: 'said') =>
      endings('plays-on', loss).follows!({ pos, seat: 0, chance: seededChance('0'.repeat(64)) });
    expect(ends('said')).toEqual([{ fact: 'ended', winner: null, envelope: pos.envelope, ...lost }]);
    expect(ends()).toEqual([{ fact: 'ended', winner: null, envelope: pos.envelope }]);
  });

  test('nobody wins when nobody is left who could accuse (ALL-07)', () => {
    const table = playing('plays-on').after('plum', falsely);
    expect(table.pos.result).toEqual({ winner: null, envelope: ['plum', 'pipe', 'attic'] });
  });
});

describe('who begins, where the table names a suspect', () => {
  const beginsAt = (suspect: string, seats: readonly string[]): string =>
    sit(bare([first({ suspect }), deal({ from: 'first-seat', spare: 'dealt' }), mayRoll, turns]), {
      seats,
      layout: { hands: {} },
    }).turn;

  test('is who plays it', () => {
    expect(beginsAt('plum', ['scarlet', 'mustard', 'plum'])).toBe('plum');
  });

  test('is the next one in table order when nobody does', () => {
    expect(beginsAt('mustard', ['scarlet', 'plum'])).toBe('plum');
    expect(beginsAt('plum', ['scarlet', 'mustard'])).toBe('scarlet');
  });
});

describe('a wrong accuser that was pulled into a room', () => {
  const table = (wrongAccusers: 'no-turns' | 'suggest-where-pulled') =>
    sit(
      bare([
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

  test('no-turns: has none', () => {
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
