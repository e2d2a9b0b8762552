/** The state of a notebook cell: known, marked, and where the two disagree. */
import type { Marks } from '../worker/messages.ts';
import type { CellState } from './Cell.tsx';
import { cellKey, type NotebookPage } from './notes.ts';

export interface NotebookCell {
  readonly card: string;
  readonly owner: string;
}

export function cellState(
  { card, owner }: NotebookCell,
  marks: Marks | null,
  page: NotebookPage,
  chosen: NotebookCell | null,
): CellState {
  const auto = marks?.cells[card]?.[owner] ?? null;
  const own = page.marks[cellKey(card, owner)] ?? null;
  const groups = groupsAt(marks, { card, owner });
  return {
    auto,
    own,
    sign: page.signs[cellKey(card, owner)] ?? null,
    groups: auto === null ? groups : [],
    // Cells of one group highlight each other.
    isLit:
      chosen !== null && chosen.owner === owner && groups.some(({ cards }) => cards.includes(chosen.card)),
    clashes: own !== null && own !== 'maybe' && auto !== null && auto !== own,
    chance: marks?.chances?.[card]?.[owner] ?? null,
  };
}

function groupsAt(marks: Marks | null, { card, owner }: NotebookCell): Marks['groups'] {
  return (marks?.groups ?? []).filter((group) => group.owner === owner && group.cards.includes(card));
}

/** The cell an arrow key leads to; stops at the edges. */
export function neighbour(
  spot: NotebookCell,
  key: string,
  cards: readonly string[],
  owners: readonly string[],
): NotebookCell | null {
  const row = cards.indexOf(spot.card);
  const column = owners.indexOf(spot.owner);
  const to = (r: number, c: number): NotebookCell => ({
    card: cards[Math.max(0, Math.min(cards.length - 1, r))]!,
    owner: owners[Math.max(0, Math.min(owners.length - 1, c))]!,
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, owners.length - 1);
    case 'PageUp':
      return to(0, column);
    case 'PageDown':
      return to(cards.length - 1, column);
    default:
      return null;
  }
}
