/** A bot by its type: it gets its seat's own view and what it may do, and nothing else. */
import type { Action, Form, View } from '@casefile/engine';

/** How long a bot may think. */
export interface TimeLimit {
  /** How long the table waits for the answer. */
  readonly ms: number;
}

/** Decides for a seat from its own view and what it may do. */
export interface Bot {
  decide(view: View, legal: readonly Form[], limit: TimeLimit): Action;
}
