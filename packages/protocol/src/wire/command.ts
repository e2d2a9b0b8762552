/** The commands of clients. The caller's identity comes from the connection, never from the message. */
import * as v from 'valibot';
import { termsSchema } from '../http/terms.ts';
import { phrases } from '../names/phrases.ts';
import { actionSchema } from './action.ts';
import { lineSchema } from './text.ts';
import { hex64, plainId as id, optionsSchema, seatSchema as seat, short, wholeNumber } from './values.ts';
import { variantBy } from './variant.ts';

const command = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ do: v.literal(kind), ...entries });

/** Any command. */
export const commandSchema = variantBy('do', [
  // playing
  command('act', { action: actionSchema }),
  command('undo', {}),
  command('say', { phrase: v.picklist(phrases) }),
  command('write', { text: lineSchema }),
  /** Reports a line to the operator, by entry number. */
  command('report', { line: wholeNumber(0, 1e9) }),
  command('vote', { seat }),
  command('take-back', {}),
  command('leave', {}),
  /** Commits to a new seed before the start, and opens it once all have committed. */
  command('commit', { commitment: hex64 }),
  command('open', { seed: hex64 }),
  // the lobby and the host
  command('rename', { name: short(200) }),
  command('terms', { options: optionsSchema, terms: termsSchema }),
  command('seat-bot', { suspect: id, bot: id }),
  /** Stands up; the host can remove whoever sits there. */
  command('stand', { suspect: id, person: v.exactOptional(id) }),
  command('move-chair', { suspect: id }),
  command('start', {}),
  command('replace', { seat, bot: id }),
  command('pause', {}),
  command('resume', {}),
  command('host', { person: id }),
  command('mute-all', { muted: v.boolean() }),
]);
/** A command of a client. */
export type Command = v.InferOutput<typeof commandSchema>;
