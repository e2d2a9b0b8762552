/** Who has a part in the deal, and in which order. */
import type { Commitment, PersonId } from '../wire/entry.ts';
import type { TableState } from './state.ts';

/** A program may come late, and leaves the deal to the others if it has not committed. */
export const isProgram = (person: PersonId): boolean => person.startsWith('program-');

/** Of everybody who sits there, in the order of the commitments: nobody can choose it, for nobody knows the seeds. */
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

/** Somebody without a part in it, who should have one. */
export const uncommittedOf = ({
  chairs,
  people,
}: Pick<TableState, 'chairs' | 'people'>): PersonId | undefined =>
  chairs
    .flatMap((chair) => chair.people)
    .find((person) => people[person]?.commitment == null && !isProgram(person));
