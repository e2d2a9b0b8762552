/** The thread in which bots think, off the main thread. */
import { type Bot, infoOf, makeBot } from '@casefile/bots';
import { editionById } from '@casefile/editions';
import type { Action, Form, View } from '@casefile/engine';
import { answerWith, spentMs } from '../ops/answering.ts';
import type { Decided } from './thinking.ts';

export interface ThinkingRequest {
  readonly bot: string;
  readonly seed: string;
  readonly view: View;
  readonly legal: readonly Form[];
}

/** Bots remember what they worked out about a game; the least used are forgotten. */
const kept = new Map<string, Bot>();
const maxKept = 500;

function botFor({ bot, seed, view }: ThinkingRequest): Bot {
  const key = `${bot} ${seed}`;
  const known = kept.get(key);
  const found = known ?? makeBot(bot, seed, infoOf(editionById(view.edition, view.version)!, view.options));
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > maxKept) kept.delete(kept.keys().next().value!);
  return found;
}

answerWith((thought: ThinkingRequest): Decided<Action> => {
  const began = spentMs();
  const action = botFor(thought).decide(thought.view, thought.legal, { ms: 1000 });
  return { action, ms: spentMs() - began };
});
