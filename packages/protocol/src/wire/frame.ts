/** Socket messages: one JSON text each. */
import type { Refusal } from '@casefile/engine';
import * as v from 'valibot';
import { commandSchema } from './command.ts';
import type { Entry } from './entry.ts';
import { frameLimits, readJson } from './json.ts';
import { commandIdSchema, entryNumber, wholeNumber } from './values.ts';
import { variantBy } from './variant.ts';

/** From the client. `v` is the last entry it has seen; a command decided too late is refused as stale. */
export const clientFrameSchema = variantBy('t', [
  v.strictObject({
    t: v.literal('do'),
    id: commandIdSchema,
    v: entryNumber,
    command: commandSchema,
  }),
  v.strictObject({
    t: v.literal('hello'),
    ticket: v.pipe(v.string(), v.maxLength(100)),
    /** The last entry it has; -1 for none. */
    since: entryNumber,
    /** The client's `protocolVersion`; the newest if omitted. */
    protocol: v.exactOptional(wholeNumber(-1, 1e9)),
  }),
  v.strictObject({ t: v.literal('ping'), at: v.number() }),
]);
/** A message from the client. */
export type ClientFrame = v.InferOutput<typeof clientFrameSchema>;

/** The parsed message, or why it could not be read. */
export type ParsedFrame =
  | { readonly ok: true; readonly frame: ClientFrame }
  /** `id`: the command's id, if readable, so that its sender learns which one failed. */
  | { readonly ok: false; readonly why: 'malformed' | 'too-large'; readonly id: string | null };

/** Parses anything a client can send. Never throws. */
export function parseFrame(text: string): ParsedFrame {
  const json = readJson(text, frameLimits);
  if (!json.ok) return { ok: false, why: json.why === 'too-large' ? 'too-large' : 'malformed', id: null };
  const parsed = v.safeParse(clientFrameSchema, json.value, { abortEarly: true });
  if (parsed.success) return { ok: true, frame: parsed.output };
  const id = v.safeParse(commandIdSchema, (json.value as { id?: unknown } | null)?.id);
  return { ok: false, why: 'malformed', id: id.success ? id.output : null };
}

/** Why a command was denied, besides refusals by the rules. */
export type Denial =
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'not-allowed'
  | 'not-now'
  | 'stale'
  | 'not-saved'
  /** The outcome is unknown: resent under the same id, it gets its original answer or is executed once. */
  | 'unknown'
  | 'no-such-seat'
  | 'no-such-bot'
  | 'seat-taken'
  | 'table-full'
  | 'bad-name'
  | 'name-taken'
  | 'too-few-players'
  | 'bad-terms'
  | 'no-commitment'
  | 'bad-seed'
  | 'too-many-changes'
  | 'nothing-to-undo'
  | 'paused'
  | 'only-phrases'
  | 'muted'
  | 'closed'
  /** The id was used for another command. */
  | 'id-used';

/** The server's answer to a command. */
export type CommandAnswer =
  | { readonly t: 'ok'; readonly id: string; readonly n: number }
  | { readonly t: 'no'; readonly id: string; readonly n: number; readonly why: Denial }
  | {
      readonly t: 'no';
      readonly id: string;
      readonly n: number;
      readonly why: 'refused';
      readonly refusal: Refusal;
    };

/** Presence and clocks; never stored. */
export interface Presence {
  readonly t: 'presence';
  readonly people: readonly string[];
  readonly spectators: number;
}

/** To the client. */
export type ServerFrame =
  | {
      readonly t: 'welcome';
      readonly you: string | null;
      /**
       * The seat the entries are stripped for; null for the public view. Sent again when it changes; a client that folded
       * entries for another seat starts over with -1.
       */
      readonly seat: number | null;
      readonly host: boolean;
      /** The newest entry's number; entries after `since` follow. -1 means that the client must start over. */
      readonly n: number;
      readonly since: number;
      readonly now: number;
      /** The server's protocol version; 1 if omitted. */
      readonly protocol?: number;
    }
  | { readonly t: 'entry'; readonly entry: Entry }
  | CommandAnswer
  | Presence
  | { readonly t: 'clocks'; readonly left: readonly (number | null)[]; readonly running: readonly number[] }
  | { readonly t: 'pong'; readonly at: number; readonly now: number }
  | {
      readonly t: 'bye';
      /** `outdated`: the client's protocol is older than the server's; a page must reload. */
      readonly why: 'taken-over' | 'kicked' | 'left' | 'closing' | 'too-slow' | 'denied' | 'outdated';
    };
