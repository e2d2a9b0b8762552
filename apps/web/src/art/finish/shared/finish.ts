/** How an edition is made: what a set of `art/finish` draws, whatever the edition's rooms and guests are. */

import type { Wall } from '@casefile/editions/look';
import type { Box } from '../../../board/layout/geometry.ts';
import type { Floor } from '../../rooms/floors.ts';
import type { Strokes } from '../../rooms/walls.ts';

export interface Finish {
  /** Behind a bust or a weapon, in a box of 100 by 120 with its middle at 50, 55; larger than the box. */
  backdrop(colour: string, deep: string): string;
  /** What draws the back of a card, in the box of a card: fetched when the first one is turned over. */
  loadBack(): Promise<() => string>;
  /** The border of the board, which is so large; as wide as FRAME. */
  frame(w: number, h: number): string;
  /** Four squares of the corridor, in a box of two cells. */
  squares(): string;
  /** The patterns `hatch` (solid) and `grass` (open) of what is outside. */
  outside(): string;
  /** What the name of a room is written on. */
  plate(box: Box): string;
  /** Over all of the board but its pieces and names. */
  overlay?(w: number, h: number): string;
  /** The sign of a special square; only where a board has some. */
  squareMark?(kind: string, box: Box): string;
  /** Walls beside those of every house. */
  readonly walls?: Partial<Record<Wall, Strokes>>;
  /** Floors that no other finish has. */
  readonly floors?: Readonly<Record<string, Floor>>;
  /** The colours of a drawn picture as they come out of this edition's press. */
  printed?(markup: string, colour: string, deep: string): string;
}
