/** What each seat could have known, and when: from its own stripped facts, counted exactly. */
import { knowledgeFromView, type Solution, solve, TooLarge } from '@casefile/deduction';
import {
  advance,
  blankPosition,
  type Edition,
  makeRules,
  makeView,
  type Position,
  type Seat,
  stripFact,
} from '@casefile/engine';
import { type CaseRecord, openedIn, stepsOf } from '@casefile/protocol/record';

export interface SeatAnalysis {
  readonly seat: Seat;
  readonly suspect: string;
  /** The first turn on which each could be proved; 0 is the deal, null is never. */
  readonly provable: {
    readonly suspect: number | null;
    readonly weapon: number | null;
    readonly room: number | null;
    readonly all: number | null;
  };
  readonly suggestions: number;
  /** Those that told their maker nothing; by the number of the fact. */
  readonly wasted: readonly {
    readonly turn: number;
    readonly at: number;
    readonly cards: readonly string[];
  }[];
}

export function analyse(record: CaseRecord, edition: Edition): SeatAnalysis[] {
  const { viewpoint, players } = record;
  const seats = [...players.keys()].filter((seat) => viewpoint === 'table' || viewpoint === seat);
  return seats.map((seat) => analyseSeat(record, edition, seat));
}

function analyseSeat(record: CaseRecord, edition: Edition, seat: Seat): SeatAnalysis {
  const positions = positionsOf(record, edition, seat);
  const mind = new Mind(positions);
  const own = positions.flatMap(({ inquiry }, at) =>
    inquiry?.by === seat && positions[at - 1]?.inquiry === null ? [{ at, inquiry }] : [],
  );
  const wasted = own.filter(({ at }) => {
    const end = positions.findIndex((pos, after) => after > at && pos.inquiry === null);
    return end >= 0 && mind.worldsAt(at - 1) === mind.worldsAt(end);
  });
  const first = (is: (found: readonly boolean[]) => boolean): number | null => {
    const at = mind.firstAt(is);
    return at === null ? null : positions[at]!.turnNumber;
  };
  return {
    seat,
    suspect: record.players[seat]!.suspect,
    provable: {
      suspect: first(([suspect]) => suspect!),
      weapon: first(([, weapon]) => weapon!),
      room: first(([, , room]) => room!),
      all: first((found) => found.every(Boolean)),
    },
    suggestions: own.length,
    wasted: wasted.map(({ at, inquiry }) => ({ turn: inquiry.turn, at: at + 1, cards: inquiry.cards })),
  };
}

/** After each fact, up to the end of the game or to the seat's own wrong accusation: who looks has proved nothing. */
function positionsOf({ log }: CaseRecord, edition: Edition, seat: Seat): Position[] {
  const { options, players } = openedIn(log);
  let pos = blankPosition(makeRules(edition, options, players), seat);
  const positions: Position[] = [];
  for (const { facts } of stepsOf(log)) {
    if (facts.some(({ fact }) => fact === 'ended')) break;
    for (const fact of facts) {
      if (fact.fact === 'judged' && fact.seat === seat) return positions;
      pos = advance(pos, stripFact(fact, seat));
      positions.push(pos);
    }
  }
  return positions;
}

/** Asks the solver as seldom as possible: knowledge only grows, so the first proof is found by halving. */
class Mind {
  readonly #positions: readonly Position[];
  readonly #solved = new Map<string, Solution | null>();
  constructor(positions: readonly Position[]) {
    this.#positions = positions;
  }

  worldsAt(at: number): string | null {
    return this.#solve(at)?.worlds ?? null;
  }

  firstAt(is: (found: readonly boolean[]) => boolean): number | null {
    let low = 0;
    let high = this.#positions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (is(this.#found(middle))) high = middle;
      else low = middle + 1;
    }
    return low < this.#positions.length ? low : null;
  }

  /** Whether suspect, weapon and room of the envelope are certain. */
  #found(at: number): boolean[] {
    const { suspects, weapons, rooms } = this.#positions[at]!.rules.cards;
    const certain = this.#solve(at)?.certain.filter(({ owner }) => owner === 'envelope') ?? [];
    return [suspects, weapons, rooms].map((category) => certain.some(({ card }) => category.includes(card)));
  }

  #solve(at: number): Solution | null {
    const pos = this.#positions[at]!;
    const knowledge = knowledgeFromView(makeView(pos), pos.rules.cards);
    const key = JSON.stringify([knowledge.owners, knowledge.facts]);
    let solution = this.#solved.get(key);
    if (solution === undefined) {
      solution = solved(knowledge);
      this.#solved.set(key, solution);
    }
    return solution;
  }
}

/** Null before the deal, and where there are more deals than can be counted. */
function solved(knowledge: Parameters<typeof solve>[0]): Solution | null {
  try {
    const solution = solve(knowledge);
    return solution.consistent ? solution : null;
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}
