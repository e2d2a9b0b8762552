/** Sharing a chair: a single-use invitation by its holder. */
import { isJoinable } from '@casefile/protocol';
import type { Invitation } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import type { RouteHandlers } from '../call.ts';
import { isOver } from '../identity.ts';
import { refuse } from '../router.ts';
import { hashToken, mintToken } from '../tokens.ts';
import { deny } from './refusing.ts';
import { addToken } from './sessions.ts';
import { tableOf } from './tables.ts';

const invitationMs = 86_400_000;

export function invitations(parts: Parts): Pick<RouteHandlers, 'invite'> {
  return {
    async invite({ caller, table }): Promise<Invitation> {
      const { person } = caller;
      const { state } = await tableOf(parts, table);
      const chair = state.chairs.find(({ people }) => people.includes(person));
      if (state.phase !== 'lobby' || chair === undefined) return deny('not-now');
      if (!isJoinable(state, chair)) return deny('seat-taken');
      const invitation = mintToken('invitation');
      const expires = parts.now() + invitationMs;
      await addToken(parts, caller, {
        hash: hashToken(invitation),
        kind: 'invitation',
        table,
        person,
        expires,
      });
      return { invitation, expires };
    },
  };
}

/** An invitation: its maker and its hash. */
export interface Invited {
  readonly by: string;
  readonly hash: string;
}

export const noInvitation = (): never =>
  refuse(404, 'no-such-invitation', 'This invitation is not valid, or no longer valid. Ask for a new one.');

/**
 * Checks an invitation without using it up, which happens in the same write as sitting down. Taking it first and
 * returning it on failure would revive one revoked meanwhile.
 */
export async function findInvitation(
  { store, now }: Parts,
  table: string,
  invitation: string,
): Promise<Invited> {
  const hash = hashToken(invitation);
  const row = await store.token(hash);
  const isGood = row !== null && row.kind === 'invitation' && row.table === table && !isOver(row, now());
  return isGood ? { by: row.person, hash } : noInvitation();
}
