/** Places a bubble, in screen pixels: beside the speaker, never over a button. */

interface Span {
  readonly left: number;
  readonly right: number;
}

const marginPx = 4;
/** From the edge of a bubble to its tail. */
const tailInsetPx = 20;

/** The space of a row between the buttons at its ends. */
export function freeBeside({ left, right }: Span, buttons: readonly Span[]): Span {
  const within = buttons.filter((each) => each.right > left && each.left < right);
  const isAtRight = (each: Span): boolean => each.left - left > right - each.right;
  const ends = within.filter(isAtRight).map((each) => each.left);
  const starts = within.filter((each) => !isAtRight(each)).map((each) => each.right);
  return { left: Math.max(left, ...starts) + marginPx, right: Math.min(right, ...ends) - marginPx };
}

/** The left edge of the bubble, and where its tail is, counted from there. */
export function placeBubble(
  speakerMiddle: number,
  width: number,
  free: Span,
): { readonly left: number; readonly tail: number } {
  const wanted = speakerMiddle - tailInsetPx;
  const left = Math.max(free.left, Math.min(wanted, free.right - width));
  const tail = Math.max(tailInsetPx, Math.min(speakerMiddle - left, width - tailInsetPx));
  return { left, tail };
}
