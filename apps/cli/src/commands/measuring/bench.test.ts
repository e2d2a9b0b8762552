import { expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';
import { runBenchmark } from '../../bench/benchmark.ts';

test('compares a goal with the ratio, or with the value when there is no baseline', async () => {
  const ratio = { name: 'a/b', unit: 'steps/s', baseline: 'theirs', goal: 25 };
  expect(await runBenchmark({ ...ratio, measure: () => ({ value: 10, ratio: 31.2 }) })).toEqual({
    ...ratio,
    value: 10,
    ratio: 31.2,
    ok: true,
  });
  expect((await runBenchmark({ ...ratio, measure: () => ({ value: 1000, ratio: 24 }) })).ok).toBe(false);
  const judged = { ...ratio, judged: 'value' } as const;
  expect((await runBenchmark({ ...judged, measure: () => ({ value: 24, ratio: 31.2 }) })).ok).toBe(false);
  expect((await runBenchmark({ ...judged, measure: () => ({ value: 26, ratio: 0.1 }) })).ok).toBe(true);
  const size = { name: 'a/size', unit: 'kB', goal: 25, better: 'less' } as const;
  expect(await runBenchmark({ ...size, measure: () => ({ value: 24 }) })).toMatchObject({
    baseline: null,
    ratio: null,
    ok: true,
  });
  expect((await runBenchmark({ ...size, measure: () => ({ value: 26 }) })).ok).toBe(false);
  expect(await runBenchmark({ name: 'a/c', unit: 's', measure: () => ({ value: 1 }) })).toMatchObject({
    goal: null,
    ok: true,
  });
});

test('--list prints the benchmarks, and a group selects all of its members', async () => {
  const { code, out } = await casefile(['bench', '--list', '--json']);
  expect(code).toBe(0);
  const { benchmarks } = JSON.parse(out);
  expect(benchmarks).toContain('engine/steps');
  const group = await casefile(['bench', 'engine', '--list']);
  expect(group.out.trimEnd().split('\n')).toEqual(
    benchmarks.filter((name: string) => name.startsWith('engine/')),
  );
});

test('--postgres adds the server on one and on three processes', async () => {
  const { out } = await casefile(['bench', 'server', '--postgres', '--list']);
  expect(out).toContain('server/one-process-move-to-all-p99\n');
  expect(out).toContain('server/three-processes-move-to-all-p99\n');
  expect(out).not.toContain('ready-with-1000-games');
});

test('prints results as JSON and as a table', async () => {
  const json = await casefile(['bench', 'engine/size', '--json']);
  expect(JSON.parse(json.out)).toEqual({
    results: [
      {
        name: 'engine/size',
        value: expect.any(Number),
        unit: expect.stringContaining('kB'),
        baseline: null,
        ratio: null,
        goal: expect.any(Number),
        ok: true,
      },
    ],
  });
  expect(json.code).toBe(0);
  expect((await casefile(['bench', 'engine/size'])).out).toMatch(
    /^engine\/size {2}[\d.]+ kB.* goal [\d.]+ +ok\n$/,
  );
});
