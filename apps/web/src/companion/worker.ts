/** Computes for a sheet off the main thread. */
import { questionsFor, showsFor } from '@casefile/analysis/companion';
import { explain } from '@casefile/deduction';
import { copiesIn, dealOf, knowledgeFromSheet, solveSheet } from '@casefile/deduction/companion';
import { loadEdition } from '../editions/load-edition.ts';
import type { RequestName, Requests, SheetReply, SheetRequest, SheetWhy } from './messages.ts';

/** How long to rate questions, while a player waits with the dice in hand. */
const maxAdviceMs = 2500;

async function answer(request: SheetRequest): Promise<Requests[RequestName]['gets'] | undefined> {
  switch (request.ask) {
    case 'deal': {
      const edition = await loadEdition(request.edition);
      return edition === undefined ? undefined : dealOf(edition, request.seats, request.options);
    }
    case 'solve':
      return solveSheet(request.table);
    case 'why':
      return whyOf(request);
    case 'questions': {
      const until = performance.now() + maxAdviceMs;
      const leftOut = new Set(request.leftOut);
      return questionsFor(request.table, request.places, leftOut, () => performance.now() < until);
    }
    case 'shows':
      return showsFor(request.table, request.asker, request.cards, new Set(request.leftOut));
  }
}

/** Of several copies of a card, the first with a certain place stands for all. */
function whyOf({ table, leftOut, card, owner, holds }: Extract<SheetRequest, { ask: 'why' }>): SheetWhy {
  const knowledge = knowledgeFromSheet(table, 'mine', new Set(leftOut));
  for (const copy of copiesIn(table.deck).get(card)!) {
    const reason = explain(knowledge, copy, owner, holds);
    if (reason !== null) return { knowledge, reason };
  }
  return { knowledge, reason: null };
}

self.onmessage = async ({ data }: MessageEvent<SheetRequest>) => {
  const post = (value: SheetReply['value']): void =>
    self.postMessage({ id: data.id, value } satisfies SheetReply);
  try {
    post(await answer(data));
  } catch {
    post(undefined);
  }
};
