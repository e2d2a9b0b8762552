/**
 * What the built app costs a visitor, measured in a real browser: node apps/web/scripts/figures.ts [part]...
 * Parts: lighthouse, game, scenes, heap, rounds, casebook, trainer. Lighthouse is no part of this project: put it anywhere
 * (npm i --prefix /tmp/lh lighthouse) and name that folder in CASEFILE_LIGHTHOUSE.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { serve } from '../../server/test/support/serving.ts';
import { dist } from '../e2e/support/dist.ts';
import { casebookFigures } from './figures/casebook.ts';
import { slowGame } from './figures/game.ts';
import { heapAfterGames } from './figures/heap.ts';
import { lighthouse } from './figures/lighthouse.ts';
import { botRounds } from './figures/rounds.ts';
import { sceneFrames } from './figures/scenes.ts';
import { trainerFigures } from './figures/trainer.ts';

export interface Figure {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
}
type Part = (origin: string) => Promise<readonly Figure[]>;

const parts: Readonly<Record<string, Part>> = {
  lighthouse,
  game: slowGame,
  scenes: sceneFrames,
  heap: heapAfterGames,
  rounds: botRounds,
  casebook: casebookFigures,
  trainer: trainerFigures,
};
/** Seconds in which this machine's processors worked for others, where it shares them and says so: they stretch figures. */
function lent(): number {
  if (!existsSync('/proc/stat')) return 0;
  const [, ...jiffies] = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.trim().split(/\s+/);
  return Number(jiffies[7] ?? 0) / 100;
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part “${unknown.join(', ')}”. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
if (process.env.CASEFILE_DIST === undefined) await buildWeb();
const serving = await serve({ web: dist });
try {
  for (const [name, part] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const before = loadavg()[0]!;
    const lentBefore = lent();
    for (const { what, goal, measured } of await part(serving.origin))
      console.log(`${what} | ${goal} | ${measured}`);
    const lentMeanwhile = (lent() - lentBefore).toFixed(1);
    console.log(
      `(${name}: load ${before.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after, ${lentMeanwhile} s of processor lent to others)`,
    );
  }
} finally {
  await serving.stop();
}
