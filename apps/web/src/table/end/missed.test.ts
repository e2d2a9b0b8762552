import { expect, test } from 'vitest';
import { missedKind } from './missed.ts';

const lost = { result: { winner: 1, envelope: [] }, accusations: [] } as unknown as Parameters<
  typeof missedKind
>[0];
const wrong = { turn: 3, by: 0, cards: null, right: false };

test('offers practice in accusing after a wrong or missed accusation, else in asking', () => {
  expect(missedKind(lost, 0, null)).toBe('ask');
  expect(missedKind(lost, 0, { turn: 4 })).toBe('accuse');
  expect(missedKind({ ...lost, accusations: [wrong] } as never, 0, null)).toBe('accuse');
  expect(missedKind({ ...lost, accusations: [{ ...wrong, by: 2 }] } as never, 0, null)).toBe('ask');
});

test('offers nothing to the winner or a spectator', () => {
  expect(missedKind(lost, 1, { turn: 4 })).toBeNull();
  expect(missedKind(lost, null, null)).toBeNull();
  expect(missedKind({ ...lost, result: null } as never, 0, null)).toBeNull();
});
