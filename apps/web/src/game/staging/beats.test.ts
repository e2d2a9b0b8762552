import { editions } from '@casefile/editions';
import type { Fact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { BeatMaker } from './beats.ts';
import { closed, lacked, scenesOf, showed, suggested } from './test/staged-games.ts';

test('makes each answer to a question a beat that includes the earlier answers', () => {
  const beats = new BeatMaker().take([suggested, lacked, showed, closed]);
  expect(beats.map(({ gesture }) => gesture)).toEqual(['question', 'shake', 'slide']);
  expect(beats.map(({ asking }) => asking!.answers.length)).toEqual([0, 1, 2]);
});

test('makes a beat for a question that nobody can answer', () => {
  const beats = new BeatMaker().take([suggested, lacked, { ...lacked, seat: 2 }, closed]);
  expect(beats.at(-1)).toMatchObject({ gesture: 'nobody', asking: { by: 0 } });
});

test('keeps a question on the stage across scenes until it is answered', () => {
  const maker = new BeatMaker();
  maker.take([suggested, lacked]);
  expect(maker.take([showed])[0]!.asking).toMatchObject({ by: 0, cards: ['plum', 'rope', 'hall'] });
  maker.take([closed]);
  expect(maker.asking).toBeNull();
});

test('shows neither an accuser as out nor the next turn before the verdict', () => {
  const maker = new BeatMaker();
  maker.take([{ fact: 'turn', seat: 1, number: 6 }]);
  const [accused, judged, turn] = maker.take([
    { fact: 'accused', seat: 1, cards: ['white', 'rope', 'library'] },
    { fact: 'judged', seat: 1, right: false, sealed: { for: [1] } },
    { fact: 'turn', seat: 2, number: 7 },
  ]);
  expect(accused!.untold).toEqual({ turn: 1, ends: [1], names: ['judged', 'turn'], clocks: 0 });
  expect(judged!.untold).toEqual({ turn: 1, ends: [], names: ['turn'], clocks: 0 });
  expect(turn!.untold).toBeNull();
});

test('knows how many clock cards a roll has yet to reveal', () => {
  const [rolled, drew] = new BeatMaker().take([
    { fact: 'rolled', seat: 0, dice: [0, 1], steps: 1 },
    { fact: 'drew', seat: 0, card: 'clock', sealed: { for: [] } },
  ]);
  expect(rolled!.untold).toMatchObject({ clocks: 1 });
  expect(drew!.untold).toBeNull();
});

test('the clock card that kills is in no pile, neither before nor after: it goes back into the deck', () => {
  const beats = new BeatMaker().take([
    { fact: 'rolled', seat: 0, dice: [0, 1], steps: 1 },
    { fact: 'drew', seat: 0, card: 'clock', sealed: { for: [] } },
    { fact: 'murdered', seat: 0, cards: ['rope'] },
  ]);
  expect(beats.map(({ untold }) => untold?.clocks ?? 0)).toEqual([0, 0, 0]);
});

test('a walk begins where the pawn stood, so that its words name the room it has come closer to', () => {
  const maker = new BeatMaker();
  maker.take([{ fact: 'placed', pawns: { plum: [0, 5] }, weapons: {} }]);
  const walk = (to: readonly [number, number]): Fact =>
    ({ fact: 'moved', seat: 0, pawn: 'plum', to, by: 'walk', left: 0 }) as Fact;
  expect(maker.take([walk([1, 5]), walk([2, 5])]).map(({ from }) => from)).toEqual([
    [0, 5],
    [1, 5],
  ]);
});

test.each([
  [{ fact: 'moved', seat: 0, pawn: 'plum', to: 'hall', by: 'passage', left: 0 }, 'passage'],
  [{ fact: 'moved', seat: 0, pawn: 'plum', to: 'hall', by: 'walk', left: 0 }, 'walk'],
  [{ fact: 'moved', seat: 0, pawn: 'plum', to: 'hall', by: 'butler', left: 0 }, 'carry'],
  [{ fact: 'showed', seat: 1, to: 0, why: 'spy', sealed: { for: [0, 1] } }, 'pass'],
  [{ fact: 'drew', seat: 0, card: 'clock', sealed: { for: [] } }, 'clock'],
  [{ fact: 'drew', seat: 0, card: 'butler', sealed: { for: [0] } }, 'card'],
  [{ fact: 'looked', seat: 0, where: 'hall', sealed: { for: [0] } }, 'spy'],
  [{ fact: 'powered', seat: 0 }, 'power'],
  [{ fact: 'tunnelled', from: 'hall', to: ['study'] }, 'tunnel'],
  [{ fact: 'gathered', seats: [0, 1] }, 'gather'],
] as const)('%o has a gesture of its own: %s', (fact, gesture) => {
  expect(new BeatMaker().take([fact as Fact])[0]!.gesture).toBe(gesture);
});

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'every public event of %s has a beat',
  (_, edition) => {
    // Facts without a picture: questions, passes, and what the end itself tells.
    const unstaged = ['asked', 'declined', 'closed', 'done', 'rested', 'ended', 'set', 'clocks', 'held'];
    const maker = new BeatMaker();
    const missing = new Set<string>();
    for (const { facts, whole } of scenesOf(edition)) {
      const shown = new Set(maker.take(facts).map(({ fact }) => fact));
      if (whole) continue;
      for (const fact of facts) if (!shown.has(fact) && !unstaged.includes(fact.fact)) missing.add(fact.fact);
    }
    expect([...missing]).toEqual([]);
  },
);

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'a secret card of %s is in no beat of a viewer who may not see it',
  (_, edition) => {
    const maker = new BeatMaker();
    for (const { facts } of scenesOf(edition))
      for (const { fact } of maker.take(facts))
        if ('sealed' in fact && fact.sealed !== undefined && !fact.sealed.for.includes(0))
          expect(fact.sealed.cards ?? null, JSON.stringify(fact)).toBeNull();
  },
);
