/** Readings shared by several editions, and how a table may change them. */
import type { Mechanic, SuspectId } from '@casefile/engine';
import type { FallShort } from '@casefile/engine/board/movement';
import { pieces, type WeaponStart } from '@casefile/engine/mechanics/pieces';
import { placing } from '@casefile/engine/mechanics/placing';
import type { FirstPolicy } from '@casefile/engine/mechanics/turns';

/** At random, in box order, or placed by the players before the first turn. */
export type WeaponsStart = Extract<WeaponStart, 'different-rooms' | 'rooms-in-order'> | 'chosen';

export const weaponPlacement = {
  random: 'different-rooms',
  chosen: 'chosen',
  'in-order': 'rooms-in-order',
} as const satisfies Record<string, WeaponsStart>;

/** The mechanics that bring pawns and weapons onto the board. */
export const placementMechanics = (start: WeaponsStart): readonly Mechanic[] =>
  start === 'chosen' ? [pieces('beside'), placing] : [pieces(start)];

export const dealFrom = { 'first-player': 'first-seat', 'next-player': 'left-of-first' } as const;

export const rollTooLong = {
  'as-far-as-possible': 'whenNothingElse',
  'as-far-as-possible-or-a-room': 'whenNoFullPath',
  stay: 'never',
} as const satisfies Record<string, FallShort>;

/** Anyone at random, or the player of a named suspect. */
export const firstPlayers = (suspects: readonly SuspectId[]): Readonly<Record<string, FirstPolicy>> => ({
  random: 'any',
  ...Object.fromEntries(suspects.map((suspect) => [suspect, { suspect }])),
});

export const seating = { 'by-start-square': 'by-start', 'as-they-please': 'as-they-please' } as const;
