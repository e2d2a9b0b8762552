import { editions } from '@casefile/editions';
import { describe, expect, test } from 'vitest';
import { type Arrows, arrowsOf } from './arrows.ts';
import { type Box, boxOf, CORRIDOR, cellBox, planOf } from './layout/geometry.ts';

interface Cell {
  readonly name: string;
  readonly box: Box;
}

/** The places that no sequence of arrow keys reaches from the first. */
function cutOff(arrows: Arrows<Cell>, first: Cell): string[] {
  const reached = new Set([first]);
  for (const cell of reached)
    for (const next of Object.values(arrows.get(cell)!)) if (next !== undefined) reached.add(next);
  return [...arrows.keys()].filter((cell) => !reached.has(cell)).map(({ name }) => name);
}

const at = (name: string, x: number, y: number, size = 24): Cell => ({
  name,
  box: { x, y, w: size, h: size },
});

test('an arrow moves to the nearest place in its direction', () => {
  const cells = [at('middle', 100, 100), at('near', 150, 100), at('far', 250, 100), at('below', 100, 180)];
  const { ArrowRight, ArrowDown, ArrowLeft } = arrowsOf(cells).get(cells[0]!)!;
  expect([ArrowRight?.name, ArrowDown?.name, ArrowLeft]).toEqual(['near', 'below', undefined]);
});

const boards = editions.flatMap(({ id, drawing }) => (drawing ? [[id, drawing] as const] : []));

describe.each(boards)('arrows on the board of %s', (_, drawing) => {
  const plan = planOf(drawing);
  const rooms = plan.rooms.map((name): Cell => ({ name, box: boxOf(plan.cells.get(name)!) }));
  const squares = plan.cells
    .get(CORRIDOR)!
    .map((square): Cell => ({ name: String(square), box: cellBox(square) }));

  test('reach every place from every other, whichever squares are legal', () => {
    for (let step = 2; step < 60; step++) {
      const cells = [...rooms, ...squares.filter((_, i) => step < 59 && (i * 7) % step === 0)];
      const leads = arrowsOf(cells);
      for (const cell of cells) expect(cutOff(leads, cell), `${step}: from ${cell.name}`).toEqual([]);
    }
  });
});
