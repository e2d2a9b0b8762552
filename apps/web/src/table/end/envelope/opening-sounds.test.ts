import { expect, test } from 'vitest';
import { cueOf } from '../../../sound/cues.ts';
import { endingCue, openingSounds } from './opening-sounds.ts';

test('plays the wax as it breaks, each card as it turns, and then whether it was named', () => {
  expect(openingSounds([true, false, null]).map(({ cue }) => cue)).toEqual([
    'envelope',
    'card',
    'fits',
    'card',
    'fitsNot',
    'card',
  ]);
  const times = openingSounds([true, true, true]).map(({ atMs }) => atMs);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('the accusation does not sound like the end, because the envelope is still closed', () => {
  const accusation = [
    { fact: 'accused', seat: 0, cards: ['plum', 'rope', 'hall'] },
    { fact: 'judged', seat: 0, right: true, sealed: { for: [0] } },
    { fact: 'ended', winner: 0, envelope: ['plum', 'rope', 'hall'] },
  ] as never;
  expect(cueOf(accusation, true)).toBeNull();
  expect(cueOf(accusation)?.cue).toBe('accusation');
});

test('winners and losers hear different endings, and a spectator hears that somebody won', () => {
  expect(endingCue(2, 2)).toBe('end');
  expect(endingCue(2, 0)).toBe('lost');
  expect(endingCue(2, null)).toBe('end');
  expect(endingCue(null, null)).toBe('lost');
});
