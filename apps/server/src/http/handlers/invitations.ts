/** Sharing a chair: its holder lets somebody in, once. */
import { isJoinable } from '@casefile/protocol';
import type { Invitation } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import type { TokenRow } from '../../store/store.ts';
import { isOver } from '../identity.ts';
import { type Handlers, refuse } from '../router.ts';
import { hashToken, mintToken } from '../tokens.ts';
import { deny } from './refusing.ts';
import { addFor } from './sessions.ts';
import { tableOf } from './tables.ts';

const invitationMs = 86_400_000;

export function invitations(parts: Parts): Pick<Handlers, 'invite'> {
  return {
    async invite({ caller, table }): Promise<Invitation> {
      const { person } = caller!;
      const { state } = await tableOf(parts, table);
      const chair = state.chairs.find(({ people }) => people.includes(person));
      if (state.phase !== 'lobby' || chair === undefined) return deny('not-now');
      if (!isJoinable(state, chair)) return deny('seat-taken');
      const invitation = mintToken('invitation');
      const expires = parts.now() + invitationMs;
      await addFor(parts, caller!, {
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

/** Takes an invitation, so that nobody else can; how to give it back, where nothing came of it. */
export async function takeInvitation(
  { store, now }: Parts,
  table: string,
  invitation: string,
): Promise<{ readonly by: string; readonly giveBack: () => Promise<void> }> {
  const hash = hashToken(invitation);
  const isGood = (row: TokenRow | null): row is TokenRow =>
    row !== null && row.kind === 'invitation' && row.table === table && !isOver(row, now());
  // Looked at first: what is something else must not be used up.
  const row = isGood(await store.token(hash)) ? await store.takeToken(hash) : null;
  if (!isGood(row))
    return refuse(
      404,
      'no-such-invitation',
      'This invitation is not valid, or not any more. Ask for a new one.',
    );
  return { by: row.person, giveBack: async () => void (await store.changeTokens([row], [])) };
}
