/** Scrolls the grid so that the note about a cell does not cover it. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const gapPx = 6;

export function useCellInSight(section: RefObject<HTMLElement | null>, at: string | null): void {
  useEffect(() => {
    if (at === null) return;
    const cell = section.current?.querySelector(`[data-at="${CSS.escape(at)}"]`);
    const note = section.current?.querySelector('.cell-note');
    const pane = section.current?.closest('.pane');
    if (!cell || !note || !pane) return;
    const show = (): void => {
      const hidden = cell.getBoundingClientRect().bottom - note.getBoundingClientRect().top + gapPx;
      if (hidden > 0) pane.scrollBy({ top: hidden });
    };
    // The note grows when the reason arrives.
    const watch = new ResizeObserver(show);
    watch.observe(note);
    return () => watch.disconnect();
  }, [at]);
}
