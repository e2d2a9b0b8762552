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
import { maxTips, type SeatPosition, type Tip } from './tip.ts';

/** The knowledge of a listener who has heard everything and holds no cards. */
export function listenerAt(pos: Position, facts: readonly Fact[]): CountedKnowledge {
  const heard = facts.map((fact) => stripFact(fact, 'spectator'));
  const view = makeView(positionFrom(pos.rules, heard, 'spectator'));
  const puzzle = makePuzzle(knowledgeFromView(view, pos.rules.cards));
  return new CountedKnowledge(puzzle, propagate(puzzle));
}

/** The bits that each card of this owner would give such a listener, who was shown some before. */
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

/** The player who will see it; null for everyone. */
function viewerOf(pos: SeatPosition): Seat | null {
  if (pos.wait?.for === 'card') return pos.wait.to;
  // Everyone passes at the same time: to the neighbour on the left, or to all.
  if (pos.wait?.for === 'each')
    return pos.wait.card === 'clue:gossip' ? pos.rules.clockwise[pos.you]![0]! : null;
  return pos.wait?.for === 'reveal' ? null : pos.turn;
}

/**
 * The bits that each card would give a listener without cards who has seen what this asker was shown. The real asker's
 * own hand changes the value, but cannot be known from this side of the table.
 */
export function showTips(pos: SeatPosition, facts: readonly Fact[], form: Form): Tip[] {
  const seat = pos.you;
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
