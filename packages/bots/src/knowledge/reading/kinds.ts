/** Kinds of players by what they name, measured over 5,001 suggestions of every bot and of `people`. */

/**
 * How likely a player names a card of its own, a card it was shown, and a card it could place by listening, each compared
 * with an open card that three owners may have.
 */
export interface Kind {
  readonly own: number;
  readonly seen: number;
  readonly heard: number;
  /** The exponent by which open cards are likelier the fewer owners they may have. */
  readonly appeal: number;
  /** The assumed share of all players that are of this kind. */
  readonly share: number;
}

export const kinds: readonly Kind[] = [
  // Never name a card of their own: players who only cross off, who listen, and who ask for likely cards.
  { own: 0.02, seen: 0.04, heard: 0.7, appeal: 0, share: 0.15 },
  { own: 0.02, seen: 0.04, heard: 0.05, appeal: 0, share: 0.12 },
  { own: 0.02, seen: 0.04, heard: 0.05, appeal: 3, share: 0.1 },
  { own: 0.02, seen: 0.04, heard: 0.05, appeal: 7, share: 0.08 },
  // Sometimes do.
  { own: 0.1, seen: 0.04, heard: 0.1, appeal: 2, share: 0.08 },
  { own: 0.35, seen: 0.08, heard: 0.35, appeal: 0, share: 0.12 },
  // Name anything.
  { own: 1, seen: 1, heard: 1, appeal: 0, share: 0.08 },
  // Mostly name their own cards.
  { own: 1.8, seen: 0.05, heard: 0.1, appeal: 0, share: 0.12 },
  { own: 5, seen: 0.1, heard: 0.1, appeal: 1, share: 0.05 },
];

/**
 * One more kind wants to know about a single card and names cards of its own beside it. Which of the three that is cannot be
 * told card by card. `lapse` is how often such a player does something else.
 */
export const fillerKind = { seen: 0.1, heard: 0.1, appeal: 2.5, share: 0.1, lapse: 0.08 };

/** On a board the room is where the pawn stands. It was chosen among the few in reach, so it tells less. */
const walked = 0.25;
export const roomKinds: readonly Kind[] = kinds.map((kind) => ({
  ...kind,
  own: kind.own ** walked,
  seen: kind.seen ** walked,
  heard: kind.heard ** walked,
  appeal: Math.min(1, kind.appeal * walked),
}));

/** The assumed share of each kind; the filler comes last. */
export const shares: readonly number[] = [...kinds.map(({ share }) => share), fillerKind.share];
