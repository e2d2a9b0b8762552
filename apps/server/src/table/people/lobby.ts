/** Commands before the start: chairs, names, terms. */
import { isBotId } from '@casefile/bots';
import {
  type Chair,
  type EntryBody,
  isJoinable,
  type PersonId,
  seatOf,
  type TableState,
} from '@casefile/protocol';
import { checkName, looksAlike } from '@casefile/protocol/names';
import { type CommandHandlers, deny, type Verdict } from '../command.ts';
import { hostInLobby, isCommitted } from '../deal.ts';
import { fullOptions } from '../options.ts';
import type { ServerTable } from '../table.ts';
import { chairOf, isAtTable, isHost, isProgram } from './who.ts';

type Lobby = 'sit' | 'join' | 'rename' | 'terms' | 'seat-bot' | 'stand' | 'move-chair';

export const lobby: CommandHandlers<Lobby> = {
  sit(ask, { suspect, name, commitment, invitedBy }) {
    const { state } = ask.table;
    const { person } = ask.who;
    if (state.phase !== 'lobby' || seatOf(state, person) !== null) return deny('not-now');
    const given = nameFor(state, person, name);
    if (typeof given !== 'string') return given;
    const free = (): string | undefined => suspectsOf(state).find((other) => !chairFor(state, other));
    const chair = invitedBy === undefined ? (suspect ?? free()) : chairWith(state, invitedBy)?.suspect;
    if (chair === undefined) return deny(invitedBy === undefined ? 'table-full' : 'no-such-seat');
    const taken = invitedBy === undefined ? whyTaken(state, chair) : whyNotShared(state, invitedBy);
    if (taken !== null) return taken;
    const no = whyUncommitted(state, person, commitment);
    if (no !== null) return no;
    const committed = commitment === undefined ? {} : { commitment };
    const said = nameSaid(ask.table, person, given);
    return [{ is: 'sat', suspect: chair, sitter: { kind: 'person', person, name: said, ...committed } }];
  },
  join({ table: { state }, who }, { invitedBy }) {
    if (state.phase !== 'lobby') return deny('not-now');
    const seat = chairOf(state, who);
    if (seat === null) return deny('not-allowed');
    const own = state.chairs[seat]!;
    if (own.people.includes(invitedBy)) return [];
    return (
      whyNotShared(state, invitedBy) ?? moved(state, who.person, own, chairWith(state, invitedBy)!.suspect)
    );
  },
  rename({ table: { state }, who }, { name }) {
    if (!isAtTable(state, who)) return deny('not-allowed');
    // Everybody sees names: a muted player could speak through them, and a player who knows the envelope could reveal
    // it.
    if (state.phase === 'playing' || state.phase === 'dealing') return deny('not-now');
    if (state.muted) return deny('muted');
    const given = nameFor(state, who.person, name);
    if (typeof given !== 'string') return given;
    if (given === state.people[who.person]?.name) return [];
    return [{ is: 'renamed', person: who.person, name: given }];
  },
  terms(ask, { options: given, terms }) {
    const { state } = ask.table;
    const no = hostInLobby(ask);
    if (no !== null) return no;
    const options = fullOptions(state.edition, given);
    if (options === null) return deny('bad-terms');
    const { suspects } = state.edition.cards(options);
    if (!state.chairs.every(({ suspect }) => suspects.includes(suspect))) return deny('bad-terms');
    return [{ is: 'terms', options, terms }];
  },
  'seat-bot'(ask, { suspect, bot }) {
    const { state } = ask.table;
    const no = hostInLobby(ask) ?? whyTaken(state, suspect);
    if (no !== null) return no;
    return isBotId(bot) ? [{ is: 'sat', suspect, sitter: { kind: 'bot', bot } }] : deny('no-such-bot');
  },
  stand({ table: { state }, who }, { suspect, person }) {
    if (state.phase !== 'lobby') return deny('not-now');
    const chair = chairFor(state, suspect);
    if (chair === undefined) return deny('no-such-seat');
    const own = chairOf(state, who) !== null && chair.people.includes(who.person);
    if (own && (person ?? who.person) === who.person)
      return [{ is: 'stood', suspect, person: who.person, by: 'self' }];
    if (!isHost(state, who)) return deny('not-allowed');
    if (person !== undefined && !chair.people.includes(person)) return deny('no-such-seat');
    const kicked = person !== undefined ? [person] : chair.people.length > 0 ? chair.people : [null];
    return kicked.map((each): EntryBody => ({ is: 'stood', suspect, person: each, by: 'host' }));
  },
  'move-chair'({ table: { state }, who }, { suspect }) {
    if (state.phase !== 'lobby') return deny('not-now');
    const seat = chairOf(state, who);
    if (seat === null) return deny('not-allowed');
    const own = state.chairs[seat]!;
    if (own.suspect === suspect) return [];
    return whyTaken(state, suspect, own) ?? moved(state, who.person, own, suspect);
  },
};

