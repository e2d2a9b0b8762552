/** Keeps the buttons over a phone's board off the pawn in turn. */
import { useEffect } from 'preact/hooks';

/** When a gliding board has arrived, in milliseconds. */
const glidedMs = 300;
/** Between the buttons and the edges of the board, in pixels. */
const margin = 8;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** In the lower right corner, or the lower left where they would cover the pawn. */
export function sideFor(
  { width, height }: { readonly width: number; readonly height: number },
  pawn: Edges,
  board: Edges,
): 'left' | 'right' {
  const isLow = pawn.bottom > board.bottom - height - margin && pawn.top < board.bottom;
  const isRight = pawn.right > board.right - width - margin && pawn.left < board.right;
  return isLow && isRight ? 'left' : 'right';
}

/** Checks again whenever this changes. */
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
