/** Whose seeds go into the deal, and in which order. */
import type { Commitment, PersonId } from '../wire/entry.ts';
import type { TableState } from './state.ts';

/** Whether this is a network bot. It may arrive late, and need not commit to a seed. */
export const isProgram = (person: PersonId): boolean => person.startsWith('program-');

/** The commitments of all seated people, in ascending order, which nobody can choose: nobody knows the others' seeds. */
export function commitmentsOf({
  chairs,
  people,
}: Pick<TableState, 'chairs' | 'people'>): readonly Commitment[] {
  return chairs
    .flatMap((chair) => chair.people)
    .flatMap((person) => {
      const commitment = people[person]?.commitment ?? null;
      return commitment === null ? [] : [{ person, commitment }];
    })
    .sort((one, other) => (one.commitment < other.commitment ? -1 : 1));
}
