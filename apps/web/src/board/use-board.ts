/** The layout of a board, computed in steps on first use and kept for later screens. */
import type { Drawing, Place } from '@casefile/engine/board/drawing';
import { useEffect, useState } from 'preact/hooks';
import { runInSteps } from '../app/task-queue.ts';
import type { BoardArt } from '../art/board-art.ts';
import { type BoardLayout, layoutSteps } from './layout/board-layout.ts';
import type { PieceCounts } from './layout/room-stands.ts';

const known = new WeakMap<Drawing, Map<string, Promise<BoardLayout>>>();

/** Null until ready; the previous layout while another one is computed. */
export function useBoard(
  drawing: Drawing | null,
  art: BoardArt | null,
  names: (place: Place) => string,
  crowd: PieceCounts,
): BoardLayout | null {
  const [layout, setLayout] = useState<BoardLayout | null>(null);
  const said = drawing === null ? '' : Object.values(drawing.rooms).map(names).join();
  const what = `${said} ${crowd.pawns} ${crowd.weapons}`;
  useEffect(() => {
    if (drawing === null || art === null) return;
    const layouts = known.get(drawing) ?? new Map<string, Promise<BoardLayout>>();
    known.set(drawing, layouts);
    const coming = layouts.get(what) ?? runInSteps(layoutSteps(drawing, art, names, crowd));
    layouts.set(what, coming);
    let isWanted = true;
    void coming.then((found) => {
      if (isWanted) setLayout(found);
    });
    return () => {
      isWanted = false;
    };
  }, [drawing, art, what]);
  return layout;
}
