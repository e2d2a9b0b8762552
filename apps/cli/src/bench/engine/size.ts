import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { editions } from '@casefile/editions';
import { rolldown } from 'rolldown';
import type { Benchmark } from '../benchmark.ts';

/** Kilobytes (1,000 bytes) after bundling for the browser, minifying and gzip. */
async function bundleSize(source: string): Promise<number> {
  const folder = mkdtempSync(join(import.meta.dirname, 'bundle-'));
  try {
    const input = join(folder, 'entry.ts');
    writeFileSync(input, source);
    const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'es', minify: true });
    return gzipSync(output[0].code, { level: 9 }).length / 1000;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const names = (id: string, language: string): string =>
  `export { names as ${id.replace(/\W/g, '_')}_${language} } from '@casefile/editions/${id}/${language}/names';`;
const engine = `export * from '@casefile/engine';`;

const whole = (): string =>
  [
    engine,
    `export * from '@casefile/editions';`,
    ...editions.flatMap(({ id }) => [names(id, 'en'), names(id, 'fr')]),
  ].join('\n');
const one = (id: string): string =>
  [engine, `export * from '@casefile/editions/${id}/edition';`, names(id, 'en')].join('\n');

export const sizeBenchmarks: readonly Benchmark[] = [
  {
    name: 'engine/size',
    unit: 'kB gzip',
    goal: 60,
    better: 'less',
    measure: async () => ({ value: await bundleSize(whole()) }),
  },
  {
    name: 'engine/size-of-one-edition',
    unit: 'kB gzip',
    goal: 25,
    better: 'less',
    async measure() {
      const sizes = await Promise.all(editions.map(({ id }) => bundleSize(one(id))));
      return { value: Math.max(...sizes) };
    },
  },
];
