import type { Wall } from '@casefile/editions/look';
import type { Drawing, Place, Square } from '@casefile/engine/board/drawing';
import type { BoardArt } from '../../art/board-art.ts';
import type { Finish } from '../../art/finish/shared/finish.ts';
import { suspectLook } from '../../art/people/suspects.ts';
import { floorPattern } from '../../art/rooms/floors.ts';
import { drawPlaced } from '../../art/rooms/furnish.ts';
import { doorway, wallAlong } from '../../art/rooms/walls.ts';
import { chamfered, circle, escaped, line, many, moved, path, rect } from '../../art/svg.ts';
import {
  type Box,
  boxOf,
  CELL,
  CENTRE,
  CORRIDOR,
  cellBox,
  FRAME,
  isNarrow,
  openingsOf,
  outerEdges,
  outlineOf,
  type Plan,
  planOf,
  VOID,
  type WallOpening,
} from './geometry.ts';
import type { NamePlate } from './name-plate.ts';
import { layoutRoom, type RoomLayout } from './room-layout.ts';
import type { PieceCounts } from './room-stands.ts';
import { tracking } from './text-width.ts';
import { labelSize, type Trapdoor } from './trapdoors.ts';

/** Everything static on a board, and where pieces may stand. */
export interface BoardLayout {
  readonly plan: Plan;
  readonly rooms: ReadonlyMap<string, RoomLayout>;
  readonly outlines: ReadonlyMap<string, string>;
  readonly openings: readonly WallOpening[];
  readonly view: Box;
  /** Pictures without text, bottom layer first; each is self-contained. */
  readonly layers: readonly string[];
  /** Special squares by column and row, with their kind. */
  readonly special: ReadonlySet<string>;
  /** The plates and the trapdoors, over the pictures. */
  readonly names: string;
}

/** Rooms per picture: fewer keep the page more responsive. */
const TOGETHER = 3;

