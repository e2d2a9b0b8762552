import type { Action, Form } from '@casefile/engine';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { type Habits, noHabits, randomPerson, remembered, withHabits } from './habits.ts';
import { botIds, makeBot } from './index.ts';
import { opponents } from './people.ts';
import { hand, info, inquiry, knownBut, rooms, suspects, viewWith, weapons } from './test/views.ts';

const [s2, s3, s4] = suspects.slice(2) as [string, string, string];
const [w2, w3] = weapons.slice(2) as [string, string];
const r2 = rooms[2]!;
const shown = [s2, w2, r2].map((card, i) => ({ card, by: 1, turn: i + 1, why: 'suggestion' as const }));
const seen = viewWith({ known: { [s2]: 1, [w2]: 1, [r2]: 1 }, shown: shown as never });
const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);
const suggest: Form = { do: 'suggest', suspect: suspects, weapon: weapons, room: rooms };
const accuse: Form = { do: 'accuse', suspect: suspects, weapon: weapons, room: rooms };

test('forgets about as many shown cards as it says, never its own, and the same ones whenever it looks', () => {
  const habits: Habits = { ...noHabits, forgets: 30 };
  const lost = seeds.flatMap((seed) => {
    const { known } = remembered(seen, habits, seed, info);
    expect(remembered(seen, habits, seed, info).known).toEqual(known);
    for (const card of hand) expect(known[card]).toBe(0);
    return [s2, w2, r2].filter((card) => known[card] === undefined);
  });
  expect(lost.length / 600).toBeGreaterThan(0.22);
  expect(lost.length / 600).toBeLessThan(0.38);
});

test('remembers what was just shown, and knows a forgotten card again when it is shown again', () => {
  const habits: Habits = { ...noHabits, forgets: 100 };
  expect(remembered({ ...seen, turnNumber: 4 }, habits, 'a', info).known[s2]).toBe(1);
  expect(remembered(seen, habits, 'a', info).known[s2]).toBeUndefined();
  const again = { ...seen, shown: [...seen.shown, { ...seen.shown[0]!, turn: 19 }] };
  expect(remembered(again, habits, 'a', info).known[s2]).toBe(1);
});

test('mishears what others asked each other, never what it asked itself or what is asked now', () => {
  const history = [
    inquiry(1, 1, [s2, w2, r2], [2, 'shown']),
    inquiry(2, 0, [s3, w2, r2], [1, 'none'], [2, 'shown']),
    inquiry(3, 2, [s3, w3, r2], [0, 'none'], [1, 'none']),
  ];
  const heard = remembered({ ...seen, history }, { ...noHabits, mishears: 100 }, 'a', info).history;
  expect(heard.map(({ turn }) => turn)).toEqual([2, 3]);
});

test('crosses off the card below the one it was shown, and notices when a category would be empty', () => {
  const habits: Habits = { ...noHabits, mixesUp: 100 };
  const one = viewWith({ known: { [s3]: 1 }, shown: [{ ...shown[0]!, card: s3 }] as never });
  const { known } = remembered(one, habits, 'a', info);
  expect([known[s3], known[s4]]).toEqual([undefined, 1]);
  const all = { ...one, known: { ...one.known, ...knownBut(s4, w2, r2), [s3]: 1 } };
  expect(remembered(all, habits, 'a', info).known[s3]).toBe(1);
});

const says = (action: Action): Bot => ({ decide: () => action });

test('names its favourite suspect while it is not placed, and bluffs with a card of its own', () => {
  const plain = { do: 'suggest', suspect: s2, weapon: w2, room: r2 } as const;
  const asks = (habits: Habits, seed: string) =>
    withHabits(says(plain), habits, seed, info).decide(viewWith({}), [suggest], { ms: 9 }) as typeof plain;
  for (const seed of seeds.slice(0, 20)) {
    const favoured = asks({ ...noHabits, favours: 100 }, seed);
    expect(hand).not.toContain(favoured.suspect);
    expect([favoured.weapon, favoured.room]).toEqual([w2, r2]);
    const bluff = asks({ ...noHabits, bluffs: 100 }, seed);
    expect([bluff.suspect, bluff.weapon].filter((card) => hand.includes(card))).toHaveLength(1);
    expect(asks(noHabits, seed)).toEqual(plain);
  }
});

test('a hesitant bot asks once more before it accuses, and accuses on its next turn', () => {
  const known = { ...knownBut(s2, s3, w2, r2), [s3]: 1 };
  const sight = [{ card: s3, by: 1, turn: 20, why: 'suggestion' }];
  const history = [inquiry(20, 0, [s3, w2, r2], [1, 'shown'])];
  const view = { ...viewWith({ known, shown: sight as never, history }), step: 'end', pawns: {} };
  const bot = makeBot('cross-off', 'a', info);
  const legal: readonly Form[] = [{ do: 'end' }, accuse];
  const shy = withHabits(bot, { ...noHabits, hesitates: true }, 'a', info);
  expect(bot.decide(view, legal, { ms: 9 }).do).toBe('accuse');
  expect(shy.decide(view, legal, { ms: 9 }).do).toBe('end');
  expect(shy.decide({ ...view, turnNumber: 23 }, legal, { ms: 9 }).do).toBe('accuse');
});

test('draws another opponent for every seed, and the same one for the same seed', () => {
  const crowd = seeds.map((seed) => JSON.stringify(randomPerson(seed)));
  expect(new Set(crowd).size).toBeGreaterThan(60);
  expect(JSON.stringify(randomPerson('seed 7'))).toBe(crowd[7]);
  for (const seed of seeds) expect(botIds).toContain(randomPerson(seed).plays);
});

test('the strongest has no harmful habits, and the gentlest forgets the most', () => {
  const forgets = opponents.map(({ habits }) => habits?.forgets ?? 0);
  expect(forgets).toEqual([...forgets].sort((a, b) => b - a));
  expect(opponents.at(-1)!.habits).toBeNull();
});
