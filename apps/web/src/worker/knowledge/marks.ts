/** The notebook's automatic marks: what this seat saw, or all conclusions. */

import type { KnownFact, SheetCells } from '@casefile/deduction';
import { knowledgeFromView, seenCells, solve } from '@casefile/deduction';
import { makeView, type Position } from '@casefile/engine';
import type { MarkLevel, Marks } from '../messages.ts';

type Cells = Record<string, Record<string, 'yes' | 'no'>>;
type Groups = Marks['groups'];

export function marksOf(position: Position, level: MarkLevel, chances: boolean): Marks {
  const view = makeView(position);
  const knowledge = knowledgeFromView(view, position.rules.cards);
  const seen = seenCells(knowledge);
  const groups = groupsOf(knowledge.facts);
  if (level === 'facts')
    return { cells: seen, groups: groups.filter(isOpen(seen)), chances: null, consistent: true };
  const solution = solve(knowledge);
  if (!solution.consistent) return { cells: seen, groups, chances: null, consistent: false };
  const cells: Cells = {};
  for (const [card, owners] of Object.entries(solution.cards)) {
    const row: Record<string, 'yes' | 'no'> = {};
    for (const [owner, p] of Object.entries(owners)) if (p === 0) row[owner] = 'no';
    cells[card] = row;
  }
  for (const { card, owner } of solution.certain) cells[card]![owner] = 'yes';
  return {
    cells,
    groups: unresolved(groups, cells),
    chances: chances ? solution.cards : null,
    consistent: true,
  };
}

function groupsOf(facts: readonly KnownFact[]): Groups {
  return facts.flatMap((fact) =>
    'oneOf' in fact ? [{ owner: fact.oneOf[0], cards: fact.oneOf[1], turn: fact.source?.turn ?? 0 }] : [],
  );
}

/** Groups shrink as cards are placed elsewhere, and disappear when solved. */
function unresolved(groups: Groups, cells: SheetCells): Groups {
  return groups
    .filter(isOpen(cells))
    .map((group) => ({ ...group, cards: group.cards.filter((card) => cells[card]?.[group.owner] !== 'no') }));
}

/** Solved groups are dropped. */
const isOpen =
  (cells: SheetCells) =>
  ({ owner, cards }: Groups[number]): boolean =>
    !cards.some((card) => cells[card]?.[owner] === 'yes');
