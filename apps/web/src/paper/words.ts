/** The parts of the newspaper's sentences. */
import type { PaperVoice } from '@casefile/editions/paper';

/** The case in phrases of one language, to be used inside sentences. */
export interface Phrases {
  /** “the murder of Mr. Boddy” */
  readonly deed: string;
  /** “Colonel Mustard with the Rope in the Lounge” */
  readonly crime: string;
  readonly culprit: string;
  /** “of …” and “to …”: the second and third are for French. */
  readonly culpritOf: string;
  readonly culpritTo: string;
  readonly weapon: string;
  /** “in the Lounge” */
  readonly place: string;
  /** “at the manor” */
  readonly house: string;
  readonly toPolice: string;
  /** Several people, as a subject. */
  readonly crowd: string;
  /** What is served when all is over. */
  readonly feast: string;
  readonly turn: number;
  readonly winner: PaperPerson;
  /** Who asked the question that broke the case, or came closest. */
  readonly asker: PaperPerson;
  readonly question: string;
  readonly askTurn: number;
  readonly shower: PaperPerson;
  readonly bluffer: PaperPerson;
  readonly bluffCard: string;
  readonly bluffTurn: number;
  readonly accuser: PaperPerson;
  readonly accused: string;
  readonly accuseTurn: number;
  /** The wrong card of the accusation. */
  readonly missed: string;
  /** The player whose paper this is. */
  readonly reader: PaperPerson;
  readonly proofTurn: number;
  /** The length of the game, and of the delay: “one turn”, “four turns”. */
  readonly played: string;
  readonly early: string;
  readonly busy: string;
  /** Counts are spelled out as a paper does: “three”, “three times”. */
  readonly busyCount: string;
  readonly busyTimes: string;
  readonly witness: PaperPerson;
  readonly shows: string;
  readonly showTimes: string;
  readonly namer: PaperPerson;
  readonly nameTurn: number;
  readonly questions: string;
  readonly silences: string;
  readonly silenceTimes: string;
  /** All players by name. */
  readonly victims: string;
}
export interface PaperPerson {
  readonly name: string;
  /** “Colonel Mustard’s”, “du colonel Moutarde” */
  readonly of: string;
  /** “to Colonel Mustard”, “au colonel Moutarde” */
  readonly to: string;
  /** In French after “que”: “qu’Irène”. */
  readonly that: string;
}

export type Pattern = (c: Phrases) => string;

/** The purposes of sentences. Each has its own patterns and needs its own facts. */
export const topics = [
  'headline',
  'headlineNobody',
  'headlineMurdered',
  'headlineSelf',
  'opening',
  'openingSelf',
  'openingDefault',
  'openingNobody',
  'openingMurdered',
  'silence',
  'shown',
  'overheard',
  'closest',
  'bluff',
  'short',
  'wrong',
  'proofEarly',
  'proofAtOnce',
  'proofNever',
  'busy',
  'witness',
  'namer',
  'tally',
  'silences',
  'cast',
  'brief',
  'weapon',
  'closing',
  'closingSelf',
  'closingNobody',
  'closingMurdered',
] as const;
export type Topic = (typeof topics)[number];

/** The paper's own tone: a few openings and closings besides those that all papers share. */
export interface Voice {
  readonly opening: readonly Pattern[];
  readonly closing: readonly Pattern[];
}

export interface PaperWords {
  readonly topics: Readonly<Record<Topic, readonly Pattern[]>>;
  readonly voices: Readonly<Record<PaperVoice, Voice>>;
}
