/** Actions and undo. */
import { type Action, type Fact, play, type Seat } from '@casefile/engine';
import { type ActedBy, type EntryBody, isPaused, isPeopled, type Terms } from '@casefile/protocol';
import type { CommandContext, CommandHandlers, Verdict } from './command.ts';
import { deny } from './command.ts';
import { chairOf } from './people/who.ts';
import { drawsUsed, gameOf, type ServerTable } from './table.ts';
import { type Charge, chargeFor } from './time/clocks.ts';

export const playing: CommandHandlers<'act' | 'undo'> = {
  act(ask, { action }) {
    const seat = playedBy(ask);
    if (typeof seat !== 'number') return seat;
    if (ask.v < questionOf(ask.table, seat)) return deny('stale');
    const { table, seed, now, lag = 0 } = ask;
    const verdict = acting(
      table,
      { seat, action, by: 'person' },
      seed,
      chargeFor(table.state, seat, now, lag),
    );
    const wasAway = table.state.timing.absent[seat] !== null;
    return 'deny' in verdict || !wasAway ? verdict : [{ is: 'back', seat }, ...verdict];
  },
  undo(ask) {
    const seat = playedBy(ask);
    if (typeof seat !== 'number') return seat;
    const { undo } = ask.table.state;
    if (ask.v < lastStep(ask.table)) return deny('stale');
    if (undo === null || undo.seat !== seat) return deny('nothing-to-undo');
    return [{ is: 'undone', seat, of: undo.of }];
  },
};

/** The seat the caller plays now. */
function playedBy({ table: { state }, who }: CommandContext): Seat | Verdict {
  if (state.phase === 'lobby' || state.phase === 'dealing') return deny('not-now');
  const seat = chairOf(state, who);
  if (seat === null || !isPeopled(state, seat)) return deny('not-allowed');
  if (state.phase === 'over' && state.position === null) return deny('closed');
  return isPaused(state) ? deny('paused') : seat;
}

/** Number of the entry that changed the game last. */
function lastStep({ entries }: ServerTable): number {
  return entries.findLast(({ is }) => is === 'acted' || is === 'undone' || is === 'started')!.n;
}

/** Number of the entry that asked this seat, or of the last step of the game if the seat is not asked. */
function questionOf(table: ServerTable, seat: Seat): number {
  return table.state.timing.asked[seat]?.n ?? lastStep(table);
}

/** What a seat does, and who decided it. */
export interface SeatAction {
  readonly seat: Seat;
  readonly action: Action;
  readonly by: ActedBy;
}

/** The entries of a decision. */
export function acting(
  table: ServerTable,
  { seat, action, by }: SeatAction,
  seed: string,
  charge: Charge = {},
): Verdict {
  const played = play(gameOf(table, seed), seat, action);
  if (!played.ok) return { deny: 'refused', refusal: played.refusal };
  const { facts, game } = played;
  const acted: EntryBody = { is: 'acted', seat, action, by, facts, used: drawsUsed(game), ...charge };
  return isOver(facts) ? [acted, revealed(table.state.terms, seed)] : [acted];
}

/** The seed lets anybody compute the whole game, so only those who may read the record get it. */
const revealed = ({ records = 'all' }: Terms, seed: string): EntryBody =>
  records === 'all' ? { is: 'revealed', seed } : { is: 'revealed', seed, to: 'players' };

const isOver = (facts: readonly Fact[]): boolean => facts.some(({ fact }) => fact === 'ended');
