/** Games end, with a right accusation or with nobody left who could make one (ALL-06, ALL-07). */
import type { CardId, Fact, Seat } from '@casefile/engine';
import { maxActions, playRandomly } from '../../playthrough.ts';
import type { Recipe } from '../../recipe.ts';
import { must, mustBeSame } from '../canonical.ts';
import { holdsEverywhere } from '../property.ts';

/** Turns within which a hurried seat reaches a place where it may accuse. */
const hurriedTurns = 40;
/** It takes much longer where accusing requires an undisproved suggestion. */
const patientTurns = 400;

function gamesEnd(recipe: Recipe): void {
  const { stages, last, log } = playRandomly(recipe);
  must(stages.length <= maxActions, () => `the game goes on after ${maxActions} actions`);
  const turns = last.game.table.turnNumber;
  const isPatient = recipe.options.accuseWithoutSuggesting === 'not-allowed';
  const perSeat = isPatient ? patientTurns : hurriedTurns;
  const most = recipe.choices.length + 1 + perSeat * recipe.suspects.length;
  must(turns <= most, () => `the game takes ${turns} turns, not ${most} at most`);
  const end = log.at(-1)!;
  if (end.fact !== 'ended') throw new Error(`the last fact is ${end.fact}`);
  must(log.filter(({ fact }) => fact === 'ended').length === 1, () => 'the game ends twice');
  const { table } = last.game;
  mustBeSame('the envelope', JSON.stringify(stages[0]!.game.table.envelope), JSON.stringify(end.envelope));
  for (const pos of [table, last.spectator, ...last.seats]) {
    const found = JSON.stringify(pos.result);
    const { fact: _, ...told } = end;
    mustBeSame('the result', JSON.stringify(told), found);
  }
  if (end.lost !== undefined) {
    const murders = log.filter(({ fact }) => fact === 'murdered').length;
    const all =
      murders === table.out.length ? 'murdered' : murders === 0 ? 'accused' : 'murdered-and-accused';
    mustBeSame('what became of all', all, end.lost);
  }
  const { accusers, right } = verdicts(log, end.envelope);
  must(new Set(accusers).size === accusers.length, () => `a seat accuses twice: ${accusers}`);
  const left = table.out.filter((out) => !out).length;
  if (right.length > 0) must(right.includes(end.winner!), () => `${end.winner} wins, ${right} are right`);
  else if (end.winner === null) must(left === 0 || accusers.length > 1, () => `it ends with ${left} left`);
  else must(recipe.options.lastSeat === 'wins' && left === 1, () => `${end.winner} wins by default`);
}

/** Every verdict, compared with the envelope. */
function verdicts(log: readonly Fact[], envelope: readonly CardId[]): { accusers: Seat[]; right: Seat[] } {
  const accusers: Seat[] = [];
  const right: Seat[] = [];
  let cards: readonly CardId[] = [];
  for (const fact of log) {
    if (fact.fact === 'accused') cards = fact.cards ?? fact.sealed!.cards!;
    if (fact.fact !== 'judged') continue;
    must(
      fact.right === cards.every((card) => envelope.includes(card)),
      () => `${cards} is judged ${fact.right}`,
    );
    accusers.push(fact.seat);
    if (fact.right) right.push(fact.seat);
  }
  return { accusers, right };
}

holdsEverywhere('games end', gamesEnd);
