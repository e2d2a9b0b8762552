import { CELL } from '../../board/geometry.ts';
import type { BoardArt, RoomArt } from '../board-art.ts';
import * as garden from '../furniture/garden.ts';
import * as house from '../furniture/house.ts';
import * as kitchen from '../furniture/kitchen.ts';
import * as plants from '../furniture/plants.ts';
import * as rugs from '../furniture/rugs.ts';
import { guests } from '../people/guests.ts';
import { at, flat } from '../rooms/furnish.ts';
import { moved } from '../svg.ts';
import { classicRooms } from './classic.ts';

const { armchair, sofa, fire } = house;
const { rug } = rugs;

const rooms: Readonly<Record<string, RoomArt>> = {
  ...classicRooms,
  studio: {
    floor: 'boards',
    furnishings: [
      at(garden.easel, 1.2, 1.5, 'w'),
      at(garden.palette, 0.9, 0.8, 'e'),
      at(house.stand, 0.7, 0.7, 's'),
      at(plants.plant, 0.8, 0.8, 'sw'),
    ],
    onCard: [
      at(rug('blue1', 'blue2'), 2.4, 1.8, 'c', flat),
      at(garden.statue, 1, 1, 'n'),
      at(armchair('red2', 'red1'), 1.1, 1.1, 'ne'),
      at(garden.easel, 1.2, 1.5, 'nw'),
    ],
    nameAt: 0.3,
  },
  garden: {
    floor: 'mown',
    wall: 'hedge',
    furnishings: [
      at(garden.flowers, 2.2, 1, 'n'),
      at(garden.flowers, 2.2, 1, 's'),
      at(garden.topiary, 1.1, 1.1, 'nw', { off: 1 }),
      at(garden.topiary, 1.1, 1.1, 'sw', { off: 1 }),
      at(garden.topiary, 1.1, 1.1, 'ne', { off: 1 }),
      at(garden.topiary, 1.1, 1.1, 'se', { off: 1 }),
      at(garden.tree, 2, 2, 'e'),
      at(garden.statue, 1, 1, 'w', { off: 0.4 }),
    ],
    nameAt: 0.5,
  },
  'trophy-room': {
    floor: 'redCarpet',
    furnishings: [
      at(garden.hide, 2.2, 2.4, 'n', { off: 0.9 }),
      at(garden.cabinet, 2.4, 0.7, 'n'),
      at(garden.cabinet, 2, 0.7, 's'),
      at(armchair('green2', 'green1'), 1, 1, 'sw'),
      at(house.armour, 0.9, 0.9, 'ne'),
    ],
    nameAt: 0.68,
  },
  library: { ...classicRooms.library!, nameAt: 0.55 },
  'billiard-room': {
    floor: 'boards',
    furnishings: [at(house.billiardTable, 2.6, 1.45, 'w', { off: 0.45 }), at(house.cues, 1.1, 0.4, 'n')],
    onCard: [
      at(rug('green1', 'green2'), 3.2, 4, 'c', flat),
      at(armchair('red2', 'red1'), 1, 1, 'se'),
      at(plants.plant, 0.9, 0.9, 'ne'),
    ],
    nameAt: 0.86,
  },
  'dining-room': { ...classicRooms['dining-room']!, nameAt: 0.7 },
  conservatory: { ...classicRooms.conservatory!, nameAt: 0.4 },
  'carriage-house': {
    floor: 'flags',
    furnishings: [
      at(garden.motorcar, 2, 3.5, 'n', { off: 0.2 }),
      at(garden.stall, 1.6, 1, 's'),
      at(garden.wheel, 1, 1, 'w'),
      at(garden.hay, 1.1, 0.8, 'sw'),
      at(garden.hay, 0.9, 0.7, 'e'),
    ],
    nameAt: 0.45,
  },
  kitchen: {
    ...classicRooms.kitchen!,
    furnishings: [
      at(kitchen.range, 2.6, 1, 'w'),
      at(kitchen.kitchenTable, 2.8, 1.2, 's', { off: 0.9 }),
      at(kitchen.sink, 2, 0.9, 'n'),
      at(kitchen.dresser, 1.6, 0.6, 's'),
      at(plants.plant, 0.8, 0.8, 'ne'),
    ],
    nameAt: 0.42,
  },
  gazebo: {
    floor: 'gravel',
    wall: 'hedge',
    furnishings: [
      at(garden.pavilion, 4.1, 4.1, 'n', { off: 0.2 }),
      at(garden.flowers, 0.9, 0.9, 'nw'),
      at(garden.flowers, 0.9, 0.9, 'ne'),
      at(garden.topiary, 0.8, 0.8, 'sw'),
      at(house.benchSeat, 1.4, 0.6, 's'),
    ],
    nameAt: 0.8,
  },
  'drawing-room': {
    floor: 'roseCarpet',
    furnishings: [
      at(rug('rose1', 'red2'), 3, 2, 'c', flat),
      at(sofa('blue2', 'blue1'), 2, 1, 's'),
      at(house.piano, 1.6, 1.7, 'ne', { off: 0.2 }),
      at(fire, 1.8, 0.9, 'n'),
      at(plants.plant, 0.8, 0.8, 'se'),
    ],
    nameAt: 0.54,
  },
  fountain: {
    floor: 'gravel',
    wall: 'hedge',
    furnishings: [
      at(garden.fountain, 4.2, 4.2, 'c'),
      at(garden.topiary, 0.9, 0.9, 'sw'),
      at(garden.topiary, 0.9, 0.9, 'se'),
      at(house.benchSeat, 1.4, 0.6, 'w'),
      at(garden.flowers, 0.9, 0.9, 'nw'),
    ],
    nameAt: 0.84,
  },
  hall: {
    floor: 'paving',
    furnishings: [
      at(rug('red1', 'red2'), 4, 1.6, 's', { ...flat, off: 0.2 }),
      at(house.clock, 0.9, 0.6, 'ne'),
      at(plants.plant, 0.8, 0.8, 'nw'),
      at(house.armour, 0.8, 0.8, 'se'),
    ],
    nameAt: 0.34,
  },
};

/** The flight behind the stair square, and trees on the lawns between house and garden. */
function sights(): string {
  const trees = [
    [4.1, 1.6, 1.6],
    [4.2, 6.2, 1.5],
    [30.2, 1.3, 2],
    [31, 4, 1.7],
    [29.3, 6.2, 1.4],
    [31.4, 6.9, 1.4],
    [30.2, 17.6, 1.8],
    [30.6, 20.2, 1.8],
    [1, 15.4, 2],
    [0.4, 18.2, 1.9],
    [0.9, 20.9, 1.6],
    [2.1, 0.1, 0.9],
    [34.6, 0.05, 0.9],
    [24.2, 0.05, 0.9],
    [4.1, 14.9, 1.5],
  ] as const;
  return (
    moved(
      `<g transform="rotate(-90 24 12) translate(12 -12)">${house.stairs(CELL - 4, 2 * CELL)}</g>`,
      15 * CELL,
      12 * CELL + 2,
    ) + trees.map(([x, y, size]) => moved(garden.tree(size * CELL, size * CELL), x * CELL, y * CELL)).join('')
  );
}

export const board: BoardArt = {
  palette: 'gardens',
  people: guests,
  wall: 'masonry',
  outerWall: ([column]) => (column > 30 ? 'hedge' : 'masonry'),
  solid: ([column], isNarrow) => isNarrow && column < 30,
  corridor: 'squares',
  rooms,
  sights,
};
