/** Plays the scenarios of the editions through the real engine, to use their games in tests. */
import { readFileSync } from 'node:fs';
import { editionById } from '@casefile/editions';
import {
  type Action,
  type Fact,
  makeView,
  openGame,
  type Position,
  play,
  positionFrom,
  restoreChance,
  scriptedChance,
  seededChance,
} from '@casefile/engine';
import { parseScenario } from '@casefile/testkit';
import { knowledgeFromView } from '../knowledge/from-view.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

const folder = new URL('../../../editions/src/', import.meta.url);
const fixedSeed = 'ca5ef11e'.repeat(8);

export interface Played {
  readonly table: Position;
  readonly log: readonly Fact[];
}

/** Plays a scenario, without its last steps if `without` says so. */
export function playScenario(edition: string, file: string, without = 0): Played {
  const scenario = parseScenario(
    JSON.parse(readFileSync(new URL(`${edition}/scenarios/${file}.json`, folder), 'utf8')),
  );
  const { deck = [], ...layout } = scenario.setup;
  const players = scenario.seats.map((suspect) => ({ suspect }));
  const setting = { players, options: scenario.options, layout };
  const opened = openGame(editionById(edition)!, setting, seededChance(fixedSeed));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  let { game } = opened;
  const log = [...opened.facts];
  let left: readonly string[] = deck;
  for (const { act } of scenario.steps.slice(0, scenario.steps.length - without)) {
    if (act === null || act.refused !== false) continue;
    const script = { die: act.dice ?? [], deck: left, picked: act.picked === undefined ? [] : [act.picked] };
    const chance = scriptedChance(script, game.chance);
    const played = play(
      { ...game, chance },
      game.table.rules.seatOf[act.by]!,
      act.action as unknown as Action,
    );
    if (!played.ok) throw new Error(`${file}: ${JSON.stringify(played.refusal)}`);
    log.push(...played.facts);
    const data = played.game.chance.save();
    const isScripted = data.kind === 'scripted';
    left = isScripted ? ((data.script.deck ?? []) as string[]) : [];
    game = isScripted ? { ...played.game, chance: restoreChance(data.then) } : played.game;
  }
  return { table: game.table, log };
}

/** What the seat of a suspect knows, or a spectator. */
export function knowledgeOf({ table, log }: Played, viewer: string): Knowledge {
  const { rules } = table;
  const pos = positionFrom(rules, log, viewer === 'spectator' ? viewer : rules.seatOf[viewer]!);
  return knowledgeFromView(makeView(pos), rules.cards);
}
