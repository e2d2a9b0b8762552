/** Computes the casebook of a game piece by piece, so that the caller can stop after any piece and show what there is. */
import type { Seat } from '@casefile/engine';
import type { Casebook, SeatCase, ShowCase, SuggestionCase } from './casebook.ts';
import { accusationsOf } from './decisions/accusations.ts';
import { pendingShow, showAt, showedAt } from './decisions/shows.ts';
import { pendingSuggestion, suggestedAt, suggestionAt } from './decisions/suggestions.ts';
import { curveOf, knownOf, provableIn } from './knowledge/certainty.ts';
import { type GameLog, SeatHistory } from './knowledge/seat-history.ts';

/** A running analysis; the caller decides when to do the next piece. */
export interface Analysis {
  /** Computes the next piece; false when the casebook is complete. */
  readonly next: () => boolean;
  /**
   * The casebook so far. What is still to come is marked as pending, is a curve without points, or is missing with its
   * whole seat.
   */
  readonly casebook: () => Casebook;
  readonly progress: () => { readonly done: number; readonly of: number };
}

/** Options of an analysis. */
export interface AnalysisOptions {
  /** The seat to analyse first. */
  readonly first?: Seat;
}

type Draft = { -readonly [K in keyof SeatCase]: SeatCase[K] };

/** Begins the casebook of a game; nothing is counted before the first `next`. */
export function startAnalysis(game: GameLog, { first }: AnalysisOptions = {}): Analysis {
  const { rules, viewpoint } = game;
  const seats = [...rules.players.keys()].filter((seat) => viewpoint === 'table' || viewpoint === seat);
  const inOrder = [...seats].sort((a, b) => Number(b === first) - Number(a === first));
  const histories = new Map<Seat, SeatHistory>();
  const drafts = new Map<Seat, Draft>();
  const historyOf = (seat: Seat): SeatHistory => {
    const history = histories.get(seat) ?? new SeatHistory(game, seat);
    histories.set(seat, history);
    return history;
  };
  const work = piecesOf();
  let done = 0;
  let of = 5 * seats.length;
  let result: Casebook['result'] = null;

  function* piecesOf(): Generator<void> {
    for (const seat of inOrder) {
      const history = historyOf(seat);
      drafts.set(seat, glance(history));
      result ??= resultOf(history);
      yield;
    }
    for (const seat of inOrder) {
      drafts.get(seat)!.curve = curveOf(historyOf(seat));
      yield;
    }
    for (const seat of inOrder) {
      if (viewpoint === 'table')
        drafts.get(seat)!.known = seats
          .filter((by) => by !== seat)
          .flatMap((by) => knownOf(seat, historyOf(by)));
      yield;
    }
    for (const seat of inOrder) {
      const pending = pendingOf(historyOf(seat), drafts.get(seat)!);
      of += pending;
      yield;
    }
    for (const seat of inOrder) yield* details(seat);
  }

  function* details(seat: Seat): Generator<void> {
    const history = historyOf(seat);
    const draft = drafts.get(seat)!;
    yield;
    for (const at of showedAt(history)) {
      const to = draft.shows.find((show) => show.at === at)!.to;
      draft.shows = replaced(draft.shows, showAt(history, at, viewpoint === 'table' ? historyOf(to) : null));
      yield;
    }
    for (const at of suggestedAt(history)) {
      draft.suggestions = replaced(draft.suggestions, suggestionAt(history, at));
      yield;
    }
  }

  return {
    next() {
      const isOver = work.next().done === true;
      if (!isOver) done++;
      return !isOver;
    },
    casebook: () => ({
      edition: rules.edition.id,
      result,
      seats: seats.flatMap((seat) => (drafts.has(seat) ? [{ ...drafts.get(seat)! }] : [])),
    }),
    progress: () => ({ done, of }),
  };
}

/** The whole casebook at once. */
export function analyse(game: GameLog): Casebook {
  const analysis = startAnalysis(game);
  while (analysis.next());
  return analysis.casebook();
}

/** One player's certainty: how sure they could be, and what was certain since when; without the rest of the casebook. */
export function certaintyOf(game: GameLog, seat: Seat): Pick<SeatCase, 'seat' | 'provable' | 'curve'> {
  const history = new SeatHistory(game, seat);
  return { seat, provable: provableIn(history), curve: curveOf(history) };
}

/** The part that is quick to compute and wanted first; the curve takes longer. */
function glance(history: SeatHistory): Draft {
  const { seat } = history;
  return {
    seat,
    suspect: history.positionAt(0).rules.players[seat]!.suspect,
    provable: provableIn(history),
    curve: [],
    suggestions: [],
    shows: [],
    accusations: accusationsOf(history),
  };
}

function pendingOf(history: SeatHistory, draft: Draft): number {
  draft.suggestions = suggestedAt(history).map((at) => pendingSuggestion(history, at));
  draft.shows = showedAt(history).map((at) => pendingShow(history, at));
  return draft.suggestions.length + draft.shows.length;
}

const resultOf = (history: SeatHistory): Casebook['result'] => history.positionAt(history.length).result;

const replaced = <T extends ShowCase | SuggestionCase>(all: readonly T[], one: T): readonly T[] =>
  all.map((each) => (each.at === one.at ? one : each));
