import type { TableInfo } from '@casefile/protocol/http';

type SharedChair = Pick<TableInfo['chairs'][number], 'suspect' | 'people'>;

/** The suspects of the chairs of these voters: two people at one chair have one vote. */
export const votedChairs = (chairs: readonly SharedChair[], voters: readonly string[]): readonly string[] =>
  chairs.flatMap(({ suspect, people }) =>
    people.some(({ person }) => voters.includes(person)) ? [suspect] : [],
  );
