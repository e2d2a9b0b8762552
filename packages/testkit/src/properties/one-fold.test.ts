/** A view built fact by fact equals the view of somebody who joins now (R04). */
import {
  advance,
  blankPosition,
  type Fact,
  positionAt,
  positionFrom,
  stripFact,
  type Viewer,
} from '@casefile/engine';
import { playRandomly } from '../playthrough.ts';
import { randomFrom } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import { mustBeSame, positionText } from './canonical.ts';
import { holdsEverywhere } from './property.ts';

/** Checked at some stages only: refolding at every stage would be quadratic. */
const joinsPerGame = 3;

function oneFold(recipe: Recipe): void {
  const { stages } = playRandomly(recipe);
  const below = randomFrom(recipe.seed);
  const joins = new Set([stages.length - 1]);
  while (joins.size < Math.min(joinsPerGame, stages.length)) joins.add(below(stages.length));
  const viewers: Viewer[] = ['table', 'spectator', ...recipe.suspects.keys()];
  const log: Fact[] = [];
  for (const [at, stage] of stages.entries()) {
    log.push(...stage.facts);
    if (!joins.has(at)) continue;
    const { rules } = stage.game.table;
    for (const viewer of viewers) {
      const text = positionText(positionAt(stage, viewer));
      const what = `the position of ${viewer} after ${at} actions`;
      mustBeSame(what, text, positionText(positionFrom(rules, log, viewer)));
      let one = blankPosition(rules, viewer);
      for (const fact of log) one = advance(one, stripFact(fact, viewer));
      mustBeSame(`${what}, fact by fact,`, text, positionText(one));
    }
  }
}

holdsEverywhere('R04 one fold for everybody', oneFold);
