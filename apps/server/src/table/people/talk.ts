/** What people say to each other. */
import { checkLine, seatOf } from '@casefile/protocol';
import type { CommandContext, CommandHandlers, Verdict } from '../command.ts';
import { deny } from '../command.ts';
import type { ServerTable } from '../table.ts';
import { isAtTable, isHost } from './who.ts';

/** The total length of all lines: they are the longest entries of a record. */
export const maxWrittenChars = 60_000;
const written = ({ entries }: ServerTable): number =>
  entries.reduce((sum, entry) => (entry.is === 'wrote' ? sum + entry.text.length : sum), 0);

export const talk: CommandHandlers<'say' | 'write' | 'report' | 'mute-all'> = {
  say: (ask, { phrase }) => silenced(ask) ?? [{ is: 'said', person: ask.who.person, phrase }],
  write(ask, { text }) {
    const { state } = ask.table;
    const silence = silenced(ask);
    if (silence !== null) return silence;
    if (state.terms.chat === 'phrases' || knowsTheEnvelope(ask)) return deny('only-phrases');
    const line = checkLine(text);
    if (line === null) return deny('malformed');
    return written(ask.table) + line.length > maxWrittenChars
      ? deny('too-many')
      : [{ is: 'wrote', person: ask.who.person, text: line }];
  },
  report(ask, { line }) {
    const {
      table: { state },
      who,
    } = ask;
    if (!isAtTable(state, who)) return deny('not-allowed');
    // Everybody learns which line was reported.
    if (knowsTheEnvelope(ask)) return deny('only-phrases');
    const writer = state.lines[line];
    if (writer === undefined) return deny('not-now');
    return writer === who.person ? deny('not-allowed') : [{ is: 'reported', line }];
  },
  'mute-all'({ table: { state }, who }, { muted }) {
    if (!isHost(state, who)) return deny('not-allowed');
    return state.muted === muted ? [] : [{ is: 'muted', muted }];
  },
};

/** Spectators only look on. */
function silenced({ table: { state }, who }: CommandContext): Verdict | null {
  if (!isAtTable(state, who)) return deny('not-allowed');
  return state.muted ? deny('muted') : null;
}

/** A wrong accuser has seen the envelope and could reveal it, with any of their tokens. */
function knowsTheEnvelope({ table: { state, entries }, who: { person } }: CommandContext): boolean {
  if (state.phase !== 'playing') return false;
  const seat = seatOf(state, person);
  // A host with nobody to hand the table to is still the host after giving up the seat that accused.
  const hasLeft = entries.some((entry) => entry.is === 'left' && entry.person === person);
  return state.position!.accusations.some(({ by, right }) => right === false && (by === seat || hasLeft));
}
