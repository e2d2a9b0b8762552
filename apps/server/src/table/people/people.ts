/** Who plays a seat, who is host, and whether the game goes on. */
import { isBotId } from '@casefile/bots';
import type { Seat } from '@casefile/engine';
import {
  type EntryBody,
  isPaused,
  isPeopled,
  type PersonId,
  seatOf,
  type TableState,
} from '@casefile/protocol';
import { type CommandContext, type CommandHandlers, deny, type Verdict } from '../command.ts';
import { chairOf, isHost, isProgram } from './who.ts';

type People = 'vote' | 'replace' | 'take-back' | 'leave' | 'pause' | 'resume' | 'host' | 'rematch';

/** The default bot for a vacated seat. */
export const standIn = 'agnes';

export const people: CommandHandlers<People> = {
  vote({ table: { state }, who }, { seat }) {
    const { person } = who;
    const own = chairOf(state, who);
    if (own === null || !isPeopled(state, own) || own === seat) return deny('not-allowed');
    const no = whyKept(state, seat);
    if (no !== null) return no;
    const { votes } = state;
    const voters = votes[seat]!;
    const voted: readonly EntryBody[] = voters.includes(person) ? [] : [{ is: 'voted', seat, person }];
    const others = thereSeats(state).filter((other) => other !== seat);
    const isFor = (other: Seat): boolean =>
      [...voters, person].some((voter) => seatOf(state, voter) === other);
    if (2 * others.filter(isFor).length <= others.length) return voted;
    return [...voted, { is: 'replaced', seat, bot: standIn, by: 'vote' }];
  },
  replace({ table: { state }, who }, { seat, bot }) {
    if (!isHost(state, who)) return deny('not-allowed');
    const no = whyKept(state, seat);
    if (no !== null) return no;
    return isBotId(bot) ? [{ is: 'replaced', seat, bot, by: 'host' }] : deny('no-such-bot');
  },
  'take-back'({ table: { state }, who }) {
    const seat = chairOf(state, who);
    if (seat === null) return deny('not-allowed');
    if (state.phase !== 'playing') return deny('not-now');
    return isPeopled(state, seat) ? [] : [{ is: 'returned', seat, person: who.person }];
  },
  leave({ table: { state }, who }) {
    const { person } = who;
    const isHosting = state.host === person;
    // A seat token gives up the seat and the host's role; the host's token gives up only that role.
    const seat = chairOf(state, who);
    if (!isHost(state, who) && seat === null) return deny('not-allowed');
    if (state.phase === 'over') return [];
    if (state.phase === 'dealing') return deny('not-now');
    const heir = isHosting ? nextHost(state, person) : null;
    if (isHosting && heir === null) {
      const isAlone = seat !== null || seatOf(state, person) === null;
      if (state.phase === 'lobby' && isAlone) return [{ is: 'closed' }];
      if (seat === null) return deny('not-now');
    }
    const handed: readonly EntryBody[] = heir === null ? [] : [{ is: 'host', ...heir }];
    if (seat === null) return handed;
    const { suspect, bot, people: sitting } = state.chairs[seat]!;
    if (state.phase === 'lobby') return [...handed, { is: 'stood', suspect, person, by: 'self' }];
    const gone: readonly EntryBody[] = [...handed, { is: 'left', person }];
    return bot === null && sitting.length === 1
      ? [...gone, { is: 'replaced', seat, bot: standIn, by: 'self' }]
      : gone;
  },
  pause: (ask) => (isPaused(ask.table.state) ? (whyNoWord(ask) ?? []) : agree(ask, 'pause')),
  resume: (ask) => (isPaused(ask.table.state) ? agree(ask, 'resume') : (whyNoWord(ask) ?? [])),
  host({ table: { state }, who }, { person }) {
    if (!isHost(state, who)) return deny('not-allowed');
    if (person === state.host) return [];
    const heir = Object.hasOwn(state.people, person) && !isProgram(person) ? state.people[person] : undefined;
    return heir === undefined ? deny('no-such-seat') : [{ is: 'host', person, name: heir.name }];
  },
  rematch({ table: { state }, who }, { table }) {
    if (!isHost(state, who) && chairOf(state, who) === null) return deny('not-allowed');
    if (state.phase !== 'over' || state.position === null) return deny('not-now');
    if (state.next === null && isProgram(who.person)) return deny('not-allowed');
    return state.next === null ? [{ is: 'rematched', table }] : [];
  },
};

/** Why no bot may take this seat. */
function whyKept(state: TableState, seat: Seat): Verdict | null {
  if (state.phase !== 'playing') return deny('not-now');
  if (state.chairs[seat] === undefined) return deny('no-such-seat');
  return isPeopled(state, seat) && state.timing.absent[seat] !== null ? null : deny('not-now');
}

/** Seats with people present. */
const thereSeats = (state: TableState): readonly Seat[] =>
  state.chairs.flatMap((_, seat) =>
    isPeopled(state, seat) && state.timing.absent[seat] === null ? [seat] : [],
  );

/** The first seated person becomes host, preferably one who is present, never a bot. */
function nextHost(state: TableState, leaving: PersonId) {
  const { chairs, people: known } = state;
  const isThere = (person: PersonId): boolean => state.timing.absent[seatOf(state, person)!] == null;
  const heirs = chairs
    .flatMap((chair) => chair.people)
    .filter((other) => other !== leaving && !isProgram(other));
  const person = heirs.find(isThere) ?? heirs[0];
  return person === undefined ? null : { person, name: known[person]!.name };
}

/** Only players and the host may pause or resume. */
function whyNoWord({ table: { state }, who }: CommandContext): Verdict | null {
  const seat = chairOf(state, who);
  if (!isHost(state, who) && (seat === null || !isPeopled(state, seat))) return deny('not-allowed');
  return state.phase === 'playing' ? null : deny('not-now');
}

/** The host decides alone; otherwise every seat that is there has to agree. */
function agree(ask: CommandContext, to: 'pause' | 'resume'): Verdict {
  const no = whyNoWord(ask);
  if (no !== null) return no;
  const { state } = ask.table;
  const { person } = ask.who;
  const is = to === 'pause' ? 'paused' : 'resumed';
  if (isHost(state, ask.who)) return [{ is, by: person }];
  const agreed: readonly EntryBody[] = state.agreed.includes(person) ? [] : [{ is: 'agreed', to, person }];
  const all = [...state.agreed, person].map((other) => seatOf(state, other));
  return thereSeats(state).every((seat) => all.includes(seat)) ? [...agreed, { is, by: null }] : agreed;
}
