/** A whole edition as one small picture: its board, or for those without one a table laid with its cards. */
import type { Drawing } from '@casefile/engine/board/drawing';
import { isBoardArt } from '../art/art-of.ts';
import type { BoardArt, EditionArt } from '../art/board-art.ts';
import { portrait } from '../art/people/portraits.ts';
import { floorPattern } from '../art/rooms/floors.ts';
import { drawPlaced, furnish } from '../art/rooms/furnish.ts';
import { doorway, wallAlong } from '../art/rooms/walls.ts';
import { ellipse, group, many, path, rect } from '../art/svg.ts';
import { outerWalls } from '../board/layout/board-layout.ts';
import {
  type Box,
  boxOf,
  CELL,
  CENTRE,
  CORRIDOR,
  FRAME,
  isNarrow,
  openingsOf,
  outlineOf,
  planOf,
  VOID,
} from '../board/layout/geometry.ts';

export interface BoardPicture {
  readonly markup: string;
  readonly view: Box;
}

/** Drawn room by room: eight editions at once would block everything else. */
export function* pictureSteps(
  drawing: Drawing | null,
  art: EditionArt,
  back: string,
): Generator<void, BoardPicture> {
  if (drawing === null || !isBoardArt(art)) return laidTable(art, back);
  return yield* wholeBoard(drawing, art);
}

function* wholeBoard(drawing: Drawing, art: BoardArt): Generator<void, BoardPicture> {
  const { finish } = art;
  const plan = planOf(drawing);
  const [w, h] = [plan.columns * CELL, plan.rows * CELL];
  const outline = (region: string) => outlineOf(plan.cells.get(region) ?? []);
  const solid = (plan.cells.get(VOID) ?? []).filter((square) => art.solid(square, isNarrow(plan, square)));
  const floors = new Set(plan.rooms.map((room) => art.rooms[room]!.floor));
  let rooms = '';
  let walls = '';
  for (const room of plan.rooms) {
    yield;
    const { floor, furnishings, wall = art.wall } = art.rooms[room]!;
    const cells = plan.cells.get(room)!;
    rooms += path(outline(room), `url(#${floor})`) + furnish(cells, furnishings, []).map(drawPlaced).join('');
    walls += wallAlong(outline(room), wall);
  }
  const centre = plan.cells.get(CENTRE);
  const markup =
    `<defs>${[...floors].map((floor) => floorPattern(floor, '')).join('')}${finish.outside()}<pattern id="squares" width="${2 * CELL}" height="${2 * CELL}" patternUnits="userSpaceOnUse">${finish.squares()}</pattern></defs>` +
    finish.frame(w, h) +
    rect(0, 0, w, h, 'url(#grass)') +
    path(outlineOf(solid), 'url(#hatch)') +
    path(outline(CORRIDOR), 'url(#squares)') +
    rooms +
    (centre && art.centre ? art.centre(boxOf(centre)) : '') +
    (art.sights ?? '') +
    outerWalls(plan, art.outerWall) +
    walls +
    (centre ? wallAlong(outline(CENTRE), art.wall) : '') +
    openingsOf(drawing)
      .map((opening) => doorway(opening, art.rooms[opening.door.room]!.wall ?? art.wall))
      .join('') +
    (finish.overlay?.(w, h) ?? '');
  return { markup, view: { x: -FRAME, y: -FRAME, w: w + 2 * FRAME, h: h + 2 * FRAME } };
}

function laidTable({ finish, people }: EditionArt, back: string): BoardPicture {
  const [w, h] = [600, 600];
  const guests = Object.keys(people).slice(0, 6);
  const held = (angle: number) =>
    many(3, (i) =>
      group(
        back,
        `rotate(${angle} 300 300) translate(${262 + (i - 1) * 20} 98) rotate(${(i - 1) * 9} 38 54) scale(.76)`,
      ),
    );
  const seated = guests.map((id, i) => {
    const angle = (i / guests.length) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [300 + Math.cos(angle) * 248, 300 + Math.sin(angle) * 248];
    return `<svg x="${x - 50}" y="${y - 50}" width="100" height="100" viewBox="8 4 84 84">${portrait(id, people[id], finish)}</svg>${rect(x - 50, y - 50, 100, 100, 'none', { stroke: 'felt-line', width: 4 })}`;
  });
  return {
    markup:
      rect(0, 0, w, h, 'table') +
      ellipse(300, 306, 262, 262, 'shadow') +
      ellipse(300, 300, 258, 258, 'rim') +
      ellipse(300, 300, 238, 238, 'felt') +
      ellipse(300, 300, 222, 222, 'none', { stroke: 'felt-line', width: 3 }) +
      many(guests.length, (i) => held((i * 360) / guests.length)) +
      group(back, 'translate(238 214) scale(1.240)') +
      seated.join(''),
    view: { x: 0, y: 0, w, h },
  };
}
