import { envelope, type TableNames } from '@casefile/deduction';

/** Uses the ids of cards and owners as their names. */
export const plainNames: TableNames = {
  you: null,
  card: (card) => card,
  holder: (owner) =>
    owner === envelope
      ? { at: 'in the envelope', all: 'the envelope' }
      : { seat: owner, of: `${owner}’s`, to: `to ${owner}` },
};
