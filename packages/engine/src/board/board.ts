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
  const numbered = numberPlaces(drawing);
  const { places, squares, marks } = numbered;
  const nodeOf = makeNodeOf(numbered);
  const known = (place: Place, what: string): BoardNode => {
    const node = nodeOf(place);
    if (node < 0) throw wrong(drawing, `${what} ${show(place)} is no place`);
    return node;
  };
  for (const [suspect, place] of Object.entries(drawing.starts)) known(place, `start of ${suspect}`);
  return {
    drawing,
    squares,
    nodes: places.length,
    places,
    nodeOf,
    neighbours: neighboursOf(drawing, numbered, nodeOf),
    doorsOf: doorsOf(drawing, numbered, known),
    passages: passagesOf(drawing, numbered, known),
    marks,
    isRoom: (node) => node >= squares,
  };
}

const wrong = ({ id }: Drawing, what: string): Error => new Error(`board ${id}: ${what}`);
const show = (place: Place): string => (typeof place === 'string' ? place : `[${place.join(', ')}]`);

/** The places of a drawing by their nodes, and back. */
interface Numbered {
  readonly places: readonly Place[];
  readonly squares: number;
  readonly roomNodes: ReadonlyMap<string, BoardNode>;
  readonly marks: Board['marks'];
  readonly width: number;
  /** Cell by cell of the drawing, row after row: the node of the square that is named by this cell; -1 for none. */
  readonly cells: Int16Array;
  /** For each cell of a long square its first cell, which names it. */
  readonly firstCells: ReadonlyMap<string, Square>;
}

function numberPlaces(drawing: Drawing): Numbered {
  const { map, rooms, marks: kinds = {}, floor = '', long = [] } = drawing;
  const width = map[0]?.length ?? 0;
  const isSquare = (char: string) => /[.\d]/.test(char) || floor.includes(char) || char in kinds;
  const firstCells = new Map(long.flatMap((cells) => cells.map((cell) => [show(cell), cells[0]!])));
  const places: Place[] = [];
  const cells = new Int16Array(width * map.length).fill(-1);
  const marks: Record<string, BoardNode[]> = Object.fromEntries(
    Object.values(kinds).map((kind) => [kind, []]),
  );
  for (const [row, line] of map.entries()) {
    if (line.length !== width) throw wrong(drawing, `row ${row} has ${line.length} characters, not ${width}`);
    for (const [column, char] of [...line].entries()) {
      if (NOTHING.includes(char) || char in rooms) continue;
      if (!isSquare(char)) throw wrong(drawing, `unknown character ${char} at [${column}, ${row}]`);
      const cell: Square = Object.freeze([column, row] as const);
      if (show(firstCells.get(show(cell)) ?? cell) !== show(cell)) continue;
      marks[kinds[char] ?? '']?.push(places.length);
      cells[row * width + column] = places.length;
      places.push(cell);
    }
  }
  const squares = places.length;
  places.push(...new Set(Object.values(rooms)));
  const roomNodes = new Map(places.slice(squares).map((room, i) => [room as string, squares + i]));
  return { places, squares, roomNodes, marks, width, cells, firstCells };
}

function makeNodeOf({ places, roomNodes, width, cells }: Numbered): Board['nodeOf'] {
  const findNode = (place: unknown): BoardNode => {
    if (typeof place === 'string') return roomNodes.get(place) ?? -1;
    if (!Array.isArray(place) || place.length !== 2) return -1;
    const column = place[0];
    const row = place[1];
    if (!Number.isInteger(column) || !Number.isInteger(row) || column < 0 || column >= width) return -1;
    return cells[row * width + column] ?? -1;
  };
  // A move asks for its place three times in a row. Only the board's own places are kept: those never change.
  let lastPlace: unknown;
  let lastNode: BoardNode = -1;
  return (place) => {
    if (place === lastPlace) return lastNode;
    const node = findNode(place);
    if (node >= 0 && places[node] === place) {
      lastPlace = place;
      lastNode = node;
    }
    return node;
  };
}

const emptyLists = ({ places }: Numbered): BoardNode[][] => places.map(() => []);

function neighboursOf(
  { map, walls = [] }: Drawing,
  numbered: Numbered,
  nodeOf: Board['nodeOf'],
): Board['neighbours'] {
  const neighbours = emptyLists(numbered);
  const walled = new Set(walls.flatMap(([a, b]) => [`${show(a)}${show(b)}`, `${show(b)}${show(a)}`]));
  const nodeAt = (cell: Square): BoardNode => nodeOf(numbered.firstCells.get(show(cell)) ?? cell);
  const join = (cell: Square, beside: Square): void => {
    const [a, b] = [nodeAt(cell), nodeAt(beside)];
    if (a < 0 || b < 0 || a === b || walled.has(`${show(cell)}${show(beside)}`)) return;
    neighbours[a]!.push(b);
    neighbours[b]!.push(a);
  };
  for (let row = 0; row < map.length; row++)
    for (let column = 0; column < numbered.width; column++) {
      join([column, row], [column + 1, row]);
      join([column, row], [column, row + 1]);
    }
  return neighbours.map(ascending);
}

/** The node of a place that the drawing names; throws when there is none. */
type KnownNode = (place: Place, what: string) => BoardNode;

function doorsOf(drawing: Drawing, numbered: Numbered, known: KnownNode): Board['doorsOf'] {
  const doors = emptyLists(numbered);
  for (const door of drawing.doors) {
    const name = `door ${show(door.square)} of ${door.room}`;
    const [column, row] = door.inside;
    if (drawing.rooms[drawing.map[row]?.[column] ?? '#'] !== door.room)
      throw wrong(drawing, `${name}: ${show(door.inside)} is not its floor`);
    if (!besideEachOther(door)) throw wrong(drawing, `${name} is not next to its room`);
    const [room, square] = [known(door.room, 'room'), known(door.square, 'door')];
    doors[room]!.push(square);
    doors[square]!.push(room);
  }
  return doors.map(ascending);
}

function passagesOf(drawing: Drawing, numbered: Numbered, known: KnownNode): Board['passages'] {
  const passages = emptyLists(numbered);
  const { squares } = numbered;
  for (const [a, b] of drawing.passages) {
    const [one, other] = [known(a, 'passage end'), known(b, 'passage end')];
    if (one < squares !== other < squares)
      throw wrong(drawing, `passage ${show(a)}–${show(b)} joins a room and a square`);
    passages[one]!.push(other);
    passages[other]!.push(one);
  }
  return passages.map(ascending);
}

function besideEachOther({ square, inside, kind }: Door): boolean {
  const across = Math.abs(square[0] - inside[0]);
  const down = Math.abs(square[1] - inside[1]);
  return kind === 'diagonal' ? across === 1 && down === 1 : across + down === 1;
}

const ascending = (nodes: readonly number[]) => [...new Set(nodes)].sort((a, b) => a - b);
