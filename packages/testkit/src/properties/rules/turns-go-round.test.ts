/**
 * Turns go clockwise and skip seats that are out, which only answer (ALL-02, ALL-06) or, where the table allows it,
 * suggest where they were pulled (S08-20).
 */
import type { ActionName, Fact, Position } from '@casefile/engine';
import { stagesOf } from '../../playthrough.ts';
import type { Recipe } from '../../recipe.ts';
import { must } from '../canonical.ts';
import { holdsEverywhere } from '../property.ts';

const ofTheTurn: readonly ActionName[] = [
  'roll',
  'move',
  'passage',
  'stay',
  'suggest',
  'ask',
  'accuse',
  'draw',
  'end',
];
const ofALateTurn: readonly ActionName[] = ['stay', 'suggest', 'end'];

function turnsGoRound(recipe: Recipe): void {
  const out = recipe.suspects.map(() => false);
  const gone = recipe.suspects.map(() => false);
  const hasLateTurns = recipe.options.wrongAccuserTurns === 'suggests-where-pulled';
  const barred = ofTheTurn.filter((name) => !hasLateTurns || !ofALateTurn.includes(name));
  let before: Position | null = null;
  let turn = -1;
  let number = 0;
  let again = 0;
  /** A wrong accuser among the skipped seats. */
  const isLate = (from: number, seat: number): boolean => {
    if (!out[seat] || gone[seat]) return false;
    for (let next = (from + 1) % out.length; next !== seat; next = (next + 1) % out.length)
      if (!out[next]) return false;
    return true;
  };
  const follow = (fact: Fact): void => {
    if (fact.fact === 'judged' && !fact.right) out[fact.seat] = true;
    if (fact.fact === 'murdered') out[fact.seat] = gone[fact.seat] = true;
    if (fact.fact === 'played' && fact.card === 'butler:again') again += 1;
    if (fact.fact !== 'turn') return;
    const next = turn < 0 || (hasLateTurns && isLate(turn, fact.seat)) ? fact.seat : nextIn(turn, out);
    const same = again > 0 && !out[turn];
    must(fact.seat === (same ? turn : next), () => `after seat ${turn} comes ${fact.seat}, ${out} are out`);
    must(fact.number === number + 1, () => `turn ${number} is followed by turn ${fact.number}`);
    again = same ? again - 1 : 0;
    turn = fact.seat;
    number = fact.number;
  };
  for (const { move, facts, game } of stagesOf(recipe)) {
    if (move !== null && before?.out[move.by])
      must(!barred.includes(move.action.do), () => `seat ${move.by} is out and may ${move.action.do}`);
    if (move !== null && before?.wait === null)
      must(move.by === turn, () => `seat ${move.by} acts in the turn of ${turn}`);
    facts.forEach(follow);
    must(
      number === 0 || (game.table.turn === turn && game.table.turnNumber === number),
      () => 'the table loses count of turns',
    );
    before = game.table;
  }
}

function nextIn(turn: number, out: readonly boolean[]): number {
  let next = (turn + 1) % out.length;
  while (out[next] && next !== turn) next = (next + 1) % out.length;
  return next;
}

holdsEverywhere('turns go round', turnsGoRound);
