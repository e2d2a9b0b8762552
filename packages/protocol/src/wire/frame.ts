/** What goes over a socket: JSON texts, one message each. */
import type { Refusal } from '@casefile/engine';
import * as v from 'valibot';
import { commandSchema } from './command.ts';
import type { Entry } from './entry.ts';
import { frameLimits, readJson } from './json.ts';
import { commandIdSchema } from './text.ts';
import { variantBy } from './variant.ts';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1e9));

/** From the client. `v` is the number of the last entry it has seen; a command that came too late is told so. */
export const clientFrameSchema = variantBy('t', [
  v.strictObject({
    t: v.literal('do'),
    id: commandIdSchema,
    v: wholeNumber,
    command: commandSchema,
  }),
  v.strictObject({
    t: v.literal('hello'),
    ticket: v.pipe(v.string(), v.maxLength(100)),
    /** The last entry it has; -1 for none. */
    since: wholeNumber,
    /** `protocolVersion` of the client; who leaves it out is taken to speak the newest. */
    protocol: v.exactOptional(wholeNumber),
  }),
  v.strictObject({ t: v.literal('ping'), at: v.number() }),
]);
/** A message from the client. */
export type ClientFrame = v.InferOutput<typeof clientFrameSchema>;

/** The message, or why it could not be read. */
export type ParsedFrame =
  | { readonly ok: true; readonly frame: ClientFrame }
  /** `id`: of the command, where it could still be made out, so that its sender learns which one it was. */
  | { readonly ok: false; readonly why: 'malformed' | 'too-large'; readonly id: string | null };

/** Anything a client can send. Never throws. */
export function parseFrame(text: string): ParsedFrame {
  const json = readJson(text, frameLimits);
  if (!json.ok) return { ok: false, why: json.why === 'too-large' ? 'too-large' : 'malformed', id: null };
  const parsed = v.safeParse(clientFrameSchema, json.value, { abortEarly: true });
  if (parsed.success) return { ok: true, frame: parsed.output };
  const id = v.safeParse(commandIdSchema, (json.value as { id?: unknown } | null)?.id);
  return { ok: false, why: 'malformed', id: id.success ? id.output : null };
}

/** Why a command was not done, besides what the rules of the game refuse. */
export type Denial =
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'not-allowed'
  | 'not-now'
  | 'stale'
  | 'not-saved'
  /** It is not known whether it was saved: sent again under the same id, it is answered as it was, or done once. */
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
  /** The id is that of another command. */
  | 'id-used';

/** The server's answer to a command. */
export type Answer =
  | { readonly t: 'ok'; readonly id: string; readonly n: number }
  | { readonly t: 'no'; readonly id: string; readonly n: number; readonly why: Denial }
  | {
      readonly t: 'no';
      readonly id: string;
      readonly n: number;
      readonly why: 'refused';
      readonly refusal: Refusal;
    };

/** Who is connected, and what time it is; never stored. */
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
       * The seat the entries are stripped for; null for what everybody may know. It comes again when that changes; a
       * client that has folded the game's entries for another seat starts over, with -1.
       */
      readonly seat: number | null;
      readonly host: boolean;
      /** Number of the newest entry; entries after `since` follow. -1 where the client must start over. */
      readonly n: number;
      readonly since: number;
      readonly now: number;
      /** The version of the protocol that the server speaks; 1 where it is left out. */
      readonly protocol?: number;
    }
  | { readonly t: 'entry'; readonly entry: Entry }
  | Answer
  | Presence
  | { readonly t: 'clocks'; readonly left: readonly (number | null)[]; readonly running: readonly number[] }
  | { readonly t: 'pong'; readonly at: number; readonly now: number }
  | {
      readonly t: 'bye';
      /** `outdated`: the client speaks an older protocol than the server; a page has to be loaded again. */
      readonly why: 'taken-over' | 'kicked' | 'left' | 'closing' | 'too-slow' | 'denied' | 'outdated';
    };
