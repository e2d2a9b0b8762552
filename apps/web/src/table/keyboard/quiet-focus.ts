/** An automatic focus must not highlight anything, which would look like advice. */
let isQuiet = false;

export function focusQuietly(element: HTMLElement | null | undefined): void {
  isQuiet = true;
  element?.focus({ preventScroll: true });
  isQuiet = false;
}

export const isFocusQuiet = (): boolean => isQuiet;
