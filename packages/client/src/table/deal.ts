/** A player's part in a deal that nobody can choose. */

import type { TableState } from '@casefile/protocol';
import type { PersonId } from '@casefile/protocol/entry';

/** The deal waits for the seed that this person has committed to. */
export function isSeedWanted(state: TableState, person: PersonId, commitment: string): boolean {
  const isSettled = state.dealing?.commitments.some(
    (each) => each.person === person && each.commitment === commitment,
  );
  return isSettled === true && state.people[person]?.seed === '';
}
