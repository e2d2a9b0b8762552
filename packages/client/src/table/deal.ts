/** The player's part in a fair deal. */

import type { TableState } from '@casefile/protocol';
import type { PersonId } from '@casefile/protocol/entry';

/** Whether the deal waits for this person's committed seed. */
export function isSeedWanted(state: TableState, person: PersonId, commitment: string): boolean {
  const isSettled = state.dealing?.commitments.some(
    (each) => each.person === person && each.commitment === commitment,
  );
  return isSettled === true && state.people[person]?.seed === '';
}
