export { type Analysis, type AnalysisOptions, analyse, startAnalysis } from './analysis.ts';
export type * from './casebook.ts';
export type { Game } from './seat-story.ts';
