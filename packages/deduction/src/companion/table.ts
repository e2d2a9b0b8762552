/** A game on a real table, as one of its players writes it down. */
import type { InquiryPolicy } from '@casefile/engine';
import { type CardName, envelope, type OwnerName } from '../knowledge/knowledge.ts';

/** The value of `format` in every sheet file: see docs/companion-file.md. */
export const companionFormat = 'casefile-companion';
/** The version of the sheet file, raised when older files can no longer be read. */
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
export interface SheetDeck {
  /** The edition whose card names are used. */
  readonly edition?: string;
  readonly kinds: readonly [DeckKind, DeckKind, DeckKind];
}

/** Somebody at the table, in seating order: the next in the list sits at the left. */
export interface SeatedPlayer {
  readonly name: string;
  readonly cards: number;
}

/** Cards in nobody's hand, such as those left over from the deal. */
export interface SheetSpot {
  readonly id: OwnerName;
  readonly cards: number;
  /** The cards that lie there face up. */
  readonly faceUp?: readonly CardName[];
}

/** How suggestions are made and answered at this table. */
export interface TableRules extends InquiryPolicy {
  /** What a suggestion names: a card of each kind, or any two cards. */
  readonly names: 'one-of-each' | 'any-two';
}

/** A player as the index in the list of players. */
export type PlayerNumber = number;

/** A player showed a card; which one, if I know it. */
export interface SheetShowing {
  readonly player: PlayerNumber;
  readonly card?: CardName;
}

/** One thing that happened, as it was written down. */
export type SheetEntry =
  | {
      readonly kind: 'suggestion';
      readonly by: PlayerNumber;
      readonly cards: readonly CardName[];
      /** The players who could not show follow from the seating order. */
      readonly showed: readonly SheetShowing[];
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
  /** A player leaves the game; `cards` if they were laid open. */
  | { readonly kind: 'leaves'; readonly player: PlayerNumber; readonly cards: readonly CardName[] | null };

/** A whole sheet: the set-up, and what happened since. */
export interface CompanionTable {
  readonly deck: SheetDeck;
  readonly players: readonly SeatedPlayer[];
  readonly you: PlayerNumber;
  /** A card held twice is listed twice. */
  readonly hand: readonly CardName[];
  readonly spots: readonly SheetSpot[];
  readonly rules: TableRules;
  readonly entries: readonly SheetEntry[];
}

/** The name of a player as an owner of cards. */
export const ownerOf = (player: PlayerNumber): OwnerName => `player-${player + 1}`;

/** All possible owners of a card, the envelope last. */
export const ownersAt = ({ players, spots }: Pick<CompanionTable, 'players' | 'spots'>): OwnerName[] => [
  ...players.map((_, player) => ownerOf(player)),
  ...spots.map(({ id }) => id),
  envelope,
];

/** The player with this owner's name; undefined for a spot and for the envelope. */
export function playerAt(table: Pick<CompanionTable, 'players'>, owner: OwnerName): PlayerNumber | undefined {
  const player = table.players.findIndex((_, each) => ownerOf(each) === owner);
  return player < 0 ? undefined : player;
}

/** How many cards are dealt: all but the three of the envelope. */
export const dealtCards = ({ kinds }: SheetDeck): number =>
  kinds.reduce((sum, { cards }) => sum + cards.reduce((all, { copies = 1 }) => all + copies, 0), 0) - 3;

/** The players who are asked, in order, when this player suggests, as far as the lines before tell who still plays. */
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

/** The player whose turn it probably is: the next in seating order who still plays. */
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
