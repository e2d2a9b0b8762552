import { expect, test } from 'vitest';
import { beliefIn } from '../../minds/champion/belief.ts';
import { hand, inquiry, knownBut, rooms, sightOf, suspects, viewWith, weapons } from '../../test/views.ts';
import { exactly } from '../deducing/exact.ts';
import { believedWorlds, type ReadingSettings } from './believed.ts';

const [s2, s3] = suspects.slice(2) as [string, string];
const [w2, w3] = weapons.slice(2) as [string, string];
const [r2, r3] = rooms.slice(2) as [string, string];
/** Two of each category are open, so that eight envelopes are left at most. */
const known = knownBut(s2, s3, w2, w3, r2, r3);
const open = viewWith({ known });

function believed(
  view: typeof open,
  how: ReadingSettings,
  sampling = { count: 0, maxDeals: 100_000, seed: 1 },
) {
  const sight = sightOf(view);
  const sure = exactly('counting')(view, sight.info.cards);
  const worlds = believedWorlds(sight, sure, sampling, how)!;
  return { worlds, belief: beliefIn(worlds) };
}
const how = (names: boolean, silence: boolean): ReadingSettings => ({ reads: { names, silence }, swaps: 6 });
const unread = how(false, false);
const reads = how(true, false);
const silent = how(false, true);

test('believes that a player who asks for a card does not hold it', () => {
  const history = [inquiry(3, 1, [s2, w2, r2], [2, 'shown'])];
  const { belief } = believed({ ...open, history }, reads);
  const { belief: before } = believed({ ...open, history }, unread);
  expect(belief.alone(s2)).toBeGreaterThan(before.alone(s2));
});

/** What is left of the chance that seat 1 holds the card when its suggestions are read. */
function doubt(view: typeof open, card: string): number {
  const chance = ({ worlds }: ReturnType<typeof believed>): number => {
    const { cards, owners, numberOf, weights, total } = worlds;
    const at = numberOf.get(card)!;
    return weights.reduce((sum, p, i) => sum + (owners[i * cards.length + at] === 1 ? p / total : 0), 0);
  };
  return chance(believed(view, reads)) / chance(believed(view, unread));
}

test('believes a player less who has asked for a card that it holds or was shown', () => {
  const asks = inquiry(3, 1, [s2, w2, r2], [2, 'shown']);
  const placed = suspects.find((card) => known[card] === 1)!;
  const honest = { ...open, history: [asks] };
  const bluffed = { ...open, history: [inquiry(2, 1, [placed, w2, r2], [2, 'shown']), asks] };
  const before = inquiry(2, 1, [hand[0]!, w2, r2], [2, 'shown']);
  const told = { ...open, history: [before, asks], showed: [{ card: hand[0]!, to: 1, turn: 1 }] };
  const untold = { ...told, showed: [{ card: hand[0]!, to: 1, turn: 2 }] };
  expect(doubt(honest, s2)).toBeLessThan(0.8);
  expect(doubt(bluffed, s2)).toBeGreaterThan(doubt(honest, s2) + 0.1);
  expect(doubt(told, s2)).toBeGreaterThan(doubt(untold, s2) + 0.05);
});

test('expects a player who fills suggestions with its own cards to hold what it names', () => {
  const own = (cards: readonly string[]): string => cards.find((card) => known[card] === 1)!;
  const fills = [2, 4, 6, 8].map((turn) => inquiry(turn, 1, [own(suspects), own(weapons), r3], [2, 'shown']));
  const asks = inquiry(10, 1, [s2, w2, r3], [2, 'shown']);
  const honest = doubt({ ...open, history: [asks] }, s2);
  expect(doubt({ ...open, history: [...fills, asks] }, s2)).toBeGreaterThan(honest + 0.2);
});

test('expects a player who did not accuse after an unanswered suggestion to hold one of its cards', () => {
  const history = [inquiry(3, 1, [s2, w2, r2], [2, 'none'], [0, 'none'])];
  const plain = believed({ ...open, history }, unread).belief;
  const heard = believed({ ...open, history }, silent).belief;
  expect(plain.chance([s2, w2, r2])).toBeGreaterThan(0.2);
  expect(heard.chance([s2, w2, r2])).toBeLessThan(0.05);
});

test('concludes nothing while the turn lasts, nor from a player who is out', () => {
  const history = [inquiry(3, 1, [s2, w2, r2], [2, 'none'], [0, 'none'])];
  const now = { ...open, history, turnNumber: 3 };
  const out = { ...open, history, seats: open.seats.map((seat, i) => ({ ...seat, out: i === 1 })) };
  for (const view of [now, out]) {
    const { worlds } = believed(view, silent);
    expect(new Set(worlds.weights).size).toBe(1);
  }
});

test('keeps every deal that fits, whatever is believed', () => {
  const history = [
    inquiry(1, 1, [s2, w2, r2], [2, 'none'], [0, 'none']),
    inquiry(2, 2, [s2, w3, r2], [0, 'none'], [1, 'shown']),
    inquiry(4, 1, [s3, w2, r3], [2, 'shown']),
  ];
  const { worlds } = believed({ ...open, history }, how(true, true));
  expect(worlds.isAll).toBe(true);
  for (const weight of worlds.weights) expect(weight).toBeGreaterThan(0);
});

test('gives the same chances from drawn deals as from all deals', () => {
  const more = viewWith({
    known: knownBut(...suspects.slice(2, 4), ...weapons.slice(2, 5), ...rooms.slice(2, 6)),
    history: [
      inquiry(1, 1, [s2, w2, r2], [2, 'shown']),
      inquiry(2, 2, [s3, w2, r3], [0, 'none'], [1, 'shown']),
    ],
  });
  const all = believed(more, reads);
  const drawn = believed(more, reads, { count: 6000, maxDeals: 0, seed: 5 });
  expect(all.worlds.isAll).toBe(true);
  expect(drawn.worlds.isAll).toBe(false);
  for (const card of [...suspects, ...weapons, ...rooms])
    expect(Math.abs(drawn.belief.alone(card) - all.belief.alone(card))).toBeLessThan(0.04);
});
