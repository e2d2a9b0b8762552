export { type Board, type BoardNode, makeBoard } from './board/board.ts';
export type { Door, Drawing } from './board/drawing.ts';
export type { Journey, Movement } from './board/movement.ts';
export * from './chance/index.ts';
export { type ByOptions, type Cards, type Edition, editionAt, type OptionSpec } from './edition.ts';
export { endsTurn } from './ends-turn.ts';
export { advance, advanceAll, positionFrom, stripFact } from './fold.ts';
export { agrees, countActions, expandForm, matches, sampleAction, sampleForms } from './forms.ts';
export { type Game, type Opened, openGame, type Played, play, type Setting } from './game.ts';
export type { Layout } from './layout.ts';
export { legalForms, mayTake } from './legal.ts';
export type { AgainPolicy, Claim, InquiryPolicy, Mechanic, Moment, Opening } from './mechanic.ts';
export { askedInTurn } from './mechanics/answer.ts';
export type { Origin } from './origin.ts';
export { askedSeats, blankPosition, type Position } from './position.ts';
export { type GameRecord, type Replayed, recordVersion, replay, type Unreplayable } from './record.ts';
export { type Problem, ProblemError, type Reason, type Refusal } from './refusal.ts';
export { makeRules, type Rules } from './rules.ts';
export {
  openTable,
  playAt,
  positionAt,
  type Table,
  type TableOpened,
  type TablePlayed,
} from './table.ts';
export { makeView, type View } from './view.ts';
export * from './vocabulary.ts';
