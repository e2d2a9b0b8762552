/**
 * The guide for newcomers. The plan of an edition (`guide.ts` in its folder) is the part that no language changes; the
 * texts (`en/guide.ts`, `fr/guide.ts`) put it into words, with names in braces: see guide/fill.ts.
 */
import type { ActionName } from '@casefile/engine';

/** A drawing of the edition: a die by its face, a pawn, a card, somebody’s face, a card from behind, or a sign. */
export type PictureItem =
  | `die:${number}`
  | `pawn:${string}`
  | `card:${string}`
  | `face:${string}`
  | `icon:${'passage' | 'eye' | 'clock' | 'bell' | 'pool' | 'seat' | 'next' | 'magnifier'}`
  | 'back'
  | 'envelope'
  | 'squares'
  | 'then';

/** One step of a turn in the guide. */
export interface TurnStep {
  readonly id: string;
  readonly picture: readonly PictureItem[];
  /** The actions it explains: help opens here when one of them is asked for. */
  readonly does: readonly ActionName[];
  readonly rules: readonly string[];
}

/** A player who answers in the example, and with which card. */
export interface ExampleAnswer {
  readonly by: string;
  readonly does: 'lacks' | 'shows' | 'not-asked';
  /** Which of the named cards this player holds; the first is the one that is shown. */
  readonly holds: readonly string[];
}

/** A suggestion and its answers, to be read as an example. */
export interface Example {
  readonly asker: string;
  /** A card of the asker’s own hand, for the sheet. */
  readonly own: string;
  readonly named: readonly string[];
  /** In the order of the table, from the asker’s left. */
  readonly answers: readonly ExampleAnswer[];
}

/** The parts that the rules of a guide come in. */
export const partNames = [
  'setUp',
  'moving',
  'suggesting',
  'asking',
  'accusing',
  'twoAndTeams',
  'clueCards',
  'intrigue',
  'powers',
] as const;
/** The name of such a part. */
export type PartName = (typeof partNames)[number];

/** What a guide shows, in any language. */
export interface GuidePlan {
  /** The recommended minimum age in years. */
  readonly fromAge: number;
  /** The solution lies face down on the table; there is no envelope. */
  readonly hasNoEnvelope?: true;
  /** Cards besides those of the three categories: id and number of copies, by the kind of deck. */
  readonly decks?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly turn: readonly TurnStep[];
  readonly example: Example;
  /** Special features of this edition, and the rules behind them. */
  readonly special: readonly { readonly id: string; readonly rules: readonly string[] }[];
  readonly parts: readonly { readonly part: PartName; readonly rules: readonly string[] }[];
}

interface Titled {
  readonly title: string;
  readonly says: string;
}

/** What a guide says in one language. */
export interface GuideText {
  /** In two sentences. */
  readonly aim: string;
  /** Who is the victim, and where. */
  readonly story: string;
  /** What players use instead of sheet and pencil. */
  readonly checklist?: string;
  readonly turn: Readonly<Record<string, Titled>>;
  readonly example: {
    readonly lead: string;
    readonly answers: Readonly<Record<string, string>>;
    readonly after: string;
  };
  readonly sheet: readonly string[];
  readonly special: Readonly<Record<string, Titled>>;
  readonly tips?: readonly string[];
  readonly children?: string;
  /** A background story for each suspect. */
  readonly guests?: Readonly<Record<string, string>>;
}

/** `X-02` to `X-04`. */
export const rulesFrom = (prefix: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${prefix}-${String(first + i).padStart(2, '0')}`);

/** How many cards a deck holds, or those of one kind in it: `butler`. */
export const copiesIn = (deck: Readonly<Record<string, number>>, kind = ''): number =>
  Object.entries(deck).reduce((all, [id, copies]) => (id.startsWith(kind) ? all + copies : all), 0);
