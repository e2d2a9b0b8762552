/** What a language must be able to say. A missing sentence does not compile. */
import type {
  Action,
  ActionName,
  ActionOf,
  CardId,
  Fact,
  FactName,
  FactOf,
  Form,
  Loss,
  Place,
  Problem,
  Reason,
  Seat,
  Wait,
  WaitOf,
} from '@casefile/engine';
import type { CaseWords } from '../schema/names.ts';
import type { DieSign } from '../shared/die.ts';
import type { Corridor } from './corridor.ts';
import { type AskKey, askNow, type HelpKey, helpNow, type Moment } from './help.ts';

/** The languages that the game is told in. */
export const languages = ['en', 'fr'] as const;
/** One of the languages. */
export type Lang = (typeof languages)[number];

/** A list of words in every language, each fetched when it is wanted. Every list of a screen is one of these. */
export type Catalogue<Messages> = Readonly<Record<Lang, () => Promise<Messages>>>;

/** How things are called at one table, for one who looks at it. */
export interface Speaker {
  /** The seat spoken to as “you”. */
  readonly you: Seat | null;
  readonly words: CaseWords;
  readonly seat: (seat: Seat) => string;
  /** The seat that plays the suspect; undefined when nobody does, or when it is no suspect. */
  readonly seatOf: (suspect: string) => Seat | undefined;
  readonly isSuspect: (id: string) => boolean;
  readonly isRoom: (id: string) => boolean;
  /** A card, room, piece or extra of the edition. */
  readonly name: (id: string) => string;
  /** Where something is, if it is not simply “in” there: “on the Cliff”. */
  readonly at: (place: string) => string | undefined;
  /** Null where the edition has no board, or nobody needs to know where squares lead. */
  readonly corridor: Corridor | null;
  /** The text of the seat's power. */
  readonly power: (seat: Seat) => string;
  /** What is printed on a face of one of the dice in place of its pips. */
  readonly sign: (face: number, die: number) => DieSign | undefined;
}

/** The argument of an action that is asked for. */
export type ArgumentName = Exclude<keyof Form, 'do'>;

/** All sentences of one language. */
export interface Words {
  /** What has happened; empty where nothing need be said. Of a pawn that moves, where it came from, if that is known. */
  readonly facts: { readonly [N in FactName]: (fact: FactOf<N>, s: Speaker, from: Place | null) => string };
  /** Why an action was refused. */
  readonly reasons: Readonly<Record<Reason, string | ((s: Speaker) => string)>>;
  /** What is wrong with a table that was to be opened. */
  readonly problems: Readonly<Record<Problem['what'], (given: string) => string>>;
  readonly valid: (choices: string) => string;
  /** An action to choose; what is not chosen yet is left out. */
  readonly actions: { readonly [N in ActionName]: (action: Partial<ActionOf<N>>, s: Speaker) => string };
  readonly arguments: Readonly<Record<ArgumentName, (s: Speaker) => string>>;
  /** What a seat is asked, where that depends on what it may do. */
  readonly asks: Readonly<Record<AskKey, (s: Speaker) => string>>;
  /** What others ask of a seat. */
  readonly waits: { readonly [K in Wait['for']]: (wait: WaitOf<K>, s: Speaker) => string };
  /** What can be done now, sentence by sentence; empty where this edition has nothing to say of it. */
  readonly help: Readonly<Record<HelpKey, (s: Speaker, moment: Moment) => string>>;
  /** The signs on dice: in a line of text, and as they are read out. */
  readonly signs: Readonly<Record<DieSign, { readonly written: string; readonly read: string }>>;
  /** Who begins, and who deals, of those who rolled for it. */
  readonly begins: (fact: FactOf<'first'>, s: Speaker) => string;
  /** What became of everyone, where nobody is left to win. */
  readonly lost: Readonly<Record<Loss, string>>;
  /** A place by its name; a square by where it leads. */
  readonly place: (place: Place, s: Speaker) => string;
  /** The same in a few words: “near the Lounge”. */
  readonly near: (place: Place, s: Speaker) => string;
  /** Over the cards somebody has named. */
  readonly inquiry: (by: Seat, s: Speaker) => string;
  /** Somebody inside a sentence: as its subject, and after “of” and “to”. */
  readonly person: (name: string) => { readonly seat: string; readonly of: string; readonly to: string };
  /** A card inside a sentence where people are spoken of too. */
  readonly card: (card: CardId, s: Speaker) => string;
  /** Where cards lie face down or face up, and those cards. */
  readonly spot: (where: string, s: Speaker) => { readonly at: string; readonly all: string };
}
/** How a player is asked for an action. */
export interface Ask {
  readonly ask: string;
  readonly help: string;
}

type SayFact = (fact: Fact, s: Speaker, from: Place | null) => string;

/** A fact in words, as this viewer may read it. */
export function sayFact(words: Words, fact: Fact, s: Speaker, from: Place | null = null): string {
  return (words.facts[fact.fact] as SayFact)(fact, s, from);
}

/** Follows a log fact by fact: where the pawn of each stood before it moved. */
export function makeTrail(): (fact: Fact) => Place | null {
  const at = new Map<string, Place | null>();
  return (fact) => {
    if (fact.fact === 'placed') for (const [pawn, place] of Object.entries(fact.pawns)) at.set(pawn, place);
    if (fact.fact === 'brought') at.set(fact.piece, fact.to);
    if (fact.fact !== 'moved') return null;
    const from = at.get(fact.pawn) ?? null;
    at.set(fact.pawn, fact.to);
    return from;
  };
}

/** An action in words, as a player would choose it. */
export function sayAction(words: Words, action: { readonly do: ActionName }, s: Speaker): string {
  const said = words.actions[action.do] as ((action: Partial<Action>, s: Speaker) => string) | undefined;
  return said?.(action, s) ?? plainName(action.do);
}

/** An action that no language knows yet is called by its name: “Swap hands”. */
const plainName = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** What the table waits for. */
export function sayWait(words: Words, wait: Wait, s: Speaker): string {
  return (words.waits[wait.for] as (wait: Wait, s: Speaker) => string)(wait, s);
}

/** What the seat is asked now, and all that it can do about it. */
export function sayAsk(words: Words, moment: Moment, s: Speaker): Ask {
  const key = askNow(moment);
  const ask = key === null ? sayWait(words, moment.wait!, s) : words.asks[key](s);
  const sentences = helpNow(moment).map((key) => words.help[key](s, moment));
  return { ask, help: sentences.filter((sentence) => sentence !== '').join(' ') };
}

/** Why an action was refused. */
export function sayRefusal(words: Words, why: Reason, s: Speaker): string {
  const said = words.reasons[why];
  return typeof said === 'string' ? said : said(s);
}

/** Why a table could not be opened. */
export function sayProblem(words: Words, { what, at, given, valid }: Problem): string {
  const isRange = what === 'seat-count';
  const choices = valid.length === 0 ? '' : words.valid(valid.join(isRange ? '–' : ', '));
  return `${at}: ${words.problems[what](given)}${choices}`;
}
