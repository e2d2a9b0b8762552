import { positionAt, stripFact, type Viewer } from '@casefile/engine';
import { playRandomly, type Stage } from '@casefile/testkit/playthrough';
import { holdsEverywhere } from '@casefile/testkit/properties/property';
import type { Recipe } from '@casefile/testkit/recipe';
import { isPossibleMove, isPossibleStart } from './possible-facts.ts';

function isBelieved(
  stage: Stage,
  before: Stage | null,
  viewer: Viewer,
  suspects: readonly string[],
): boolean {
  const facts = stage.facts.map((fact) => stripFact(fact, viewer));
  return before === null
    ? isPossibleStart(facts, positionAt(stage, viewer), suspects)
    : isPossibleMove(stage.move!.by, facts, positionAt(before, viewer));
}

function honestGame(recipe: Recipe): void {
  const { stages } = playRandomly(recipe);
  const viewers: Viewer[] = ['spectator', ...recipe.suspects.keys()];
  const suspects = stages[0]!.game.table.rules.players.map(({ suspect }) => suspect);
  for (const [at, stage] of stages.entries())
    for (const viewer of viewers)
      if (!isBelieved(stage, stages[at - 1] ?? null, viewer, suspects))
        throw new Error(
          `after ${at} actions viewer ${viewer} does not believe ${JSON.stringify(stage.facts)}`,
        );
}

holdsEverywhere('a server that tells the truth is believed', honestGame, { share: 0.1, longest: 80 });
