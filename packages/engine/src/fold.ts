/** The one fold, and the one function that takes away what a viewer may not open. */
import { blankPosition, type Draft, type Position } from './position.ts';
import type { Rules } from './rules.ts';
import type { Fact, Viewer } from './vocabulary.ts';

/** The fact as this viewer gets it. Knows no rules: a sealed part opens only for the seats it names. */
export function stripFact(fact: Fact, viewer: Viewer): Fact {
  const sealed = 'sealed' in fact ? fact.sealed : undefined;
  if (sealed === undefined || viewer === 'table') return fact;
  if (viewer !== 'spectator' && sealed.for.includes(viewer)) return fact;
  return { ...fact, sealed: { for: sealed.for } } as Fact;
}

/** The position after one more fact. */
export function advance(pos: Position, fact: Fact): Position {
  const draft: Draft = { ...pos, n: pos.n + 1 };
  for (const after of pos.rules.after[fact.fact]) after(draft, fact as never);
  return draft;
}

/** The position after several facts: one copy instead of one for each. */
export function advanceAll(pos: Position, facts: readonly Fact[]): Position {
  const draft: Draft = { ...pos, n: pos.n + facts.length };
  for (const fact of facts) for (const after of pos.rules.after[fact.fact]) after(draft, fact as never);
  return draft;
}

/** A viewer's position from the whole log, stripped on the way in. */
export function positionFrom(rules: Rules, log: readonly Fact[], viewer: Viewer): Position {
  return advanceAll(
    blankPosition(rules, viewer),
    log.map((fact) => stripFact(fact, viewer)),
  );
}
