import type { DieSigns } from '../shared/die.ts';

/** This edition's words for the crime: short nouns and a few whole sentences. */
export interface CaseWords {
  crime: string;
  culprit: string;
  /** As in the story, with its article in French: “le docteur Lenoir”. */
  victim: string | null;
  tool: string;
  place: string;
  /** The space between the rooms. */
  corridor: string;
  /** Headings of the three parts of the notebook. */
  headings: { suspects: string; weapons: string; rooms: string };
  envelope: string;
  /** Where the three cards of the solution are: “in the envelope”. */
  inside: string;
  suggestion: string;
  /** “To suggest”: on a button, and in the second and third person. */
  suggest: { todo: string; you: string; other: string };
  /** To have nothing to disprove a suggestion with. */
  cannotDisprove: { you: string; other: string };
  accusation: string;
  /** On the button: one die or several. */
  roll: string;
  question: string;
  /** With the places {seat} (and its verb: “You have”), {suspect}, {weapon} and {room}. */
  solved: string;
  unsolved: string;
  /** Present if the highest roll decides who deals rather than who plays first. */
  rollsFor?: 'deal';
  /** Where players must be to accuse, if the edition requires it. */
  accuseOnly?: string;
}

/** What an option and its values are called. */
export interface OptionNames {
  label: string;
  /** By value as text: 'plays-on', 'true'. */
  values: Record<string, string>;
}

/** House rules by name; a character named by a value keeps the usual name. */
export type HouseRuleWords = Readonly<Record<string, OptionNames>>;

/** A text with its `{scarlet}` called as this table calls her; names it does not have stay as they are. */
export const callPeople = (text: string, suspects: EditionNames['suspects']): string =>
  text.replace(/\{([\w-]+)\}/g, (asked, id: string) => suspects[id] ?? asked);

/** The words of an option or a house rule: what it is about, and what a value of it means. */
export function sayOption(
  { options, suspects }: Pick<EditionNames, 'options' | 'suspects'>,
  houseRules: HouseRuleWords,
  name: string,
  value: string | boolean,
): { readonly label: string; readonly value: string } {
  const words = options[name] ?? houseRules[name];
  const given = String(value);
  return {
    label: callPeople(words?.label ?? name, suspects),
    value: callPeople(words?.values[given] ?? suspects[given] ?? given, suspects),
  };
}

/** All names and words of an edition in one language. */
export interface EditionNames {
  title: string;
  summary: string;
  suspects: Record<string, string>;
  weapons: Record<string, string>;
  /** Including rooms without a card. */
  rooms: Record<string, string>;
  /** Special squares, and rooms that need another preposition: “on the Cliff”. */
  at?: Record<string, string>;
  words: CaseWords;
  options: Record<string, OptionNames>;
  /** Butler, clock and clue cards, powers, special squares. */
  extras: Record<string, string>;
  /** What a clue card asks of a player, where its text is too long for a question. */
  questions?: Record<string, string>;
  /** Faces of the dice that show a sign; none where all have pips. */
  dieSigns?: DieSigns;
  /** The guide tells a background story of each suspect. */
  hasStories?: true;
}
