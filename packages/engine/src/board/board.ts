import type { Marked } from '../vocabulary.ts';
import type { Door, Drawing, Place, Square } from './drawing.ts';

/** A square or room of the board by its number. */
export type BoardNode = Marked<number, 'node'>;

/** A drawn board as a graph. Nodes below `squares` are squares, in reading order; the others are rooms. */
export interface Board {
  readonly drawing: Drawing;
  readonly squares: number;
  readonly nodes: number;
  /** Node to its place. Always the same frozen object. */
  readonly places: readonly Place[];
  /** The node of a place; -1 when there is no such place. Accepts anything that came in as JSON. */
  nodeOf(place: unknown): BoardNode;
  /** Square to the squares next to it; empty for a room. */
  readonly neighbours: readonly (readonly BoardNode[])[];
  /** Room to the squares in front of its doors; square to the rooms entered from it. */
  readonly doorsOf: readonly (readonly BoardNode[])[];
  readonly passages: readonly (readonly BoardNode[])[];
  /** Kind of special square to the squares of that kind. */
  readonly marks: Readonly<Record<string, readonly BoardNode[]>>;
  isRoom(node: BoardNode): boolean;
}

const NOTHING = '#x';

/** The graph of a drawn board. */
export function makeBoard(drawing: Drawing): Board {
  const { id, map, rooms, marks = {}, floor = '', long = [], walls = [] } = drawing;
  const width = map[0]?.length ?? 0;
  const show = (place: Place) => (typeof place === 'string' ? place : `[${place.join(', ')}]`);
  const wrong = (what: string) => new Error(`board ${id}: ${what}`);
  const charAt = ([column, row]: Square) => map[row]?.[column] ?? '#';
  const isSquare = (char: string) => /[.\d]/.test(char) || floor.includes(char) || char in marks;

  const firstCell = new Map<string, Square>();
  for (const cells of long) for (const cell of cells) firstCell.set(show(cell), cells[0]!);

  const places: Place[] = [];
  const cells = new Int16Array(width * map.length).fill(-1);
  const roomNodes = new Map<string, number>();
  const marked: Record<string, number[]> = Object.fromEntries(Object.values(marks).map((kind) => [kind, []]));
  map.forEach((line, row) => {
    if (line.length !== width) throw wrong(`row ${row} has ${line.length} characters, not ${width}`);
    [...line].forEach((char, column) => {
      if (NOTHING.includes(char) || char in rooms) return;
      if (!isSquare(char)) throw wrong(`unknown character ${char} at [${column}, ${row}]`);
      const cell: Square = Object.freeze([column, row] as const);
      const first = firstCell.get(show(cell));
      if (first && show(first) !== show(cell)) return;
      marked[marks[char] ?? '']?.push(places.length);
      cells[row * width + column] = places.length;
      places.push(cell);
    });
  });
  const squares = places.length;
  for (const room of new Set(Object.values(rooms))) {
    roomNodes.set(room, places.length);
    places.push(room);
  }

  const findNode = (place: unknown): number => {
    if (typeof place === 'string') return roomNodes.get(place) ?? -1;
    if (!Array.isArray(place) || place.length !== 2) return -1;
    const column = place[0];
    const row = place[1];
    if (!Number.isInteger(column) || !Number.isInteger(row) || column < 0 || column >= width) return -1;
    return cells[row * width + column] ?? -1;
  };
  // A move asks for its place three times in a row. Only the board's own places are kept: those never change.
  let lastPlace: unknown;
  let lastNode = -1;
  const nodeOf = (place: unknown): number => {
    if (place === lastPlace) return lastNode;
    const node = findNode(place);
    if (node >= 0 && places[node] === place) {
      lastPlace = place;
      lastNode = node;
    }
    return node;
  };
  const known = (place: Place, what: string): number => {
    const node = nodeOf(place);
    if (node < 0) throw wrong(`${what} ${show(place)} is no place`);
    return node;
  };
  const lists = () => places.map((): number[] => []);

  const neighbours = lists();
  const walled = new Set(walls.flatMap(([a, b]) => [`${show(a)}${show(b)}`, `${show(b)}${show(a)}`]));
  const join = (cell: Square, beside: Square) => {
    const [a = -1, b = -1] = [cell, beside].map((at) => nodeOf(firstCell.get(show(at)) ?? at));
    if (a < 0 || b < 0 || a === b || walled.has(`${show(cell)}${show(beside)}`)) return;
    neighbours[a]!.push(b);
    neighbours[b]!.push(a);
  };
  map.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      join([column, row], [column + 1, row]);
      join([column, row], [column, row + 1]);
    }
  });

  const doorsOf = lists();
  for (const door of drawing.doors) {
    const name = `door ${show(door.square)} of ${door.room}`;
    if (rooms[charAt(door.inside)] !== door.room)
      throw wrong(`${name}: ${show(door.inside)} is not its floor`);
    if (!besideEachOther(door)) throw wrong(`${name} is not next to its room`);
    const [room, square] = [known(door.room, 'room'), known(door.square, 'door')];
    doorsOf[room]!.push(square);
    doorsOf[square]!.push(room);
  }

  const passages = lists();
  for (const [a, b] of drawing.passages) {
    const [one, other] = [known(a, 'passage end'), known(b, 'passage end')];
    if (one < squares !== other < squares)
      throw wrong(`passage ${show(a)}–${show(b)} joins a room and a square`);
    passages[one]!.push(other);
    passages[other]!.push(one);
  }
  for (const [suspect, place] of Object.entries(drawing.starts)) known(place, `start of ${suspect}`);

  return {
    drawing,
    squares,
    nodes: places.length,
    places,
    nodeOf,
    neighbours: neighbours.map(ascending),
    doorsOf: doorsOf.map(ascending),
    passages: passages.map(ascending),
    marks: marked,
    isRoom: (node) => node >= squares,
  };
}

function besideEachOther({ square, inside, kind }: Door): boolean {
  const across = Math.abs(square[0] - inside[0]);
  const down = Math.abs(square[1] - inside[1]);
  return kind === 'diagonal' ? across === 1 && down === 1 : across + down === 1;
}

const ascending = (nodes: readonly number[]) => [...new Set(nodes)].sort((a, b) => a - b);
