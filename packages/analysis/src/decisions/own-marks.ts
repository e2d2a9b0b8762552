/** Compares a player's own notebook with what could be proved: in time, late, ahead of the proof, wrong or missed. */
import type { CardId, Seat } from '@casefile/engine';
import { type GameLog, SeatHistory } from '../knowledge/seat-history.ts';

/** A mark that the player made by hand. */
export interface OwnMark {
  readonly card: CardId;
  /** A suspect, a spot, or `envelope`. */
  readonly owner: string;
  readonly mark: 'yes' | 'no';
  /** The number of facts at that moment; null where it was not recorded. */
  readonly at: number | null;
}
/** `ahead`: right, and set down before it could be proved. `unknown`: the record does not say who held the card. */
export type MarkVerdict = 'in-time' | 'late' | 'ahead' | 'right' | 'wrong' | 'unknown';

/** The verdict on a mark. */
export interface JudgedMark extends OwnMark {
  readonly verdict: MarkVerdict;
  /** The fact from which it could be proved, and its turn; null where it never could. */
  readonly proved: { readonly at: number; readonly turn: number } | null;
}
/** A certainty that the player never marked. */
export interface MissedMark {
  readonly card: CardId;
  readonly owner: string;
  readonly at: number;
  readonly turn: number;
}
/** A notebook, judged. */
export interface NotebookCase {
  readonly marks: readonly JudgedMark[];
  readonly missed: readonly MissedMark[];
}

/** The fact from which a cell was certain, and its value. */
interface Proof {
  readonly holds: boolean;
  readonly at: number;
}
/** By card and owner. */
type Certain = ReadonlyMap<string, Proof>;
const keyOf = (card: string, owner: string): string => `${card}|${owner}`;

/** Judges the marks of one seat. A mark within a round of the proof counts as in time. */
export function judgeMarks(game: GameLog, seat: Seat, marks: readonly OwnMark[]): NotebookCase {
  const history = new SeatHistory(game, seat);
  const certain = certainIn(history);
  const truth = truthOf(game);
  const verdictOf = ({ card, owner, mark, at }: OwnMark, proof: Proof | undefined): MarkVerdict => {
    const holds = proof?.holds ?? truth(card, owner);
    if (holds === null) return 'unknown';
    if (holds !== (mark === 'yes')) return 'wrong';
    if (at === null) return 'right';
    if (proof === undefined || at < proof.at) return 'ahead';
    const turns = history.turnAt(Math.min(at, history.length)) - history.turnAt(proof.at);
    return turns <= game.rules.players.length ? 'in-time' : 'late';
  };
  const judged = marks.map((own): JudgedMark => {
    const proof = certain.get(keyOf(own.card, own.owner));
    const proved = proof === undefined ? null : { at: proof.at, turn: history.turnAt(proof.at) };
    return { ...own, verdict: verdictOf(own, proof), proved };
  });
  const noted = new Set(marks.filter(({ mark }) => mark === 'yes').map(({ card }) => card));
  const missed = [...certain].flatMap(([key, { holds, at }]): MissedMark[] => {
    const [card = '', owner = ''] = key.split('|');
    // One's own hand and face-up cards need no mark.
    if (!holds || noted.has(card) || at <= history.dealt) return [];
    return [{ card, owner, at, turn: history.turnAt(at) }];
  });
  return { marks: judged, missed: missed.sort((a, b) => a.at - b.at) };
}

function certainIn(history: SeatHistory): Certain {
  const certain = new Map<string, Proof>();
  let last: unknown = null;
  for (let at = Math.max(1, history.dealt); at < history.opened; at++) {
    const counting = history.knowledgeAt(at);
    const { tally, puzzle } = counting;
    if (counting === last || typeof tally === 'string') continue;
    last = counting;
    const width = puzzle.envelope + 1;
    const owners = [...puzzle.owners, 'envelope'];
    puzzle.cards.forEach((card, c) => {
      for (const [o, owner] of owners.entries()) {
        const count = tally.counts[c * width + o]!;
        const key = keyOf(card, owner);
        if (certain.has(key)) continue;
        if (count === 0) certain.set(key, { holds: false, at });
        else if (count >= tally.total * (1 - 1e-12)) certain.set(key, { holds: true, at });
      }
    });
  }
  return certain;
}

/** Whether a card lay there; null where the record does not say. */
function truthOf({ rules, steps }: GameLog): (card: CardId, owner: string) => boolean | null {
  const truth = new Map<CardId, string>();
  for (const fact of steps.flat()) {
    const put = (cards: readonly CardId[] | undefined, owner: string): void => {
      for (const card of cards ?? []) truth.set(card, owner);
    };
    if (fact.fact === 'dealt') put(fact.sealed.cards, rules.players[fact.seat]!.suspect);
    if (fact.fact === 'laid') put(fact.sealed.cards, fact.where);
    if (fact.fact === 'enveloped') put(fact.sealed.cards, 'envelope');
    if (fact.fact === 'ended') put(fact.envelope, 'envelope');
  }
  // At the end all of the envelope is known.
  const isOpened = [...truth.values()].includes('envelope');
  return (card, owner) => {
    const found = truth.get(card);
    if (found !== undefined) return found === owner;
    return owner === 'envelope' && isOpened ? false : null;
  };
}
