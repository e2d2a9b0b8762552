import type { Board, BoardNode } from './board.ts';

/** What a move depends on. All numbers are nodes of the board. */
export interface Journey {
  readonly from: BoardNode;
  /** The roll, or what is left of it. */
  readonly steps: number;
  /** Squares held by other pawns; pawns in rooms and off the board are left out. */
  readonly others: readonly BoardNode[];
  /** Rooms that may not be entered. */
  readonly barred: readonly BoardNode[];
  /** Squares on which the move may stop before the roll is used up. */
  readonly stops: readonly BoardNode[];
}

/** Where a pawn can go with a roll, and how it gets there. */
export interface Movement {
  /** Whether other pawns may be passed. If so, nobody can be trapped. */
  readonly passesPawns: boolean;
  /** Every node the move may end on, squares then rooms, ascending. Shared: never change it. */
  destinations(journey: Journey): readonly BoardNode[];
  /** The same as bits, which is faster than a list: one for every node. Whether there are any. */
  destinationBits?(journey: Journey, into: Int32Array): boolean;
  /** Steps of the roll the move uses up; -1 when it is not a destination. */
  cost(journey: Journey, to: BoardNode): number;
  /** One legal path, start excluded, end included; undefined when it is not a destination. */
  path(journey: Journey, to: BoardNode): readonly BoardNode[] | undefined;
  /** Whether this roll reaches the room only through a passage. Absent if a roll never leads through passages. */
  needsPassage?(from: BoardNode, steps: number, room: BoardNode): boolean;
}

/**
 * The reading of "when no path of that length exists": the pawn goes as far as it can when it has no other move, or
 * also when only a room is within reach; or it never falls short and stays where it is.
 */
export type FallShort = 'whenNothingElse' | 'whenNoFullPath' | 'never';

/** No destination at all. */
export const NOWHERE: readonly number[] = Object.freeze([]);

/** Where a move begins: the squares its path can start on, and how many steps it takes to stand on one of them. */
export interface MoveStart {
  readonly firstSquares: readonly number[];
  readonly stepsSpent: 0 | 1;
}

/** The start of a move from this node. A pawn in a room spends one step to stand in front of a door. */
export function moveStart(board: Board, from: number): MoveStart {
  return board.isRoom(from)
    ? { firstSquares: board.doorsOf[from]!, stepsSpent: 1 }
    : { firstSquares: [from], stepsSpent: 0 };
}

/** Fills `into`, which has a bit for every node, with those the move may end on. Whether there are any. */
export function fillDestinations(movement: Movement, journey: Journey, into: Int32Array): boolean {
  if (movement.destinationBits !== undefined) return movement.destinationBits(journey, into);
  return fillWith(movement.destinations(journey), into);
}

/** Fills `into` with the bits of these nodes. Whether there are any. */
export function fillWith(nodes: readonly number[], into: Int32Array): boolean {
  for (let word = 0; word < into.length; word++) into[word] = 0;
  setBits(nodes, into);
  return nodes.length > 0;
}

/** Sets the bit of each of the nodes. */
export function setBits(nodes: readonly number[], into: Int32Array): void {
  for (let i = 0; i < nodes.length; i++) into[nodes[i]! >> 5]! |= 1 << (nodes[i]! & 31);
}

/**
 * Destinations computed once for many journeys. Most journeys bar the room that the pawn leaves, so both lists are
 * ready.
 */
export interface CachedDestinations {
  readonly all: readonly number[];
  readonly elsewhere: readonly number[];
}

/** Both lists, from all destinations of journeys that start here. */
export function cachedDestinations(all: readonly number[], from: number): CachedDestinations {
  return { all, elsewhere: all.includes(from) ? all.filter((node) => node !== from) : all };
}

/** The cached destinations that this journey may end on. */
export function unbarred(
  { all, elsewhere }: CachedDestinations,
  { from, barred }: Journey,
): readonly number[] {
  if (barred.length === 0) return all;
  if (barred.length === 1 && barred[0] === from) return elsewhere;
  return barred.some((room) => all.includes(room)) ? all.filter((node) => !barred.includes(node)) : all;
}
