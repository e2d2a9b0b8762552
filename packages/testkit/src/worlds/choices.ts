/** The other seats' choices in a second world: the same in public, anything that fits in secret. */
import {
  type Action,
  type CardId,
  type Fact,
  type Form,
  legalForms,
  type Position,
  type Seat,
  sampleAction,
  type Viewer,
} from '@casefile/engine';
import type { Move, Stage } from '../playthrough.ts';
import { oneOf, type RandomInt } from '../random.ts';
import { seenIn } from '../seen.ts';
import { isHeard, isOpenlyJoined, type Sitting } from './heard.ts';

export const sittingOf = ({ edition, game }: Stage): Sitting => ({
  edition: edition.id,
  options: game.table.rules.options,
});

/** The move of the first world, changed where the viewer does not see the choice. */
export function otherMove(
  stages: readonly Stage[],
  at: number,
  table: Position,
  viewer: Viewer,
  below: RandomInt,
): Move {
  const move = stages[at]!.move!;
  if (move.by === viewer) return move;
  const { action } = move;
  const forms = legalForms(table, move.by);
  if (action.do === 'show') return { ...move, action: otherCard(stages, at, forms, viewer, below) };
  if (action.do === 'accuse' || (action.do === 'pass' && table.wait?.for === 'gather'))
    return { ...move, action: otherAccusation(stages, at, forms, table, below) };
  return move;
}

const factsFrom = (stages: readonly Stage[], at: number): Fact[] =>
  stages.slice(at).flatMap(({ facts }) => facts);

/** The same card if the viewer sees it, otherwise any card that may be shown. */
function otherCard(
  stages: readonly Stage[],
  at: number,
  forms: readonly Form[],
  viewer: Viewer,
  below: RandomInt,
): Action {
  const { by, action } = stages[at]!.move!;
  const { card } = action as { card: CardId };
  const isSeen = showsOf(factsFrom(stages, at), by).some((fact) =>
    seenIn(fact, viewer)?.cards.includes(card),
  );
  const form = forms.find((each) => each.do === 'show');
  return isSeen || form === undefined ? action : sampleAction(form, below);
}

/** The cards the seat shows until the question or clue card is finished. */
function showsOf(facts: readonly Fact[], seat: Seat): Fact[] {
  const end = facts.findIndex(({ fact }) => fact === 'closed' || fact === 'done');
  return facts
    .slice(0, end < 0 ? facts.length : end + 1)
    .filter((fact) => (fact.fact === 'showed' || fact.fact === 'revealed') && fact.seat === seat);
}

/** The same accusation if it was heard; otherwise another wrong one, or any before all have decided. */
function otherAccusation(
  stages: readonly Stage[],
  at: number,
  forms: readonly Form[],
  table: Position,
  below: RandomInt,
): Action {
  const { by, action } = stages[at]!.move!;
  const sitting = sittingOf(stages[at]!);
  const facts = factsFrom(stages, at);
  const accuse = forms.find((form) => form.do === 'accuse')!;
  const heard = isHeard(sitting, facts, by);
  if (heard === null && isOpenlyJoined(sitting))
    return action.do === 'accuse' ? sampleAction(accuse, below) : action;
  if (heard === null) return sampleAction(table.wait === null ? accuse : oneOf(forms, below), below);
  const right = facts.some((fact) => fact.fact === 'judged' && fact.seat === by && fact.right);
  if (action.do !== 'accuse' || heard || right) return action;
  let other = sampleAction(accuse, below) as Action & { do: 'accuse' };
  while (table.envelope!.every((card) => [other.suspect, other.weapon, other.room].includes(card)))
    other = sampleAction(accuse, below) as typeof other;
  return other;
}
