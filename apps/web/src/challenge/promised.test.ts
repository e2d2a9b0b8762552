import { expect, test } from 'vitest';
import { isPromised } from './promised.ts';

const info = {
  edition: 'speed',
  options: { lastSeat: 'plays-on', first: 'any' },
  chairs: [
    { suspect: 'scarlet', bot: null },
    { suspect: 'plum', bot: 'victor' },
    { suspect: 'green', bot: 'agnes' },
  ],
};
const head = {
  edition: 'speed',
  options: { first: 'any', lastSeat: 'plays-on' },
  players: [
    { suspect: 'scarlet', name: 'Ada' },
    { suspect: 'green', bot: 'agnes' },
    { suspect: 'plum', bot: 'victor' },
  ],
};
const [noted, seeds] = [
  { check: 'noted', ok: true, say: '' },
  { check: 'seeds', ok: null, say: '' },
] as const;

test('R32 a game of a challenge is the one its link promises, whoever played it', () => {
  expect(isPromised(head, [seeds, noted], info)).toBe(true);
});

test.each([
  ['another edition', { edition: 'card-2018' }],
  ['another rule', { options: { ...head.options, lastSeat: 'wins' } }],
  ['a rule more', { options: { ...head.options, quick: true } }],
  ['another bot', { players: head.players.with(1, { suspect: 'green', bot: 'champion' }) }],
  ['another chair', { players: head.players.with(0, { suspect: 'white', name: 'Ada' }) }],
  ['a chair more', { players: [...head.players, { suspect: 'white', bot: 'agnes' }] }],
  ['somebody in place of a bot', { players: head.players.with(1, { suspect: 'green', name: 'Eve' }) }],
])('R32 the same seed deals other cards with %s', (_, part) => {
  expect(isPromised({ ...head, ...part }, [seeds, noted], info)).toBe(false);
});

test('R32 a record that contradicts itself, or was compared with nothing, is not the promised game', () => {
  expect(isPromised(head, [seeds, noted, { check: 'order', ok: false, say: '' }], info)).toBe(false);
  expect(isPromised(head, [seeds, { ...noted, ok: null }], info)).toBe(false);
  expect(isPromised(head, [seeds], info)).toBe(false);
});
