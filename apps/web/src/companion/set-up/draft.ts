/** The draft of a set-up: what is chosen, and what is still missing. */
import {
  type CompanionTable,
  dealtCards,
  type EditionDeal,
  handsFrom,
  type SheetSpot,
} from '@casefile/deduction/companion';

export interface Draft {
  readonly names: readonly string[];
  readonly hand: readonly string[];
  readonly faceUp: readonly string[];
  /** Hand sizes where somebody counted them; otherwise derived from the deal and the size of mine. */
  readonly sizes: readonly number[] | null;
  /** The rooms that hold cards, where these are drawn at random. */
  readonly rooms: Readonly<Record<string, string>>;
}

export type Missing =
  | { readonly kind: 'hand'; readonly count: number }
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'sum'; readonly held: number; readonly dealt: number }
  | { readonly kind: 'face-up' };

/** The larger hands belong to those dealt to first: picks a starting player that gives me my number of cards. */
export function sizesOf({ hands }: Pick<EditionDeal, 'hands'>, draft: Draft): readonly number[] {
  if (draft.sizes !== null) return draft.sizes;
  const ways = hands.map((_, first) => handsFrom(hands, first));
  return ways.find(([mine]) => mine === draft.hand.length) ?? ways[0]!;
}

export function missingIn(deal: EditionDeal, draft: Draft): Missing | null {
  const sizes = sizesOf(deal, draft);
  const open = deal.spots.find(({ faceUp }) => faceUp !== undefined)?.cards ?? 0;
  const held =
    sizes.reduce((sum, size) => sum + size, 0) + deal.spots.reduce((sum, { cards }) => sum + cards, 0);
  const dealt = dealtCards(deal.deck);
  if (held !== dealt) return { kind: 'sum', held, dealt };
  const isFlexible = draft.sizes === null;
  const max = isFlexible ? Math.max(...deal.hands) : sizes[0]!;
  const min = isFlexible ? Math.min(...deal.hands) : sizes[0]!;
  if (draft.hand.length < min) return { kind: 'hand', count: min - draft.hand.length };
  if (draft.hand.length > max) return { kind: 'too-many', count: draft.hand.length - max };
  return draft.faceUp.length === open ? null : { kind: 'face-up' };
}

/** I am the first player. */
export function tableFrom(
  deal: EditionDeal,
  draft: Draft,
  entries: CompanionTable['entries'],
): CompanionTable {
  const sizes = sizesOf(deal, draft);
  const inRoom = (spot: SheetSpot): SheetSpot => ({ ...spot, id: draft.rooms[spot.id] ?? spot.id });
  return {
    deck: deal.deck,
    players: draft.names.map((name, i) => ({ name, cards: sizes[i]! })),
    you: 0,
    hand: draft.hand,
    spots: deal.spots.map((spot) =>
      spot.faceUp === undefined ? inRoom(spot) : { ...spot, faceUp: draft.faceUp },
    ),
    rules: deal.rules,
    entries,
  };
}
