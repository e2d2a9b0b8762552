/**
 * What a first visit on a slow line sees before the app has come: paper, and the mark on it. It needs neither script nor
 * the large style sheet, which is therefore asked for below it: one in the head keeps the whole page white until it is here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { logo } from '../src/art/brand/logo.ts';

const tokens = join(import.meta.dirname, '../src/theme/tokens.css');
const sheetLink = /\s*<link rel="stylesheet"[^>]*>/g;

/** Too late for somebody whose app comes at once: the mark would only flash up. */
const style = (paper: string): string =>
  `:root{color-scheme:light dark}body{background:${paper}}` +
  '.opening-mark{position:fixed;inset:0;margin:auto;animation:opening-mark 1ms 200ms backwards}' +
  '@keyframes opening-mark{from{visibility:hidden}}#app:not(:empty)~.opening-mark{display:none}';

export function opening(): Plugin {
  return {
    name: 'casefile-opening',
    apply: 'build',
    buildStart() {
      const [, paper] = /--paper: (light-dark\([^;]+\));/.exec(readFileSync(tokens, 'utf8'))!;
      this.emitFile({ type: 'asset', name: 'opening.css', source: style(paper!) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const own = Object.keys(bundle).find((file) => /\/opening-[^/]*\.css$/.test(file));
        const sheets = html.match(sheetLink) ?? [];
        const first = `    <link rel="stylesheet" href="/${own}">\n`;
        const mark = `\n    <svg class="opening-mark" width="96" height="96" viewBox="0 0 48 48" aria-hidden="true">${logo()}</svg>`;
        return html
          .replaceAll(sheetLink, '')
          .replace('  </head>', `${first}  </head>`)
          .replace('<div id="app"></div>', (app) => app + mark + sheets.join(''));
      },
    },
  };
}
