/** What a player named, and what everybody had heard by then. */
import type { CardId, Seat, View } from '@casefile/engine';

/** The cards by number, category after category. */
export interface Deck {
  readonly cards: readonly CardId[];
  readonly numberOf: ReadonlyMap<CardId, number>;
  readonly sizes: readonly [number, number, number];
}

export type IsChosen = (card: CardId) => boolean;

export interface PastInquiry {
  /** The cards the player was free to choose, by number. */
  readonly chosen: readonly number[];
  /** Cards that the viewer has shown to the player since the inquiry before. */
  readonly told: readonly number[];
  /** All cards named, and who showed one of them: -1 when nobody did, or when the viewer did. */
  readonly named: readonly number[];
  readonly shower: number;
  /** The player was pulled into the room and asked there, so that the room was not its choice. */
  readonly isCalled: boolean;
  /**
   * For each card, how many owners are possible from what all have heard: the envelope, and others who have not denied
   * it.
   */
  readonly owners: Uint8Array;
  readonly clauses: readonly Clause[];
}
/** Another player showed a card: this owner has one of these. */
export interface Clause {
  readonly owner: Seat;
  readonly cards: readonly number[];
}

/** Only this many of a player's latest suggestions are read, to limit the work. */
const maxInquiries = 24;

export function inquiriesOf(view: View, deck: Deck, seat: Seat, isChosen: IsChosen): PastInquiry[] {
  const { numberOf } = deck;
  const numbers = (cards: readonly CardId[]): number[] => cards.map((card) => numberOf.get(card)!);
  // Questions about two cards are skipped: one of the two is often there only because two must be named.
  const own = [...view.history.entries()]
    .filter(([, { by, cards }]) => by === seat && cards.length === 3)
    .slice(-maxInquiries);
  let since = Number.NEGATIVE_INFINITY;
  return own.map(([index, { turn, cards, answers }]) => {
    const told = view.showed.filter((each) => each.to === seat && each.turn >= since && each.turn < turn);
    since = turn;
    const shower = showerOf(answers);
    const before = view.history.slice(0, index);
    const denied = denialsIn(before, deck);
    return {
      chosen: numbers(cards.filter(isChosen)),
      told: numbers(told.map(({ card }) => card)),
      named: numbers(cards),
      shower: shower === view.you ? -1 : shower,
      isCalled: wasCalled(before, view, seat, turn, cards),
      owners: Uint8Array.from(denied, (seats) => view.seats.length - seats.size + (seats.has(seat) ? 1 : 0)),
      clauses: clausesIn(before, seat, denied, numbers),
    };
  });
}

type History = View['history'];
const showerOf = (answers: History[number]['answers']): number =>
  answers.find(({ answer }) => answer === 'shown')?.seat ?? -1;

/** For each card, the seats that have denied it. */
function denialsIn(history: History, { cards, numberOf }: Deck): Set<Seat>[] {
  const denied = cards.map(() => new Set<Seat>());
  for (const { cards: named, answers } of history)
    for (const { seat, answer } of answers)
      if (answer === 'none') for (const card of named) denied[numberOf.get(card)!]!.add(seat);
  return denied;
}

function clausesIn(
  history: History,
  seat: Seat,
  denied: readonly ReadonlySet<Seat>[],
  numbers: (cards: readonly CardId[]) => number[],
): Clause[] {
  return history.flatMap(({ by, cards, answers }) => {
    const owner = showerOf(answers);
    if (by === seat || owner === seat || owner < 0) return [];
    return [{ owner, cards: numbers(cards).filter((card) => !denied[card]!.has(owner)) }];
  });
}

/** Whether somebody has named the player in this room since its previous turn. */
function wasCalled(
  before: History,
  { seats }: View,
  seat: Seat,
  turn: number,
  cards: readonly CardId[],
): boolean {
  const { suspect } = seats[seat]!;
  return before.some(
    (each) =>
      each.by !== seat &&
      each.turn > turn - seats.length &&
      each.cards.includes(suspect) &&
      each.cards.includes(cards[2]!),
  );
}
