import type { Door } from '@casefile/engine/board/drawing';

/** A door from the square [x, y] to the room's floor at [insideX, insideY]. */
export function door(
  room: string,
  x: number,
  y: number,
  insideX: number,
  insideY: number,
  kind?: NonNullable<Door['kind']>,
): Door {
  return { room, square: [x, y], inside: [insideX, insideY], ...(kind && { kind }) };
}
