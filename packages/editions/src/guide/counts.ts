/** Figures computed from an edition; a guide may use no others. */
import type { Cards, Edition } from '@casefile/engine';

/** Figures of the box by name. */
export type Counts = Readonly<Record<string, number>>;
/** The part of an edition that figures are computed from. */
export type Countable = Pick<Edition, 'seats' | 'dice' | 'drawing'>;

/** Computes the figures that a guide may use. */
export function countsOf({ seats, dice, drawing }: Countable, cards: Cards): Counts {
  const { suspects, weapons, rooms } = cards;
  const all = suspects.length + weapons.length + rooms.length;
  const squares = drawing === null ? [] : drawing.map.flatMap((row) => [...row]);
  const marks = Object.entries(drawing?.marks ?? {}).map(
    ([sign, kind]) => [kind, squares.filter((square) => square === sign).length] as const,
  );
  return {
    ...Object.fromEntries(marks),
    fewest: seats[0],
    most: seats[1],
    dice: dice.length,
    suspects: suspects.length,
    weapons: weapons.length,
    rooms: rooms.length,
    cards: all,
    /** Without the three cards of the solution. */
    dealt: all - 3,
    passages: drawing?.passages.length ?? 0,
  };
}
