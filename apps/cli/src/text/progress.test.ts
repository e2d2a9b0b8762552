import { expect, test } from 'vitest';
import { progress } from './progress.ts';

function written(isTTY: boolean, times: readonly number[]): string {
  let text = '';
  let at = 0;
  const stream = { isTTY, write: (more: string) => (text += more) } as unknown as NodeJS.WriteStream;
  const bar = progress('scenarios', 10, stream, () => times[at++]!);
  for (const step of times.keys()) if (step > 0) bar.step(step);
  bar.end();
  return text;
}

test('shows a bar after two seconds, not at every step, and clears it at the end', () => {
  expect(written(true, [0, 1000, 2500, 2550, 4000])).toBe(
    `\rscenarios ${'█'.repeat(6)}${'░'.repeat(24)} 2/10\rscenarios ${'█'.repeat(12)}${'░'.repeat(18)} 4/10\r\u001b[K`,
  );
});

test('shows no bar for quick work, and never in a pipe', () => {
  expect(written(true, [0, 500, 1900])).toBe('');
  expect(written(false, [0, 5000, 9000])).toBe('');
});
