export { conflict, reasonFor } from './conflict.ts';
export { knowledgeFromView } from './from-view.ts';
export * from './knowledge.ts';
export { limits, parseKnowledge } from './parse.ts';
export { TooLarge } from './puzzle.ts';
export { type Random, randomFrom } from './random.ts';
export { makeSampler, type Sampler } from './sampler.ts';
export { type EnvelopeChance, type Mark, type Solution, type SolveOptions, solve } from './solve.ts';
