/** Names the owners of cards: suspects, spots and the envelope. */
import type { CardId } from '@casefile/engine';
import type { Speaker, Words } from './words.ts';

/** An owner as the subject of a sentence and after “of” and “to”, or a place with cards. */
export type Holder =
  | { readonly seat: string; readonly of: string; readonly to: string }
  | { readonly at: string; readonly all: string };

/** How cards and owners are named inside a sentence. */
export interface Naming {
  /** The suspect spoken to as “you”. */
  readonly you: string | null;
  readonly card: (card: CardId) => string;
  readonly holder: (owner: string) => Holder;
}

/** The naming of one table in one language. */
export function namingFor(words: Words, s: Speaker, suspects: readonly string[]): Naming {
  return {
    you: s.you === null ? null : suspects.find((suspect) => s.seatOf(suspect) === s.you)!,
    card: (card) => words.card(card, s),
    holder(owner) {
      const seat = s.seatOf(owner);
      if (seat !== undefined) return words.person(s.seat(seat));
      return owner === 'envelope' ? { at: s.words.inside, all: s.words.envelope } : words.spot(owner, s);
    },
  };
}
