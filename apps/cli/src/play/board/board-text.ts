/** The board as text, drawn from the edition's own drawing: two characters for each cell of its map. */
import type { Board, Door, Place } from '@casefile/engine';
import { dim, hasColours } from '../../text/style.ts';
import { blank, type Canvas, type Glyph, type Ink, paintRow } from './canvas.ts';
import { labelRoom } from './room-label.ts';

export interface BoardState {
  readonly board: Board;
  readonly pawns: readonly Pawn[];
  readonly roomName: (room: string) => string;
  /** Legal destinations; rooms with their number in the menu. */
  readonly squares: readonly Place[];
  readonly rooms: Readonly<Record<string, number>>;
}
export interface Pawn {
  readonly letter: string;
  readonly ink: Ink;
  readonly at: Place | null;
}

/** Characters for each cell of the map. */
export const cell = 2;

const pawnColours = ['redBright', 'yellowBright', 'cyanBright', 'greenBright', 'blueBright', 'magentaBright'];
export const pawnInk = (index: number, isYou: boolean): Ink => [
  pawnColours[index % pawnColours.length]!,
  'bold',
  ...(isYou ? ['underline'] : []),
];

export function drawBoard(state: BoardState): string[] {
  const { map, doors, rooms } = state.board.drawing;
  const canvas = map.map((line) => [...line].flatMap((char) => drawCell(state, char)));
  drawDoors(canvas, doors);
  for (const place of state.squares) put(canvas, place, '◆', ['green', 'bold']);
  for (const { letter, ink, at } of state.pawns) put(canvas, at, letter, ink);
  for (const room of new Set(Object.values(rooms))) labelRoom(canvas, state, room);
  // Every other column: two digits in two characters would run into each other.
  const header = [...map[0]!].map((_, x) => (x % 2 === 0 ? String(x) : '').padStart(cell)).join('');
  while (canvas.at(-1)?.every((glyph) => glyph === blank)) canvas.pop();
  return [dim(`   ${header}`), ...canvas.map((row, y) => `${dim(String(y).padStart(2))} ${paintRow(row)}`)];
}

function drawCell({ board, rooms }: BoardState, char: string): Glyph[] {
  const { rooms: floors, marks = {} } = board.drawing;
  const room = floors[char];
  if (room !== undefined) {
    const floor: Glyph = {
      char: hasColours() ? ' ' : '░',
      ink: [room in rooms ? 'bgGreen' : 'bgBlackBright'],
    };
    return [floor, floor];
  }
  if (char in marks) return [blank, { char, ink: ['magenta'] }];
  return '#x'.includes(char) ? [blank, blank] : [blank, { char: '·', ink: ['dim'] }];
}

/** By where the room lies from the square in front of its door. */
const arrows: Readonly<Record<string, string>> = {
  '0,-1': '▲', '0,1': '▼', '-1,0': '◀', '1,0': '▶', '-1,-1': '◤', '1,-1': '◥', '-1,1': '◣', '1,1': '◢',
}; // biome-ignore format: a compass

function drawDoors(canvas: Canvas, doors: readonly Door[]): void {
  for (const { square, inside } of doors)
    put(canvas, square, arrows[`${inside[0] - square[0]},${inside[1] - square[1]}`]!, ['yellow']);
}

/** A door or special square that was drawn there moves to the first character of its cell. */
function put(canvas: Canvas, place: Place | null, char: string, ink: Ink): void {
  if (place === null || typeof place === 'string') return;
  const row = canvas[place[1]]!;
  const at = place[0] * cell + 1;
  if (row[at]!.char !== '·') row[at - 1] = row[at]!;
  row[at] = { char, ink };
}
