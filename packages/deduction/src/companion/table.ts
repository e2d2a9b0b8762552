/** A table of cardboard and people, as somebody who sits at it writes it down. */
import type { InquiryPolicy } from '@casefile/engine';
import { type CardName, envelope, type OwnerName } from '../knowledge/knowledge.ts';

/** Which file this is, and which version of it: see docs/companion-file.md. */
export const companionFormat = 'casefile-companion';
/** Raised when a file of before could not be read any more. */
export const companionVersion = 1;

/** A card of the deck; a name where no edition has one for it. */
export interface DeckCard {
  readonly id: CardName;
  readonly name?: string;
  /** More than one where the deck holds the same card several times. */
  readonly copies?: number;
}

/** One of the three kinds of cards: the envelope holds one card of each. */
export interface DeckKind {
  readonly name?: string;
  readonly cards: readonly DeckCard[];
}

/** The cards on the table: those of an edition, or a deck of one's own. */
export interface Deck {
  /** Whose names the cards have. */
  readonly edition?: string;
  readonly kinds: readonly [DeckKind, DeckKind, DeckKind];
}

/** Somebody at the table, in seating order: the next in the list sits at the left. */
export interface SeatedPlayer {
  readonly name: string;
  readonly cards: number;
}

/** Cards in nobody's hand, such as those left over from the deal. */
export interface Spot {
  readonly id: OwnerName;
  readonly cards: number;
  /** What lies there for all to see. */
  readonly faceUp?: readonly CardName[];
}

/** How suggestions are made and answered at this table. */
export interface TableRules extends InquiryPolicy {
  /** What a suggestion names: a card of each kind, or any two cards. */
  readonly names: 'one-of-each' | 'any-two';
}

/** By their place in the list of players. */
export type PlayerNumber = number;

/** Somebody showed a card; which one, where I know. */
export interface Showing {
  readonly player: PlayerNumber;
  readonly card?: CardName;
}

/** One thing that happened, as it was written down. */
export type Entry =
  | {
      readonly kind: 'suggestion';
      readonly by: PlayerNumber;
      readonly cards: readonly CardName[];
      /** Who could not show follows from the seating. */
      readonly showed: readonly Showing[];
      /** The answers were cut short at this player, who was about to show a card, or had not been asked yet. */
      readonly cutShort?: { readonly at: PlayerNumber; readonly mustShow: boolean };
    }
  /** Cards seen with an owner, in the envelope too: by me, by all, or one of mine by somebody else. */
  | {
      readonly kind: 'seen';
      readonly owner: OwnerName;
      readonly cards: readonly CardName[];
      readonly by: PlayerNumber | 'all';
    }
  /** A card was called for, and no player has it. */
  | { readonly kind: 'nobody'; readonly card: CardName }
  | {
      readonly kind: 'accusation';
      readonly by: PlayerNumber;
      readonly cards: readonly CardName[];
      readonly isRight: boolean;
    }
  /** Somebody plays no more; the cards, where they were laid open. */
  | { readonly kind: 'leaves'; readonly player: PlayerNumber; readonly cards: readonly CardName[] | null };

/** A whole sheet: what one starts from, and what happened since. */
export interface CompanionTable {
  readonly deck: Deck;
  readonly players: readonly SeatedPlayer[];
  readonly you: PlayerNumber;
  /** A card that is held twice stands here twice. */
  readonly hand: readonly CardName[];
  readonly spots: readonly Spot[];
  readonly rules: TableRules;
  readonly entries: readonly Entry[];
}

/** The owner that a player is in what is known. */
export const ownerOf = (player: PlayerNumber): OwnerName => `player-${player + 1}`;

/** Everybody and everything that a card may be with, the envelope last. */
export const ownersAt = ({ players, spots }: Pick<CompanionTable, 'players' | 'spots'>): OwnerName[] => [
  ...players.map((_, player) => ownerOf(player)),
  ...spots.map(({ id }) => id),
  envelope,
];

/** The player whose hand this owner is; undefined for what lies about and for the envelope. */
export function playerAt(table: Pick<CompanionTable, 'players'>, owner: OwnerName): PlayerNumber | undefined {
  const player = table.players.findIndex((_, each) => ownerOf(each) === owner);
  return player < 0 ? undefined : player;
}

/** How many cards are dealt: all but the three of the envelope. */
export const dealtCards = ({ kinds }: Deck): number =>
  kinds.reduce((sum, { cards }) => sum + cards.reduce((all, { copies = 1 }) => all + copies, 0), 0) - 3;

/** Who is asked when this player suggests, one after the other, as far as the lines before this one tell. */
export function askedInSeating(
  { players, entries, rules }: Pick<CompanionTable, 'players' | 'entries' | 'rules'>,
  by: PlayerNumber,
  before: number = entries.length,
): PlayerNumber[] {
  const gone = new Set(
    entries.slice(0, before).flatMap((entry) => (entry.kind === 'leaves' ? [entry.player] : [])),
  );
  return players
    .map((_, turn) => (by + turn) % players.length)
    .slice(1)
    .filter((player) => rules.murdered === 'asked' || !gone.has(player));
}

/** Whose turn it is likely to be: the next in the seating who still plays. */
export function nextAsker(
  { players, entries, you }: CompanionTable,
  before: number = entries.length,
): number {
  const past = entries.slice(0, before);
  const out = new Set(
    past.flatMap((entry) =>
      entry.kind === 'leaves'
        ? [entry.player]
        : entry.kind === 'accusation' && !entry.isRight
          ? [entry.by]
          : [],
    ),
  );
  const last = past.findLast((entry) => entry.kind === 'suggestion' || entry.kind === 'accusation');
  if (last === undefined) return you;
  const order = players.map((_, turn) => (last.by + 1 + turn) % players.length);
  return order.find((player) => !out.has(player)) ?? last.by;
}
