/** A room's name and the pawns in it, written on its floor where they fit best. */
import { widthOf, wrap } from '../../text/layout.ts';
import { hasColours } from '../../text/style.ts';
import { type BoardState, cell, type Pawn } from './board-text.ts';
import type { Canvas, Ink } from './canvas.ts';

/** A stretch of one room's floor on a row of the canvas. */
interface Run {
  readonly y: number;
  readonly x: number;
  readonly width: number;
}

export function labelRoom(canvas: Canvas, state: BoardState, room: string): void {
  const runs = runsOf(state, room);
  const number = state.rooms[room];
  const name = number === undefined ? state.roomName(room) : `${number} ${state.roomName(room)}`;
  const there = state.pawns.filter(({ at }) => at === room);
  const letters = there.map(({ letter }) => letter).join(' ');
  const { first, title, pawns } = fitted(runs, name, letters);
  [...title, ...pawns].forEach((line, i) => {
    const run = runs[first + i];
    if (run !== undefined) write(canvas, run, line, i < title.length ? [] : there);
  });
}

/** The name broken into the longest lines that fit; if none fit, into the shortest ones, which are then cut. */
function fitted(runs: readonly Run[], name: string, letters: string) {
  const widths = [...new Set(runs.map(({ width }) => width))].sort((a, b) => b - a);
  const broken = (width: number) => ({
    title: wrap(name, width),
    pawns: letters === '' ? [] : wrap(letters, width),
  });
  for (const width of widths) {
    const lines = broken(width);
    const first = bestRow(runs, [...lines.title, ...lines.pawns]);
    if (first !== undefined) return { first, ...lines };
  }
  const lines = broken(widths.at(-1)!);
  const spare = runs.length - lines.title.length - lines.pawns.length;
  return { first: Math.max(0, Math.floor(spare / 2)), ...lines };
}

/** The widest stretch of the room on each of its rows. */
function runsOf({ board }: BoardState, room: string): Run[] {
  const { map, rooms } = board.drawing;
  return map.flatMap((line, y) => {
    const floor = [...line].map((char) => (rooms[char] === room ? 'x' : ' ')).join('');
    const widest = [...floor.matchAll(/x+/g)].sort((a, b) => b[0].length - a[0].length)[0];
    return widest ? [{ y, x: widest.index * cell, width: widest[0].length * cell }] : [];
  });
}

/** The row nearest to the middle from which all lines fit. */
function bestRow(runs: readonly Run[], lines: readonly string[]): number | undefined {
  const middle = (runs.length - lines.length) / 2;
  const fits = (row: number): boolean =>
    lines.every((line, i) => (runs[row + i]?.width ?? 0) >= widthOf(line));
  const rows = runs.map((_, row) => row).filter(fits);
  return rows.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
}

function write(canvas: Canvas, run: Run, line: string, pawns: readonly Pawn[]): void {
  const short = widthOf(line) > run.width ? `${line.slice(0, run.width - 1)}.` : line;
  // A name needs space around it to be readable on a shaded floor, but not on a coloured one.
  const text = !hasColours() && widthOf(short) + 2 <= run.width ? ` ${short} ` : short;
  const from = run.x + Math.floor((run.width - widthOf(text)) / 2);
  for (const [i, char] of [...text].entries()) {
    const [floor = ''] = canvas[run.y]![from + i]!.ink;
    const pawn = pawns.find(({ letter }) => letter === char);
    canvas[run.y]![from + i] = { char, ink: [floor, ...inkOn(floor, pawn)] };
  }
}

const inkOn = (floor: string, pawn: Pawn | undefined): Ink =>
  floor === 'bgGreen' ? ['black', 'bold'] : (pawn?.ink ?? ['whiteBright', 'bold']);
