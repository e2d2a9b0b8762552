import type { DieSigns } from './die.ts';

/** The crime as this edition speaks of it: short nouns, and a few whole sentences. */
export interface CaseWords {
  crime: string;
  culprit: string;
  tool: string;
  place: string;
  envelope: string;
  /** Where the three cards of the solution are: “in the envelope”. */
  inside: string;
  suggestion: string;
  accusation: string;
  question: string;
  /** With the places {seat}, {suspect}, {weapon} and {room}. */
  solved: string;
  unsolved: string;
  /** Where one must be to accuse, in an edition that says so. */
  accuseOnly?: string;
}

export interface OptionNames {
  label: string;
  /** By value, written as text: 'plays-on', 'true'. */
  values: Record<string, string>;
}

/** All that an edition says in one language. */
export interface EditionNames {
  title: string;
  summary: string;
  suspects: Record<string, string>;
  weapons: Record<string, string>;
  /** Rooms without a card too. */
  rooms: Record<string, string>;
  words: CaseWords;
  options: Record<string, OptionNames>;
  /** Butler, clock and clue cards, powers, special squares. */
  extras: Record<string, string>;
  /** Faces of the dice that show a sign; none where all have pips. */
  dieSigns?: DieSigns;
}
