/** Games end, with a right accusation or with nobody left who could make one (ALL-06, ALL-07). */
import { mostActions, playRandomly } from '../playthrough.ts';
import type { Recipe } from '../recipe.ts';
import { must, mustBeSame } from './canonical.ts';

export function gamesEnd(recipe: Recipe): void {
  const { stages, last, log } = playRandomly(recipe);
  must(stages.length <= mostActions, () => `the game goes on after ${mostActions} actions`);
  const end = log.at(-1)!;
  if (end.fact !== 'ended') throw new Error(`the last fact is ${end.fact}`);
  must(log.filter(({ fact }) => fact === 'ended').length === 1, () => 'the game ends twice');
  const { table } = last.game;
  mustBeSame('the envelope', JSON.stringify(stages[0]!.game.table.envelope), JSON.stringify(end.envelope));
  for (const pos of [table, last.spectator, ...last.seats]) {
    const found = JSON.stringify(pos.result);
    mustBeSame('the result', JSON.stringify({ winner: end.winner, envelope: end.envelope }), found);
  }
  const right = table.accusations.filter(({ cards }) => cards!.every((card) => end.envelope.includes(card)));
  const judged = table.accusations.filter((accusation) => accusation.right);
  mustBeSame('who accused rightly', JSON.stringify(right), JSON.stringify(judged));
  const accusers = table.accusations.map(({ by }) => by);
  must(new Set(accusers).size === accusers.length, () => `a seat accuses twice: ${accusers}`);
  const left = table.out.filter((out) => !out).length;
  if (right.length > 0) must(right.some(({ by }) => by === end.winner), () => `${end.winner} wins wrongly`);
  else if (end.winner === null) must(left === 0 || accusers.length > 1, () => `it ends with ${left} left`);
  else must(recipe.options.lastSeat === 'wins' && left === 1, () => `${end.winner} wins by default`);
}
