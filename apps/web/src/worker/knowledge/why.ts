/** Why a mark stands. Fetched when it is first asked: nobody needs it to begin a game. */
import { explain, knowledgeFromView } from '@casefile/deduction';
import { makeView, type Position } from '@casefile/engine';
import type { MarkQuestion, Why } from '../messages.ts';

export function whyOf(position: Position, { card, owner, holds }: MarkQuestion): Why {
  const knowledge = knowledgeFromView(makeView(position), position.rules.cards);
  return { knowledge, reason: explain(knowledge, card, owner, holds) };
}
