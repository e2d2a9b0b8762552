/** A game as the screens use it, local or online. */

import type { Advice } from '@casefile/analysis/coach';
import type { Action, Fact, Refusal, Seat } from '@casefile/engine';
import type { Phrase } from '@casefile/protocol/phrases';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Learned } from '../worker/knowledge/learned.ts';
import type { MarkLevel, MarkQuestion, Marks, ProvenTurn, Scene, Why } from '../worker/messages.ts';
import type { Beat } from './staging/beats.ts';

/** A seat's player, in seating order. */
export interface Sitting {
  readonly suspect: string;
  readonly name: string;
  /** The bot's id; null for a person. */
  readonly bot: string | null;
  readonly isHere: boolean;
}
/** The problem of the last attempt, until the next one. */
export type TableTrouble = { readonly refusal: Refusal } | { readonly problem: string };

export interface Session {
  readonly scene: ReadonlySignal<Scene | null>;
  /** Every fact the viewer may know. */
  readonly log: ReadonlySignal<readonly Fact[]>;
  readonly sittings: ReadonlySignal<readonly Sitting[]>;
  readonly trouble: Signal<TableTrouble | null>;
  /** An action is being sent. */
  readonly busy: ReadonlySignal<boolean>;
  /** The player who should take the device; null while one looks at it. */
  readonly handOver: ReadonlySignal<Seat | null>;
  readonly link: ReadonlySignal<'here' | 'on' | 'lost'>;
  /** What the viewer has learned but not acknowledged, in order. The game waits until it is empty. */
  readonly pending: ReadonlySignal<readonly Learned[]>;
  /** The last phrase said at the table, where people can talk. */
  readonly phrase?: ReadonlySignal<{
    readonly seat: Seat;
    readonly phrase: Phrase;
    readonly n: number;
  } | null>;
  /** The number of remote events waiting to be shown. */
  readonly behind: ReadonlySignal<number>;
  /** The beat being shown; null while the table is at rest. */
  readonly beat: ReadonlySignal<Beat | null>;
  /** Repeats the scene that starts at this line of the log. */
  again(n: number): void;
  /** Why the game is not saved: storage is denied or full. */
  readonly unkept: ReadonlySignal<'denied' | 'full' | null>;
  act(action: Action): Promise<boolean>;
  /** Declines to react; with `rests` for the whole round. */
  letPass(rests: boolean): Promise<void>;
  undo(): Promise<void>;
  /** Acknowledges everything up to this fact. */
  acknowledge(n: number): void;
  /** Plays to the end at once for players who are out; null where other people still play. */
  readonly toEnd: ReadonlySignal<(() => void) | null>;
  /** The player of this seat has taken the device. */
  look(seat: Seat): Promise<void>;
  hide(): Promise<void>;
  /** Skips the current scene. */
  hurry(): void;
  marks(level: MarkLevel, chances: boolean): Promise<Marks>;
  why(mark: MarkQuestion): Promise<Why>;
  /** When the viewer could have proven a finished case. */
  proof(): Promise<ProvenTurn>;
  /** Advice on what to do now; absent where the table allows no coach. Its use is recorded. */
  readonly coach?: (() => Promise<Advice>) | undefined;
  /** The viewer's saved notes; empty if there are none. */
  loadNotes(): Promise<string>;
  saveNotes(text: string): Promise<void>;
  /** Starts a rematch with a new deal. */
  rematch(): Promise<void>;
  leave(): void;
}
