/** The scene of a board, drawn bit by bit when it is first wanted, and kept for the next screen that shows it. */
import type { Drawing, Place } from '@casefile/engine/board/drawing';
import { useEffect, useState } from 'preact/hooks';
import { runInSteps } from '../app/task-queue.ts';
import type { BoardArt } from '../art/board-art.ts';
import type { Crowd } from './room-layout.ts';
import { type Scene, sceneSteps } from './scene.ts';

const known = new WeakMap<Drawing, Map<string, Promise<Scene>>>();

/** Null until it is drawn; while another one is drawn, the one before. */
export function useBoard(
  drawing: Drawing | null,
  art: BoardArt | null,
  names: (place: Place) => string,
  crowd: Crowd,
): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  const said = drawing === null ? '' : Object.values(drawing.rooms).map(names).join();
  const what = `${said} ${crowd.pawns} ${crowd.weapons}`;
  useEffect(() => {
    if (drawing === null || art === null) return;
    const scenes = known.get(drawing) ?? new Map<string, Promise<Scene>>();
    known.set(drawing, scenes);
    const coming = scenes.get(what) ?? runInSteps(sceneSteps(drawing, art, names, crowd));
    scenes.set(what, coming);
    let isWanted = true;
    void coming.then((found) => {
      if (isWanted) setScene(found);
    });
    return () => {
      isWanted = false;
    };
  }, [drawing, art, what]);
  return scene;
}
