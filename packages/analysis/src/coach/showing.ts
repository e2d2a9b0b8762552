/** Which card to show. */
import { knowledgeFromView } from '@casefile/deduction';
import { makePuzzle, type OwnerNumber, propagate } from '@casefile/deduction/counting';
import {
  type CardId,
  expandForm,
  type Fact,
  type Form,
  makeView,
  type Position,
  positionFrom,
  type Seat,
  stripFact,
} from '@casefile/engine';
import { CountedKnowledge, withClues } from '../knowledge/counted-knowledge.ts';
import { maxTips, type Tip } from './tip.ts';

/** What somebody knows who has heard everything and holds nothing. */
export function listenerAt(pos: Position, facts: readonly Fact[]): CountedKnowledge {
  const heard = facts.map((fact) => stripFact(fact, 'spectator'));
  const view = makeView(positionFrom(pos.rules, heard, 'spectator'));
  const puzzle = makePuzzle(knowledgeFromView(view, pos.rules.cards));
  return new CountedKnowledge(puzzle, propagate(puzzle));
}

/** What each card of this owner would tell such a listener, to whom some were shown before. */
export function givenAway(
  { puzzle, marks }: CountedKnowledge,
  owner: OwnerNumber,
  shown: readonly CardId[],
): (card: CardId) => number {
  const has = (card: CardId) => ({ kind: 'only', owner, cards: [puzzle.cards.indexOf(card)] }) as const;
  const before = marks && withClues(puzzle, marks, shown.map(has));
  const now = before && new CountedKnowledge(puzzle, before).bits;
  return (card) => {
    if (before === null || shown.includes(card)) return 0;
    const after = withClues(puzzle, before, [has(card)]);
    const then = after === null ? null : new CountedKnowledge(puzzle, after).bits;
    return now === null || then === null ? 0 : Math.max(0, now - then);
  };
}

/** Who will see it; null where all will. */
function viewerOf(pos: Position): Seat | null {
  if (pos.wait?.for === 'card') return pos.wait.to;
  // All at once: to the neighbour on the left, or to everybody.
  if (pos.wait?.for === 'each')
    return pos.wait.card === 'clue:gossip' ? pos.rules.clockwise[pos.you as Seat]![0]! : null;
  return pos.wait?.for === 'reveal' ? null : pos.turn;
}

/**
 * What each card would tell somebody who has heard everything and holds nothing, and has seen what this asker was shown:
 * who holds cards themselves learns something else, but what that is nobody can know from this side of the table.
 */
export function showTips(pos: Position, facts: readonly Fact[], form: Form): Tip[] {
  const seat = pos.you as Seat;
  const viewer = viewerOf(pos);
  const shown = makeView(pos)
    .showed.filter(({ to }) => to === viewer)
    .map(({ card }) => card);
  const bitsOf = givenAway(listenerAt(pos, facts), seat, shown);
  return expandForm(form)
    .flatMap((action): Extract<Tip, { do: 'show' }>[] => {
      if (action.do !== 'show') return [];
      const { card } = action;
      return [{ do: 'show', action, card, to: viewer, bits: bitsOf(card), isSeen: shown.includes(card) }];
    })
    .sort((a, b) => Number(b.isSeen) - Number(a.isSeen) || a.bits - b.bits)
    .slice(0, maxTips);
}
