/** Where a roll can be used up exactly, or reaches a room, with other pawns in the way. */
import { shortestPathInto, stepsInto } from '../approach.ts';
import type { Board } from '../board.ts';
import { type Journey, type MoveStart, NOWHERE } from '../movement.ts';
import { FAR, type Spread } from '../spread.ts';
import { distancesOf } from './distances.ts';
import { LonePawns } from './lone-pawns.ts';
import type { SelfAvoiding } from './self-avoiding.ts';
import { type LostEnds, Witnesses } from './witnesses.ts';

/** What the searches share: a spread that knows the blocked squares, a search on it, and where moves begin. */
export interface PathSearch {
  readonly board: Board;
  readonly spread: Spread;
  readonly search: SelfAvoiding;
  readonly moveStarts: readonly MoveStart[];
  readonly intoRoomCosts: 0 | 1;
}

/** The ends of paths that use up the roll, and the rooms within reach. */
export interface FullPaths {
  /** As bits: one for every node. */
  fill(journey: Journey, into: Int32Array): void;
  list(journey: Journey): readonly number[];
}

/** Beyond this, the kept tables are dropped and built again. */
const MAX_BYTES = 10e6;

export function makeFullPaths({ board, spread, search, moveStarts, intoRoomCosts }: PathSearch): FullPaths {
  /** For each roll, start after start. */
  let tables: Witnesses[][] = [];
  /** For each roll, what a single pawn near the start puts out of reach. */
  let lonePawns: LonePawns[] = [];
  let bytes = 0;
  const reach: Int32Array[] = [];
  const words = Math.ceil(board.nodes / 32);
  const answer: LostEnds = { lost: new Int32Array(words), open: new Int32Array(words) };
  /** The rows of the pawns that may be in the way, while a question is answered. */
  const near: number[] = [];
  /** Ends as bits while they are listed, and the list: one that grows takes twice its room. */
  const found = new Int32Array(words);
  const listed: number[] = [];

  const { distances, rows } = distancesOf(board, spread, moveStarts);

  /** How many squares a path may lead over. */
  function squaresWithin(from: number, steps: number): number {
    const own = distances.subarray(from * board.squares, (from + 1) * board.squares);
    return own.filter((distance) => distance <= steps - moveStarts[from]!.stepsSpent).length;
  }

  function makeTable(from: number, steps: number): Witnesses {
    const start = moveStarts[from]!;
    const { firstSquares, stepsSpent } = start;
    spread.run(firstSquares, steps - stepsSpent);
    const ends: number[] = [];
    const paths: number[][] = [];
    for (let square = 0; square < board.squares; square++) {
      if (spread.shortest(square) === FAR) continue;
      if (!search.find(firstSquares, square, steps - stepsSpent)) continue;
      ends.push(square);
      paths.push([...search.path.subarray(0, steps - stepsSpent + 1)]);
    }
    for (let room = board.squares; room < board.nodes; room++) {
      if (stepsInto(board, spread, start, from, room, intoRoomCosts) > steps) continue;
      ends.push(room);
      paths.push(shortestPathInto(board, spread, from, room));
    }
    const table = new Witnesses(ends, squaresWithin(from, steps), answer);
    paths.forEach((path, index) => {
      learn(table, from, index, path, path.length);
    });
    return table;
  }

  function learn(
    table: Witnesses,
    from: number,
    index: number,
    path: ArrayLike<number>,
    count: number,
  ): void {
    table.learn(index, count, (step) => rows[from * board.squares + path[step]!]!);
  }

  function makeRoom(more: number): void {
    bytes += more;
    if (bytes <= MAX_BYTES) return;
    tables = [];
    lonePawns = [];
    bytes = more;
  }

  function tableOf(from: number, steps: number): Witnesses {
    const known = tables[steps]?.[from];
    if (known !== undefined) return known;
    const table = makeTable(from, steps);
    makeRoom(table.bytes);
    tables[steps] ??= [];
    tables[steps][from] = table;
    return table;
  }

  function lonePawnsOf(steps: number): LonePawns {
    const known = lonePawns[steps];
    if (known !== undefined) return known;
    const made = new LonePawns(
      moveStarts.map((_, from) => squaresWithin(from, steps)),
      board.nodes,
    );
    makeRoom(made.bytes);
    lonePawns[steps] = made;
    return made;
  }

  /** Notes the rows of the pawns that are near enough to be in the way, and counts them. */
  function countNear({ from, steps, others }: Journey): number {
    const base = from * board.squares;
    const length = steps - moveStarts[from]!.stepsSpent;
    let count = 0;
    for (let i = 0; i < others.length; i++)
      if (distances[base + others[i]!]! <= length) near[count++] = rows[base + others[i]!]!;
    return count;
  }

  /** Looks for a path around the pawns to every end that is lost; those that have one are not. */
  function searchAgain({ from, steps, others }: Journey, table: Witnesses): void {
    const start = moveStarts[from]!;
    const length = steps - start.stepsSpent;
    const { lost, open } = answer;
    let ready = false;
    for (let word = 0; 32 * word < table.ends.length; word++) {
      for (let bits = open[word]!; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const index = 32 * word + 31 - Math.clz32(bit);
        const end = table.ends[index]!;
        if (others.includes(end)) continue;
        if (!ready) {
          setBlocked(spread, others, 1);
          spread.run(start.firstSquares, length);
          ready = true;
        }
        if (!board.isRoom(end)) {
          if (!search.find(start.firstSquares, end, length)) continue;
          learn(table, from, index, search.path, length + 1);
        } else {
          if (stepsInto(board, spread, start, from, end, intoRoomCosts) > steps) continue;
          const path = shortestPathInto(board, spread, from, end);
          learn(table, from, index, path, path.length);
        }
        lost[word]! &= ~bit;
      }
    }
    if (ready) setBlocked(spread, others, 0);
  }

  /** Where this roll leads on the empty board: for each start 1 once it is known, and the bits of the ends. */
  function reachOf(from: number, steps: number): Int32Array {
    reach[steps] ??= new Int32Array(board.nodes * (1 + words));
    const sets = reach[steps];
    const at = from * (1 + words);
    if (sets[at] === 0) {
      sets[at] = 1;
      for (const end of tableOf(from, steps).ends) sets[at + 1 + (end >> 5)]! |= 1 << (end & 31);
    }
    return sets;
  }

  function fill(journey: Journey, into: Int32Array): void {
    const { from, steps, barred } = journey;
    const sets = reachOf(from, steps);
    for (let word = 0, at = from * (1 + words) + 1; word < words; word++, at++) into[word] = sets[at]!;
    for (let i = 0; i < barred.length; i++) into[barred[i]! >> 5]! &= ~(1 << (barred[i]! & 31));
    const count = countNear(journey);
    if (count === 0) return;
    if (count === 1 && lonePawnsOf(steps).takeFrom(into, from, near[0]!)) return;
    const lost = lostEnds(journey, count);
    for (const end of lost) into[end >> 5]! &= ~(1 << (end & 31));
    if (count === 1) lonePawnsOf(steps).keep(from, near[0]!, lost);
  }

  /** The ends that the pawns put out of reach: those that are near, on the first `count` of the rows. */
  function lostEnds(journey: Journey, count: number): readonly number[] {
    const table = tableOf(journey.from, journey.steps);
    if (!table.ask(near, count)) return NOWHERE;
    searchAgain(journey, table);
    if (count === 1) table.cutOff(near[0]!);
    return table.lostEnds();
  }

  function list(journey: Journey): readonly number[] {
    fill(journey, found);
    let length = 0;
    for (let word = 0; word < words; word++)
      for (let bits = found[word]!; bits !== 0; bits &= bits - 1)
        listed[length++] = 32 * word + 31 - Math.clz32(bits & -bits);
    return listed.slice(0, length);
  }

  return { fill, list };
}

/** Marks the squares as blocked, or as free again. */
export function setBlocked(spread: Spread, squares: readonly number[], value: 0 | 1): void {
  for (let i = 0; i < squares.length; i++) spread.blocked[squares[i]!] = value;
}
