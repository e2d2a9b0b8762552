/** When the viewer of a finished game could first prove the case. Fetched when a game is over. */
import { knowledgeFromView, solve } from '@casefile/deduction';
import { advanceAll, blankPosition, type Fact, makeView, type Rules, type Viewer } from '@casefile/engine';
import type { ProvenTurn } from '../messages.ts';

/** `facts`: everything the viewer may read of a finished game. Null where the envelope was never certain. */
export function provenTurn(rules: Rules, viewer: Viewer, facts: readonly Fact[]): ProvenTurn {
  const ends = turnEnds(facts);
  const isProven = (end: number): boolean => {
    const view = makeView(advanceAll(blankPosition(rules, viewer), facts.slice(0, end)));
    return solve(knowledgeFromView(view, rules.cards)).envelopes.length === 1;
  };
  // Knowledge only grows, so bisection finds the first such turn.
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isProven(ends[middle]!.end)) high = middle;
    else low = middle + 1;
  }
  return ends[low] === undefined ? null : { turn: ends[low]!.turn };
}

/** The end of each turn; for the last one the moment before its accusation, which opened the envelope. */
function turnEnds(facts: readonly Fact[]): readonly { readonly turn: number; readonly end: number }[] {
  const judged = facts.findLastIndex(({ fact }) => fact === 'accused');
  const last = judged < 0 ? facts.findLastIndex(({ fact }) => fact === 'ended') : judged;
  const starts = facts.flatMap((fact, at) =>
    fact.fact === 'turn' && at < last ? [{ turn: fact.number, at }] : [],
  );
  return starts.map(({ turn }, i) => ({ turn, end: starts[i + 1]?.at ?? last }));
}
