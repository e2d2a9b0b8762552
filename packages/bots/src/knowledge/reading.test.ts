import { expect, test } from 'vitest';
import { beliefIn } from '../minds/champion/belief.ts';
import { hand, inquiry, knownBut, rooms, sightOf, suspects, viewWith, weapons } from '../test/views.ts';
import { believedWorlds, type Credulity } from './believed.ts';
import { exactly } from './exact.ts';

const [s2, s3, s4] = suspects.slice(2) as [string, string, string];
const [w2, w3] = weapons.slice(2) as [string, string];
const [r2, r3] = rooms.slice(2) as [string, string];
/** Two of each category are open, so that eight envelopes are left at most. */
const known = knownBut(s2, s3, w2, w3, r2, r3);
const open = viewWith({ known });

function believed(view: typeof open, how: Credulity, drawing = { count: 0, most: 100_000, seed: 1 }) {
  const sight = sightOf(view);
  const sure = exactly('counting')(view, sight.info.cards);
  const worlds = believedWorlds(sight, sure, drawing, how)!;
  return { worlds, belief: beliefIn(worlds, sure) };
}
const reads = { reads: true, silent: false };
const silent = { reads: false, silent: true };

test('who asks for a card is believed not to hold it', () => {
  const history = [inquiry(3, 1, [s2, w2, r2], [2, 'shown'])];
  const { belief } = believed({ ...open, history }, reads);
  const { belief: unread } = believed({ ...open, history }, { reads: false, silent: false });
  expect(belief.alone(s2)).toBeGreaterThan(unread.alone(s2));
});

test('who asked for a card that it holds, or has been shown here, is believed less', () => {
  const history = [inquiry(3, 1, [s2, w2, r2], [2, 'shown'])];
  const before = inquiry(1, 1, [hand[0]!, w2, r2], [2, 'shown']);
  const honest = believed({ ...open, history }, reads).belief.alone(s2);
  const placed = Object.keys(known).find((card) => known[card] === 1 && suspects.includes(card))!;
  const bluffed = [inquiry(1, 1, [placed, w2, r2], [2, 'shown']), ...history];
  const told = {
    showed: [{ card: hand[0]!, to: 1, turn: 0, why: 'answer' as const }],
    history: [before, ...history],
  };
  expect(placed).not.toBe(s4 === s2 ? s3 : s2);
  expect(believed({ ...open, history: bluffed }, reads).belief.alone(s2)).toBeLessThan(honest);
  expect(believed({ ...open, ...told }, reads).belief.alone(s2)).toBeLessThan(honest);
});

test('who left a question that nobody answered at that holds one of the cards', () => {
  const history = [inquiry(3, 1, [s2, w2, r2], [2, 'none'], [0, 'none'])];
  const plain = believed({ ...open, history }, { reads: false, silent: false }).belief;
  const heard = believed({ ...open, history }, silent).belief;
  expect(plain.chance([s2, w2, r2])).toBeGreaterThan(0.2);
  expect(heard.chance([s2, w2, r2])).toBeLessThan(0.05);
});

test('while its turn lasts it may still accuse, and who is out can not', () => {
  const history = [inquiry(3, 1, [s2, w2, r2], [2, 'none'], [0, 'none'])];
  const now = { ...open, history, turnNumber: 3 };
  const out = { ...open, history, seats: open.seats.map((seat, i) => ({ ...seat, out: i === 1 })) };
  for (const view of [now, out]) {
    const { worlds } = believed(view, silent);
    expect(new Set(worlds.weights).size).toBe(1);
  }
});

test('whatever is believed, no deal that fits is given up', () => {
  const history = [
    inquiry(1, 1, [s2, w2, r2], [2, 'none'], [0, 'none']),
    inquiry(2, 2, [s2, w3, r2], [0, 'none'], [1, 'shown']),
    inquiry(4, 1, [s3, w2, r3], [2, 'shown']),
  ];
  const { worlds } = believed({ ...open, history }, { reads: true, silent: true });
  expect(worlds.isAll).toBe(true);
  for (const weight of worlds.weights) expect(weight).toBeGreaterThan(0);
});

test('deals drawn by halves say the same as all deals', () => {
  const more = viewWith({
    known: knownBut(...suspects.slice(2, 4), ...weapons.slice(2, 5), ...rooms.slice(2, 6)),
    history: [
      inquiry(1, 1, [s2, w2, r2], [2, 'shown']),
      inquiry(2, 2, [s3, w2, r3], [0, 'none'], [1, 'shown']),
    ],
  });
  const all = believed(more, { reads: true, silent: false });
  const drawn = believed(more, { reads: true, silent: false }, { count: 20_000, most: 0, seed: 5 });
  expect(all.worlds.isAll).toBe(true);
  expect(drawn.worlds.isAll).toBe(false);
  for (const card of [...suspects, ...weapons, ...rooms])
    expect(Math.abs(drawn.belief.alone(card) - all.belief.alone(card))).toBeLessThan(0.03);
});
