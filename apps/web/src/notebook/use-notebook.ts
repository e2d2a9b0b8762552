/** One viewer's notebook: their own notes and the automatic marks. */

import { computed, effect, type Signal, signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { markLevels, settings } from '../app/settings.ts';
import { nextPaint } from '../app/task-queue.ts';
import type { Session } from '../game/session.ts';
import type { MarkLevel, Marks, ViewerSeat } from '../worker/messages.ts';
import { keepNotes } from './keep-notes.ts';
import { blankNotes, type Notes } from './notes.ts';

export type Level = 'off' | MarkLevel;
export const levels: readonly Level[] = markLevels;

/** The level chosen on this device, capped by the table's. */
const chosenLevel = (maxLevel: Level): Level =>
  levels[Math.min(levels.indexOf(settings.marks.peek()), levels.indexOf(maxLevel))]!;

export interface NotebookState {
  readonly notes: Signal<Notes>;
  readonly level: Signal<Level>;
  readonly chances: Signal<boolean>;
  readonly marks: Signal<Marks | null>;
  /** The most that the table allows. */
  readonly maxLevel: Level;
}

/** For one viewer; another viewer gets another notebook. */
export function useNotebook(maxLevel: Level): NotebookState {
  const notes = useSignal<Notes>(blankNotes);
  const level = useSignal<Level>(chosenLevel(maxLevel));
  const chances = useSignal(false);
  const marks = useSignal<Marks | null>(null);
  return useMemo(() => ({ notes, level, chances, marks, maxLevel }), [maxLevel]);
}

/** Loads, saves and marks, through effects only: a mark must not re-render the board. */
export function useNotebookSync(session: Session, viewerSeat: ViewerSeat, notebook: NotebookState): void {
  useEffect(() => {
    // A spectator has none.
    const stopSaving = viewerSeat === null ? () => {} : keepNotes(session, notebook.notes);
    const stopMarking = keepMarks(session, notebook);
    return () => {
      stopSaving();
      stopMarking();
    };
  }, [session, viewerSeat, notebook]);
}

function keepMarks(session: Session, { level, chances, marks }: NotebookState): () => void {
  const factCount = computed(() => session.log.value.length);
  const latest = signal<Marks | null>(null);
  const isAtRest = computed(() => session.beat.value === null || session.beat.value.isAgain === true);
  // A mark would reveal what is still being staged.
  const stopShowing = effect(() => {
    if (isAtRest.value || latest.value === null) marks.value = latest.value;
  });
  const stopCounting = effect(() => {
    const [wanted, withChances] = [level.value, chances.value];
    void factCount.value;
    if (wanted === 'off') {
      latest.value = null;
      return;
    }
    let isCurrent = true;
    // After painting: counting for skipped facts would delay the bots.
    void nextPaint().then(async () => {
      if (!isCurrent) return;
      const found = await session.marks(wanted, withChances);
      // An equal value would re-render the whole notebook.
      const isNew = JSON.stringify(found) !== JSON.stringify(latest.peek());
      if (isCurrent && isNew && 'cells' in found) latest.value = found;
    });
    return () => {
      isCurrent = false;
    };
  });
  return () => {
    stopCounting();
    stopShowing();
  };
}
