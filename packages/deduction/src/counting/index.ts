/** The steps of counting one by one, for callers who need more than `solve` says, such as a bot that asks "what if". */

export { type Marks, propagate, sameMarks } from '../knowledge/propagate.ts';
export {
  type CardNumber,
  type Clue,
  holdsIn,
  makePuzzle,
  type OwnerNumber,
  type Puzzle,
} from '../knowledge/puzzle.ts';
export { drawFrom } from '../sampling/sampler.ts';
export {
  type Counted,
  type CountingMethod,
  count,
  countMarked,
  exactWorlds,
  tally,
  worldsOf,
} from './count.ts';
export { keepLattice } from './lattice/lattice.ts';
export type { Tally } from './tally/tally.ts';
