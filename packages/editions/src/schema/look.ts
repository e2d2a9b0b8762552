/**
 * How an edition looks, as data: its folder says what is where and in which colours, the web app draws it. Drawings are
 * named `set/piece`, as in `house/sofa`; a screen that does not know a name says so in its tests.
 */

/** How the border of a room, or of the whole board, is built. */
export type Wall =
  | 'masonry'
  | 'glass'
  | 'hedge'
  | 'palisade'
  | 'rope'
  | 'shore'
  | 'stones'
  | 'verge'
  | 'printed'
  | 'timber'
  | 'partition'
  | 'plaster';

/** A wall of the room that a piece stands at, a corner of it, or the middle. */
export type Where = 'n' | 'e' | 's' | 'w' | 'nw' | 'ne' | 'sw' | 'se' | 'c';

/** Further properties of a piece of furniture. */
export interface FurnishingOptions {
  /** Lies on the floor: names, pawns and other pieces may stand on it. */
  readonly flat?: true;
  /** Distance from the wall, as a fraction of a cell. */
  readonly off?: number;
}

/** A piece of furniture, with its colours behind its name (`house/sofa red2 red1`), and its width and depth in cells. */
export type FurnishingLook = readonly [
  piece: string,
  w: number,
  h: number,
  at: Where,
  more?: FurnishingOptions,
];

/** How a room is drawn on the board and on its card. */
export interface RoomLook {
  /** The name of a floor: `boards`, `marble`, `lawn` … */
  readonly floor: string;
  readonly wall?: Wall;
  readonly furnishings: readonly FurnishingLook[];
  /** Further pieces for the picture on its card, which is taller than the room. */
  readonly onCard?: readonly FurnishingLook[];
  /** Preferred place of the name, as a fraction of the height from the top. */
  readonly nameAt?: number;
  /** Place of the lamp, as fractions of width and height. */
  readonly light?: readonly [number, number];
}

/** What lies between and around the rooms of a board. */
export interface BoardLook {
  readonly wall: Wall;
  /** The border between a corridor square and the outside; another one beyond a column where a garden begins. */
  readonly outerWall: Wall | { readonly upTo: number; readonly wall: Wall; readonly beyond: Wall };
  /** Where cells outside are solid wall, else grass: all, none, or only those in a gap before this column. */
  readonly solid: 'all' | 'none' | { readonly gapsBefore: number };
  /** The drawing of the middle that belongs to no room. */
  readonly centre?: string;
  /** Further things on the board that are nobody's room: column, row, width and height in cells. */
  readonly sights?: readonly (readonly [piece: string, x: number, y: number, w: number, h: number])[];
}

/** The picture of a card that is no evidence: one of the screen's icons on a ground of its own. */
export interface ExtraCardLook {
  readonly icon: string;
  /** A small icon in the corner, the same for all cards of a kind. */
  readonly badge?: string;
  readonly ground: string;
  readonly tone: string;
}

/** The colours of materials by name, each by day and by lamplight: `'#efe7d6 #24373a'`. */
export type Materials = Readonly<Record<string, string>>;

/** Everything of an edition that is drawn, but for its pawns and weapons: the export `look` of `look/look.ts`. */
export interface EditionLook {
  /** What the screen calls its colours. Editions with the same name share them. */
  readonly palette: string;
  /** Materials whose colour differs from the default house. */
  readonly materials: Materials;
  /** How it is made: the set of frame, squares, name plates, card backs and grounds of portraits. */
  readonly finish: string;
  /** Ground and second tone of the pictures of weapons. */
  readonly weaponGround: readonly [string, string];
  /** What its corridors are walked on, and how the house sounds when nothing happens. */
  readonly sound: { readonly corridor: string; readonly tone: string };
  /** The set of portraits in which its suspects are found under their ids. */
  readonly people: string;
  readonly rooms: Readonly<Record<string, RoomLook>>;
  /** None where it is played without a board. */
  readonly board?: BoardLook;
  readonly extraCards?: Readonly<Record<string, ExtraCardLook>>;
  /** It has weapons that the classic does not have. */
  readonly hasFurtherWeapons?: true;
}

/** What tells a suspect from the others: a colour and an emblem. */
export interface SuspectLook {
  readonly colour: string;
  /** The same in shadow. */
  readonly deep: string;
  /** What can be read on the colour. */
  readonly on: string;
  /** The name of an emblem, or a path of its own in a box of 24. */
  readonly emblem: string;
}

/** The pawns and weapons of an edition: the export `pieces` of `look/pieces.ts`, which every screen has from the start. */
export interface PiecesLook {
  readonly suspects: Readonly<Record<string, SuspectLook>>;
  /** Weapons that no other edition has: a path of their own in a box of 48. */
  readonly weapons?: Readonly<Record<string, string>>;
}
