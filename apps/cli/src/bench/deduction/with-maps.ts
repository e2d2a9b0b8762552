/** The baseline: a straightforward count card by card, with objects and Maps. */

import type { Puzzle } from '@casefile/deduction/counting';
import { propagate } from '@casefile/deduction/counting';

interface Node {
  readonly left: readonly number[];
  readonly unmet: readonly number[];
  ways: number;
  readonly moves: { readonly to: Node; readonly owner: number }[];
  /** The cards that go into the envelope from here on -> the number of ways. */
  future: Map<string, number>;
}

export interface MapCount {
  readonly total: number;
  /** `card owner` -> deals. */
  readonly cards: ReadonlyMap<string, number>;
  readonly envelopes: ReadonlyMap<string, number>;
}

/** Null where there are more states than the baseline has time for. */
export function countWithMaps(puzzle: Puzzle, maxStates: number): MapCount | null {
  const marks = propagate(puzzle);
  if (marks === null) return null;
  const { category, envelope, sizes } = puzzle;
  const { disjunctions, excluded, can } = marks;
  const start: Node = {
    left: [...sizes, 1, 1, 1],
    unmet: disjunctions.map((_, d) => d),
    ways: 1,
    moves: [],
    future: new Map(),
  };
  const layers: Node[][] = [[start]];
  let states = 1;
  for (let card = 0; card < can.length; card++) {
    const next = new Map<string, Node>();
    for (const node of layers[card]!)
      for (let owner = 0; owner <= envelope; owner++) {
        const at = owner === envelope ? owner + category[card]! : owner;
        if ((can[card]! & (1 << owner)) === 0 || node.left[at] === 0) continue;
        const left = node.left.with(at, node.left[at]! - 1);
        const unmet = node.unmet.filter(
          (d) => disjunctions[d]!.owner !== owner || !disjunctions[d]!.cards.includes(card),
        );
        if (unmet.some((d) => disjunctions[d]!.cards.every((each) => each <= card))) continue;
        const key = `${left.join()};${unmet.join()}`;
        const to = next.get(key) ?? { left, unmet, ways: 0, moves: [], future: new Map() };
        next.set(key, to);
        to.ways += node.ways;
        node.moves.push({ to, owner });
      }
    layers.push([...next.values()]);
    states += next.size;
    if (states > maxStates) return null;
  }
  return readBack(layers, excluded, envelope);
}

function readBack(
  layers: readonly (readonly Node[])[],
  excluded: readonly (readonly number[])[],
  envelope: number,
): MapCount {
  const cards = new Map<string, number>();
  for (const node of layers.at(-1)!) node.future.set('', 1);
  for (let card = layers.length - 2; card >= 0; card--)
    for (const node of layers[card]!)
      for (const { to, owner } of node.moves) {
        let sum = 0;
        for (const [later, ways] of to.future) {
          sum += ways;
          const key = owner === envelope ? `${card} ${later}`.trim() : later;
          node.future.set(key, (node.future.get(key) ?? 0) + ways);
        }
        const key = `${card} ${owner}`;
        cards.set(key, (cards.get(key) ?? 0) + node.ways * sum);
      }
  const envelopes = new Map(layers[0]![0]!.future);
  // Wrong accusations are not supported: they would need a second count, and these positions have none.
  if (excluded.length > 0) throw new Error('the baseline counts no false accusations');
  return { total: [...envelopes.values()].reduce((a, b) => a + b, 0), cards, envelopes };
}
