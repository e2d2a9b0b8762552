/**
 * A lesson: a real game from a chosen position, guided step by step. The plan of an edition (`lesson.ts` in its folder)
 * is the part that no language changes; the texts (`en/lesson.ts`, `fr/lesson.ts`) go by the ids of the steps, with names
 * in braces as in a guide.
 */
import type { Action, ActionName, CardId, FactName, Layout, Options, SuspectId } from '@casefile/engine';

/** What one of the others does when it is asked. */
export interface LessonChoice {
  readonly by: SuspectId;
  readonly action: Action;
}

/** A pattern for the learner's action: omitted keys match anything. */
export type ActionPattern = { readonly do: ActionName } & Readonly<Record<string, unknown>>;
/** A pattern for a fact: omitted keys match anything. */
export type FactPattern = { readonly fact: FactName } & Readonly<Record<string, unknown>>;

/** A part of the table that a step can point at. */
export const tableParts = ['hand', 'notebook', 'board', 'players', 'question', 'log', 'status'] as const;
/** The name of such a part. */
export type TablePart = (typeof tableParts)[number];

/** What completes a step: reading, an action, a mark, an answer, or a fact. */
export type StepEnd =
  | { readonly until: 'read'; readonly at?: TablePart }
  | { readonly until: 'done'; readonly action: ActionPattern }
  | {
      readonly until: 'marked';
      readonly card: CardId;
      /** A suspect, or `envelope`. */
      readonly owner: string;
      readonly mark: 'yes' | 'no';
    }
  /** One of the answers in the text is right. */
  | { readonly until: 'answered'; readonly right: string }
  | { readonly until: 'happened'; readonly fact: FactPattern };

/** One step of a lesson. */
export type LessonStep = { readonly id: string } & StepEnd;

/** The language-independent part of a lesson. */
export interface LessonPlan {
  readonly options?: Options;
  /** One of them has no bot: the learner's seat. */
  readonly players: readonly { readonly suspect: SuspectId; readonly bot?: string }[];
  readonly layout: Layout;
  /** Chosen for its dice and its decks. 64 hexadecimal digits. */
  readonly seed: string;
  /** The other players' actions, in this order. */
  readonly choices: readonly LessonChoice[];
  readonly steps: readonly LessonStep[];
}

/** The words of one step. */
export interface StepText {
  readonly says: string;
  /** Shown when the learner tries something else; a general sentence when missing. */
  readonly nudge?: string;
  /** The possible answers, by id. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** A lesson in one language. */
export interface LessonText {
  /** Its subject, for the list of lessons. */
  readonly about: string;
  readonly steps: Readonly<Record<string, StepText>>;
  /** Shown at the end of the lesson. */
  readonly last: string;
}

/** Whether the value matches everything in the pattern. */
export function fits(pattern: Readonly<Record<string, unknown>>, value: object): boolean {
  return Object.entries(pattern).every(
    ([key, wanted]) => JSON.stringify((value as Record<string, unknown>)[key]) === JSON.stringify(wanted),
  );
}

/** A number as a seed. */
export const seedOf = (number: number): string => number.toString(16).padStart(64, '0');
