/** Loads a notebook's own notes, and saves every change. */
import { effect, type Signal } from '@preact/signals';
import type { Session } from '../game/session.ts';
import { blankNotes, laidOn, type Notes, parsePage } from './notes.ts';

/** Returns how to stop. */
export function keepNotes(
  session: Pick<Session, 'loadNotes' | 'saveNotes' | 'log'>,
  notes: Signal<Notes>,
): () => void {
  let saved: Notes['page'] | null = null;
  let isStopped = false;
  /** The number of facts at each mark, for the casebook's comparison. */
  let times: Readonly<Record<string, number>> = {};
  notes.value = blankNotes;
  void session.loadNotes().then((text) => {
    // Another notebook is open in its place, and would get these notes on top of its own.
    if (isStopped) return;
    const kept = parsed(text) as { readonly times?: typeof times } | null;
    times = kept?.times ?? {};
    saved = parsePage(kept);
    // Loading may take long while the server cannot be reached.
    notes.value = laidOn(saved, notes.peek());
  });
  const stop = effect(() => {
    const { page, past, future } = notes.value;
    if (saved === null || page === saved || past.length + future.length === 0) return;
    // Saved at once: a killed tab must not lose the last mark.
    for (const key in page.marks)
      if (page.marks[key] !== saved.marks[key]) times = { ...times, [key]: session.log.peek().length };
    saved = page;
    void session.saveNotes(JSON.stringify({ ...page, times }));
  });
  return () => {
    isStopped = true;
    stop();
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
