/**
 * Draws deals in proportion to how well they explain what the others did. Weighting uniformly drawn deals fails: when one
 * hand explains everything that was named, hardly any drawn deal contains it, and the stated chance rests on a handful of
 * deals. So the weights are applied in stages; after each, the deals are resampled and then changed by swaps of two
 * cards that leave the distribution as it is.
 */
import { type Knowledge, type Random, randomFrom } from '@casefile/deduction';
import { type Marks, makePuzzle, type Puzzle, propagate } from '@casefile/deduction/counting';
import type { Evidence } from './evidence.ts';

/** The exponent of the likelihood at each stage. */
const stages = [0.3, 0.65, 1];

export interface Effort {
  /** How many swaps are tried on each deal after each stage. */
  readonly swaps: number;
  readonly seed: number;
}

/** As many deals as were given, equally weighted; `weights` are those of the given deals. */
export function drawByEvidence(
  evidence: Evidence,
  knowledge: Knowledge,
  given: readonly Uint8Array[],
  weights: Float64Array,
  { swaps, seed }: Effort,
): Uint8Array[] {
  const random = randomFrom(seed);
  const mover = moverOf(evidence, knowledge, random);
  let deals: Particle[] = given.map((deal) => particleOf(evidence, deal));
  let before = 0;
  const now = weights.slice();
  for (const part of stages) {
    for (const [i, deal] of deals.entries()) now[i]! *= deal.likelihood ** (part - before);
    deals = resampled(deals, now, random).map(copied);
    now.fill(1);
    for (const deal of deals) for (let i = 0; i < swaps; i++) mover(deal, part);
    before = part;
  }
  return deals.map(({ owners }) => owners);
}

interface Particle {
  readonly owners: Uint8Array;
  readonly fits: Float64Array;
  likelihood: number;
}

function particleOf(evidence: Evidence, deal: Uint8Array): Particle {
  const owners = deal.slice();
  const fits = new Float64Array(evidence.width);
  for (let i = 0; i < evidence.readings.length; i++) evidence.fit(i, owners, 0, fits, 0);
  return { owners, fits, likelihood: evidence.likelihood(owners, 0, fits, 0) };
}

const copied = ({ owners, fits, likelihood }: Particle): Particle => ({
  owners: owners.slice(),
  fits: fits.slice(),
  likelihood,
});

/** Systematic resampling: each particle as often as its weight says, evenly spaced to add little noise. */
function resampled(from: readonly Particle[], weights: Float64Array, random: Random): Particle[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const step = total / from.length;
  let at = random() * step;
  let sum = 0;
  const chosen: Particle[] = [];
  for (const [i, particle] of from.entries()) {
    sum += weights[i]!;
    for (; chosen.length < from.length && at < sum; at += step) chosen.push(particle);
  }
  while (chosen.length < from.length) chosen.push(from.at(-1)!);
  return chosen;
}

/** Tries one swap on a deal and accepts it by the Metropolis rule. */
function moverOf(
  evidence: Evidence,
  knowledge: Knowledge,
  random: Random,
): (deal: Particle, part: number) => void {
  const puzzle = makePuzzle(knowledge);
  const marks = propagate(puzzle, puzzle.clues)!;
  const { can } = marks;
  const open = [...can.keys()].filter((card) => (can[card]! & (can[card]! - 1)) !== 0);
  const allowed = checking(puzzle, marks);
  const old = new Float64Array(evidence.width);
  const readings = evidence.readings.length;
  if (open.length < 2) return () => {};
  return (deal, part) => {
    const { owners, fits } = deal;
    const a = open[Math.floor(random() * open.length)]!;
    const b = open[Math.floor(random() * open.length)]!;
    const [from, to] = [owners[a]!, owners[b]!];
    if (from === to || (can[a]! & (1 << to)) === 0 || (can[b]! & (1 << from)) === 0) return;
    if ((from === puzzle.envelope || to === puzzle.envelope) && puzzle.category[a] !== puzzle.category[b])
      return;
    owners[a] = to;
    owners[b] = from;
    if (allowed(owners, from, to)) {
      old.set(fits);
      const touched = evidence.touchedBy(from) | evidence.touchedBy(to);
      for (let i = 0; i < readings; i++) if (touched & (1 << i)) evidence.fit(i, owners, 0, fits, 0);
      const likelihood = evidence.likelihood(owners, 0, fits, 0);
      if (random() < (likelihood / deal.likelihood) ** part) {
        deal.likelihood = likelihood;
        return;
      }
      fits.set(old);
    }
    owners[a] = from;
    owners[b] = to;
  };
}

/** Whether a deal still fits what is known after cards moved between these two owners. */
function checking(
  { envelope }: Puzzle,
  { disjunctions, excluded }: Marks,
): (owners: Uint8Array, from: number, to: number) => boolean {
  return (owners, from, to) => {
    for (const { owner, cards } of disjunctions)
      if ((owner === from || owner === to) && !cards.some((card) => owners[card] === owner)) return false;
    if (from !== envelope && to !== envelope) return true;
    return excluded.every((named) => named.some((card) => owners[card] !== envelope));
  };
}
