import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionLook } from '@casefile/editions/look';
import type { Fact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { callOf } from './call.ts';
import { cueOf, cues } from './cues.ts';
import { footings, roomTones, scores, steps } from './scores.ts';

const moved: Fact = { fact: 'moved', seat: 0, pawn: 'plum', to: 'hall', by: 'walk', left: 0 };
const looks = Object.entries(
  import.meta.glob<EditionLook>('../../../../packages/editions/src/*/look/look.ts', {
    eager: true,
    import: 'look',
  }),
).filter(([, look]) => look !== undefined);

test('plays the most important of several sounds', () => {
  expect(cueOf([moved, { fact: 'accused', seat: 0 }])?.cue).toBe('accusation');
  expect(cueOf([{ fact: 'turn', seat: 0, number: 2 }])).toBeNull();
});

test('a clock is heard as a clock, a butler as a card, a passage as a passage', () => {
  const sealed = { for: [] };
  expect(cueOf([{ fact: 'drew', seat: 0, card: 'clock', sealed }])?.cue).toBe('clock');
  expect(cueOf([{ fact: 'drew', seat: 0, card: 'butler', sealed }])?.cue).toBe('card');
  expect(cueOf([{ ...moved, by: 'passage' }])?.cue).toBe('passage');
});

test('plays a sound with its scene, and not again when the log is written', () => {
  expect(cueOf([moved], true)).toBeNull();
  expect(cueOf([moved])?.cue).toBe('step');
});

test('my turn and a card I must show have different sounds, and other players’ turns have none', () => {
  expect(callOf([1], 1, null)).toBe('turn');
  expect(callOf([1], 1, 'answer')).toBe('show');
  expect(callOf([0], 1, null)).toBeNull();
  expect(callOf([0], null, null)).toBeNull();
});

test('every cue has its own sound, neither long nor too loud', () => {
  const all = [...Object.entries(scores), ...Object.entries(steps)];
  expect(Object.keys(scores).sort()).toEqual(cues.filter((cue) => cue !== 'step').sort());
  expect(new Set(all.map(([, score]) => JSON.stringify(score))).size).toBe(all.length);
  for (const [name, score] of all) {
    expect(score.length, name).toBeGreaterThan(0);
    for (const { at, lasts, loud, hz } of score) {
      expect(at + lasts, name).toBeLessThanOrEqual(2);
      expect(loud, name).toBeLessThanOrEqual(1);
      expect(hz, name).toBeGreaterThan(60);
    }
  }
});

test.each(looks)('%s has a step sound for every floor, and an ambience', (_, look) => {
  for (const { floor } of Object.values(look.rooms)) expect(Object.keys(footings)).toContain(floor);
  expect(Object.keys(steps)).toContain(look.sound.corridor);
  expect(Object.keys(roomTones)).toContain(look.sound.tone);
});

test('makes all sounds itself, from less than 60 kB', () => {
  const files = readdirSync(import.meta.dirname);
  expect(files.filter((file) => !/\.tsx?$/.test(file))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(import.meta.dirname, file)).size, 0);
  expect(bytes).toBeLessThan(60_000);
});
