import type { Door, Drawing, Square } from '@casefile/engine/board/drawing';

/** Board units of one cell. */
export const CELL = 24;
/** Board units between the floor of a room and its walls. */
export const WALL = 4;
/** Board units of the border around the cells. */
export const FRAME = 15;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The region of a cell: a room id, or one of these. */
export const CORRIDOR = '.';
export const VOID = '#';
export const CENTRE = 'x';

export interface Plan {
  readonly drawing: Drawing;
  readonly columns: number;
  readonly rows: number;
  /** VOID outside the map. */
  regionAt(column: number, row: number): string;
  /** The cells of each region. */
  readonly cells: ReadonlyMap<string, readonly Square[]>;
  readonly rooms: readonly string[];
}

export function planOf(drawing: Drawing): Plan {
  const { map, rooms } = drawing;
  const regionAt = (column: number, row: number): string => {
    const char = map[row]?.[column] ?? VOID;
    return rooms[char] ?? (char === VOID || char === CENTRE ? char : CORRIDOR);
  };
  const cells = new Map<string, Square[]>();
  map.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const region = regionAt(column, row);
      cells.set(region, [...(cells.get(region) ?? []), [column, row]]);
    }
  });
  return {
    drawing,
    columns: map[0]?.length ?? 0,
    rows: map.length,
    regionAt,
    cells,
    rooms: [...new Set(Object.values(rooms))],
  };
}

export const boxOf = (cells: readonly Square[]): Box => {
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: x * CELL,
    y: y * CELL,
    w: (Math.max(...columns) + 1 - x) * CELL,
    h: (Math.max(...rows) + 1 - y) * CELL,
  };
};

export const cellBox = ([column, row]: Square): Box => ({
  x: column * CELL,
  y: row * CELL,
  w: CELL,
  h: CELL,
});

export const centreOf = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Whether boxes lie on the floor of these cells with a margin to the walls. A hot path: no strings, no sets. */
export function floorOf(cells: readonly Square[]): (box: Box, margin?: number) => boolean {
  const { x: left, y: top, w, h } = boxOf(cells);
  const [c0, r0, columns, rows] = [left / CELL, top / CELL, w / CELL, h / CELL];
  const own = new Uint8Array(columns * rows);
  for (const [c, r] of cells) own[(r - r0) * columns + c - c0] = 1;
  return (box, margin = 0) => {
    const by = margin - 0.01;
    const from = Math.floor((box.x - by) / CELL) - c0;
    const to = Math.ceil((box.x + box.w + by) / CELL) - c0;
    const first = Math.floor((box.y - by) / CELL) - r0;
    const last = Math.ceil((box.y + box.h + by) / CELL) - r0;
    if (from < 0 || first < 0 || to > columns || last > rows) return false;
    for (let row = first; row < last; row++)
      for (let column = from; column < to; column++) if (own[row * columns + column] === 0) return false;
    return true;
  };
}

type Edge = readonly [from: string, to: string];

/** The outline of some cells as path data, holes included; floor lies to the right of each edge. */
export function outlineOf(cells: readonly Square[]): string {
  const own = new Set(cells.map(String));
  const edges: Edge[] = cells.flatMap(([c, r]) => {
    const sides: [string, Edge][] = [
      [`${c},${r - 1}`, [`${c},${r}`, `${c + 1},${r}`]],
      [`${c + 1},${r}`, [`${c + 1},${r}`, `${c + 1},${r + 1}`]],
      [`${c},${r + 1}`, [`${c + 1},${r + 1}`, `${c},${r + 1}`]],
      [`${c - 1},${r}`, [`${c},${r + 1}`, `${c},${r}`]],
    ];
    return sides.filter(([beside]) => !own.has(beside)).map(([, edge]) => edge);
  });
  const from = new Map<string, string[]>();
  for (const [a, b] of edges) from.set(a, [...(from.get(a) ?? []), b]);
  let path = '';
  for (const start of from.keys()) {
    const corners: Square[] = [];
    for (let at = start, next = from.get(at)?.pop(); next; next = from.get(at)?.pop()) {
      corners.push(at.split(',').map(Number) as unknown as Square);
      at = next;
    }
    if (corners.length > 0) path += loop(corners);
  }
  return path;
}

function loop(corners: readonly Square[]): string {
  const turns = corners.filter(([c, r], index) => {
    const [before, after] = [corners.at(index - 1)!, corners[(index + 1) % corners.length]!];
    return (before[0] === c) !== (after[0] === c) || (before[1] === r) !== (after[1] === r);
  });
  return `M${turns.map(([c, r]) => `${c * CELL} ${r * CELL}`).join('L')}Z`;
}

/** The edges between corridors and the outside, each with the corridor square it borders. */
export function outerEdges({
  cells,
  regionAt,
}: Plan): readonly { readonly square: Square; readonly d: string }[] {
  return (cells.get(CORRIDOR) ?? []).flatMap((square) => {
    const [c, r] = square;
    const sides = [
      [c, r - 1, c, r, `h${CELL}`],
      [c, r + 1, c, r + 1, `h${CELL}`],
      [c - 1, r, c, r, `v${CELL}`],
      [c + 1, r, c + 1, r, `v${CELL}`],
    ] as const;
    return sides
      .filter(([column, row]) => regionAt(column, row) === VOID)
      .map(([, , x, y, run]) => ({ square, d: `M${x * CELL} ${y * CELL}${run}` }));
  });
}

/** Whether a void cell is in a gap only one cell wide. */
export function isNarrow({ regionAt }: Plan, [c, r]: Square): boolean {
  const open = (column: number, row: number) =>
    [0, 1].every((dc) => [0, 1].every((dr) => regionAt(column + dc, row + dr) === VOID));
  return ![-1, 0].some((dc) => [-1, 0].some((dr) => open(c + dc, r + dr)));
}

/** An opening in a wall: its middle, and the direction of entering (0 down, 90 left, 180 up, 270 right). */
export interface WallOpening {
  readonly door: Door;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Beside another door of the same room: together they are a double door. */
  readonly twin: 'left' | 'right' | null;
}

export function openingsOf({ doors }: Drawing): readonly WallOpening[] {
  return doors.map((door) => {
    const [c, r] = door.square;
    const [inC, inR] = door.inside;
    const angle = (Math.atan2(inR - r, inC - c) * 180) / Math.PI - 90;
    // With the entering direction pointing down the page, left is +x.
    const [sideC, sideR] = [inR - r, -(inC - c)];
    const has = (dc: number, dr: number) =>
      door.kind !== 'diagonal' &&
      doors.some(
        (other) =>
          other.room === door.room &&
          other.square[0] === c + dc &&
          other.square[1] === r + dr &&
          other.inside[0] === inC + dc &&
          other.inside[1] === inR + dr,
      );
    return {
      door,
      x: ((c + inC + 1) / 2) * CELL,
      y: ((r + inR + 1) / 2) * CELL,
      angle,
      twin: has(sideC, sideR) ? 'left' : has(-sideC, -sideR) ? 'right' : null,
    };
  });
}

/** Equal steps from one number up to another. */
export function steps(from: number, to: number, by: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / by)) + 1 }, (_, step) => from + step * by);
}
