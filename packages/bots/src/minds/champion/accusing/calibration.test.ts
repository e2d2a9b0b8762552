import { expect, test } from 'vitest';
import { calibrated } from './calibration.ts';

test('states less than was counted for a clear favourite, more for a near certainty, and certainty as it is', () => {
  expect(calibrated(0.65)).toBeCloseTo(0.57, 9);
  expect(calibrated(0.85)).toBeCloseTo(0.895, 9);
  for (const same of [0, 0.02, 0.3, 0.5, 1]) expect(calibrated(same)).toBeCloseTo(same, 9);
});

test('keeps the order of chances', () => {
  const stated = Array.from({ length: 101 }, (_, i) => calibrated(i / 100));
  expect(stated).toEqual([...stated].sort((a, b) => a - b));
  expect(new Set(stated).size).toBe(stated.length);
});
