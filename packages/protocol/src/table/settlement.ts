/** The digest that a player notes before the deal. */
import { digestOfCommitments, type Options } from '@casefile/engine';
import { makeHex } from '@casefile/engine/chance/bytes';
import { sha256OfParts } from '@casefile/engine/chance/hashes';

/** Everything that a deal depends on besides the seeds, which nobody knows yet. */
export interface Settlement {
  readonly table: string;
  /** Of the table. */
  readonly commitment: string;
  readonly edition: string;
  readonly editionVersion: number;
  readonly options: Options;
  /** The suspects in seating order. */
  readonly seats: readonly string[];
  /** Of the players, in ascending order. */
  readonly commitments: readonly string[];
}

const utf8 = new TextEncoder();

/**
 * SHA-256 of lines, joined by line feeds: `casefile settlement v2`, the table's id, its commitment, edition and
 * version, the options as `name=value` sorted by name, the seats, and the players' commitments. Without options and
 * seats in it, a table could try other chairs and house rules once it knows all seeds, until the deal suits it.
 */
export function digestOfSettlement(settlement: Settlement): string {
  const { table, commitment, edition, editionVersion, options, seats, commitments } = settlement;
  const agreed = Object.keys(options)
    .sort()
    .map((name) => `${name}=${options[name]}`);
  const lines = [
    'casefile settlement v2',
    table,
    commitment,
    `${edition} ${editionVersion}`,
    agreed.join(' '),
    seats.join(' '),
    ...commitments,
  ];
  return makeHex(sha256OfParts([utf8.encode(lines.join('\n'))]));
}

/** Whether this is the digest of a settlement. The digest of older tables contains neither options nor seats. */
export const isDigestOf = (digest: string, settlement: Settlement): boolean =>
  digest === digestOfSettlement(settlement) ||
  digest === digestOfCommitments(settlement.table, settlement.commitment, settlement.commitments);
