/** Face-down cards in rooms, drawn and named like pieces. */
import type { Place } from '@casefile/engine/board/drawing';

const prefix = 'hidden:';
export const isHiddenCard = (piece: string): boolean => piece.startsWith(prefix);

/** One for each room with cards, whether the edition lays them in several rooms or in a named one. */
export function hiddenCards(
  spots: Readonly<Record<string, number>>,
  rooms: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Place>> {
  return Object.fromEntries(
    Object.entries(spots).flatMap(([spot, count]) => {
      const room = spot.replace('room:', '');
      return count > 0 && room in rooms ? [[`${prefix}${room}`, room]] : [];
    }),
  );
}
