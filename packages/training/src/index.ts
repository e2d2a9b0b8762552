export { type BotGame, playBotGame } from './bot-game.ts';
export {
  type DailyGame,
  type DailyPuzzle,
  type Day,
  dailyEdition,
  dailyGame,
  dailyPuzzle,
  dayAfter,
  dayOf,
  firstDay,
  makeDailyPuzzle,
  noonOf,
  parseDay,
  weekdayOf,
} from './daily.ts';
export { type DayDone, type Diary, parseDiary, type Streak, streakOf, withDone } from './diary.ts';
export { type Grade, gradeAnswer, type PuzzleAnswer } from './grade.ts';
export { type Hint, hintOf, maxHints } from './hints.ts';
export { afterAnswer, blankProgress, type KindProgress, type Progress, parseProgress } from './progress.ts';
export * from './puzzle.ts';
export { puzzlesIn } from './puzzles.ts';
export {
  otherPerson,
  parseGames,
  type RecordedGame,
  type RecordSummary,
  recordedGame,
  type Study,
  summaryOf,
  type Tally,
  withGame,
  withStudy,
} from './record.ts';
export { filled, marksToFind, withMarks } from './sheet.ts';
export { listenerShown } from './show.ts';
export { findPuzzle, PuzzleStock, type StockCursor } from './stock.ts';
