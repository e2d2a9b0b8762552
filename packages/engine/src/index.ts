export { endsTurn } from './actions/ends-turn.ts';
export { agrees, countActions, expandForm, matches, sampleAction, sampleForms } from './actions/forms.ts';
export { legalForms, mayTake } from './actions/legal.ts';
export { type Problem, ProblemError, type Reason, type Refusal } from './actions/refusal.ts';
export { type Board, type BoardNode, makeBoard } from './board/board.ts';
export type { Door, Drawing } from './board/drawing.ts';
export type { Journey, Movement } from './board/movement.ts';
export * from './chance/index.ts';
export { type ByOptions, type Cards, type Edition, editionAt, type OptionSpec } from './edition/edition.ts';
export type { AgainPolicy, Claim, InquiryPolicy, Mechanic, Moment, Opening } from './edition/mechanic.ts';
export { makeRules, type Rules } from './edition/rules.ts';
export { type Game, type Opened, openGame, type Played, play, type Setting } from './game/game.ts';
export { type GameRecord, type Replayed, recordVersion, replay, type Unreplayable } from './game/record.ts';
export {
  openTable,
  playAt,
  positionAt,
  type Table,
  type TableOpened,
  type TablePlayed,
} from './game/table.ts';
export { askedInTurn } from './mechanics/suggesting/answer.ts';
export { advance, advanceAll, positionFrom, stripFact } from './position/fold.ts';
export { blankPosition } from './position/new-position.ts';
export { askedSeats, type Position } from './position/position.ts';
export { makeView, type View } from './position/view.ts';
export type { Layout } from './setup/layout.ts';
export type { Origin } from './setup/origin.ts';
export * from './vocabulary.ts';
