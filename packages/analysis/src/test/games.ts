/** Whole games of the corpus, step by step. */
import { editionById } from '@casefile/editions';
import { editionAt, type Fact, type GameRecord, openGame, play, seededChance } from '@casefile/engine';
import { everyOption } from '@casefile/engine/options';
import { accusesSeldom, chooseMove, seedOf } from '@casefile/testkit/playthrough';
import { randomFrom, shuffled } from '@casefile/testkit/random';
import { maxClocks, type Recipe, tablesOf } from '@casefile/testkit/recipe';
import { readLines } from '@casefile/testkit/records/corpus';
import { size } from '@casefile/testkit/size';
import type { GameLog } from '../knowledge/seat-history.ts';

/** The timeout of one test in milliseconds. */
export const longest = size(60_000, 7_200_000);

function gameFrom({
  edition: id,
  editionVersion,
  players,
  options,
  layout,
  seed,
  actions,
}: GameRecord): GameLog {
  const edition = editionAt(editionById(id)!, editionVersion)!;
  const setting = { players, options, ...(layout ? { layout } : {}) };
  const opened = openGame(edition, setting, seededChance(seed));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const steps: (readonly Fact[])[] = [opened.facts];
  let { game } = opened;
  for (const { by, action } of actions) {
    const played = play(game, by, action);
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
    steps.push(played.facts);
  }
  return { rules: game.table.rules, viewpoint: 'table', steps };
}

/** Games of an edition from the corpus, spread over its numbers of seats and options. */
export function corpusGames(id: string, count: number): GameLog[] {
  const lines = readLines(id).map((line): { name: string; record: GameRecord } => JSON.parse(line));
  const played = lines.filter(({ name }) => !name.includes('random'));
  const step = Math.max(1, Math.floor(played.length / count));
  return played
    .filter((_, i) => i % step === 0)
    .slice(0, count)
    .map(({ record }) => gameFrom(record));
}

/** The beginning of a game in which everybody acts at random. */
export function randomGame(id: string, seed: number, actions: number): GameLog {
  const edition = editionById(id)!;
  const below = randomFrom(seed);
  const { suspects } = edition.cards({ advanced: seed % 2 === 0 });
  const players = suspects.slice(0, 2 + (seed % 3)).map((suspect) => ({ suspect }));
  const opened = openGame(
    edition,
    { players, options: { advanced: seed % 2 === 0 } },
    seededChance(seedOf(seed)),
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const steps: (readonly Fact[])[] = [opened.facts];
  let { game } = opened;
  while (game.table.result === null && steps.length <= actions) {
    const { by, action } = chooseMove(game.table, below, accusesSeldom);
    const played = play(game, by, action);
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
    steps.push(played.facts);
  }
  return { rules: game.table.rules, viewpoint: 'table', steps };
}

/** A random game at one of the edition's tables, all of them taking turns. */
export function recipeFor(id: string, seed: number, actions: number): Recipe {
  const tables = tablesOf(editionById(id)!);
  const table = tables[(seed * 7) % tables.length]!;
  const { edition, seats, options } = table;
  const below = randomFrom(seed);
  const { suspects } = edition.cards(everyOption(edition, options));
  return {
    edition: id,
    suspects: shuffled(suspects, below).slice(0, seats),
    options,
    seed,
    clocks: Math.min(6, maxClocks(table)),
    choices: Array.from({ length: actions }, () => below(0x7fffffff)),
  };
}
