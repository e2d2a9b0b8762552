/** States in layers and the moves between them: every way from the first state to the last layer is a deal. */
export interface Lattice {
  /** Layer -> its first state; one entry more for the end. */
  readonly layers: readonly number[];
  /** State -> its first move; one entry more for the end. */
  readonly moves: Int32Array;
  /** Move -> the state it leads to, and what is done. */
  readonly to: Int32Array;
  readonly what: Uint16Array;
  /** The moves of the first layers weigh 1; from this one on each has a weight, counted from there. */
  readonly weighedFrom: number;
  readonly weight: Float64Array;
  /** State of the last layer, counted from its first -> the deals it stands for. */
  readonly ends: Float64Array;
  readonly exactEnds: () => readonly bigint[];
  /** Whether the next position has overwritten the shared tables. Never true of a kept lattice, which has its own. */
  readonly isOverwritten: () => boolean;
}

/** Without this check, a position counted earlier would silently read the numbers of a later one. */
export function checkCurrent({ isOverwritten }: Lattice): void {
  if (isOverwritten())
    throw new Error(
      'another position has been counted since: keep the lattice (keepLattice) to go on with it',
    );
}

const never = (): boolean => false;
/** Whether its tables are its own, so that nothing can overwrite them. */
export const isKept = ({ isOverwritten }: Lattice): boolean => isOverwritten === never;

/** A copy with its own tables, to be read while other positions are counted. */
export function keepLattice(lattice: Lattice): Lattice {
  checkCurrent(lattice);
  const states = lattice.layers.at(-1)!;
  const moves = lattice.moves[states]!;
  return {
    ...lattice,
    moves: lattice.moves.slice(0, states + 1),
    to: lattice.to.slice(0, moves),
    what: lattice.what.slice(0, moves),
    weight: lattice.weight.slice(0, Math.max(0, moves - lattice.weighedFrom)),
    isOverwritten: never,
  };
}
