/** A game as the screen has it, wherever it is played. */

import type { Advice } from '@casefile/analysis/coach';
import type { Action, Fact, Refusal, Seat } from '@casefile/engine';
import type { Phrase } from '@casefile/protocol/phrases';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Learned } from '../worker/knowledge/learned.ts';
import type { MarkLevel, MarkQuestion, Marks, Proof, Scene, Why } from '../worker/messages.ts';
import type { Beat } from './staging/beats.ts';

/** Who sits on a seat, in seating order. */
export interface Sitting {
  readonly suspect: string;
  readonly name: string;
  /** The bot's id; null for a person. */
  readonly bot: string | null;
  readonly isHere: boolean;
}
/** What went wrong with the last thing tried, until the next one. */
export type Trouble = { readonly refusal: Refusal } | { readonly problem: string };

export interface Session {
  readonly scene: ReadonlySignal<Scene | null>;
  /** Everything that has happened and that the viewer may know. */
  readonly log: ReadonlySignal<readonly Fact[]>;
  readonly sittings: ReadonlySignal<readonly Sitting[]>;
  readonly trouble: Signal<Trouble | null>;
  /** An action is on its way. */
  readonly busy: ReadonlySignal<boolean>;
  /** The person who should take the device; null while somebody looks. */
  readonly handOver: ReadonlySignal<Seat | null>;
  readonly link: ReadonlySignal<'here' | 'on' | 'lost'>;
  /** What the viewer has learned and not acknowledged, in order. The game goes on when nothing is left. */
  readonly pending: ReadonlySignal<readonly Learned[]>;
  /** What a person at the table said last, from the list of phrases; where people talk. */
  readonly phrase?: ReadonlySignal<{
    readonly seat: Seat;
    readonly phrase: Phrase;
    readonly n: number;
  } | null>;
  /** How many things have happened elsewhere that wait to be shown. */
  readonly behind: ReadonlySignal<number>;
  /** What is being shown of it; null while the table is at rest. */
  readonly beat: ReadonlySignal<Beat | null>;
  /** Shows once more the scene that begins with this line of the log. */
  again(n: number): void;
  /** What was not kept: the browser keeps nothing, or has no room left. */
  readonly unkept: ReadonlySignal<'denied' | 'full' | null>;
  act(action: Action): Promise<boolean>;
  /** Does not react to a suggestion; `rests`: and will not be asked again this round. */
  letPass(rests: boolean): Promise<void>;
  undo(): Promise<void>;
  /** Everything up to this fact has been seen. */
  acknowledge(n: number): void;
  /** Plays on to the end at once, for people who are out; null where others would have to play it too. */
  readonly toEnd: ReadonlySignal<(() => void) | null>;
  /** The person of this seat has the device and looks. */
  look(seat: Seat): Promise<void>;
  hide(): Promise<void>;
  /** Stops waiting for what is shown slowly. */
  hurry(): void;
  marks(level: MarkLevel, chances: boolean): Promise<Marks>;
  why(mark: MarkQuestion): Promise<Why>;
  /** Since when the viewer could have proven a case that is over. */
  proof(): Promise<Proof>;
  /** What to do now, for who asks; not there where the table allows no coach. That it was asked is written down. */
  readonly coach?: (() => Promise<Advice>) | undefined;
  /** The viewer's own notes, as they were saved; empty where there are none. */
  loadNotes(): Promise<string>;
  saveNotes(text: string): Promise<void>;
  /** The same table once more, dealt anew. */
  rematch(): Promise<void>;
  leave(): void;
}
