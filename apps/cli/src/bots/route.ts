/** Steps to the nearest of the rooms wanted, from every square, whoever stands in the way. */
import type { Board, Place } from '@casefile/engine';

export function stepsTo(board: Board, rooms: readonly string[]): (place: Place) => number {
  const steps = new Array<number>(board.nodes).fill(Number.POSITIVE_INFINITY);
  let edge = rooms.map((room) => board.nodeOf(room));
  for (const node of edge) steps[node] = 0;
  for (let distance = 1; edge.length > 0; distance++) {
    const beyond = edge.flatMap((node) => [
      ...board.neighbours[node]!,
      ...board.doorsOf[node]!,
      ...board.passages[node]!,
    ]);
    edge = [...new Set(beyond)].filter((node) => steps[node] === Number.POSITIVE_INFINITY);
    for (const node of edge) steps[node] = distance;
  }
  return (place) => steps[board.nodeOf(place)] ?? Number.POSITIVE_INFINITY;
}
