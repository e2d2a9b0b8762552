import type { Box } from '../layout/geometry.ts';

/** A view is a box in board units with the aspect ratio of its window. */

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** The smallest view of this shape that shows all of a box. */
export function fitted({ x, y, w, h }: Box, aspect: number): Box {
  const width = Math.max(w, h * aspect);
  const height = width / aspect;
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
}

/** Keeps a view on the board, neither wider than the whole nor narrower than allowed. */
export function kept(view: Box, board: Box, minWidth: number): Box {
  const aspect = view.w / view.h;
  const whole = fitted(board, aspect);
  const w = clamp(view.w, Math.min(minWidth, whole.w), whole.w);
  const h = w / aspect;
  const [cx, cy] = [view.x + view.w / 2, view.y + view.h / 2];
  const along = (middle: number, size: number, from: number, length: number) =>
    size >= length ? from + (length - size) / 2 : clamp(middle - size / 2, from, from + length - size);
  return { x: along(cx, w, board.x, board.w), y: along(cy, h, board.y, board.h), w, h };
}

/** Zooms by a factor around a fixed point. */
export function zoomed(view: Box, factor: number, px: number, py: number): Box {
  const [w, h] = [view.w / factor, view.h / factor];
  return { x: px - (px - view.x) / factor, y: py - (py - view.y) / factor, w, h };
}

export const shifted = (view: Box, dx: number, dy: number): Box => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** Moves the view as little as needed to show a box. */
export function showing(view: Box, box: Box): Box {
  const along = (from: number, size: number, at: number, length: number) =>
    at < from || length > size ? at : Math.max(from, at + length - size);
  return { ...view, x: along(view.x, view.w, box.x, box.w), y: along(view.y, view.h, box.y, box.h) };
}

/**
 * How many pixels to move a partly covered drawing up, so that the box is in the middle of its visible part. Never so far
 * that its lower edge shows.
 */
export function coveredShift(
  box: Pick<Box, 'y' | 'h'>,
  view: Pick<Box, 'y' | 'h'>,
  drawnPx: number,
  seenPx: number,
): number {
  const middlePx = ((box.y + box.h / 2 - view.y) / view.h) * drawnPx;
  return clamp(middlePx - seenPx / 2, 0, Math.max(0, drawnPx - seenPx));
}

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}
