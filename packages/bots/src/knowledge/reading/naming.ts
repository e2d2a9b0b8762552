/**
 * How likely it is that a player names the cards it named, if it holds this hand. Some never name a card of their own,
 * some bluff, some ask for anything, and some fill their suggestions with their own cards: which of these a player is
 * comes out of everything it named.
 */
import type { CardId, Seat, View } from '@casefile/engine';

/** A way to name cards: how much likelier an own card is named than an open one, and so a card that it was shown. */
interface Kind {
  readonly own: number;
  readonly seen: number;
  /** How many of all players are taken to be like this before anything is known of them. */
  readonly share: number;
}

const kinds: readonly Kind[] = [
  { own: 0.02, seen: 0.04, share: 0.35 },
  { own: 0.35, seen: 0.1, share: 0.2 },
  { own: 1, seen: 1, share: 0.08 },
  { own: 1.5, seen: 0.1, share: 0.17 },
  { own: 5, seen: 0.1, share: 0.1 },
];
/**
 * One kind more wants to know of a single card and names cards of its own beside it: which of the three it wants to know of
 * cannot be said card by card. `lapse` is how often it does otherwise.
 */
const filling = { seen: 0.1, share: 0.1, lapse: 0.08 };

/** On a board the room is where one stands, and one chose to walk there, but among few: it tells less. */
const walked = 0.25;
const walkers: readonly Kind[] = kinds.map((kind) => ({
  ...kind,
  own: kind.own ** walked,
  seen: kind.seen ** walked,
}));

/** Kind by kind how many of all players are like that; the one that fills up comes last. */
export const shares: readonly number[] = [...kinds.map(({ share }) => share), filling.share];

/** The cards by number, category after category. */
export interface Deck {
  readonly cards: readonly CardId[];
  readonly numberOf: ReadonlyMap<CardId, number>;
  readonly sizes: readonly [number, number, number];
}

export type IsChosen = (card: CardId) => boolean;

/** What one player named, in order. */
export interface Reading {
  readonly seat: Seat;
  readonly inquiries: readonly Inquiry[];
}
interface Inquiry {
  /** The cards it was free to choose, by number. */
  readonly chosen: readonly number[];
  /** Cards that this seat has shown to it since the inquiry before. */
  readonly told: readonly number[];
  /** All that was named, and who showed one of them; -1 where nobody did, or the card is known. */
  readonly named: readonly number[];
  readonly shower: number;
}

/** Older suggestions than so many of one player are left out: the work must end. */
const maxInquiries = 24;

export function readingsOf(view: View, deck: Deck, isChosen: IsChosen): Reading[] {
  return view.seats.flatMap((_, seat) => {
    if (seat === view.you) return [];
    const inquiries = inquiriesOf(view, deck, seat, isChosen);
    return inquiries.length === 0 ? [] : [{ seat, inquiries }];
  });
}

function inquiriesOf(view: View, { numberOf }: Deck, seat: Seat, isChosen: IsChosen): Inquiry[] {
  // A question about two cards often has one that is there only because two must be named.
  const own = view.history.filter(({ by, cards }) => by === seat && cards.length === 3).slice(-maxInquiries);
  let since = Number.NEGATIVE_INFINITY;
  return own.map(({ turn, cards, answers }) => {
    const told = view.showed.filter((each) => each.to === seat && each.turn >= since && each.turn < turn);
    since = turn;
    const shower = answers.find(({ answer }) => answer === 'shown')?.seat ?? -1;
    return {
      chosen: cards.filter(isChosen).map((card) => numberOf.get(card)!),
      told: told.map(({ card }) => numberOf.get(card)!),
      named: cards.map((card) => numberOf.get(card)!),
      shower: shower === view.you ? -1 : shower,
    };
  });
}

const maxCards = 64;
/** How surely the player has seen each card. */
const seen = new Float64Array(maxCards);
const ownOf = new Int32Array(3);
const seenOf = new Float64Array(3);

/**
 * Kind by kind how well the reading fits the deal whose owners begin at `row`, against naming by chance. A card shown
 * by a player who held several of those named was any of them.
 */
export function fitOf(
  { seat, inquiries }: Reading,
  { cards, sizes }: Deck,
  owners: Uint8Array,
  row: number,
  fits: Float64Array,
  at: number,
): void {
  const [suspects, weapons] = sizes;
  const categoryOf = (card: number): number => (card < suspects ? 0 : card < suspects + weapons ? 1 : 2);
  seen.fill(0, 0, cards.length);
  ownOf.fill(0);
  seenOf.fill(0);
  for (let card = 0; card < cards.length; card++) if (owners[row + card] === seat) ownOf[categoryOf(card)]!++;
  for (let kind = 0; kind < shares.length; kind++) fits[at + kind] = 1;
  const see = (card: number, surely: number): void => {
    if (surely <= seen[card]!) return;
    seenOf[categoryOf(card)]! += surely - seen[card]!;
    seen[card] = surely;
  };
  for (const { chosen, told, named, shower } of inquiries) {
    for (const card of told) see(card, 1);
    let product = 1;
    let ratios = 0;
    for (const card of named) {
      const category = categoryOf(card);
      const [own, shown, size] = [ownOf[category]!, seenOf[category]!, sizes[category]!];
      const isOwn = owners[row + card] === seat;
      const surely = seen[card]!;
      const isChosen = chosen.includes(card);
      const ways = isChosen ? kinds : walkers;
      for (let kind = 0; kind < ways.length; kind++) {
        const each = ways[kind]!;
        const weight = isOwn ? each.own : 1 - surely + each.seen * surely;
        const all = each.own * own + (size - own - shown) + each.seen * shown;
        fits[at + kind]! *= (weight * size) / all;
      }
      if (!isChosen) continue;
      const { seen: dulled, lapse } = filling;
      const open = isOwn
        ? 0
        : (1 - surely + dulled * surely) / Math.max(dulled, size - own - shown + dulled * shown);
      const asOpen = size * (isOwn ? lapse / own : open);
      const asOwn = size * (own === 0 ? open : isOwn ? (1 - lapse) / own : lapse * open);
      product *= asOwn;
      ratios += asOpen / asOwn;
    }
    // Where a room is given it may be what it wants to know of: then all that is chosen is its own.
    const given = named.length - chosen.length;
    fits[at + kinds.length]! *= (product * (given + ratios)) / named.length;
    if (shower < 0) continue;
    let held = 0;
    for (const card of named) if (owners[row + card] === shower) held++;
    for (const card of named) if (owners[row + card] === shower) see(card, 1 / held);
  }
}
