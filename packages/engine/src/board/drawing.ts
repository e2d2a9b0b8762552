/** A square by its column and row, from 0. */
export type Square = readonly [column: number, row: number];

/** A room id, or a square. */
export type Place = string | Square;

/** The door of a room, and the square in front of it. */
export interface Door {
  readonly room: string;
  readonly square: Square;
  readonly inside: Square;
  readonly kind?: 'white' | 'diagonal' | 'window';
}

/** The drawn board of an edition, as data. */
export interface Drawing {
  readonly id: string;
  /** Rows of characters: floor of a room (see `rooms`), `#` and `x` nothing, all others squares. */
  readonly map: readonly string[];
  /** Map character to room id; several characters may be floor of one room. */
  readonly rooms: Readonly<Record<string, string>>;
  readonly doors: readonly Door[];
  /** Suspect to place. */
  readonly starts: Readonly<Record<string, Place>>;
  /** Both directions; two rooms or two squares. */
  readonly passages: readonly (readonly [Place, Place])[];
  /** Map character to kind of special square. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Further map characters that are ordinary squares, besides `.`, digits and marks. */
  readonly floor?: string;
  /** Squares drawn over several cells; the first cell names the square. */
  readonly long?: readonly (readonly Square[])[];
  /** Neighbouring squares with a wall between them. */
  readonly walls?: readonly (readonly [Square, Square])[];
}
