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
} from './daily/daily.ts';
export { type DayDone, type Diary, parseDiary, type Streak, streakOf, withDone } from './daily/diary.ts';
export { type Grade, gradeAnswer, type PuzzleAnswer } from './puzzles/grade.ts';
export { type Hint, hintOf, maxHints } from './puzzles/hints.ts';
export { listenerShown } from './puzzles/kinds/show.ts';
export { missedPuzzle } from './puzzles/missed.ts';
export {
  afterAnswer,
  blankProgress,
  type KindProgress,
  type Progress,
  parseProgress,
} from './puzzles/progress.ts';
export * from './puzzles/puzzle.ts';
export { puzzlesIn } from './puzzles/puzzles.ts';
export { filled, marksToFind, withMarks } from './puzzles/sheet.ts';
export { findPuzzle, PuzzleStock, type StockCursor } from './puzzles/stock.ts';
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
