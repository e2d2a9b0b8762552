/** Benchmarks of whole casebooks, and of a step of the replay. */

import { analyse, type GameLog, startAnalysis } from '@casefile/analysis';
import { type Bot, infoOf, makeBot } from '@casefile/bots';
import { editionById } from '@casefile/editions';
import {
  askedSeats,
  type Fact,
  legalForms,
  makeView,
  openTable,
  playAt,
  positionFrom,
  seededChance,
} from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import type { Benchmark } from './benchmark.ts';
import { cpuSeconds, median } from './clock.ts';

/** A game between bots that play well enough to end it. */
function playedGame(id: string, seats: number, seed: number): GameLog {
  const edition = editionById(id)!;
  const options = defaultOptions(edition);
  const players = edition
    .cards(options)
    .suspects.slice(0, seats)
    .map((suspect) => ({ suspect }));
  const opened = openTable(edition, { players, options }, seededChance(seed.toString(16).padStart(64, '0')));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const info = infoOf(edition, options);
  const minds = ['most-likely', 'clauses', 'cross-off'];
  const bots = players.map((_, seat): Bot => makeBot(minds[seat % minds.length]!, `${seed} ${seat}`, info));
  const steps: (readonly Fact[])[] = [opened.facts];
  let { table } = opened;
  while (table.game.table.result === null && steps.length < 2000) {
    const [by] = askedSeats(table.game.table);
    const own = table.seats[by!]!;
    const action = bots[by!]!.decide(makeView(own), legalForms(own, by!), { ms: 1000 });
    const played = playAt(table, by!, action);
    if (!played.ok) throw new Error(played.refusal.why);
    table = played.table;
    steps.push(played.facts);
  }
  return { rules: table.game.table.rules, viewpoint: 'table', steps };
}

function casebookSeconds(id: string, seats: number, games: number): number {
  analyse(playedGame(id, seats, 1));
  const times = Array.from({ length: games }, (_, i) => {
    const game = playedGame(id, seats, 2 + i);
    return cpuSeconds(() => analyse(game));
  });
  return median(times);
}

/** The time until everything on the first page is computed, for one player. */
function firstPageMs(): number {
  const times = Array.from({ length: 20 }, (_, i) => {
    const game = playedGame('clue-2002', 6, 100 + i);
    return cpuSeconds(() => startAnalysis(game, { first: 0 }).next());
  });
  return 1000 * median(times);
}

/** The position after any fact, folded from the beginning, as for a link into the middle of a game. */
function replayStepMs(): number {
  const { rules, steps } = playedGame('super-1991', 10, 7);
  const facts = steps.flat();
  const times = Array.from({ length: 30 }, (_, i) => {
    const at = Math.floor((facts.length * (i + 1)) / 30);
    return cpuSeconds(() => positionFrom(rules, facts.slice(0, at), i % 10));
  });
  return 1000 * Math.max(...times);
}

export const analysisBenchmarks = (): Benchmark[] => [
  {
    name: 'analysis/casebook-clue-2002-6',
    unit: 's of one core, median of 50 games',
    goal: 3,
    better: 'less',
    measure: () => ({ value: casebookSeconds('clue-2002', 6, 50) }),
  },
  {
    name: 'analysis/casebook-super-1991-10',
    unit: 's of one core, median of 10 games',
    goal: 20,
    better: 'less',
    measure: () => ({ value: casebookSeconds('super-1991', 10, 10) }),
  },
  {
    name: 'analysis/first-page',
    unit: 'ms, a quarter of 300 at 4× slowdown',
    goal: 75,
    better: 'less',
    measure: () => ({ value: firstPageMs() }),
  },
  {
    name: 'analysis/replay-step',
    unit: 'ms, the slowest of 30',
    goal: 50,
    better: 'less',
    measure: () => ({ value: replayStepMs() }),
  },
];
