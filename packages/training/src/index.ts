export { type BotGame, playBotGame } from './bot-game.ts';
export { type Grade, gradeAnswer, type PuzzleAnswer } from './grade.ts';
export { type Hint, hintOf, maxHints } from './hints.ts';
export { afterAnswer, blankProgress, type KindProgress, type Progress, parseProgress } from './progress.ts';
export * from './puzzle.ts';
export { puzzlesIn } from './puzzles.ts';
export { filled, marksToFind, withMarks } from './sheet.ts';
export { findPuzzle, PuzzleStock, type StockCursor } from './stock.ts';
