export { type Analysis, type AnalysisOptions, analyse, certaintyOf, startAnalysis } from './analysis.ts';
export type * from './casebook.ts';
export {
  type CertaintyChart,
  type ChartLine,
  type ChartPoint,
  type ChartSeat,
  certaintyChart,
} from './chart.ts';
export { accuracyOf, type DecidingMoment, decidingMoments } from './moments.ts';
export { type NoDeal, otherDeal } from './other-deal.ts';
export * from './own-marks.ts';
export type { Game } from './seat-story.ts';
export { legalSuggestions, suggestionRater } from './suggestions.ts';
export { type CasebookNames, type CaseLine, type Chapter, chaptersOf } from './words/chapters.ts';
export type { CasebookWords } from './words/words.ts';
