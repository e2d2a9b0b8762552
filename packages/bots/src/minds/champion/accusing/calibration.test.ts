import { expect, test } from 'vitest';
import { calibrated } from './calibration.ts';

test('states less than was counted for a favourite, and small chances and certainty as they are', () => {
  expect(calibrated(0.6)).toBeCloseTo(0.5675, 9);
  expect(calibrated(0.8)).toBeCloseTo(0.735, 9);
  for (const same of [0, 0.02, 0.3, 0.46, 1]) expect(calibrated(same)).toBeCloseTo(same, 9);
});

test('keeps the order of chances', () => {
  const stated = Array.from({ length: 101 }, (_, i) => calibrated(i / 100));
  expect(stated).toEqual([...stated].sort((a, b) => a - b));
  expect(new Set(stated).size).toBe(stated.length);
});
