import { describe, expect, test } from 'vitest';
import { ProblemError } from '../actions/refusal.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { turns } from '../mechanics/turns.ts';
import { listAt, type Time } from '../position/position.ts';
import { bareEdition, cards } from '../test/test-edition.ts';
import type { Edition } from './edition.ts';
import type { Mechanic } from './mechanic.ts';
import { makeRules } from './rules.ts';

const players = (...suspects: string[]) => suspects.map((suspect) => ({ suspect }));
const edition = (more: Partial<Edition> & { map?: string } = {}): Edition =>
  bareEdition([dice({ steps: sum, trapped: 'rolls', begin: 'must' }), turns], more);

describe('the rules of a table', () => {
  const rules = makeRules(edition({ options: { quick: [false, true] } }), {}, players('plum', 'scarlet'));

  test('hold the options, the players and every card once', () => {
    expect(rules.options).toEqual({ quick: false });
    expect(rules.players).toEqual(players('plum', 'scarlet'));
    expect(rules.deck).toEqual([...cards.suspects, ...cards.weapons, ...cards.rooms]);
  });

  test('know each seat’s suspect, and the seat of each suspect that is played', () => {
    expect(rules.pawnOf).toEqual([2, 0]);
    expect([rules.seatOf.plum, rules.seatOf.scarlet, rules.seatOf.mustard]).toEqual([0, 1, undefined]);
  });

  test('know who sits clockwise of whom (ALL-02)', () => {
    const four = makeRules(
      edition({ seats: [4, 4], cards: () => ({ ...cards, suspects: ['a', 'b', 'c', 'd'] }) }),
      {},
      players('a', 'b', 'c', 'd'),
    );
    expect(four.clockwise).toEqual([[1, 2, 3], [2, 3, 0], [3, 0, 1], [0, 1, 2]]); // biome-ignore format: lists
    expect(four.seatAlone).toEqual([[0], [1], [2], [3]]);
  });

  test('offer suggestions only in rooms that have a card', () => {
    const { board, suggestForms } = makeRules(edition({ map: 'H<1.>P' }), {}, players('plum'));
    expect(board.places.map((place, node) => [place, suggestForms[node]?.room])).toContainEqual([
      'hall',
      'hall',
    ]);
    expect(suggestForms[board.nodeOf('pool')]).toBe(null);
    expect(suggestForms[board.nodeOf([1, 0])]).toBe(null);
    expect(suggestForms[board.nodeOf('hall')]).toEqual({
      do: 'suggest',
      suspect: cards.suspects,
      weapon: cards.weapons,
      room: 'hall',
    });
  });

  test('allow any three cards in an accusation', () => {
    expect(rules.accuseForm).toEqual({
      do: 'accuse',
      suspect: cards.suspects,
      weapon: cards.weapons,
      room: cards.rooms,
    });
  });

  test('throw a problem for unknown options or players', () => {
    expect(() => makeRules(edition(), { quick: true }, players('plum'))).toThrow(ProblemError);
    expect(() => makeRules(edition(), {}, players('nobody'))).toThrow(ProblemError);
  });

  test('work without a board', () => {
    const boardless = makeRules(edition({ drawing: null, movement: null }), {}, players('plum'));
    expect([boardless.board.nodes, boardless.suggestForms]).toEqual([0, []]);
    expect(boardless.movement.destinations({ from: 0, steps: 6, others: [], barred: [], stops: [] })).toEqual(
      [],
    );
  });
});

describe('mechanics', () => {
  const heard: string[] = [];
  const speaking = (name: string): Mechanic => ({
    name,
    does: { look: () => [] },
    claims: () => null,
    follows: () => null,
    offers: () => {},
    after: { turn: () => void heard.push(name) },
  });
  const { mechanics, doers, after, claiming, offering, following } = makeRules(
    bareEdition([speaking('one'), speaking('two')]),
    {},
    players('plum'),
  );

  test('keep the edition’s order, after those that every edition needs', () => {
    expect(mechanics.map(({ name }) => name)).toEqual(['knowing', 'waiting', 'accusing', 'one', 'two']);
    expect(doers.get('look')?.map(({ name }) => name)).toEqual(['one', 'two']);
    for (const handler of after.get('turn')!) handler({} as never, {} as never);
    expect(heard).toEqual(['one', 'two']);
  });

  test('are listed only under what they handle', () => {
    expect([claiming.start, offering.start, following].map((list) => list.length)).toEqual([2, 2, 2]);
    expect(doers.get('roll')).toBe(undefined);
    expect(after.get('ended')!.length).toBeGreaterThan(0);
    expect(after.get('chose')).toEqual([]);
  });

  test('are listed only at the times they name', () => {
    const late: Mechanic = { ...speaking('late'), times: ['rolled', 'waiting'] };
    const rules = makeRules(bareEdition([speaking('any'), late]), {}, players('plum'));
    const count = (time: Time) => [rules.claiming, rules.offering].map((lists) => listAt(lists, time).length);
    expect(count('start')).toEqual([1, 1]);
    expect(count('rolled')).toEqual([2, 2]);
    expect(count('waiting')).toEqual([2, 2]);
    for (const time of ['arrived', 'asking', 'settled', 'done'] as const) expect(count(time)).toEqual([1, 1]);
    const lists = {
      start: [1],
      rolled: [2],
      arrived: [3],
      asking: [4],
      settled: [5],
      done: [6],
      waiting: [7],
    };
    for (const [time, list] of Object.entries(lists)) expect(listAt(lists, time as Time)).toBe(list);
  });
});

describe('what many tables share', () => {
  const shared = edition({
    options: { quick: [false, true] },
    mechanics: (options) => [{ name: `quick ${options.quick}` }],
  });

  test('is built once for the same options and number of seats', () => {
    const one = makeRules(shared, {}, players('plum', 'scarlet'));
    const other = makeRules(shared, { quick: false }, players('mustard', 'plum'));
    expect(other.mechanics).toBe(one.mechanics);
    expect(other.board).toBe(one.board);
    expect(other.pawnOf).not.toEqual(one.pawnOf);
  });

  test('is built again for other options or another number of seats', () => {
    const one = makeRules(shared, {}, players('plum', 'scarlet'));
    const quick = makeRules(shared, { quick: true }, players('plum', 'scarlet'));
    const three = makeRules(shared, {}, players('plum', 'scarlet', 'mustard'));
    expect(quick.mechanics.at(-1)!.name).toBe('quick true');
    expect(one.mechanics.at(-1)!.name).toBe('quick false');
    expect(three.clockwise).toHaveLength(3);
  });

  test('is not shared between editions with the same id', () => {
    const twin = edition({ mechanics: () => [{ name: 'twin' }] });
    expect(makeRules(twin, {}, players('plum')).mechanics.at(-1)!.name).toBe('twin');
    expect(makeRules(edition(), {}, players('plum')).mechanics.at(-1)!.name).toBe('turns');
  });
});
