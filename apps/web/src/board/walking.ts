/** Moving pieces. Each stays where it stood until its beat comes. */
import type { Place } from '@casefile/engine/board/drawing';
import type { Walks } from './Board.tsx';
import type { BoardLayout } from './layout/board-layout.ts';
import { type Box, centreOf } from './layout/geometry.ts';
import { type Point, pointsOf } from './path.ts';

export interface Walking {
  /** This piece moves now; null: the remaining ones stay where they are. */
  goOn(piece: string | null): void;
  end(): void;
}

type Places = Readonly<Record<string, Place | null>>;

/** Where pieces were drawn last. */
export interface Drawn {
  readonly pieces: readonly { readonly id: string; readonly box: Box }[];
  readonly pawns: Places;
  readonly weapons: Places;
}

export function walkingOf(
  layer: Element,
  layout: BoardLayout,
  boxes: ReadonlyMap<string, Box>,
  { pieces, now, stepMs }: Walks,
  drawn: Drawn | null,
): Walking {
  const runs = new Map<string, Animation>();
  for (const { piece, by, path } of pieces) {
    const box = boxes.get(piece);
    const element = layer.querySelector(`[data-piece="${piece}"]`);
    if (box === undefined || element === null) continue;
    runs.get(piece)?.cancel();
    const [first, ...rest] = pointsOf(layout, path);
    // Pieces in a room stand side by side: starting from the middle of the room, a pawn would jump first.
    const start = footThen(drawn, piece, path[0]!) ?? first!;
    runs.set(piece, runOf(element, box, by, [start, ...rest], stepMs));
  }
  let wasStaged = false;
  const walking: Walking = {
    goOn(piece) {
      const isOver = piece === null && wasStaged;
      wasStaged ||= piece !== null;
      for (const [id, run] of runs) {
        if (run.playState !== 'paused') continue;
        if (isOver) run.cancel();
        // Before the first scene nothing says which piece moves.
        else if (piece === null || piece === id) run.play();
      }
    },
    end() {
      for (const run of runs.values()) run.cancel();
    },
  };
  walking.goOn(now);
  return walking;
}

function footThen(drawn: Drawn | null, piece: string, place: Place): Point | null {
  const then = drawn?.pieces.find(({ id }) => id === piece);
  const stood = drawn?.pawns[piece] ?? drawn?.weapons[piece];
  return then !== undefined && String(stood) === String(place) ? footOf(then.box) : null;
}

const footOf = (box: Box): Point => [centreOf(box)[0], box.y + box.h - box.w / 2];

const maxWalkMs = 1100;
/** The height of a hop from square to square, relative to the width of the piece; a sliding piece seems weightless. */
const hopShare = 0.22;
/** Carrying a piece takes as long as this many steps, to fit into its beat at a brisk pace. */
const carrySteps = 7;

/** Along its path, through a trapdoor, or lifted across; paused at the start until its beat comes. */
function runOf(
  element: Element,
  box: Box,
  by: Walks['pieces'][number]['by'],
  points: readonly Point[],
  stepMs: number,
): Animation {
  const [x, foot] = footOf(box);
  const at = ([px, py]: Point, lift = 0): string => `translate(${px - x}px, ${py - foot - lift}px)`;
  const [start, end] = [points[0]!, points.at(-1)!];
  const hop = box.w * hopShare;
  const strides = points.flatMap(([px, py], i): Keyframe[] => {
    const stands = { transform: at([px, py]), easing: 'ease-out' };
    const next = points[i + 1];
    if (next === undefined) return [stands];
    return [stands, { transform: at([(px + next[0]) / 2, (py + next[1]) / 2], hop), easing: 'ease-in' }];
  });
  const ways: Readonly<Record<typeof by, readonly Keyframe[]>> = {
    walk: [...strides, { transform: 'none' }],
    passage: [
      { transform: at(start) },
      { transform: at(start, -10), opacity: 0, offset: 0.35 },
      { transform: at(end, -10), opacity: 0, offset: 0.55 },
      { transform: at(end), opacity: 1, offset: 0.8 },
      { transform: 'none' },
    ],
    carried: [
      { transform: at(start) },
      { transform: at(start, 14), offset: 0.2 },
      { transform: 'translateY(-14px)', offset: 0.8 },
      { transform: 'none' },
    ],
  };
  const run = element.animate([...ways[by]], {
    duration: by === 'walk' ? Math.min(maxWalkMs, stepMs * points.length) : carrySteps * stepMs,
    easing: by === 'walk' ? 'linear' : 'ease-in-out',
    fill: 'backwards',
  });
  run.pause();
  run.currentTime = 0;
  return run;
}
