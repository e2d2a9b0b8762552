import { editionById } from '@casefile/editions';
import type { CardId, Place } from '@casefile/engine';
import { expect, test } from 'vitest';
import { boardOf, infoOf } from '../../../info.ts';
import { walkerFor } from '../../../play/walking.ts';
import type { BotSight } from '../../../sight.ts';
import { hand, knownBut, rooms, sightOf, suspects, viewWith, weapons, white } from '../../../test/views.ts';
import { championMind } from '../mind.ts';
import { championSettings } from '../settings.ts';
import type { Danger } from './danger.ts';
import { hinderingOf } from './hindering.ts';

const info = infoOf(editionById('clue-2002')!, {});
const board = boardOf(info)!;
const [, , , green] = suspects as [CardId, CardId, CardId, CardId];
const nowhere = Object.fromEntries(suspects.map((suspect) => [suspect, null]));
const placed = (pawns: Record<string, Place>, more: Parameters<typeof viewWith>[0] = {}): BotSight => ({
  ...sightOf(viewWith({ ...more, pawns: { ...nowhere, ...pawns }, weapons: {} })),
  info,
  board,
});
/** Seat 2 plays white and is close; these rooms are of use to it. */
const closeWith = (uses: Record<string, number>): Danger => ({
  safe: 0.5,
  ease: 0,
  threats: new Map([[2, { wins: 0.5, rooms: new Map(Object.entries(uses)) }]]),
});

test('pulls a rival away from a good room, and not into one', () => {
  const danger = closeWith({ kitchen: 1, hall: 0 });
  const inStudy = hinderingOf(placed({ [white]: 'study' }), danger);
  expect(inStudy.pull(white, 'hall')).toBeGreaterThan(0.1);
  const inHall = hinderingOf(placed({ [white]: 'hall' }), danger);
  expect(inHall.pull(white, 'kitchen')).toBeLessThan(-0.1);
  expect(inHall.pull(white, 'hall')).toBe(0);
  expect(inHall.pull(green, 'kitchen')).toBe(0);
});

test('of two suspects that tell equally much, names the rival who is worse off in the room', () => {
  const bothWithSeat2 = { ...knownBut(suspects[4]!, suspects[5]!, weapons[5]!, 'lounge', 'kitchen') };
  const known = { ...bothWithSeat2, [white]: 2, [green]: 2 };
  const own = hand[2]!;
  const named = (from: Place, room: CardId, showed: readonly CardId[]): CardId => {
    const sight = placed(
      { [white]: from },
      { known, showed: showed.map((card) => ({ card, to: 2, turn: 1 })) },
    );
    const mind = championMind({ ...championSettings, leakCost: 0 })(sight);
    return mind.suggestion({ suspects: [white, green], weapons: [own], rooms: [room] }).suspect;
  };
  const [mine] = rooms.filter((room) => hand.includes(room)) as [CardId];
  expect(named('study', mine, [mine])).toBe(white);
  expect(named('hall', 'lounge', [])).toBe(green);
});

test('blocks the only door of a room that a rival is heading for, and no other door', () => {
  const danger = closeWith({ lounge: 1, hall: 0.1 });
  const onTheWay: Place = [17, 8];
  const { block } = hinderingOf(placed({ [white]: onTheWay }), danger);
  const [lounge, hall] = [[17, 6] as const, [8, 4] as const];
  expect(block(lounge)).toBeGreaterThan(0.1);
  expect(block(hall)).toBe(0);
  expect(block('lounge')).toBe(0);
});

test('shuts in a rival in a room with one free door and no passage', () => {
  const danger = closeWith({ lounge: 1, hall: 1 });
  const library = { [white]: 'library', [green]: [3, 11] } as const;
  expect(hinderingOf(placed(library), danger).block([7, 8])).toBeGreaterThan(0.05);
  expect(hinderingOf(placed({ [white]: 'library' }), danger).block([7, 8])).toBe(0);
});

test('rates a square that hinders a rival higher when it wants to hinder', () => {
  const sight = placed({ [suspects[0]!]: [17, 8] });
  const plain = championMind(championSettings)(sight);
  const before: Place = board.places[board.nodeOf([17, 6])]!;
  const worth = { worth: () => 0.1, isReady: () => false };
  const indifferent = walkerFor(sight, { ...plain, ...worth, hinders: () => 0 }).at(before);
  const hindering = walkerFor(sight, { ...plain, ...worth, hinders: () => 0.05 }).at(before);
  expect(hindering - indifferent).toBeCloseTo(0.05, 10);
});
