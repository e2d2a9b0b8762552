import { editions } from '@casefile/editions';
import type { Place } from '@casefile/engine/board/drawing';
import { describe, expect, test } from 'vitest';
import { artOf, isBoardArt } from '../../art/art-of.ts';
import { painted } from '../../art/pictures.ts';
import { drawPlaced } from '../../art/rooms/furnish.ts';
import { type BoardLayout, layoutBoard, layoutSteps } from './board-layout.ts';

const crowd = { pawns: 6, weapons: 6 };
const nameOf = (place: Place): string => (typeof place === 'string' ? place : String(place));

const boards = editions.flatMap(({ id, drawing }) => (drawing === null ? [] : [[id, drawing] as const]));

describe.each(boards)('%s', (id, drawing) => {
  async function board() {
    const art = await artOf(id);
    if (!isBoardArt(art)) throw new Error(`${id} has a board without art`);
    return { art, layout: layoutBoard(drawing, art, nameOf, crowd) };
  }

  test('each picture contains every element it refers to, once', async () => {
    for (const layer of (await board()).layout.layers) {
      const made = [...layer.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(made).size).toBe(made.length);
      for (const [, name] of layer.matchAll(/url\(#([^)]+)\)/g)) expect(made).toContain(name);
    }
  });

  test('no picture contains text, which would be in another font than the page', async () => {
    const { layout } = await board();
    for (const layer of layout.layers) expect(layer).not.toContain('<text');
    expect(layout.names.match(/<text/g)!.length).toBeGreaterThanOrEqual(layout.plan.rooms.length);
  });

  test('the pictures together show every piece of every room once', async () => {
    const { layers, rooms } = (await board()).layout;
    const pieces = [...rooms.values()].flatMap(({ furniture }) => furniture.map(drawPlaced));
    const all = layers.join('');
    const wanted = Map.groupBy(pieces, (piece) => piece);
    expect(pieces.length).toBeGreaterThan(20);
    for (const [piece, same] of wanted) expect(all.split(piece).length - 1).toBe(same.length);
  });

  test('gives the same board in steps, with a pause before every room', async () => {
    const { art, layout } = await board();
    const steps = layoutSteps(drawing, art, nameOf, crowd);
    let pauses = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauses++;
    expect(plain(step.value)).toEqual(plain(layout));
    expect(pauses).toBeGreaterThan(layout.plan.rooms.length);
  });
});

const plain = ({ rooms, outlines, view, layers, names }: BoardLayout) =>
  JSON.parse(JSON.stringify({ rooms: [...rooms], outlines: [...outlines], view, layers, names }));

test('a picture contains all its colours', () => {
  const markup = '<path fill="var(--a-wall)" stroke="var(--a-wood1)"/><path fill="#fff"/>';
  expect(painted(markup, (name) => ({ '--a-wall': '#123', '--a-wood1': '#456' })[name]!)).toBe(
    '<path fill="#123" stroke="#456"/><path fill="#fff"/>',
  );
});
