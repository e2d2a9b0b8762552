import { expect, test } from 'vitest';
import type { Scene } from '../../worker/messages.ts';
import { warningOf } from './warning.ts';

const scene = (outs: readonly boolean[], wait: Scene['wait'] = null): Parameters<typeof warningOf>[0] => ({
  view: { seats: outs.map((out) => ({ suspect: 'x', name: 'x', hand: 3, out })) } as unknown as Scene['view'],
  wait,
  viewerSeat: 0,
});

test('U54: the warning before an accusation says what a wrong one costs now', () => {
  expect(warningOf(scene([false, true, false]))).toBe('out');
  expect(warningOf(scene([false, true, true]))).toBe('last');
  expect(warningOf(scene([false, false], { for: 'gather', seats: [0] }))).toBe('together');
});
