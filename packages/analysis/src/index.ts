export { type Analysis, type AnalysisOptions, analyse, certaintyOf, startAnalysis } from './analysis.ts';
export type * from './casebook.ts';
export * from './decisions/own-marks.ts';
export { legalSuggestions, suggestionRater } from './decisions/suggestions.ts';
export {
  type CertaintyChart,
  type ChartLine,
  type ChartPoint,
  type ChartSeat,
  certaintyChart,
} from './knowledge/chart.ts';
export type { GameLog } from './knowledge/seat-history.ts';
export { accuracyOf, type DecidingMoment, decidingMoments } from './moments.ts';
export { type NoDeal, otherDeal } from './other-deal.ts';
export { type CasebookNames, type CaseLine, type Chapter, chaptersOf } from './words/chapters.ts';
export type { CasebookWords } from './words/words.ts';
