/** What a language must be able to say about a casebook. A missing sentence does not compile. */
import type { Gap } from '../casebook.ts';

/** Names are given without article; each language inflects them. Bits are given unrounded. */
export interface CasebookWords {
  readonly title: string;
  readonly bits: (bits: number) => string;
  /** 0 is the deal. */
  readonly turn: (turn: number) => string;
  readonly inTurn: (turn: number) => string;
  /** A label and what belongs to it. */
  readonly pair: (label: string, value: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly share: (share: number) => string;
  readonly certainty: string;
  readonly certaintyNote: string;
  /** Over a player's own numbers. */
  readonly open: string;
  readonly solutions: (count: number) => string;
  readonly proved: (who: string, turn: number) => string;
  readonly neverProved: (who: string) => string;
  readonly moments: string;
  readonly moment: (who: string, turn: number, drop: number, solutions: number) => string;
  /** The noun is the edition's own for what is asked. */
  readonly suggestions: (noun: string) => string;
  readonly could: (expected: number, gained: number | null) => string;
  readonly best: (cards: readonly string[], expected: number) => string;
  readonly wasBest: string;
  readonly wasted: string;
  readonly accuracy: (share: number) => string;
  readonly shows: string;
  readonly showed: (card: string, to: string, told: number | null) => string;
  readonly instead: (card: string, told: number) => string;
  readonly known: string;
  readonly knew: (who: string, cards: readonly string[]) => string;
  readonly accusations: string;
  readonly accused: (cards: readonly string[], chance: number | null, right: boolean | null) => string;
  readonly gaps: Readonly<Record<Gap, string>>;
}
