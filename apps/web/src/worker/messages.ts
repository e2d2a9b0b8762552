/** Messages between the screen and its worker. The screen gets a seat's own view, never a game. */

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
import type { Stake } from './tables/stake.ts';
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
  /** A layout of cards and pieces. */
  readonly layout?: Layout;
  /** The other players' choices in a lesson, used as long as the game goes to plan. */
  readonly lesson?: { readonly choices: readonly LessonChoice[] };
  readonly origin?: LocalOrigin;
}
/** The moment of a finished game from which this one continues, and how the original went. */
export interface LocalOrigin extends Origin {
  /** The address of that game's casebook. */
  readonly path: string;
  /** The last common fact and its turn. */
  readonly at: number;
  readonly turn: number;
  /** The seat it is played from. */
  readonly seat: Seat;
  /** Earlier events count as seen: see the queue of a session. */
  readonly seen: { readonly fromTurn: number; readonly next: Readonly<Record<string, number>> };
  readonly went: {
    readonly winner: Seat | null;
    readonly turns: number;
    /** The turn on which this seat could first prove it. */
    readonly proved: number | null;
    /** This seat's certainty, turn by turn; games of older versions have none. */
    readonly certainty?: Pick<SeatCase, 'provable' | 'curve'>;
  };
}
/** A local game as it is saved. */
export interface SavedGame extends LocalSetting {
  readonly version: 1;
  readonly editionVersion: number;
  readonly actions: readonly { readonly by: Seat; readonly action: Action }[];
}

/** Null: a spectator's view. */
export type ViewerSeat = Seat | null;

export type WorkerRequest =
  | { readonly ask: 'open'; readonly setting: LocalSetting | SavedGame }
  | { readonly ask: 'look'; readonly as: ViewerSeat }
  | { readonly ask: 'act'; readonly seat: Seat; readonly action: Action }
  /**
   * Lets the next bot decide, if one is asked, and further bots for this many milliseconds or until a person has learned
   * something. To the end: bots also show cards for people who are out, and nothing waits for people.
   */
  | { readonly ask: 'next'; readonly for: number; readonly isToEnd: boolean }
  | { readonly ask: 'undo'; readonly seat: Seat }
  | { readonly ask: 'marks'; readonly level: MarkLevel; readonly chances: boolean }
  | { readonly ask: 'why'; readonly mark: MarkQuestion }
  /** For a finished game, with all facts its viewer may read. */
  | { readonly ask: 'proof'; readonly facts: readonly Fact[] }
  /** Advice for the viewer, from all facts they were told. */
  | { readonly ask: 'coach'; readonly facts: readonly Fact[] }
  /** Opens a finished game for replay: the facts of its record for this viewer. */
  | { readonly ask: 'follow'; readonly as: ViewerSeat | 'table'; readonly facts: readonly Fact[] }
  | { readonly ask: 'more'; readonly facts: readonly Fact[] }
  /** Opens an online table; the worker then reports its news. */
  | { readonly ask: 'join'; readonly at: JoinRequest }
  /** The next step of the online game, once the previous one was seen; with `upTo` all up to that entry. */
  | { readonly ask: 'show'; readonly upTo: number | null }
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
/** The notebook's automatic marks. */
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
/** The first turn after which the viewer could prove the envelope; null if never. */
export type ProvenTurn = { readonly turn: number } | null;

/** The reason for a mark: the knowledge, and the steps that lead to it. Null where it does not follow. */
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
  /** What a wrong accusation of the viewer would cost now. */
  readonly stake: Stake;
  /** What the viewer may do now. */
  readonly legal: readonly Form[];
  readonly ways: readonly Way[];
  /** Facts since the previous scene, for the log and for moving pieces; all of them after a change of viewer. */
  readonly facts: readonly Fact[];
  readonly whole: boolean;
  /** What the viewer learned from these facts. */
  readonly learned: readonly Learned[];
  /** For each person on this device the number of their last private fact; -1 for none. */
  readonly told: readonly { readonly seat: Seat; readonly n: number }[];
  /** The paths of pieces moved by these facts. */
  readonly walks: readonly Walked[];
  readonly canUndo: boolean;
  /** A bot is asked: `next` goes on. */
  readonly botAsked: boolean;
  readonly saved: SavedGame | null;
  /** The viewer's prompt is skipped. */
  readonly isQuiet?: boolean;
  /** A moment of a finished game: nobody is asked. */
  readonly isPast?: true;
}
export type WorkerReply =
  | { readonly ok: true; readonly scene: Scene | null }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: string };