const suspectsOf = ({ edition, options }: TableState): readonly string[] => edition.cards(options).suspects;

const chairFor = ({ chairs }: TableState, suspect: string): Chair | undefined =>
  chairs.find((chair) => chair.suspect === suspect);

const chairWith = ({ chairs }: TableState, person: PersonId): Chair | undefined =>
  chairs.find(({ people }) => people.includes(person));

/** A person who sits down contributes a seed to the deal. A bot may commit when it connects. */
function whyUncommitted(state: TableState, person: PersonId, commitment: string | undefined): Verdict | null {
  if (!state.isSealed) return null;
  if (commitment === undefined) return isProgram(person) ? null : deny('no-commitment');
  return isCommitted(state, commitment) ? deny('no-commitment') : null;
}

/** Why the chair is unavailable; `leaving` is the chair given up for it. */
function whyTaken(state: TableState, suspect: string, leaving?: Chair): Verdict | null {
  if (!suspectsOf(state).includes(suspect)) return deny('no-such-seat');
  if (chairFor(state, suspect) !== undefined) return deny('seat-taken');
  const kept = state.chairs.filter((other) => other !== leaving || other.people.length > 1).length;
  return kept < state.edition.seats[1] ? null : deny('table-full');
}

/** A chair belongs to its occupant; others share it only by invitation. */
function whyNotShared(state: TableState, holder: PersonId): Verdict | null {
  const chair = chairWith(state, holder);
  if (chair === undefined) return deny('no-such-seat');
  return isJoinable(state, chair) ? null : deny('seat-taken');
}

const moved = (
  { people }: TableState,
  person: PersonId,
  from: Chair,
  suspect: string,
): readonly EntryBody[] => [
  { is: 'sat', suspect, sitter: { kind: 'person', person, name: people[person]!.name } },
  { is: 'stood', suspect: from.suspect, person, by: 'self' },
];

/**
 * While the table is muted, sitting down again must not carry a message in a new name: a name new to this table is
 * replaced by a neutral one until it may be changed.
 */
function nameSaid({ state, entries }: ServerTable, person: PersonId, name: string): string {
  const isHeard = entries.some(
    (entry) =>
      (entry.is === 'opened' && entry.host.name === name) ||
      (entry.is === 'renamed' && entry.name === name) ||
      (entry.is === 'sat' && entry.sitter.kind === 'person' && entry.sitter.name === name),
  );
  if (!state.muted || isProgram(person) || isHeard) return name;
  const taken = Object.values(state.people).map((other) => other.name);
  for (let i = 1; ; i++) if (!taken.some((other) => looksAlike(other, `Guest ${i}`))) return `Guest ${i}`;
}

function nameFor({ people }: TableState, person: PersonId, given: string): string | Verdict {
  const checked = checkName(given);
  if (!checked.ok) return deny('bad-name');
  const isTaken = Object.entries(people).some(
    ([other, { name }]) => other !== person && looksAlike(name, checked.name),
  );
  return isTaken ? deny('name-taken') : checked.name;
}
