import { envelope, type TableNames } from '@casefile/deduction';

/** Cards and owners by their ids, for who knows them by those. */
export const plainNames: TableNames = {
  you: null,
  card: (card) => card,
  holder: (owner) =>
    owner === envelope
      ? { at: 'in the envelope', all: 'the envelope' }
      : { seat: owner, of: `${owner}’s`, to: `to ${owner}` },
};
