/**
 * Moves the focus to what has appeared in place of what was pressed, which would otherwise leave it nowhere: a screen
 * reader would say nothing. Whoever is busy elsewhere stays there.
 */
export function focusIfFree(target: HTMLElement | null | undefined): boolean {
  const { activeElement: at } = document;
  if (!target || (at !== null && at !== document.body)) return false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
