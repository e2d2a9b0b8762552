import type { BoardArt, RoomArt } from '../board-art.ts';
import { armchair, clock, diningTable, shelf, sideboard, sofa, stairs } from '../furniture/house.ts';
import { sink } from '../furniture/kitchen.ts';
import { palm, plant, planter } from '../furniture/plants.ts';
import { roundRug, rug } from '../furniture/rugs.ts';
import * as villa from '../furniture/villa.ts';
import { guests } from '../people/guests.ts';
import { at, flat } from '../rooms/furnish.ts';

const rooms: Readonly<Record<string, RoomArt>> = {
  kitchen: {
    floor: 'tile',
    furnishings: [
      at(villa.counter, 4.4, 0.95, 'e'),
      at(villa.island, 2.8, 1.5, 'c'),
      at(sink, 1.8, 0.8, 's'),
      at(plant, 0.9, 0.9, 'sw'),
    ],
    nameAt: 0.28,
    light: [0.5, 0.6],
  },
  patio: {
    floor: 'terrazzo',
    wall: 'glass',
    furnishings: [
      at(villa.parasol, 1.7, 1.7, 'c'),
      at(villa.grill, 1.2, 0.8, 'n'),
      at(villa.lounger, 0.9, 1.6, 'nw', { off: 0.2 }),
      at(villa.lounger, 0.9, 1.6, 'ne', { off: 0.2 }),
      at(planter, 1.6, 0.6, 's'),
    ],
    nameAt: 0.36,
  },
  spa: {
    floor: 'mosaic',
    furnishings: [
      at(villa.hotTub, 2.2, 2.2, 'e'),
      at(villa.massage, 1, 1.9, 'nw'),
      at(villa.massage, 1, 1.9, 's'),
      at(palm, 1.3, 1.3, 'n'),
    ],
    nameAt: 0.5,
    light: [0.8, 0.5],
  },
  theatre: {
    floor: 'redCarpet',
    furnishings: [
      at(villa.screen, 4.6, 0.8, 'n'),
      at(villa.stalls, 4.8, 1.3, 's'),
      at(clock, 0.6, 0.6, 'ne'),
    ],
    onCard: [at(villa.stalls, 3.8, 1.6, 'c')],
    nameAt: 0.47,
    light: [0.5, 0.1],
  },
  'living-room': {
    floor: 'blueCarpet',
    furnishings: [
      at(roundRug('white', 'gold'), 2.8, 2.8, 'c', flat),
      at(villa.corner, 2.4, 1.9, 'nw'),
      at(villa.television, 1.7, 0.9, 'e'),
      at(villa.egg('red2', 'red1'), 1.1, 1.1, 's'),
      at(villa.kidney, 1.4, 0.8, 'c'),
      at(palm, 1.2, 1.2, 'se'),
    ],
    nameAt: 0.56,
    light: [0.55, 0.4],
  },
  observatory: {
    floor: 'boards',
    furnishings: [
      at(villa.starChart, 3.6, 3.6, 'e', { ...flat, off: 0.2 }),
      at(villa.telescope, 2.2, 2.2, 'e', { off: 0.6 }),
      at(shelf, 2.6, 0.6, 'w'),
      at(villa.egg('blue2', 'blue1'), 1.1, 1.1, 's'),
    ],
    nameAt: 0.34,
    light: [0.75, 0.55],
  },
  hall: {
    floor: 'terrazzo',
    furnishings: [
      at(rug('red1', 'red2'), 2.2, 4.6, 'n', { ...flat, off: 0.3 }),
      at(stairs, 2.4, 2, 's'),
      at(palm, 1.4, 1.4, 'sw'),
      at(palm, 1.4, 1.4, 'se'),
      at(sideboard, 1.8, 0.7, 'w'),
    ],
    nameAt: 0.46,
  },
  'guest-house': {
    floor: 'greenCarpet',
    furnishings: [
      at(villa.bed('red1'), 1.9, 2.1, 'w'),
      at(villa.egg('gold', 'white'), 1.1, 1.1, 'e'),
      at(villa.bar, 2, 0.9, 'n'),
      at(sofa('blue2', 'blue1'), 1.8, 0.9, 's'),
      at(plant, 0.9, 0.9, 'se'),
    ],
    nameAt: 0.36,
    light: [0.35, 0.6],
  },
  'dining-room': {
    floor: 'herringbone',
    furnishings: [
      at(rug('gold', 'red2'), 4.6, 2.9, 'n', { ...flat, off: 0.7 }),
      at(diningTable('white', 'red1'), 3.8, 2, 'n', { off: 1.1 }),
      at(sideboard, 2.2, 0.7, 'n'),
      at(armchair('blue2', 'blue1'), 1, 1, 'sw'),
      at(palm, 1.2, 1.2, 'nw'),
    ],
    nameAt: 0.66,
    light: [0.5, 0.4],
  },
  pool: {
    floor: 'paving',
    wall: 'stones',
    furnishings: [
      at(villa.basin, 3.2, 4.6, 's', { ...flat, off: 0.15 }),
      at(villa.lounger, 0.6, 1.1, 'nw'),
      at(villa.parasol, 0.8, 0.8, 'ne'),
    ],
    nameAt: 0.2,
    light: [0.5, 0.6],
  },
};

export const board: BoardArt = {
  palette: 'villa',
  people: guests,
  wall: 'masonry',
  outerWall: () => 'masonry',
  solid: () => false,
  corridor: 'squares',
  rooms,
};
