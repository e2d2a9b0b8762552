/** What the screen and the worker behind it say to each other. The screen gets a seat's own view, never a game. */

import type { SeatCase } from '@casefile/analysis';
import type { SeedPair } from '@casefile/client';
import type { Explanation, Knowledge } from '@casefile/deduction';
import type { LessonChoice } from '@casefile/editions/lesson';
import type {
  Action,
  Fact,
  Form,
  Layout,
  Options,
  Origin,
  Player,
  Refusal,
  Seat,
  View,
  Wait,
} from '@casefile/engine';
import type { Command } from '@casefile/protocol/command';
import type { Learned } from './knowledge/learned.ts';
import type { JoinRequest } from './tables/room.ts';
import type { Walked, Way } from './ways.ts';

/** A player of a game on this device: a person here, or a bot. */
export interface LocalPlayer extends Player {
  readonly bot?: string;
}
export interface LocalSetting {
  readonly edition: string;
  readonly options: Options;
  readonly players: readonly LocalPlayer[];
  /** 64 hexadecimal digits. */
  readonly seed: string;
  /** Cards and pieces that were put where they are by hand. */
  readonly layout?: Layout;
  /** The lesson of its edition: what the others do in it, as long as the game goes as it was planned. */
  readonly lesson?: { readonly choices: readonly LessonChoice[] };
  readonly origin?: LocalOrigin;
}
/** A moment of a game that is over, played on from, and how that game went: to be compared afterwards. */
export interface LocalOrigin extends Origin {
  /** Where that game is studied, as an address. */
  readonly path: string;
  /** The number of the last fact that is the same in both, and its turn. */
  readonly at: number;
  readonly turn: number;
  /** Whose chair it is played from. */
  readonly seat: Seat;
  /** What happened before has been looked at: see the queue of a session. */
  readonly seen: { readonly fromTurn: number; readonly next: Readonly<Record<string, number>> };
  readonly went: {
    readonly winner: Seat | null;
    readonly turns: number;
    /** The turn on which this seat could first prove it. */
    readonly proved: number | null;
    /** How sure this seat could be, turn by turn; games that were begun earlier have none. */
    readonly certainty?: Pick<SeatCase, 'provable' | 'curve'>;
  };
}
/** All that is needed to go on with a game on this device after the page was closed. */
export interface SavedGame extends LocalSetting {
  readonly version: 1;
  readonly editionVersion: number;
  readonly actions: readonly { readonly by: Seat; readonly action: Action }[];
}

/** Null looks from outside, at what everybody may know. */
export type ViewerSeat = Seat | null;

export type WorkerRequest =
  | { readonly ask: 'open'; readonly setting: LocalSetting | SavedGame }
  | { readonly ask: 'look'; readonly as: ViewerSeat }
  | { readonly ask: 'act'; readonly seat: Seat; readonly action: Action }
  /**
   * Lets the next bot decide, if one is asked; and the ones after it for so many milliseconds, or until a person has
   * learned something. To the end: a bot shows cards for people who are out, and nobody is waited for.
   */
  | { readonly ask: 'next'; readonly for: number; readonly isToEnd: boolean }
  | { readonly ask: 'undo'; readonly seat: Seat }
  | { readonly ask: 'marks'; readonly level: MarkLevel; readonly chances: boolean }
  | { readonly ask: 'why'; readonly mark: MarkQuestion }
  /** Of a game that is over, with all that its viewer may read of it. */
  | { readonly ask: 'proof'; readonly facts: readonly Fact[] }
  /** What the viewer could do best now, with all that they have been told. */
  | { readonly ask: 'coach'; readonly facts: readonly Fact[] }
  /** A game that is over, shown again: the facts of its record for this viewer. */
  | { readonly ask: 'follow'; readonly as: ViewerSeat | 'table'; readonly facts: readonly Fact[] }
  | { readonly ask: 'more'; readonly facts: readonly Fact[] }
  /** A table of a server: from now on the worker tells what is new there. */
  | { readonly ask: 'join'; readonly at: JoinRequest }
  /** The next step of the game there, once the one before has been seen. */
  | { readonly ask: 'show' }
  | { readonly ask: 'send'; readonly command: Command }
  | { readonly ask: 'seed'; readonly seed: SeedPair }
  | { readonly ask: 'network'; readonly isOnline: boolean };

export type MarkLevel = 'facts' | 'full';
export interface MarkQuestion {
  readonly card: string;
  /** A suspect, a spot, or the envelope. */
  readonly owner: string;
  readonly holds: boolean;
}
/** What the notebook can mark by itself. */
export interface Marks {
  readonly cells: Readonly<Record<string, Readonly<Record<string, 'yes' | 'no'>>>>;
  /** One of these cards is with this owner. */
  readonly groups: readonly {
    readonly owner: string;
    readonly cards: readonly string[];
    readonly turn: number;
  }[];
  readonly chances: Readonly<Record<string, Readonly<Record<string, number>>>> | null;
  readonly consistent: boolean;
}
/** The first turn after which the viewer could prove the envelope; null where that never came. */
export type Proof = { readonly turn: number } | null;

/** Why a mark stands: what is known, and the steps that lead to it. Null where it does not follow. */
export interface Why {
  readonly knowledge: Knowledge;
  readonly reason: Explanation | null;
}

/** The table as the viewer sees it. */
export interface Scene {
  readonly viewerSeat: ViewerSeat;
  readonly view: View;
  /** The decision the table waits for, besides the turn itself. */
  readonly wait: Wait | null;
  /** What the viewer may do now. */
  readonly legal: readonly Form[];
  readonly ways: readonly Way[];
  /** Facts since the scene before, for the log and for what moves; all of them after a change of viewer. */
  readonly facts: readonly Fact[];
  readonly whole: boolean;
  /** What the viewer learned from these facts. */
  readonly learned: readonly Learned[];
  /** For each person on this device the number of the last fact that nobody else could read; -1 for none. */
  readonly told: readonly { readonly seat: Seat; readonly n: number }[];
  /** What moved in these facts, and which way. */
  readonly walks: readonly Walked[];
  readonly canUndo: boolean;
  /** A bot is asked: `next` goes on. */
  readonly botAsked: boolean;
  readonly saved: SavedGame | null;
  /** The viewer is asked, and lets it pass: nothing is asked on the screen. */
  readonly isQuiet?: boolean;
  /** A moment of a game that is over: nobody is asked any more. */
  readonly isPast?: true;
}
export type WorkerReply =
  | { readonly ok: true; readonly scene: Scene | null }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: string };
