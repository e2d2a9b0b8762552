/** Decides a command: the entries to write, or why not. Pure. */
import type { Refusal } from '@casefile/engine';
import type { Denial, Entry } from '@casefile/protocol';
import { maxBeforeBots } from './bots.ts';
import { challenges } from './challenge.ts';
import type { CommandContext, CommandHandlers, CommandMoment, TableCommand } from './command.ts';
import { dealing } from './deal.ts';
import { fingerprintOf, isAnsweredBy } from './fingerprint.ts';
import { lobby } from './people/lobby.ts';
import { people } from './people/people.ts';
import { talk } from './people/talk.ts';
import type { Who } from './people/who.ts';
import { playing } from './playing.ts';
import { answerTo, type ServerTable, stamped } from './table.ts';

export type Decision =
  /** `n` is the entry number to answer with. */
  | { readonly ok: true; readonly n: number; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly n: number; readonly why: Denial }
  | { readonly ok: false; readonly n: number; readonly why: 'refused'; readonly refusal: Refusal };

/** More than any game or lobby needs: chat and changes of mind must not fill the disk. */
export const maxEntries = 2500;
export const maxLobbyEntries = 1000;
/** Keeps records small enough to be checked in little memory. */
export const maxEntriesForWords = 2000;
const needed: readonly TableCommand['do'][] = [
  'act',
  'resume',
  'vote',
  'replace',
  'take-back',
  'leave',
  'rematch',
];

const playedByBots: readonly TableCommand['do'][] = ['act', 'take-back'];

const words: readonly TableCommand['do'][] = ['say', 'write', 'report'];
/** Endless chat in a lobby must not keep the others from starting. */
export const maxLobbyEntriesForWords = 1.5 * maxLobbyEntries;
const possibleInAnyLobby: readonly TableCommand['do'][] = ['start', 'stand', 'leave'];

const handlers: CommandHandlers<TableCommand['do']> = {
  ...lobby,
  ...dealing,
  ...people,
  ...playing,
  ...talk,
  ...challenges,
};

export function decide(
  table: ServerTable,
  who: Who,
  id: string,
  command: TableCommand,
  moment: CommandMoment,
): Decision {
  const { n } = table.state;
  const before = answerTo(table, who.person, id);
  if (before !== null)
    return isAnsweredBy(before, command)
      ? { ok: true, n: before.n, entries: [] }
      : { ok: false, n, why: 'id-used' };
  if (n >= maxEntriesForWords && words.includes(command.do)) return { ok: false, n, why: 'too-many' };
  if (n >= maxEntries && !needed.includes(command.do)) return { ok: false, n, why: 'too-many' };
  if (n >= maxBeforeBots && playedByBots.includes(command.do)) return { ok: false, n, why: 'too-many' };
  if (isWornOut(table, command)) return { ok: false, n, why: 'too-many-changes' };
  const handle = handlers[command.do] as (
    ask: CommandContext,
    command: TableCommand,
  ) => ReturnType<typeof playing.act>;
  const verdict = handle({ ...moment, table, who }, command);
  if ('deny' in verdict) {
    if (verdict.deny === 'refused' && 'refusal' in verdict)
      return { ok: false, n, why: 'refused', refusal: verdict.refusal };
    return { ok: false, n, why: verdict.deny as Denial };
  }
  const entries = stamped(table, moment.now, verdict, {
    person: who.person,
    id,
    print: fingerprintOf(command),
  });
  return { ok: true, n: n + entries.length, entries };
}

/** Endless changes of chairs, names or seeds are refused. */
function isWornOut({ state: { phase, n } }: ServerTable, { do: asked }: TableCommand): boolean {
  if (phase !== 'lobby' || possibleInAnyLobby.includes(asked)) return false;
  return n >= (words.includes(asked) ? maxLobbyEntriesForWords : maxLobbyEntries);
}
