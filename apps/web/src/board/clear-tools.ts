/** On a phone the buttons that lie over the board must not hide the pawn whose turn it is. */
import { useEffect } from 'preact/hooks';

/** When a board that glides has got there. */
const glidedMs = 300;
/** Between the buttons and the edges of the board, in pixels. */
const margin = 8;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** They lie in the lower right corner, or in the lower left one where the pawn would be under them. */
export function sideFor(
  { width, height }: { readonly width: number; readonly height: number },
  pawn: Edges,
  board: Edges,
): 'left' | 'right' {
  const isLow = pawn.bottom > board.bottom - height - margin && pawn.top < board.bottom;
  const isRight = pawn.right > board.right - width - margin && pawn.left < board.right;
  return isLow && isRight ? 'left' : 'right';
}

/** Looks again whenever this changes. */
export function useClearTools(about: unknown): void {
  useEffect(() => {
    const timer = setTimeout(clearTools, glidedMs);
    return () => clearTimeout(timer);
  }, [about]);
}

function clearTools(): void {
  const tools = document.querySelector<HTMLElement>('.board-tools');
  const pawn = document.querySelector('.active-pawn')?.parentElement?.getBoundingClientRect();
  const board = tools?.parentElement?.getBoundingClientRect();
  if (tools && pawn && board) tools.dataset.side = sideFor(tools.getBoundingClientRect(), pawn, board);
}
