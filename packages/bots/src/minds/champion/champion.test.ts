import type { Form } from '@casefile/engine';
import { expect, test } from 'vitest';
import { hand, inquiry, knownBut, rooms, sightOf, suspects, viewWith, weapons } from '../../test/views.ts';
import { accuseEarly, hasMoreToCome } from './accusing/early-accusation.ts';
import { candidates } from './asking/candidates.ts';
import type { Belief } from './belief.ts';
import { championMind } from './mind.ts';
import { championSettings, pacedSettings } from './settings.ts';

const [s2, s3] = suspects.slice(2) as [string, string];
const [w2] = weapons.slice(2) as [string];
const [r2, r3] = rooms.slice(2) as [string, string];
const mayEnd: readonly Form[] = [
  { do: 'end' },
  { do: 'accuse', suspect: suspects, weapon: weapons, room: rooms },
];

const belief: Belief = { top: { cards: [s2, w2, r2], p: 0.6 }, bits: 1, chance: () => 0, alone: () => 0 };
const gambles = (safe: number, moment: 'free' | 'joining' = 'free') =>
  accuseEarly(belief, championSettings, () => ({ safe, ease: 0, threats: new Map() }), moment, 4);

test('accuses on a fair chance when somebody else is about to win, and waits when nobody is', () => {
  expect(gambles(0.1)).toEqual({ suspect: s2, weapon: w2, room: r2 });
  expect(gambles(1)).toBeNull();
});

test('does not take an even chance among four others, however close they are', () => {
  const even: Belief = { ...belief, top: { ...belief.top, p: 0.5 } };
  expect(
    accuseEarly(even, championSettings, () => ({ safe: 0, ease: 0, threats: new Map() }), 'free', 4),
  ).toBeNull();
});

test('waits if it is likely to have another turn, and otherwise takes a small edge among five', () => {
  const among = (p: number, rivals: number, safe: number) =>
    accuseEarly(
      { ...belief, top: { ...belief.top, p } },
      championSettings,
      () => ({ safe, ease: 0, threats: new Map() }),
      'free',
      rivals,
    );
  expect(gambles(0.4)).not.toBeNull();
  expect(gambles(0.6)).toBeNull();
  expect(among(0.54, 5, 0.1)).not.toBeNull();
  expect(among(0.54, 5, 0.6)).toBeNull();
  expect(among(0.54, 4, 0.1)).toBeNull();
  expect(among(0.53, 5, 0)).toBeNull();
});

test('waits for a better chance against fewer opponents', () => {
  const close = () => ({ safe: 0.1, ease: 0, threats: new Map() });
  expect(accuseEarly(belief, championSettings, close, 'free', 4)).not.toBeNull();
  expect(accuseEarly(belief, championSettings, close, 'free', 2)).toBeNull();
});

test('waits among poor listeners with a chance that it would take among good ones', () => {
  const likely: Belief = { ...belief, top: { cards: [s2, w2, r2], p: 0.8 } };
  const accuses = (ease: number) =>
    accuseEarly(likely, championSettings, () => ({ safe: 0.75, ease, threats: new Map() }), 'free', 4);
  expect(accuses(0)).not.toBeNull();
  expect(accuses(1)).toBeNull();
});

test('does not accuse early while its turn can bring more, nor join an accusation on a fair chance', () => {
  const maySuggest: Form = { do: 'suggest', suspect: suspects, weapon: weapons, room: rooms };
  expect(hasMoreToCome(sightOf(viewWith({}), [...mayEnd, maySuggest]), 'free')).toBe(true);
  expect(hasMoreToCome(sightOf(viewWith({}), mayEnd), 'free')).toBe(false);
  expect(gambles(0, 'joining')).toBeNull();
});

test('accuses early when a rival knows all but one card, and not when the rival has heard nothing', () => {
  const known = { ...knownBut(s2, s3, w2, r2), [w2]: 'envelope', [r2]: 'envelope' } as const;
  const unsure = viewWith({ known, turn: 0 });
  const judged = (view: typeof unsure) =>
    championMind(championSettings)(sightOf(view, mayEnd)).accusation('free');
  expect(judged(unsure)).toBeNull();
  // Whatever I had was shown to both, and each has asked for all the rest, beside cards of the envelope.
  const showed = hand.flatMap((card) => [1, 2].map((to) => ({ card, to, turn: 1 })));
  const placed = knownBut(s2, s3, w2, r2);
  const asked = Object.entries(placed).map(([card, owner], i) => {
    const asker = owner === 1 ? 2 : 1;
    return inquiry(2 + i, asker, [card, w2, r2], [owner as number, 'shown']);
  });
  expect(judged({ ...unsure, showed, history: asked })).toBeNull();
  // Who holds one of the two that are left asks for the other: it never named a card of its own.
  const others = weapons.find((card) => placed[card] === 1)!;
  const again = [15, 17].map((turn) => inquiry(turn, 2, [s2, others, r2], [0, 'none'], [1, 'shown']));
  expect(judged({ ...unsure, showed, history: [...asked, ...again] })).toMatchObject({ suspect: s2 });
});

test('shows what the asker has seen before, not what is new to it', () => {
  const [first, second, third] = [hand[0]!, hand[2]!, hand[4]!];
  for (const seen of [first, second, third]) {
    const view = viewWith({
      showed: [{ card: seen, to: 1, turn: 2 }],
      history: [inquiry(2, 1, [first, second, third], [2, 'none'], [0, 'shown'])],
    });
    expect(championMind(championSettings)(sightOf(view)).show([first, second, third], 1)).toBe(seen);
  }
});

test('weighs the likely cards of each category, and as a bluff one that nobody has seen', () => {
  const view = viewWith({ showed: [{ card: hand[0]!, to: 1, turn: 2 }] });
  const alone = (card: string): number => (card === s3 ? 0.9 : 0.1);
  const weighed = candidates(sightOf(view).info.cards, view, { ...belief, alone }, 1);
  const named = new Set(weighed.map(([suspect]) => suspect));
  expect(named).toEqual(new Set([s3, hand[1]]));
  expect(weighed).toHaveLength(8);
});

test('asks for the one open card beside two of its own, not beside cards that others would show', () => {
  const placed = knownBut(s2, w2, r2, r3);
  const known = { ...placed, [s2]: 'envelope', [w2]: 'envelope' } as const;
  const withNext = (cards: readonly string[]): string => cards.find((card) => placed[card] === 1)!;
  const { suggestion } = championMind(championSettings)(sightOf(viewWith({ known })));
  const named = suggestion({
    suspects: [withNext(suspects), hand[0]!],
    weapons: [withNext(weapons), hand[2]!],
    rooms: [withNext(rooms), r2],
  });
  expect(named).toEqual({ suspect: hand[0], weapon: hand[2], room: r2 });
});

test('does less work at a table that waits only briefly', () => {
  expect(pacedSettings(championSettings, 1000)).toBe(championSettings);
  expect(pacedSettings(championSettings, 10).drawnDeals).toBeLessThan(championSettings.drawnDeals);
});
