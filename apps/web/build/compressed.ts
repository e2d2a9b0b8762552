/**
 * Beside each text of the build, the same made small: a server that compressed at each visit would pay at each visit.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|html|svg|webmanifest)$/;
/** A file that fits into one packet does not arrive sooner when it is smaller. */
const onePacket = 1000;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'casefile-compressed',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    closeBundle: {
      order: 'post',
      // After the service worker is written, or an outdated one would be served.
      sequential: true,
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !texts.test(entry.name)) continue;
          const path = join(entry.parentPath, entry.name);
          const text = readFileSync(path);
          if (text.length < onePacket) continue;
          writeFileSync(`${path}.br`, brotliCompressSync(text));
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
