/** The sentences every language must provide. A missing one does not compile. */
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
  Seat,
  Wait,
  WaitOf,
} from '@casefile/engine';
import type { CaseWords } from '../schema/names.ts';
import type { DieSign } from '../shared/die.ts';
import type { Corridor } from './corridor.ts';
import { type AskKey, askNow, type HelpKey, type HelpMoment, helpNow } from './help.ts';

/** The languages that the game is told in. */
export const languages = ['en', 'fr'] as const;
/** One of the languages. */
export type Lang = (typeof languages)[number];

/** A word list in every language, each fetched on demand. Every word list of a screen is one of these. */
export type Catalogue<Messages> = Readonly<Record<Lang, () => Promise<Messages>>>;

/** The names at one table, for one viewer. */
export interface Speaker {
  /** The seat spoken to as “you”. */
  readonly you: Seat | null;
  readonly words: CaseWords;
  readonly seat: (seat: Seat) => string;
  /** The seat that plays the suspect; undefined if nobody does, or if it is not a suspect. */
  readonly seatOf: (suspect: string) => Seat | undefined;
  readonly isSuspect: (id: string) => boolean;
  readonly isRoom: (id: string) => boolean;
  /** A card, room, piece or extra of the edition. */
  readonly name: (id: string) => string;
  /** The locative phrase, where it is not simply “in”: “on the Cliff”. */
  readonly at: (place: string) => string | undefined;
  /** Null where the edition has no board, or nobody needs to know where squares lead. */
  readonly corridor: Corridor | null;
  /** The text of the seat's power. */
  readonly power: (seat: Seat) => string;
  /** What a card asks of whoever has to do as it says. */
  readonly question: (card: string) => string;
  /** The sign printed on a die face in place of pips. */
  readonly sign: (face: number, die: number) => DieSign | undefined;
}

/** The argument of an action that is asked for. */
export type ArgumentName = Exclude<keyof Form, 'do'>;

/** All sentences of one language. */
export interface Words {
  /** What happened; empty where nothing need be said. For a moving pawn, `from` is where it stood, if known. */
  readonly facts: { readonly [N in FactName]: (fact: FactOf<N>, s: Speaker, from: Place | null) => string };
  /** An action to choose; arguments not chosen yet are omitted. */
  readonly actions: { readonly [N in ActionName]: (action: Partial<ActionOf<N>>, s: Speaker) => string };
  readonly arguments: Readonly<Record<ArgumentName, (s: Speaker) => string>>;
  /** What a seat is asked, where that depends on what it may do. */
  readonly asks: Readonly<Record<AskKey, (s: Speaker) => string>>;
  /** What others ask of a seat. */
  readonly waits: { readonly [K in Wait['for']]: (wait: WaitOf<K>, s: Speaker) => string };
  /** Help sentences on what can be done now; empty where this edition has none. */
  readonly help: Readonly<Record<HelpKey, (s: Speaker, moment: HelpMoment) => string>>;
  /** The signs on dice, as text and as read aloud. */
  readonly signs: Readonly<Record<DieSign, { readonly written: string; readonly read: string }>>;
  /** Who begins and who deals after rolling for it. */
  readonly begins: (fact: FactOf<'first'>, s: Speaker) => string;
  /** How the game was lost, when nobody is left to win. */
  readonly lost: Readonly<Record<Loss, string>>;
  /** A place by its name; a square by where it leads. */
  readonly place: (place: Place, s: Speaker) => string;
  /** The same in brief: “near the Lounge”. */
  readonly near: (place: Place, s: Speaker) => string;
  /** The heading of named cards. */
  readonly inquiry: (by: Seat, s: Speaker) => string;
  /** A person inside a sentence: as its subject, and after “of” and “to”. */
  readonly person: (name: string) => { readonly seat: string; readonly of: string; readonly to: string };
  /** A card in a sentence that also mentions people. */
  readonly card: (card: CardId, s: Speaker) => string;
  /** Where cards lie face down or face up, and those cards. */
  readonly spot: (where: string, s: Speaker) => { readonly at: string; readonly all: string };
}
/** How a player is asked for an action. */
export interface Prompt {
  readonly ask: string;
  readonly help: string;
}

type SayFact = (fact: Fact, s: Speaker, from: Place | null) => string;

/** A fact in words, as this viewer may read it. */
export function sayFact(words: Words, fact: Fact, s: Speaker, from: Place | null = null): string {
  return (words.facts[fact.fact] as SayFact)(fact, s, from);
}

/** Follows a log fact by fact, to know where each pawn stood before it moved. */
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

/** An action in words, as an option to choose. */
export function sayAction(words: Words, action: { readonly do: ActionName }, s: Speaker): string {
  const said = words.actions[action.do] as ((action: Partial<Action>, s: Speaker) => string) | undefined;
  return said?.(action, s) ?? plainName(action.do);
}

/** An action without words yet is shown by its identifier: “Swap hands”. */
const plainName = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** What the table is waiting for. */
export function sayWait(words: Words, wait: Wait, s: Speaker): string {
  return (words.waits[wait.for] as (wait: Wait, s: Speaker) => string)(wait, s);
}

/** The seat's current question, and everything it can do about it. */
export function sayAsk(words: Words, moment: HelpMoment, s: Speaker): Prompt {
  const key = askNow(moment);
  const ask = key === null ? sayWait(words, moment.wait!, s) : words.asks[key](s);
  const sentences = helpNow(moment).map((key) => words.help[key](s, moment));
  return { ask, help: sentences.filter((sentence) => sentence !== '').join(' ') };
}
