/** Ways to name cards, as they were counted over 5,001 suggestions of every bot and of `people`. */

/**
 * How much likelier a card of one's own is named than an open one that three may have, and so a card that it was shown,
 * and one that it could place by listening.
 */
export interface Kind {
  readonly own: number;
  readonly seen: number;
  readonly heard: number;
  /** Open cards are likelier the fewer may still have them: by this power. */
  readonly appeal: number;
  /** How many of all players are taken to be like this before anything is known of them. */
  readonly share: number;
}

export const kinds: readonly Kind[] = [
  // Never an own card: who crosses off, who listens, and who asks for what is likely or can be with few.
  { own: 0.02, seen: 0.04, heard: 0.7, appeal: 0, share: 0.15 },
  { own: 0.02, seen: 0.04, heard: 0.05, appeal: 0, share: 0.12 },
  { own: 0.02, seen: 0.04, heard: 0.05, appeal: 3, share: 0.1 },
  { own: 0.02, seen: 0.04, heard: 0.05, appeal: 7, share: 0.08 },
  // Sometimes.
  { own: 0.1, seen: 0.04, heard: 0.1, appeal: 2, share: 0.08 },
  { own: 0.35, seen: 0.08, heard: 0.35, appeal: 0, share: 0.12 },
  // Anything.
  { own: 1, seen: 1, heard: 1, appeal: 0, share: 0.08 },
  // Mostly.
  { own: 1.8, seen: 0.05, heard: 0.1, appeal: 0, share: 0.12 },
  { own: 5, seen: 0.1, heard: 0.1, appeal: 1, share: 0.05 },
];

/**
 * One kind more wants to know of a single card and names cards of its own beside it: which of the three it wants to know of
 * cannot be said card by card. `lapse` is how often it does otherwise.
 */
export const fillerKind = { seen: 0.1, heard: 0.1, appeal: 2.5, share: 0.1, lapse: 0.08 };

/** On a board the room is where one stands, and one chose to walk there, but among few: it tells less. */
const walked = 0.25;
export const roomKinds: readonly Kind[] = kinds.map((kind) => ({
  ...kind,
  own: kind.own ** walked,
  seen: kind.seen ** walked,
  heard: kind.heard ** walked,
  appeal: Math.min(1, kind.appeal * walked),
}));

/** Kind by kind how many of all players are like that; the one that fills up comes last. */
export const shares: readonly number[] = [...kinds.map(({ share }) => share), fillerKind.share];
