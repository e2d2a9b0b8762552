/**
 * How likely a player with this hand is to name the cards that it named. Some players never name a card of their own,
 * some bluff, some name anything, some ask for cards that few can have, and some fill their suggestions with their own
 * cards. Which kind a player is follows from everything it has named.
 */
import type { Seat, View } from '@casefile/engine';
import { type Deck, type IsChosen, inquiriesOf, type PastInquiry } from './inquiries.ts';
import { fillerKind, type Kind, kinds, roomKinds, shares } from './kinds.ts';
import { Notebook } from './notebook.ts';

/** What one player named, in order. */
export interface Reading {
  readonly seat: Seat;
  readonly inquiries: readonly Weighed[];
}
interface Weighed extends PastInquiry {
  /** For each kind, the weight of each card while it is open, and the sum over each category. */
  readonly open: readonly Float64Array[];
  readonly all: readonly Float64Array[];
}

export function readingsOf(view: View, deck: Deck, isChosen: IsChosen): Reading[] {
  return view.seats.flatMap((_, seat) => {
    if (seat === view.you) return [];
    const inquiries = inquiriesOf(view, deck, seat, isChosen).map((inquiry) =>
      weighed(inquiry, deck, isChosen),
    );
    return inquiries.length === 0 ? [] : [{ seat, inquiries }];
  });
}

function weighed(inquiry: PastInquiry, deck: Deck, isChosen: IsChosen): Weighed {
  const open = [...kinds, fillerKind].map(({ appeal }, kind) =>
    Float64Array.from(inquiry.owners, (owners, card) => {
      const isGiven = !isChosen(deck.cards[card]!);
      return (3 / owners) ** (isGiven ? (roomKinds[kind]?.appeal ?? 0) : appeal);
    }),
  );
  const all = open.map((weights) => {
    const sums = new Float64Array(3);
    for (let card = 0; card < weights.length; card++) sums[categoryOf(deck, card)]! += weights[card]!;
    return sums;
  });
  return { ...inquiry, open, all };
}

const categoryOf = ({ sizes }: Deck, card: number): number =>
  card < sizes[0] ? 0 : card < sizes[0] + sizes[1] ? 1 : 2;

const notes = new Notebook();
/** Scratch for one category: the cards that the player can place, its own `ownCount` cards first. */
const placedHere = new Int32Array(64);
let placedCount = 0;
let ownCount = 0;

/**
 * Writes how well each kind of player explains the reading in the deal whose owners begin at `row`, compared with naming
 * at random. When the player that showed held several of the named cards, any of them may have been the one shown.
 */
export function fitOf(
  { seat, inquiries }: Reading,
  deck: Deck,
  owners: Uint8Array,
  row: number,
  fits: Float64Array,
  at: number,
): void {
  notes.reset(seat, owners, row, deck.cards.length);
  for (let kind = 0; kind < shares.length; kind++) fits[at + kind] = 1;
  for (const inquiry of inquiries) {
    const { chosen, told, named, shower, isCalled, clauses } = inquiry;
    for (const card of told) notes.markSeen(card, 1);
    notes.applyClauses(clauses, owners, row);
    let product = 1;
    let ratios = 0;
    for (const card of named) {
      const isChosen = chosen.includes(card);
      if (!isChosen && isCalled) continue;
      const category = categoryOf(deck, card);
      const size = deck.sizes[category]!;
      collectPlaced(deck, category, seat, owners, row);
      const isOwn = owners[row + card] === seat;
      const ways = isChosen ? kinds : roomKinds;
      for (let kind = 0; kind < ways.length; kind++) {
        const each = ways[kind]!;
        const weights = inquiry.open[kind]!;
        const weight = isOwn ? each.own : notOwn(each, card, weights[card]!);
        const all = ownCount * each.own + weightOfOthers(each, weights, inquiry.all[kind]![category]!);
        fits[at + kind]! *= (weight * size) / all;
      }
      if (!isChosen) continue;
      const weights = inquiry.open[kinds.length]!;
      const all = weightOfOthers(fillerKind, weights, inquiry.all[kinds.length]![category]!);
      const open = isOwn ? 0 : notOwn(fillerKind, card, weights[card]!) / Math.max(fillerKind.seen, all);
      const { lapse } = fillerKind;
      const asOpen = size * (isOwn ? lapse / ownCount : open);
      // Without a card of its own in this category it names anything there, or asks for a second open card.
      const besides = (1 / size + open) / 2;
      const asOwn = size * (ownCount === 0 ? besides : isOwn ? (1 - lapse) / ownCount : lapse * open);
      product *= asOwn;
      ratios += asOpen / asOwn;
    }
    // A given room may be what it wants to know about; then all cards that it chose are its own.
    const given = named.length - chosen.length;
    fits[at + kinds.length]! *= (product * (given + ratios)) / named.length;
    if (shower < 0) continue;
    let held = 0;
    for (const card of named) if (owners[row + card] === shower) held++;
    for (const card of named) if (owners[row + card] === shower) notes.markSeen(card, 1 / held);
  }
}

function collectPlaced({ sizes }: Deck, category: number, seat: Seat, owners: Uint8Array, row: number): void {
  const from = category === 0 ? 0 : category === 1 ? sizes[0] : sizes[0] + sizes[1];
  placedCount = 0;
  ownCount = 0;
  for (let i = 0; i < notes.count; i++) {
    const card = notes.placed[i]!;
    if (card < from || card >= from + sizes[category]!) continue;
    placedHere[placedCount++] = card;
    if (owners[row + card] === seat) ownCount = placedCount;
  }
}

type KnownWeights = Pick<Kind, 'seen' | 'heard'>;

/** The total weight of the cards of the category that are not the player's own. */
function weightOfOthers(kind: KnownWeights, weights: Float64Array, all: number): number {
  let sum = all;
  for (let i = 0; i < placedCount; i++) {
    const plain = weights[placedHere[i]!]!;
    sum += (i < ownCount ? 0 : notOwn(kind, placedHere[i]!, plain)) - plain;
  }
  return sum;
}

/** The weight of a card that is not the player's own: that of an open card unless the player has seen or placed it. */
function notOwn({ seen, heard }: KnownWeights, card: number, open: number): number {
  const how = notes.seen[card]!;
  const rest = notes.heard[card] === 0 || open < heard ? open : heard;
  return how * (open < seen ? open : seen) + (1 - how) * rest;
}
