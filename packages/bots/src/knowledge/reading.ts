/**
 * What the others' suggestions give away. Who asks for a card rarely holds it and has rarely seen it; but some bluff,
 * and some ask for anything. So deals are weighed by how well all suggestions fit the hands in them, each kind of
 * player taken as likely as the whole table bears out. What is certain stays so: no weight is zero.
 */
import type { Knowledge, KnownFact } from '@casefile/deduction';
import type { CardId, Seat, View } from '@casefile/engine';
import type { Grasp } from './grasp.ts';
import type { Worlds } from './worlds.ts';

/** How much less likely a card is named for being one's own: by who never does, by who bluffs, by who does not care. */
const kinds = [
  { bias: 0.01, share: 0.45 },
  { bias: 0.3, share: 0.2 },
  { bias: 1, share: 0.35 },
] as const;

/** How often somebody whose question nobody could answer would leave it at that, if it were the solution. */
const missed = 0.05;

export type IsChosen = (card: CardId) => boolean;

type Inquiry = View['history'][number];

const inquiriesOf = (view: View, seat: Seat): Inquiry[] =>
  // A question about two cards often has one that is there only because two must be named.
  view.history.filter(({ by, cards }) => by === seat && cards.length === 3);

/** What would be known if all who have not been seen to bluff never did. */
export function trusting(
  knowledge: Knowledge,
  view: View,
  sure: Grasp,
  isChosen: IsChosen,
): Knowledge | null {
  const facts: KnownFact[] = [];
  for (const [seat, { suspect }] of view.seats.entries()) {
    const named = new Set(inquiriesOf(view, seat).flatMap(({ cards }) => cards.filter(isChosen)));
    if (seat === view.you || [...named].some((card) => sure.heldBy(card, seat) === 1)) continue;
    for (const card of named) if (sure.heldBy(card, seat) > 0) facts.push({ lacks: [suspect, card] });
  }
  return facts.length === 0 ? null : { ...knowledge, facts: [...knowledge.facts, ...facts] };
}

/** One seat's suggestions, as card numbers. */
interface Read {
  readonly seat: Seat;
  readonly named: readonly number[];
  /** How many of them it had been shown by this seat before it named them. */
  readonly seen: number;
  readonly repeats: readonly Repeat[];
  /** The chance that any card is its own. */
  readonly base: number;
}
interface Repeat {
  readonly shower: Seat;
  readonly cards: readonly number[];
  /** Whether the card was named again later: who was shown it has little reason to. */
  readonly later: readonly boolean[];
}

function readOf({ numberOf, cards: deck }: Worlds, view: View, seat: Seat, isChosen: IsChosen): Read {
  const own = inquiriesOf(view, seat);
  const numbers = (cards: readonly CardId[]): number[] => cards.map((card) => numberOf.get(card)!);
  const repeats = own.flatMap(({ cards, answers }, i): Repeat[] => {
    const shower = answers.find(({ answer }) => answer === 'shown')?.seat;
    if (shower === undefined || shower === view.you) return [];
    const again = new Set(own.slice(i + 1).flatMap((each) => each.cards.filter(isChosen)));
    const later = cards.map((card) => again.has(card));
    return later.includes(true) ? [{ shower, cards: numbers(cards), later }] : [];
  });
  const named = numbers([...new Set(own.flatMap(({ cards }) => cards.filter(isChosen)))]);
  const wasShown = (card: CardId): boolean =>
    view.showed.some(
      (showing) =>
        showing.card === card &&
        showing.to === seat &&
        own.some(({ turn, cards }) => turn > showing.turn && cards.includes(card)),
    );
  const seen = named.filter((card) => wasShown(deck[card]!)).length;
  return { seat, named, seen, repeats, base: view.seats[seat]!.hand / deck.length };
}

/** The worlds, weighed by how well what was named fits the hands in them. */
export function reading(worlds: Worlds, view: View, isChosen: IsChosen): Worlds {
  const { count, cards, owners } = worlds;
  const reads = view.seats
    .map((_, seat) => readOf(worlds, view, seat, isChosen))
    .filter(({ seat, named }) => seat !== view.you && named.length > 0);
  if (reads.length === 0) return worlds;
  const weights = worlds.weights.slice();
  for (let world = 0; world < count; world++) {
    const row = world * cards.length;
    const alike: number[] = kinds.map(({ share }) => share);
    let apart = 1;
    for (const { seat, named, seen, repeats, base } of reads) {
      let own = seen;
      for (const card of named) if (owners[row + card] === seat) own++;
      let sum = 0;
      for (let kind = 0; kind < kinds.length; kind++) {
        const { bias, share } = kinds[kind]!;
        let fit = bias ** own / (bias * base + 1 - base) ** named.length;
        if (bias < 1) for (const repeat of repeats) fit *= unseen(repeat, owners, row, bias);
        alike[kind]! *= fit;
        sum += share * fit;
      }
      apart *= sum;
    }
    // Half the tables are of one kind, half are mixed.
    weights[world]! *= apart + alike.reduce((sum, each) => sum + each, 0);
  }
  return weighed(worlds, weights);
}

/** How likely it is that the card shown was none of those named again. */
function unseen({ shower, cards, later }: Repeat, owners: Uint8Array, row: number, bias: number): number {
  let held = 0;
  let again = 0;
  for (let i = 0; i < cards.length; i++) {
    if (owners[row + cards[i]!] !== shower) continue;
    held++;
    if (later[i]) again++;
  }
  return held === 0 ? 1 : 1 - ((1 - bias) * again) / held;
}

/** Who asked what nobody could answer and did not accuse of it holds one of the cards. */
export function silence(worlds: Worlds, view: View): Worlds {
  const { count, cards, numberOf, owners } = worlds;
  const envelope = view.seats.length + Object.keys(view.spots).length;
  const left = view.history.filter(
    ({ by, turn, answers }) =>
      by !== view.you &&
      turn < view.turnNumber &&
      !view.seats[by]!.out &&
      answers.every(({ answer }) => answer === 'none'),
  );
  if (left.length === 0) return worlds;
  const weights = worlds.weights.slice();
  for (const { cards: named } of left) {
    const numbers = named.map((card) => numberOf.get(card)!);
    for (let world = 0; world < count; world++)
      if (numbers.every((card) => owners[world * cards.length + card] === envelope))
        weights[world]! *= missed;
  }
  return weighed(worlds, weights);
}

/** With other weights. */
export function weighed(worlds: Worlds, weights: Float64Array): Worlds {
  let total = 0;
  for (const weight of weights) total += weight;
  return { ...worlds, weights, total };
}
