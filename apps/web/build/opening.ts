/**
 * What a first visit on a slow line sees before the app has come, and any visit before the screen that it waits for: paper,
 * and the mark on it. It needs neither script nor the large style sheet, which is therefore asked for below it: one in the
 * head keeps the whole page white until it is here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { logo } from '../src/art/brand/logo.ts';

const tokens = join(import.meta.dirname, '../src/theme/tokens.css');
const sheetLink = /\s*<link rel="stylesheet"[^>]*>/g;

/** A line that broke in the middle leaves the mark alone on the paper, for ever: a browser tries no part twice. */
const lateSeconds = 20;
const late = `
    <p class="opening-late">
      Casefile is taking a long time to load. If nothing happens, reload this page.
      <br><span lang="fr">Casefile met du temps à se charger. S’il ne se passe rien, rechargez cette page.</span>
    </p>`;

/** Too late for somebody whose app comes at once: the mark would only flash up. */
const style = (paper: string): string =>
  `:root{color-scheme:light dark}body{background:${paper}}` +
  '@keyframes opening-mark{from{visibility:hidden}}' +
  // For whoever wants no motion the app takes the delay out of every animation, which here would show both at once.
  'body>.opening-mark{position:fixed;inset:0;margin:auto;animation:opening-mark 1ms 200ms backwards!important}' +
  'body>.opening-late{position:fixed;inset:auto 1rem 15%;text-align:center;font-family:sans-serif;' +
  `animation:opening-mark 1ms ${lateSeconds}s backwards!important}` +
  '#app:not(:empty)~:is(.opening-mark,.opening-late){display:none}' +
  '#app:has(>.opening)~.opening-mark{display:block}';

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
          .replace('<div id="app"></div>', (app) => app + mark + late + sheets.join(''));
      },
    },
  };
}
