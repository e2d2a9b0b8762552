/** The only fold, and the only function that strips what a viewer may not open. */

import type { Rules } from '../edition/rules.ts';
import type { Fact, Viewer } from '../vocabulary.ts';
import { blankPosition, draftOf } from './new-position.ts';
import type { Draft, Position } from './position.ts';

/** The fact as this viewer may read it. It needs no rules: a sealed part opens only for the seats it names. */
export function stripFact(fact: Fact, viewer: Viewer): Fact {
  const sealed = 'sealed' in fact ? fact.sealed : undefined;
  if (sealed === undefined || viewer === 'table') return fact;
  if (viewer !== 'spectator' && sealed.for.includes(viewer)) return fact;
  return { ...fact, sealed: { for: sealed.for } } as Fact;
}

/** Folds a fact into a draft that nobody else has seen yet. */
export function foldInto(draft: Draft, fact: Fact): void {
  draft.n++;
  const handlers = draft.rules.after.get(fact.fact)!;
  for (let i = 0; i < handlers.length; i++) handlers[i]!(draft, fact as never);
}

/** The position after one more fact. */
export function advance(pos: Position, fact: Fact): Position {
  const draft = draftOf(pos);
  foldInto(draft, fact);
  return draft;
}

/** The position after several facts: one copy instead of one for each. */
export function advanceAll(pos: Position, facts: readonly Fact[]): Position {
  const draft = draftOf(pos);
  for (const fact of facts) foldInto(draft, fact);
  return draft;
}

/** A viewer's position from the whole log, stripped on the way in. */
export function positionFrom(rules: Rules, log: readonly Fact[], viewer: Viewer): Position {
  return advanceAll(
    blankPosition(rules, viewer),
    log.map((fact) => stripFact(fact, viewer)),
  );
}
