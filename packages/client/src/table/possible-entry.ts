/**
 * Detects entries that cannot follow the table as it is. The fold does not validate and would make a wrong table of
 * them.
 */
import { type Phase, seatOf, type TableState } from '@casefile/protocol';
import type { Entry, EntryOf } from '@casefile/protocol/entry';
import { same } from '@casefile/protocol/record/same';
import { isPossibleMove, isPossibleStart } from './possible-facts.ts';

/** The only phase of these entries; others may come in several. */
const phaseOf: Partial<Readonly<Record<Entry['is'], Phase>>> = {
  sat: 'lobby',
  stood: 'lobby',
  committed: 'lobby',
  terms: 'lobby',
  settled: 'lobby',
  closed: 'lobby',
  withheld: 'dealing',
  acted: 'playing',
  undone: 'playing',
  paused: 'playing',
  resumed: 'playing',
  replaced: 'playing',
  returned: 'playing',
  left: 'playing',
  revealed: 'over',
  rematched: 'over',
};

/** Whether the entry can follow; `after` is what the fold makes of it. */
export function isPossibleEntry(entry: Entry, before: TableState, after: TableState): boolean {
  // Time never runs backwards in a log.
  if (entry.at < before.at || before.phase !== (phaseOf[entry.is] ?? before.phase)) return false;
  switch (entry.is) {
    case 'started':
      return isAsSettled(entry, before) && isPossibleStart(entry.facts, after.position!, entry.seats);
    case 'acted':
      return isForUs(entry, before) && isPossibleMove(entry.seat, entry.facts, before.position!);
    case 'undone':
      return before.undo?.seat === entry.seat && before.undo.of === entry.of;
    case 'seeded':
      return isKnown(entry, before) && (!before.isSealed || before.phase === 'dealing');
    case 'renamed':
    case 'committed':
    case 'withheld':
      return isKnown(entry, before);
    case 'returned':
      return seatOf(before, entry.person) === entry.seat;
    case 'voted':
      return seatOf(before, entry.person) !== null;
    default:
      return true;
  }
}

/** The fold would show an unknown person as somebody without a name. */
const isKnown = ({ person }: { readonly person: string }, { people }: TableState): boolean =>
  Object.hasOwn(people, person);

/** An action may name a secret card, so only its own seat receives it. */
const isForUs = ({ action, seat }: EntryOf<'acted'>, { viewer }: TableState): boolean =>
  action === undefined || seat === viewer;

/**
 * Otherwise a table that knows all seeds could try other chairs or options until the deal suits it, or ask nobody for a
 * seed and deal as it likes.
 */
function isAsSettled(
  { seats, seeds, facts: [opened] }: EntryOf<'started'>,
  { phase, dealing, isSealed, options, people }: TableState,
): boolean {
  if (phase !== (isSealed ? 'dealing' : 'lobby')) return false;
  if (dealing === null) return true;
  const isAgreed = opened?.fact === 'opened' && same(opened.options, options);
  const given = dealing.commitments.map(({ person }) => people[person]?.seed);
  return isAgreed && same(seats, dealing.seats) && same(seeds, given);
}