export function layoutBoard(...about: Parameters<typeof layoutSteps>): BoardLayout {
  const steps = layoutSteps(...about);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Room by room, to keep the page responsive. */
export function* layoutSteps(
  drawing: Drawing,
  art: BoardArt,
  names: (place: Place) => string,
  crowd: PieceCounts,
): Generator<void, BoardLayout> {
  const { finish } = art;
  const plan = planOf(drawing);
  const openings = openingsOf(drawing);
  const artOf = (room: string) => {
    const found = art.rooms[room];
    if (!found) throw new Error(`the room ${room} has no art`);
    return found;
  };
  const rooms = new Map<string, RoomLayout>();
  for (const room of plan.rooms) {
    const { furnishings, nameAt } = artOf(room);
    const wish = { furnishings, ...(nameAt === undefined ? {} : { nameAt }) };
    yield;
    rooms.set(room, layoutRoom(room, plan, openings, wish, names, crowd));
  }
  yield;
  const outlines = new Map([...plan.cells].map(([region, cells]) => [region, outlineOf(cells)] as const));
  const outline = (region: string) => outlines.get(region) ?? '';
  const [w, h] = [plan.columns * CELL, plan.rows * CELL];
  const view = { x: -FRAME, y: -FRAME, w: w + 2 * FRAME, h: h + 2 * FRAME };

  const floorsUsed = new Set<string>(plan.rooms.map((room) => artOf(room).floor));
  const fill = (floor: string) => `url(#${floor})`;
  const solid = (plan.cells.get(VOID) ?? []).filter((square) => art.solid(square, isNarrow(plan, square)));
  const ground =
    `<defs>${[...floorsUsed].map((floor) => floorPattern(floor, '')).join('')}${finish.outside()}<pattern id="squares" width="${2 * CELL}" height="${2 * CELL}" patternUnits="userSpaceOnUse">${finish.squares()}</pattern></defs>` +
    finish.frame(w, h) +
    rect(0, 0, w, h, 'url(#grass)') +
    path(outlineOf(solid), 'url(#hatch)') +
    path(outline(CORRIDOR), 'url(#squares)') +
    plan.rooms.map((room) => path(outline(room), fill(artOf(room).floor))).join('') +
    (plan.cells.has(CENTRE) && art.centre ? art.centre(boxOf(plan.cells.get(CENTRE)!)) : '') +
    marks(plan, finish);
  const layers = [ground];

  for (let first = 0; first < plan.rooms.length; first += TOGETHER) {
    yield;
    layers.push(
      plan.rooms
        .slice(first, first + TOGETHER)
        .map((room, i) => {
          const pieces = rooms.get(room)!.furniture.map(drawPlaced).join('');
          return `<clipPath id="in${i}"><path d="${outline(room)}"/></clipPath><g clip-path="url(#in${i})">${pieces}</g>`;
        })
        .join(''),
    );
  }
  yield;
  const glow = plan.rooms.map((room, index) => {
    const [lx, ly] = artOf(room).light ?? [0.5, 0.5];
    const lit = (id: string, inner: string, outer: string, from: number, radius: number) =>
      `<radialGradient id="${id}${index}" cx="${lx}" cy="${ly}" r="${radius}"><stop offset="${from}" stop-color="var(--a-${inner})"/><stop offset="1" stop-color="var(--a-${outer})"/></radialGradient>` +
      path(outline(room), `url(#${id}${index})`);
    return lit('dusk', 'dusk0', 'dusk', 0.25, 0.85) + lit('lamp', 'lamp', 'lamp0', 0, 0.6);
  });
  const walls =
    outerWalls(plan, art.outerWall) +
    plan.rooms.map((room) => wallAlong(outline(room), artOf(room).wall ?? art.wall)).join('') +
    (plan.cells.has(CENTRE) ? wallAlong(outline(CENTRE), art.wall) : '') +
    openings.map((opening) => doorway(opening, artOf(opening.door.room).wall ?? art.wall)).join('');
  layers.push(glow.join('') + (art.sights ?? '') + walls + (finish.overlay?.(w, h) ?? ''));
  const written = [...rooms.values()].map(
    ({ name, trapdoors }) =>
      trapdoors.map((each) => trapdoor(each, names(each.to))).join('') + plate(name, finish),
  );
  return { plan, special: specialOf(plan), rooms, outlines, openings, view, layers, names: written.join('') };
}

export function outerWalls(plan: Plan, wallAt: (square: Square) => Wall): string {
  const byWall = Map.groupBy(outerEdges(plan), ({ square }) => wallAt(square));
  return [...byWall].map(([wall, edges]) => wallAlong(edges.map(({ d }) => d).join(''), wall)).join('');
}

function specialOf({ drawing: { map, marks: kinds = {} } }: Plan): ReadonlySet<string> {
  return new Set(
    map.flatMap((row, r) => [...row].flatMap((char, c) => (kinds[char] === undefined ? [] : [`${c},${r}`]))),
  );
}

/** Special squares and the places where pawns begin. */
function marks({ drawing }: Plan, { squareMark }: Finish): string {
  const { map, marks: kinds = {}, long = [], starts } = drawing;
  const whole = (square: Square): Box =>
    boxOf(long.find(([first]) => String(first) === String(square)) ?? [square]);
  const tails = new Set(long.flatMap(([, ...rest]) => rest.map(String)));
  const special = map.flatMap((row, r) =>
    [...row].flatMap((char, c) => {
      const kind = kinds[char];
      return kind && !tails.has(`${c},${r}`) ? [squareMark!(kind, whole([c, r]))] : [];
    }),
  );
  const begins = Object.entries(starts).flatMap(([suspect, place]) =>
    typeof place === 'string' ? [] : [start(suspect, cellBox(place))],
  );
  return special.join('') + begins.join('');
}

const start = (suspect: string, { x, y }: Box): string =>
  circle(x + CELL / 2, y + CELL / 2, 9.5, suspectLook(suspect).colour, {
    stroke: 'plate-edge',
    width: 1.2,
    opacity: 0.9,
  }) + circle(x + CELL / 2, y + CELL / 2, 6.4, 'none', { stroke: 'plate-edge', width: 0.8 });

function plate({ box, lines, size }: NamePlate, finish: Finish): string {
  const { x, y, w, h } = box;
  const leading = size * 1.16;
  const first = y + h / 2 - ((lines.length - 1) * leading) / 2 + size * 0.36;
  return (
    finish.plate(box) +
    lines
      .map((text, index) => words(text, x + w / 2 + tracking(size) / 2, first + index * leading, size))
      .join('')
  );
}

const words = (text: string, x: number, y: number, size: number, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${tracking(size)}" text-anchor="${anchor}" fill="var(--a-plate-ink)">${escaped(text.toLocaleUpperCase())}</text>`;

function trapdoor({ box, label }: Trapdoor, to: string): string {
  const { x, y, w, h } = box;
  const toLeft = label.x < x;
  const tip = toLeft ? x - 5 : x + w + 5;
  const arrow = toLeft
    ? `M${tip + 1.5} ${label.y + 3}l-3.4 2.5l3.4 2.5`
    : `M${tip - 1.5} ${label.y + 3}l3.4 2.5l-3.4 2.5`;
  return (
    path(chamfered(label.x + (toLeft ? 0 : -3), label.y, label.w + 3, label.h, 2.4), 'plate', {
      stroke: 'plate-edge',
      width: 0.6,
    }) +
    line(arrow, 'plate-edge', 1.2) +
    words(
      to,
      toLeft ? tip - 4 : tip + 4,
      label.y + label.h / 2 + labelSize * 0.36,
      labelSize,
      toLeft ? 'end' : 'start',
    ) +
    moved(
      rect(0, 0, w, h, 'wood2', { stroke: 'wall', width: 1 }) +
        rect(2.4, 2.4, w - 4.8, h - 4.8, 'dark') +
        many(4, (i) =>
          rect(2.4, 2.4 + i * 4.3, w - 4.8 - i * 2.4, 3.4, 'wood1', {
            opacity: Math.round((1 - i * 0.24) * 100) / 100,
          }),
        ) +
        circle(w - 4, h - 4, 1.6, 'gold') +
        line(`M${w - 2.4} 2.4V${h - 2.4}`, 'gold', 1),
      x,
      y,
    )
  );
}
