/** A sheet kept at a real table: lines that can be edited, and what follows from all of them. */
export { linesInConflict, linesLeftOut } from './conflict.ts';
export { copiesIn } from './copies.ts';
export { dealOf, type EditionDeal, handsFrom } from './deal.ts';
export { knowledgeFromSheet, type Viewpoint } from './facts.ts';
export { readSheet, SheetFileError, sheetLimits, writeSheet } from './file.ts';
export { type SheetAnswer, solveSheet } from './solve.ts';
export * from './table.ts';
