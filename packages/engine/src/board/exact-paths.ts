import { approach, stepsInto } from './approach.ts';
import type { Board } from './board.ts';
import {
  type FallShort,
  type Journey,
  type Kept,
  keep,
  type Movement,
  NOWHERE,
  type Outset,
  outset,
  unbarred,
} from './movement.ts';
import { selfAvoiding } from './self-avoiding.ts';
import { FAR, makeSpread, webOf } from './spread.ts';
import { Witnesses } from './witnesses.ts';

/** How exact movement is read. */
export interface ExactPathsOptions {
  /** The square the move starts on counts as entered. */
  readonly startCounts?: boolean;
  readonly fallShort?: FallShort;
  /** What the step from the square in front of a door into the room costs. */
  readonly intoRoomCosts?: 0 | 1;
  /** Other pawns are in the way, or may be passed, not stopped on. */
  readonly pawns?: 'block' | 'passed';
}

/** Beyond this the kept tables are dropped and begun anew. */
const MAX_BYTES = 10e6;

/** Where one start and roll lead to on the empty board: squares, then rooms. */
interface Table extends Kept {
  readonly witnesses: Witnesses;
  readonly squares: number;
}

/** Exactly the roll, no square twice, other pawns in the way; a room ends the move. */
export function exactPaths(board: Board, options: ExactPathsOptions = {}): Movement {
  const { startCounts = true, fallShort = 'whenNothingElse', intoRoomCosts = 1, pawns = 'block' } = options;
  const web = webOf(board);
  const spread = makeSpread(board, web);
  const search = selfAvoiding(web, spread);
  let tables: (Table | undefined)[][] = [];
  let bytes = 0;
  /** What is left of a list of ends while it is gone through: a list that grows takes twice its room. */
  const left: number[] = [];

  const outsets = board.places.map(
    (_, from): Outset =>
      startCounts || board.isRoom(from) ? outset(board, from) : { firsts: board.neighbours[from]!, spent: 1 },
  );
  const hold = (squares: readonly number[], value: 0 | 1) => {
    for (let i = 0; i < squares.length; i++) spread.held[squares[i]!] = value;
  };

  /** Steps from the outset of every node to every square of the empty board, node after node. */
  const distances = new Uint8Array(board.nodes * board.squares);
  outsets.forEach(({ firsts }, from) => {
    spread.run(firsts, FAR - 1);
    for (let square = 0; square < board.squares; square++)
      distances[from * board.squares + square] = spread.shortest(square);
  });

  /** For each start its squares numbered outwards: a roll that leads farther only adds to them. */
  const rows: (Int16Array | undefined)[] = [];
  function rowsFrom(from: number): Int16Array {
    const own = distances.subarray(from * board.squares, (from + 1) * board.squares);
    const nearer = new Uint16Array(FAR + 2);
    for (const distance of own) nearer[distance + 1]!++;
    for (let distance = 1; distance <= FAR; distance++) nearer[distance]! += nearer[distance - 1]!;
    return Int16Array.from(own, (distance) => nearer[distance]!++);
  }

  function makeTable(from: number, steps: number): Table {
    rows[from] ??= rowsFrom(from);
    const start = outsets[from]!;
    const { firsts, spent } = start;
    spread.run(firsts, steps - spent);
    const ends: number[] = [];
    const ways: number[][] = [];
    let region = 0;
    for (let square = 0; square < board.squares; square++) {
      if (spread.shortest(square) === FAR) continue;
      region++;
      if (!search.find(firsts, square, steps - spent)) continue;
      ends.push(square);
      ways.push([...search.path.subarray(0, steps - spent + 1)]);
    }
    const squares = ends.length;
    for (let room = board.squares; room < board.nodes; room++) {
      if (stepsInto(board, spread, start, from, room, intoRoomCosts) > steps) continue;
      ends.push(room);
      ways.push(approach(board, spread, from, room));
    }
    const witnesses = new Witnesses(ends, rows[from], region);
    ways.forEach((way, index) => {
      witnesses.learn(index, way, way.length);
    });
    return { ...keep(ends, from), witnesses, squares };
  }

  function tableOf(from: number, steps: number): Table {
    let table = tables[steps]?.[from];
    if (table === undefined) {
      table = makeTable(from, steps);
      bytes += table.witnesses.bytes;
      if (bytes > MAX_BYTES) {
        tables = [];
        bytes = table.witnesses.bytes;
      }
      tables[steps] ??= [];
      tables[steps][from] = table;
    }
    return table;
  }

  /** Is a pawn so near that it can be in the way? */
  function isNear({ from, steps, others }: Journey): boolean {
    const length = steps - outsets[from]!.spent;
    for (let i = 0; i < others.length; i++)
      if (distances[from * board.squares + others[i]!]! <= length) return true;
    return false;
  }

  /** Looks for a way around the pawns to every end in `lost` and takes those that have one out of it. */
  function searchAgain({ from, steps, others }: Journey, witnesses: Witnesses, lost: Int32Array): void {
    const start = outsets[from]!;
    const length = steps - start.spent;
    const { open } = witnesses;
    let ready = false;
    for (let word = 0; word < lost.length; word++) {
      for (let bits = open[word]!; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const index = 32 * word + 31 - Math.clz32(bit);
        const end = witnesses.ends[index]!;
        if (others.includes(end)) continue;
        if (!ready) {
          hold(others, 1);
          spread.run(start.firsts, length);
          ready = true;
        }
        if (!board.isRoom(end)) {
          if (!search.find(start.firsts, end, length)) continue;
          witnesses.learn(index, search.path, length + 1);
        } else {
          if (stepsInto(board, spread, start, from, end, intoRoomCosts) > steps) continue;
          const way = approach(board, spread, from, end);
          witnesses.learn(index, way, way.length);
        }
        lost[word]! &= ~bit;
      }
    }
    if (ready) hold(others, 0);
    witnesses.giveUp();
  }

  function fullPaths(journey: Journey): readonly number[] {
    const table = tableOf(journey.from, journey.steps);
    if (!isNear(journey)) return unbarred(table, journey);
    const lost = table.witnesses.lost(journey.others);
    if (lost === undefined) return unbarred(table, journey);
    searchAgain(journey, table.witnesses, lost);
    const { all, squares } = table;
    let count = 0;
    for (let i = 0; i < all.length; i++) {
      if ((lost[i >> 5]! & (1 << (i & 31))) !== 0) continue;
      if (i >= squares && journey.barred.includes(all[i]!)) continue;
      left[count++] = all[i]!;
    }
    return left.slice(0, count);
  }

  function shortPaths({ from, steps, others }: Journey): { length: number; ends: readonly number[] } {
    const { firsts, spent } = outsets[from]!;
    hold(others, 1);
    const { length, ends } = search.longest(firsts, steps - spent);
    hold(others, 0);
    return length + spent > 0 ? { length, ends } : { length: 0, ends: NOWHERE };
  }

  const isFull = (ends: readonly number[]): boolean =>
    ends.length > 0 && (fallShort === 'whenNothingElse' || !board.isRoom(ends[0]!));

  /** A way may lead over other pawns and not end on one: it then ends as many steps earlier as it must. */
  function pastPawns(journey: Journey): { ends: readonly number[]; steps: number } {
    const freeAfter = (steps: number): readonly number[] =>
      fullPaths({ ...journey, steps, others: NOWHERE }).filter((node) => !journey.others.includes(node));
    const ends = freeAfter(journey.steps);
    if (fallShort === 'never' || isFull(ends)) return { ends, steps: journey.steps };
    for (let steps = journey.steps - 1; steps > 0; steps--) {
      const squares = freeAfter(steps).filter((node) => !board.isRoom(node));
      if (squares.length > 0) return { ends: [...squares, ...ends], steps };
    }
    return { ends, steps: journey.steps };
  }

  function destinations(journey: Journey): readonly number[] {
    if (journey.steps < 1) return NOWHERE;
    if (pawns === 'passed') return pastPawns(journey).ends;
    const ends = fullPaths(journey);
    if (fallShort === 'never') return ends;
    if (isFull(ends)) return ends;
    return [...shortPaths(journey).ends, ...ends];
  }

  function way(journey: Journey, to: number): readonly number[] | undefined {
    if (!destinations(journey).includes(to)) return undefined;
    const { from, steps } = journey;
    const others = pawns === 'passed' ? NOWHERE : journey.others;
    const { firsts, spent } = outsets[from]!;
    const pathOf = (length: number): number[] | undefined => {
      hold(others, 1);
      spread.run(firsts, length);
      const found = search.find(firsts, to, length);
      hold(others, 0);
      return found ? [...search.path.subarray(1 - spent, length + 1)] : undefined;
    };
    if (!board.isRoom(to)) {
      const short = () =>
        pawns === 'passed' ? pastPawns(journey).steps - spent : shortPaths(journey).length;
      return pathOf(steps - spent) ?? pathOf(short());
    }
    hold(others, 1);
    spread.run(firsts, steps - spent);
    hold(others, 0);
    return [...approach(board, spread, from, to).slice(1 - spent), to];
  }

  return {
    passesPawns: pawns === 'passed',
    destinations,
    way,
    cost: (journey, to) => way(journey, to)?.length ?? -1,
  };
}
