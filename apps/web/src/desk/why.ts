/** Why a mark stands. Fetched when it is first asked: nobody needs it to begin a game. */
import { knowledgeFromView } from '@casefile/deduction/from-view';
import { explain } from '@casefile/deduction/reason';
import { makeView, type Position } from '@casefile/engine';
import type { MarkQuestion, Why } from './messages.ts';

export function whyOf(position: Position, { card, owner, holds }: MarkQuestion): Why {
  const knowledge = knowledgeFromView(makeView(position), position.rules.cards);
  return { knowledge, reason: explain(knowledge, card, owner, holds) };
}
