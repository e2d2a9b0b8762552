/** Builds the service worker after everything else, with the list of all that belongs to this version. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Precache } from '../src/sw/precache.ts';

/** Left to the network: the browser asks for the worker itself, and never for a compressed file by its name. */
const notKept = /^\/(sw\.js|\.stamp)$|\.(br|gz)$/;

export function precacheOf(folder: string): Precache {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !notKept.test(path))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return { version: hash.digest('hex').slice(0, 12), files };
}

export function precacheWorker(): Plugin {
  let folder = '';
  return {
    name: 'casefile-kept-offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
      if (outDir.startsWith(sep)) folder = outDir;
    },
    async closeBundle() {
      const made = await build({
        configFile: false,
        logLevel: 'warn',
        define: { __PRECACHE__: JSON.stringify(precacheOf(folder)) },
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(import.meta.dirname, '../src/sw/worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
      const outputs = Array.isArray(made) ? made : [made];
      for (const output of outputs)
        if ('output' in output)
          for (const chunk of output.output)
            if (chunk.type === 'chunk') writeFileSync(join(folder, 'sw.js'), chunk.code);
    },
  };
}
