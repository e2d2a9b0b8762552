import type { Board } from '../board.ts';
import type { Place } from '../drawing.ts';
import { FAR } from '../spread.ts';

/** A set of nodes: node n is bit n & 31 of word n >> 5. */
export type NodeSet = Int32Array;

/** Whether the node is in the set. */
export const has = (set: NodeSet, node: number) => (set[node >> 5]! & (1 << (node & 31))) !== 0;
/** Puts the node into the set. */
export const add = (set: NodeSet, node: number) => {
  set[node >> 5]! |= 1 << (node & 31);
};

/** Walks that no pawn can block, so that all of them can be computed in advance. */
export interface Walking {
  /** Rooms that cannot be walked through: a path may only begin or end there. */
  readonly isDeadEnd: (node: number) => boolean;
  readonly links: readonly (readonly number[])[];
  none(): NodeSet;
  /** Where a walk of exactly that many steps may end. Shared: never change it. */
  after(from: number, steps: number): NodeSet;
  /** The nodes linked to those of a set. */
  around(set: NodeSet): NodeSet;
  /** Steps of the shortest walk to each node, at least one; FAR when there is none. */
  soonest(from: number): Uint8Array;
}

/** What a walk may pass. */
export interface WalkingOptions {
  readonly barred: readonly number[];
  readonly notThrough: readonly number[];
  /** Passages between squares are steps like any other. */
  readonly passages: boolean;
  /** Steps in one direction only; `backward` reverses them. */
  readonly oneWay?: readonly OneWay[];
  readonly backward?: boolean;
}

/** A passage from a room to a square that is not drawn on the board and cannot be taken back. */
export type OneWay = readonly [from: string, to: Place];

/** The steps that can be taken from each node. */
export function makeWalking(board: Board, options: WalkingOptions): Walking {
  const { barred, notThrough, passages, oneWay = [], backward = false } = options;
  const isDeadEnd = (node: number) => notThrough.includes(node);
  const links = board.places.map((_, node) => {
    const onward = passages && !board.isRoom(node) ? board.passages[node]! : NO_LINKS;
    const also = oneWay.flatMap(([from, to]) => {
      const [a, b] = backward ? [to, from] : [from, to];
      return board.nodeOf(a) === node ? [board.nodeOf(b)] : [];
    });
    return [...board.neighbours[node]!, ...board.doorsOf[node]!, ...onward, ...also].filter(
      (to) => !barred.includes(to),
    );
  });
  const words = (board.nodes + 31) >> 5;
  const none = () => new Int32Array(words);
  const linked = links.map((nodes) => {
    const set = none();
    for (const node of nodes) add(set, node);
    return set;
  });
  const layers: NodeSet[][] = board.places.map((_, from) => {
    const start = none();
    add(start, from);
    return [start];
  });
  const distances: (Uint8Array | undefined)[] = [];

  function around(set: NodeSet): NodeSet {
    const result = none();
    for (let word = 0; word < words; word++) {
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
        const node = 32 * word + 31 - Math.clz32(bits & -bits);
        if (isDeadEnd(node)) continue;
        const to = linked[node]!;
        for (let i = 0; i < words; i++) result[i]! |= to[i]!;
      }
    }
    return result;
  }

  function distancesFrom(from: number): Uint8Array {
    const steps = new Uint8Array(board.nodes).fill(FAR);
    let frontier = [from];
    for (let step = 1; frontier.length > 0; step++) {
      const next: number[] = [];
      for (const node of frontier) {
        if (step > 1 && isDeadEnd(node)) continue;
        for (const to of links[node]!) {
          if (steps[to] !== FAR) continue;
          steps[to] = step;
          next.push(to);
        }
      }
      frontier = next;
    }
    return steps;
  }

  return {
    isDeadEnd,
    links,
    none,
    around,
    after(from, steps) {
      const sets = layers[from]!;
      while (sets.length <= steps) sets.push(sets.length === 1 ? linked[from]! : around(sets.at(-1)!));
      return sets[steps]!;
    },
    soonest(from) {
      distances[from] ??= distancesFrom(from);
      return distances[from];
    },
  };
}

const NO_LINKS: readonly number[] = [];
