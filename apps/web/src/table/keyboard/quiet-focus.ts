/** An automatic focus must not highlight anything, which would look like advice. */
let isQuiet = false;

function focusQuietly(element: HTMLElement | null | undefined): void {
  isQuiet = true;
  element?.focus({ preventScroll: true });
  isQuiet = false;
}

/** On the first thing to do in the panel. */
export const focusOnDoing = (): void =>
  focusQuietly(
    document.querySelector<HTMLElement>(
      '.act :is(.choice button, .card-button:not(:disabled), .way-to, summary, .primary)',
    ),
  );

export const isFocusQuiet = (): boolean => isQuiet;
