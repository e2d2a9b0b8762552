import { editions } from '@casefile/editions';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../worker/messages.ts';
import { type Beat, BeatMaker } from './beats.ts';
import { beatTimesMs, type Pace } from './director.ts';
import { scenesOf } from './test/staged-games.ts';

/** How long the beats of every turn stay, in milliseconds. */
function turnsAt(
  scenes: readonly Scene[],
  pace: Pace,
): readonly { readonly ms: number; readonly beats: readonly Beat[]; readonly times: readonly number[] }[] {
  const maker = new BeatMaker();
  const turns: { ms: number; spent: number; beats: Beat[]; times: number[] }[] = [];
  for (const { facts, view, whole } of scenes) {
    const beats = maker.take(facts);
    if (whole) continue;
    turns[view.turnNumber] ??= { ms: 0, spent: 0, beats: [], times: [] };
    const now = turns[view.turnNumber]!;
    const times = beatTimesMs(beats, pace, now.spent);
    now.ms += times.reduce((sum, ms) => sum + ms, 0);
    now.times.push(...times);
    now.spent += beatTimesMs(beats, 'calm', now.spent).reduce((sum, ms) => sum + ms, 0);
    now.beats.push(...beats);
  }
  return turns.filter((turn) => turn !== undefined);
}

describe.each(editions.map((edition) => [edition.id, edition] as const))(
  'U52 the pace of %s',
  (_, edition) => {
    const scenes = scenesOf(edition);

    test('a turn takes less than twelve seconds calmly, less than six briskly, and none at once', () => {
      for (const [pace, maxMs] of [
        ['calm', 12_000],
        ['brisk', 6000],
        ['instant', 1],
      ] as const)
        for (const { ms, beats } of turnsAt(scenes, pace)) {
          const count = (...of: readonly Beat['gesture'][]): number =>
            beats.filter(({ gesture }) => of.includes(gesture)).length;
          // Turns with a second suggestion, an accusation, or cards shown and drawn may take longer.
          const more = 0.4 * Math.max(0, count('question') - 1) + 0.3 * Math.max(0, count('accuse') - 1);
          const cards = 0.08 * Math.max(0, count('slide', 'pass', 'card', 'person') - 2);
          expect(ms).toBeLessThan(maxMs * (1 + more + cards));
        }
    });

    test('however long a turn has been, the arrival of a shown card is seen', () => {
      // A card flies for 650 ms and turns over in 320 ms; after that it has to be read.
      for (const { beats, times } of turnsAt(scenes, 'calm'))
        for (const [i, { gesture }] of beats.entries())
          if (gesture === 'slide') expect(times[i]).toBeGreaterThanOrEqual(1300);
          else if (gesture === 'pass') expect(times[i]).toBeGreaterThanOrEqual(800);
    });

    test('however many players are asked, each answer is seen, also at pace “briskly”', () => {
      for (const { beats, times } of turnsAt(scenes, 'brisk'))
        for (const [i, { gesture }] of beats.entries())
          if (gesture !== 'caption') expect(times[i], gesture).toBeGreaterThanOrEqual(350);
    });

    test('a turn with a question takes about as long as the pace says', () => {
      const asked = (pace: Pace): number[] =>
        turnsAt(scenes, pace)
          .filter(({ beats }) => beats.some(({ gesture }) => gesture === 'question'))
          .map(({ ms }) => ms)
          .sort((a, b) => a - b);
      const middle = (values: readonly number[]): number => values[values.length >> 1]!;
      // Without a board there are no dice and no walk to see.
      const least = edition.drawing === null ? 3500 : 6000;
      expect(middle(asked('calm'))).toBeGreaterThan(least);
      expect(middle(asked('calm'))).toBeLessThan(9500);
      expect(middle(asked('brisk'))).toBeGreaterThan(least * 0.4);
      expect(middle(asked('brisk'))).toBeLessThan(4200);
    });
  },
);
