/** The messages between the table and a bot in another process: one JSON object a line. */
import type { Action, CardId, Fact, Form, Options, Seat, SuspectId, View } from '@casefile/engine';
import { brief } from './brief.ts';

/** The version of the line protocol that is spoken here. */
export const protocolVersion = 1;

/** What the table says. */
export type ToBot =
  | { readonly type: 'hello'; readonly protocol: typeof protocolVersion }
  /** At a table of a server: commit to a seed; open it. See docs/api.md. */
  | { readonly type: 'commit' | 'open'; readonly game: string }
  | {
      readonly type: 'start';
      readonly game: string;
      readonly edition: string;
      readonly options: Options;
      readonly seats: readonly SuspectId[];
      readonly you: Seat;
      readonly view: View;
    }
  | { readonly type: 'event'; readonly game: string; readonly n: number; readonly event: Fact }
  | {
      readonly type: 'decide';
      readonly game: string;
      readonly id: number;
      readonly view: View;
      readonly legal: readonly Form[];
      readonly ms: number;
    }
  | {
      readonly type: 'end';
      readonly game: string;
      readonly winner: SuspectId | null;
      readonly envelope: readonly CardId[];
    };

/** What a bot says. */
export type FromBot =
  | { readonly type: 'hello'; readonly name: string; readonly version: string }
  | { readonly type: 'action'; readonly game: string; readonly id: number; readonly action: Action };

/** A message as the line that is sent. */
export const makeLine = (message: ToBot): string => `${JSON.stringify(message)}\n`;

/** A line of a bot, or what is wrong with it. */
export function parseLine(line: string): FromBot | { readonly fault: string } {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return { fault: `no JSON: ${brief(line)}` };
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return { fault: `no message: ${brief(line)}` };
  const { type, name, version, game, id, action } = message as Record<string, unknown>;
  if (type === 'hello') return { type, name: brief(name ?? ''), version: brief(version ?? '') };
  if (type !== 'action') return { fault: `unknown type of message: ${brief(line)}` };
  if (typeof game !== 'string' || typeof id !== 'number')
    return { fault: `an action without its game and id: ${brief(line)}` };
  if (typeof action !== 'object' || action === null) return { fault: `an action is missing: ${brief(line)}` };
  return { type, game, id, action: action as Action };
}
