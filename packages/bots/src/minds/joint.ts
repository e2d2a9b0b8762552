import type { Grasp, Suspicion } from '../knowledge/grasp.ts';

/** Joint chances by triple, kept for one grasp. */
const joints = new WeakMap<Grasp, Map<string, number>>();

export function jointChance(grasp: Grasp, cards: Suspicion['cards']): number {
  let chances = joints.get(grasp);
  if (chances === undefined) {
    chances = new Map(grasp.triples.map((each) => [each.cards.join(' '), each.p]));
    joints.set(grasp, chances);
  }
  return chances.get(cards.join(' ')) ?? 0;
}
