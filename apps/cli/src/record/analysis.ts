/** The casebook of a record: what each player could have known, asked and given away. */
import { type Casebook, type GameLog, type SeatCase, startAnalysis } from '@casefile/analysis';
import { type Edition, makeRules } from '@casefile/engine';
import { type CaseRecord, openedIn, stepsOf } from '@casefile/protocol/record';
import { progress } from '../text/progress.ts';

export interface SeatAnalysis extends SeatCase {
  /** The suggestions that gave no information, by the number of the fact. */
  readonly wasted: readonly {
    readonly turn: number;
    readonly at: number;
    readonly cards: readonly string[];
  }[];
}

/** Null for a spectator's record, which does not contain what a seat knew. */
export function gameOf({ log, viewpoint }: CaseRecord, edition: Edition): GameLog | null {
  if (viewpoint === 'spectator') return null;
  const { options, players } = openedIn(log);
  const steps = stepsOf(log).map(({ facts }) => facts);
  return { rules: makeRules(edition, options, players), viewpoint, steps };
}

export function casebookOf(game: GameLog): Casebook {
  const analysis = startAnalysis(game);
  const bar = progress('casebook', 100);
  while (analysis.next()) {
    const { done, of } = analysis.progress();
    bar.step(Math.round((100 * done) / of));
  }
  bar.end();
  return analysis.casebook();
}

export const withWasted = (seat: SeatCase): SeatAnalysis => ({
  ...seat,
  wasted: seat.suggestions.flatMap(({ wasted, turn, at, cards }) => (wasted ? [{ turn, at, cards }] : [])),
});
