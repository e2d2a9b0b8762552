/** Who asks: from the tokens of the connection, never from a message. */

import type { Seat, Viewer } from '@casefile/engine';
import { type PersonId, seatOf, type TableState } from '@casefile/protocol';

export type Role = 'seat' | 'host' | 'bot' | 'watch';

export interface Who {
  readonly person: PersonId;
  readonly roles: readonly Role[];
}

/** A token outlives what it stood for: the host may have changed since. */
export const isHost = ({ host }: TableState, { person, roles }: Who): boolean =>
  roles.includes('host') && host === person;

/** A program that plays over the network is a person like others, but hosts no table. */
const programs = 'program-';
export const programCalled = (id: string): PersonId => `${programs}${id}`;
export { isProgram } from '@casefile/protocol';

/** The chair of somebody who came with the token of one. */
export function chairOf(state: TableState, { person, roles }: Who): Seat | null {
  return roles.includes('seat') || roles.includes('bot') ? seatOf(state, person) : null;
}

/** Sits or hosts, and so has a word to say. */
export const isAtTable = (state: TableState, who: Who): boolean =>
  isHost(state, who) || chairOf(state, who) !== null;

/** Whose eyes this connection sees the game with. */
export function viewerOf(state: TableState, who: Who): Viewer {
  const seat = chairOf(state, who);
  return state.position === null || seat === null ? 'spectator' : seat;
}
