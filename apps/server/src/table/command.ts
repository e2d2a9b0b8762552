/** The input and output of command decisions. */
import type { Action, Refusal } from '@casefile/engine';
import type { Command, Denial, EntryBody, PersonId } from '@casefile/protocol';
import type { Who } from './people/who.ts';
import type { ServerTable } from './table.ts';

/** Commands of clients over the socket, and commands from dedicated routes. */
export type TableCommand =
  | Exclude<Command, { readonly do: 'act' }>
  | { readonly do: 'act'; readonly action: Action }
  | {
      readonly do: 'sit';
      readonly suspect?: string;
      readonly name: string;
      /** The commitment of the person who sits down; optional for bots. */
      readonly commitment?: string;
      /** The occupant who invited this person to share the chair. */
      readonly invitedBy?: PersonId;
    }
  /** Moves from one's own chair to the inviter's. */
  | { readonly do: 'join'; readonly invitedBy: PersonId }
  /** The table of the rematch. */
  | { readonly do: 'rematch'; readonly table: string }
  /** Adds the table of another player of this challenge. */
  | { readonly do: 'attempt'; readonly table: string };
export type CommandOf<K extends TableCommand['do']> = Extract<TableCommand, { readonly do: K }>;

/** Everything a decision depends on besides the table; nothing is read from anywhere else. */
export interface CommandMoment {
  readonly now: number;
  /** The number of the last entry the asker had seen. */
  readonly v: number;
  /** The table's seed. */
  readonly seed: string;
  /** The asker's network latency in milliseconds, measured by the server. */
  readonly lag?: number;
}

export interface CommandContext extends CommandMoment {
  readonly table: ServerTable;
  readonly who: Who;
}

/** The entries to write; none if nothing needs to change. */
export type Verdict =
  | readonly EntryBody[]
  | { readonly deny: Denial }
  | { readonly deny: 'refused'; readonly refusal: Refusal };

export const deny = (why: Denial): Verdict => ({ deny: why });
export type Handler<K extends TableCommand['do']> = (ask: CommandContext, command: CommandOf<K>) => Verdict;
export type CommandHandlers<K extends TableCommand['do']> = { readonly [N in K]: Handler<N> };
