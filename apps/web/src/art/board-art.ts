/** The art of an edition, ready to be drawn: what its folder says, with the drawings it names. */
import type { EditionLook, ExtraCardLook, Wall } from '@casefile/editions/look';
import type { Square } from '@casefile/engine/board/drawing';
import type { Box } from '../board/layout/geometry.ts';
import type { Finish } from './finish/shared/finish.ts';
import type { Bust } from './people/parts.ts';
import type { Furnishing } from './rooms/furnish.ts';

export interface RoomArt {
  readonly floor: string;
  readonly wall?: Wall;
  readonly furnishings: readonly Furnishing[];
  /** Further pieces for the picture on its card, which is taller than the room. */
  readonly onCard?: readonly Furnishing[];
  /** Where the name would like to be: parts of the height from the top. */
  readonly nameAt?: number;
  /** The lamp: parts of the width and height. */
  readonly light?: readonly [number, number];
}

/** People and rooms of an edition; those with a board also have what lies between the rooms. */
export interface EditionArt {
  /** A set of materials of its own: `data-palette`. */
  readonly palette: string;
  readonly rooms: Readonly<Record<string, RoomArt>>;
  readonly people: Readonly<Record<string, Bust>>;
  readonly finish: Finish;
  /** Ground and second tone of the pictures of weapons. */
  readonly weaponGround: readonly [string, string];
  /** The sound of steps in its corridors, and the ambience of the house. */
  readonly sound: EditionLook['sound'];
  /** Cards that are no evidence, and how they are drawn. */
  readonly extras: Readonly<Record<string, ExtraCardLook>>;
  readonly drawExtra?: (look: ExtraCardLook, text: string) => string;
}

export interface BoardArt extends EditionArt {
  readonly wall: Wall;
  /** The border between a corridor square and the outside. */
  readonly outerWall: (square: Square) => Wall;
  /** Whether a cell outside is solid wall; else it is grass. It may be nowhere two cells wide. */
  readonly solid: (square: Square, isNarrow: boolean) => boolean;
  /** The middle of the board that belongs to no room. */
  readonly centre?: (box: Box) => string;
  /** Further things on the board that are nobody's room. */
  readonly sights?: string;
}
