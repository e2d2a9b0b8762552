/**
 * How an edition looks, as data: its folder says what is where and in which colours, and the web app draws it. Drawings
 * are named `set/piece`, as in `house/sofa`; an unknown name fails a test of the web app.
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

/** Where a piece stands: at a wall of the room, in a corner, or in the middle. */
export type Where = 'n' | 'e' | 's' | 'w' | 'nw' | 'ne' | 'sw' | 'se' | 'c';

/** Further properties of a piece of furniture. */
export interface FurnishingOptions {
  /** Lies on the floor: names, pawns and other pieces may stand on it. */
  readonly flat?: true;
  /** Distance from the wall, as a fraction of a cell. */
  readonly off?: number;
}

/** A piece of furniture: its name followed by its colours (`house/sofa red2 red1`), and its width and depth in cells. */
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
  /** The border between corridor and outside, with another one beyond the column where a garden begins. */
  readonly outerWall: Wall | { readonly upTo: number; readonly wall: Wall; readonly beyond: Wall };
  /** Which outside cells are solid wall instead of grass: all, none, or only gaps before this column. */
  readonly solid: 'all' | 'none' | { readonly gapsBefore: number };
  /** The drawing of the middle that belongs to no room. */
  readonly centre?: string;
  /** Further drawings on the board outside rooms: column, row, width and height in cells. */
  readonly sights?: readonly (readonly [piece: string, x: number, y: number, w: number, h: number])[];
}

/** The picture of a non-evidence card: one of the app's icons on its own background. */
export interface ExtraCardLook {
  readonly icon: string;
  /** A small icon in the corner, the same for all cards of a kind. */
  readonly badge?: string;
  readonly ground: string;
  readonly tone: string;
}

/** The colours of materials by name, each by day and by lamplight: `'#efe7d6 #24373a'`. */
export type Materials = Readonly<Record<string, string>>;

/** Everything drawn for an edition except pawns and weapons: the export `look` of `look/look.ts`. */
export interface EditionLook {
  /** The name of its colour scheme. Editions with the same name share it. */
  readonly palette: string;
  /** Materials whose colour differs from the default house. */
  readonly materials: Materials;
  /** Its finish: the set of frame, squares, name plates, card backs and portrait backgrounds. */
  readonly finish: string;
  /** Ground and second tone of the pictures of weapons. */
  readonly weaponGround: readonly [string, string];
  /** The sound of steps in its corridors, and the ambience of the house. */
  readonly sound: { readonly corridor: string; readonly tone: string };
  /** The set of portraits in which its suspects are found under their ids. */
  readonly people: string;
  readonly rooms: Readonly<Record<string, RoomLook>>;
  /** None where it is played without a board. */
  readonly board?: BoardLook;
  readonly extraCards?: Readonly<Record<string, ExtraCardLook>>;
  /** Whether it has weapons that the classic lacks. */
  readonly hasFurtherWeapons?: true;
}

/** A suspect's colour and emblem. */
export interface SuspectLook {
  readonly colour: string;
  /** The colour in shadow. */
  readonly deep: string;
  /** A text colour readable on it. */
  readonly on: string;
  /** The name of an emblem, or its own path in a 24 × 24 box. */
  readonly emblem: string;
}

/** The pawns and weapons of an edition: the export `pieces` of `look/pieces.ts`, which every screen has from the start. */
export interface PiecesLook {
  readonly suspects: Readonly<Record<string, SuspectLook>>;
  /** Weapons that no other edition has, as paths in a 48 × 48 box. */
  readonly weapons?: Readonly<Record<string, string>>;
}
