/** Some seat is asked and can act until the game is over, and none afterwards. */
import { type Action, askedSeats, countActions, legalForms, play } from '@casefile/engine';
import { playRandomly } from '../../playthrough.ts';
import type { Recipe } from '../../recipe.ts';
import { must } from '../canonical.ts';
import { holdsEverywhere } from '../property.ts';

function somebodyCanAct(recipe: Recipe): void {
  const { stages, last } = playRandomly(recipe);
  for (const [at, { game }] of stages.entries()) {
    const asked = askedSeats(game.table);
    if (game.table.result !== null) break;
    must(asked.length > 0, () => `nobody is asked after ${at} actions`);
    must(new Set(asked).size === asked.length, () => `a seat is asked twice after ${at} actions: ${asked}`);
    for (const seat of asked) {
      const actions = legalForms(game.table, seat).map(countActions);
      must(
        actions.length > 0 && actions.every((count) => count > 0),
        () => `seat ${seat} is asked after ${at} actions with forms of ${actions} actions`,
      );
    }
  }
  const { game } = last;
  must(game.table.result !== null, () => 'the game does not end');
  must(askedSeats(game.table).length === 0, () => 'somebody is asked after the end');
  const tried: Action[] = [
    { do: 'roll' },
    { do: 'pass' },
    { do: 'end' },
    ...stages.slice(-40).flatMap(({ move }) => move?.action ?? []),
  ];
  recipe.suspects.forEach((_, seat) => {
    must(legalForms(game.table, seat).length === 0, () => `seat ${seat} is offered something after the end`);
    for (const action of tried) {
      const played = play(game, seat, action);
      const why = played.ok ? 'accepted' : played.refusal.why;
      must(
        why === 'game-over' || why === 'not-in-edition',
        () => `${JSON.stringify(action)} after the end is ${why}`,
      );
    }
  });
}

holdsEverywhere('somebody can act until the end, nobody after', somebodyCanAct);
