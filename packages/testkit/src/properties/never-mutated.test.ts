/** Values handed out are never mutated: everything is frozen, and the game goes on. */
import { play } from '@casefile/engine';
import { deepFreeze } from '../deep-freeze.ts';
import { accusesSeldom, chooseMove, nextStage, openStage, type Stage } from '../playthrough.ts';
import { randomFrom } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import { must, mustBeSame } from './canonical.ts';
import { holdsEverywhere } from './property.ts';

function neverMutated(recipe: Recipe): void {
  let stage = freezeStage(openStage(recipe));
  for (const choice of recipe.choices) {
    const { game } = stage;
    if (game.table.result !== null) return;
    const move = deepFreeze(chooseMove(game.table, randomFrom(choice), accusesSeldom));
    const next = freezeStage(nextStage(stage, move));
    const again = play(game, move.by, move.action);
    must(again.ok, () => 'an action is refused the second time');
    if (again.ok) mustBeSame('the same action', JSON.stringify(next.facts), JSON.stringify(again.facts));
    stage = next;
  }
}

function freezeStage(stage: Stage): Stage {
  deepFreeze([stage.facts, stage.game.table, stage.seats, stage.spectator]);
  return stage;
}

holdsEverywhere('nothing handed out is changed', neverMutated);
