/**
 * A challenge is a table that nobody plays: chairs, terms and a seed, and the tables of the players who have taken it
 * up, each dealt from that seed.
 */
import { type EntryOf, maxAttempts, type PersonId, type TableState } from '@casefile/protocol';
import { type CommandHandlers, deny } from './command.ts';
import type { TableOpening } from './open.ts';
import type { ServerTable } from './table.ts';

export const isChallenge = ({ challenge, table }: TableState): boolean => challenge === table;

/** The tables of the players who have taken up a challenge, in order. */
export const attemptsAt = ({ entries }: ServerTable): readonly string[] =>
  entries
    .filter((entry): entry is EntryOf<'attempted'> => entry.is === 'attempted')
    .map(({ table }) => table);

export const challenges: CommandHandlers<'attempt'> = {
  attempt({ table: challenge }, { table }) {
    if (!isChallenge(challenge.state)) return deny('not-allowed');
    return attemptsAt(challenge).length < maxAttempts ? [{ is: 'attempted', table }] : deny('table-full');
  },
};

/** Somebody's own table: the same chairs, terms and rules, in the version that the challenge was made for. */
export function attemptOf(
  { state }: ServerTable,
  host: { readonly person: PersonId; readonly name: string },
  table: string,
): TableOpening {
  const { edition, options, terms, chairs } = state;
  const own = chairs.find(({ bot }) => bot === null)!;
  return {
    table,
    edition: edition.id,
    editionVersion: edition.version,
    options,
    terms,
    host,
    suspect: own.suspect,
    bots: chairs.flatMap(({ suspect, bot }) => (bot === null ? [] : [{ suspect, bot }])),
    challenge: state.table,
  };
}

/** How a player's game in a challenge ended; null while it is being played. */
export interface AttemptOutcome {
  readonly name: string;
  readonly isWon: boolean;
  readonly turns: number;
  readonly isOut: boolean;
  readonly isHelped: boolean;
}
export function outcomeOf({ state, entries }: ServerTable): AttemptOutcome | null {
  const { position, seed, chairs, people } = state;
  const result = position?.result ?? null;
  if (position === null || result === null || seed === null) return null;
  const seat = chairs.findIndex((chair) => chair.people.length > 0);
  // A player who has left for good is not compared with others.
  if (seat < 0) return null;
  return {
    name: people[chairs[seat]!.people[0]!]?.name ?? '',
    isWon: result.winner === seat,
    turns: position.turnNumber,
    isOut: position.accusations.some(({ by, right }) => by === seat && right === false),
    isHelped: entries.some((entry) => entry.is === 'replaced' && entry.seat === seat),
  };
}
