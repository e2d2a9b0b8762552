/** The caller's identity: from the connection's tokens, never from a message. */

import type { Seat, Viewer } from '@casefile/engine';
import { type PersonId, seatOf, type TableState } from '@casefile/protocol';

export type Role = 'seat' | 'host' | 'bot' | 'watch';

export interface Who {
  readonly person: PersonId;
  readonly roles: readonly Role[];
}

/** A token may outlive its role: the host may have changed. */
export const isHost = ({ host }: TableState, { person, roles }: Who): boolean =>
  roles.includes('host') && host === person;

/** A network bot is a person like others, but cannot host. */
const programs = 'program-';
export const programCalled = (id: string): PersonId => `${programs}${id}`;
export { isProgram } from '@casefile/protocol';

/** The chair of a caller with a seat token. */
export function chairOf(state: TableState, { person, roles }: Who): Seat | null {
  return roles.includes('seat') || roles.includes('bot') ? seatOf(state, person) : null;
}

/** Whether the person sits or hosts. */
export const isAtTable = (state: TableState, who: Who): boolean =>
  isHost(state, who) || chairOf(state, who) !== null;

/** The viewer this connection sees the game as. */
export function viewerOf(state: TableState, who: Who): Viewer {
  const seat = chairOf(state, who);
  return state.position === null || seat === null ? 'spectator' : seat;
}
