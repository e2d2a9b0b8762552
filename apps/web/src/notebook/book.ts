/** One viewerSeat's notebook: their own notes, and what is marked by itself. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { markLevels, settings } from '../app/settings.ts';
import type { Session } from '../game/session.ts';
import type { MarkLevel, Marks, ViewerSeat } from '../worker/messages.ts';
import { blankNotes, type Notes, parsePage } from './notes.ts';

export type Level = 'off' | MarkLevel;
export const levels: readonly Level[] = markLevels;

/** What this device has chosen, as far as the table allows it. */
const levelWithin = (most: Level): Level =>
  levels[Math.min(levels.indexOf(settings.marks.peek()), levels.indexOf(most))]!;

export interface Book {
  readonly notes: Signal<Notes>;
  readonly level: Signal<Level>;
  readonly chances: Signal<boolean>;
  readonly marks: Signal<Marks | null>;
  /** The most that the table allows. */
  readonly most: Level;
}

/** For one viewerSeat: who looks next gets a book of their own. */
export function useBook(most: Level): Book {
  const notes = useSignal<Notes>(blankNotes);
  const level = useSignal<Level>(levelWithin(most));
  const chances = useSignal(false);
  const marks = useSignal<Marks | null>(null);
  return useMemo(() => ({ notes, level, chances, marks, most }), [most]);
}

interface KeeperProps {
  readonly session: Session;
  readonly viewerSeat: ViewerSeat;
  readonly book: Book;
}

/** Fills and saves the book. Apart from the table: a mark in the notebook must not have the board drawn again. */
export function Keeper({ session, viewerSeat, book }: KeeperProps): null {
  const { notes, level, chances, marks } = book;
  const isLoaded = useSignal(false);
  useEffect(() => {
    if (viewerSeat === null) return;
    void session.loadNotes().then((text) => {
      notes.value = { ...blankNotes, page: parsePage(parsed(text)) };
      isLoaded.value = true;
    });
  }, [session, viewerSeat]);
  const { page } = notes.value;
  // At once, for a tab that is killed or handed on must not take the last mark with it.
  useEffect(() => {
    const { past, future } = notes.value;
    if (isLoaded.value && past.length + future.length > 0) void session.saveNotes(JSON.stringify(page));
  }, [page]);
  const n = session.log.value.length;
  useEffect(() => {
    if (level.value === 'off') {
      marks.value = null;
      return;
    }
    let isCurrent = true;
    void session.marks(level.value, chances.value).then((found) => {
      // The same once more would have the whole notebook drawn again.
      const isNew = JSON.stringify(found) !== JSON.stringify(marks.peek());
      if (isCurrent && isNew && 'cells' in found) marks.value = found;
    });
    return () => {
      isCurrent = false;
    };
  }, [n, level.value, chances.value, viewerSeat, session]);
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
