/** The reason for a mark. Fetched on first use. */
import { explain, knowledgeFromView } from '@casefile/deduction';
import { makeView, type Position } from '@casefile/engine';
import type { MarkQuestion, Why } from '../messages.ts';

export function whyOf(position: Position, { card, owner, holds }: MarkQuestion): Why {
  const knowledge = knowledgeFromView(makeView(position), position.rules.cards);
  return { knowledge, reason: explain(knowledge, card, owner, holds) };
}
