/** From a game to its casebook, piece by piece: whoever runs it may stop after any piece and show what is there. */
import type { Seat } from '@casefile/engine';
import type { Casebook, SeatCase, ShowCase, SuggestionCase } from './casebook.ts';
import { accusationsOf } from './decisions/accusations.ts';
import { pendingShow, showAt, showedAt } from './decisions/shows.ts';
import { pendingSuggestion, suggestedAt, suggestionAt } from './decisions/suggestions.ts';
import { curveOf, knownOf, provableIn } from './knowledge/certainty.ts';
import { type Game, SeatStory } from './knowledge/seat-story.ts';

/** An analysis under way: whoever runs it decides when to do the next piece. */
export interface Analysis {
  /** Does the next piece of the work; false when there is none left. */
  readonly next: () => boolean;
  /**
   * The casebook as far as it is counted; what is to come is marked as pending, a curve without points, or missing with
   * its whole seat.
   */
  readonly casebook: () => Casebook;
  readonly progress: () => { readonly done: number; readonly of: number };
}

/** What may be asked for besides the casebook itself. */
export interface AnalysisOptions {
  /** Whose part is wanted first. */
  readonly first?: Seat;
}

type Draft = { -readonly [K in keyof SeatCase]: SeatCase[K] };

/** Begins the casebook of a game; nothing is counted before the first `next`. */
export function startAnalysis(game: Game, { first }: AnalysisOptions = {}): Analysis {
  const { rules, viewpoint } = game;
  const seats = [...rules.players.keys()].filter((seat) => viewpoint === 'table' || viewpoint === seat);
  const inOrder = [...seats].sort((a, b) => Number(b === first) - Number(a === first));
  const stories = new Map<Seat, SeatStory>();
  const drafts = new Map<Seat, Draft>();
  const storyOf = (seat: Seat): SeatStory => {
    const story = stories.get(seat) ?? new SeatStory(game, seat);
    stories.set(seat, story);
    return story;
  };
  const work = piecesOf();
  let done = 0;
  let of = 5 * seats.length;
  let result: Casebook['result'] = null;

  function* piecesOf(): Generator<void> {
    for (const seat of inOrder) {
      const story = storyOf(seat);
      drafts.set(seat, glance(story));
      result ??= resultOf(story);
      yield;
    }
    for (const seat of inOrder) {
      drafts.get(seat)!.curve = curveOf(storyOf(seat));
      yield;
    }
    for (const seat of inOrder) {
      if (viewpoint === 'table')
        drafts.get(seat)!.known = seats
          .filter((by) => by !== seat)
          .flatMap((by) => knownOf(seat, storyOf(by)));
      yield;
    }
    for (const seat of inOrder) {
      const pending = pendingOf(storyOf(seat), drafts.get(seat)!);
      of += pending;
      yield;
    }
    for (const seat of inOrder) yield* details(seat);
  }

  function* details(seat: Seat): Generator<void> {
    const story = storyOf(seat);
    const draft = drafts.get(seat)!;
    yield;
    for (const at of showedAt(story)) {
      const to = draft.shows.find((show) => show.at === at)!.to;
      draft.shows = replaced(draft.shows, showAt(story, at, viewpoint === 'table' ? storyOf(to) : null));
      yield;
    }
    for (const at of suggestedAt(story)) {
      draft.suggestions = replaced(draft.suggestions, suggestionAt(story, at));
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
export function analyse(game: Game): Casebook {
  const analysis = startAnalysis(game);
  while (analysis.next());
  return analysis.casebook();
}

/** How sure one player could be, and since when of what; without the rest of the casebook. */
export function certaintyOf(game: Game, seat: Seat): Pick<SeatCase, 'seat' | 'provable' | 'curve'> {
  const story = new SeatStory(game, seat);
  return { seat, provable: provableIn(story), curve: curveOf(story) };
}

/** What is quick to count, and what is asked for first; the curve takes longer. */
function glance(story: SeatStory): Draft {
  const { seat } = story;
  return {
    seat,
    suspect: story.positionAt(0).rules.players[seat]!.suspect,
    provable: provableIn(story),
    curve: [],
    suggestions: [],
    shows: [],
    accusations: accusationsOf(story),
  };
}

function pendingOf(story: SeatStory, draft: Draft): number {
  draft.suggestions = suggestedAt(story).map((at) => pendingSuggestion(story, at));
  draft.shows = showedAt(story).map((at) => pendingShow(story, at));
  return draft.suggestions.length + draft.shows.length;
}

const resultOf = (story: SeatStory): Casebook['result'] => story.positionAt(story.length).result;

const replaced = <T extends ShowCase | SuggestionCase>(all: readonly T[], one: T): readonly T[] =>
  all.map((each) => (each.at === one.at ? one : each));
