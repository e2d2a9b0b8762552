/** What a command is decided with, and what comes of it. */
import type { Action, Refusal } from '@casefile/engine';
import type { Command, Denial, PersonId, What } from '@casefile/protocol';
import type { Who } from './people/who.ts';
import type { Table } from './table.ts';

/** What a client may send over a socket, and what comes in by a route of its own. */
export type TableCommand =
  | Exclude<Command, { readonly do: 'act' }>
  | { readonly do: 'act'; readonly action: Action }
  | {
      readonly do: 'sit';
      readonly suspect?: string;
      readonly name: string;
      /** To the seed of who sits down; a program may leave it out. */
      readonly commitment?: string;
      /** Who sits on the chair already and has let this person share it. */
      readonly invitedBy?: PersonId;
    }
  /** From one's own chair to the one of who has let this person share it. */
  | { readonly do: 'join'; readonly invitedBy: PersonId }
  /** The table that a rematch will be played at. */
  | { readonly do: 'rematch'; readonly table: string };
export type CommandOf<K extends TableCommand['do']> = Extract<TableCommand, { readonly do: K }>;

/** Everything a decision depends on besides the table; nothing is read from anywhere else. */
export interface Moment {
  readonly now: number;
  /** The number of the last entry the asker had seen. */
  readonly v: number;
  /** The table's seed. */
  readonly seed: string;
  /** What the network has cost the asker, as the server measured it, in milliseconds. */
  readonly lag?: number;
}

export interface Ask extends Moment {
  readonly table: Table;
  readonly who: Who;
}

/** What is to be written; nothing where all is as it should be already. */
export type Verdict =
  | readonly What[]
  | { readonly deny: Denial }
  | { readonly deny: 'refused'; readonly refusal: Refusal };

export const deny = (why: Denial): Verdict => ({ deny: why });
export type Handler<K extends TableCommand['do']> = (ask: Ask, command: CommandOf<K>) => Verdict;
export type Handlers<K extends TableCommand['do']> = { readonly [N in K]: Handler<N> };
