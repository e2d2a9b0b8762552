/** A table in the memory of this process, with everybody connected to it. */
import type { CommandAnswer } from '@casefile/protocol';
import type { LiveTable } from './live.ts';
import type { Subscribers } from './subscribers.ts';
import type { TableScheduler } from './table-scheduler.ts';

export interface LoadedTable {
  readonly live: LiveTable;
  readonly subscribers: Subscribers;
  readonly scheduler: TableScheduler;
  /** Answers to commands that wrote nothing, so that a repeated one gets the same answer. */
  readonly answered: Map<string, AnsweredCommand>;
  /** The number of outages it has recorded. */
  outagesSeen: number;
}
export interface AnsweredCommand {
  /** Of the whole command. */
  readonly print: string;
  readonly answer: CommandAnswer;
}
export type Missing = 'missing' | 'broken';
