/** Tables played side by side do not affect each other: no state lives outside a game. */
import { legalForms } from '@casefile/engine';
import { nextStage, openStage, playRandomly, type Stage } from '../playthrough.ts';
import type { Recipe } from '../recipe.ts';
import { mustBeSame } from './canonical.ts';
import { holdsEverywhere } from './property.ts';

/** A stage's facts and legal actions as text. */
const said = ({ facts, game, seats }: Stage): string =>
  JSON.stringify([facts, seats.map((_, seat) => legalForms(game.table, seat))]);

function tablesApart(recipe: Recipe): void {
  const recipes = [recipe, { ...recipe, seed: recipe.seed + 1, choices: recipe.choices.toReversed() }];
  const alone = recipes.map((each) =>
    playRandomly(each).stages.map((stage) => ({ ...stage, said: said(stage) })),
  );
  const tables = recipes.map(openStage);
  for (let at = 0; at < Math.max(...alone.map(({ length }) => length)); at++) {
    for (const [table, stages] of alone.entries())
      if (at > 0 && at < stages.length) tables[table] = nextStage(tables[table]!, stages[at]!.move!);
    for (const [table, stages] of alone.entries())
      if (at < stages.length)
        mustBeSame(`a game beside another, after ${at} actions,`, stages[at]!.said, said(tables[table]!));
  }
}

holdsEverywhere('tables do not disturb each other', tablesApart, { share: 0.5 });
