import type { BoardArt, RoomArt } from '../board-art.ts';
import { centrepiece } from '../furniture/centrepiece.ts';
import * as house from '../furniture/house.ts';
import * as kitchen from '../furniture/kitchen.ts';
import * as plants from '../furniture/plants.ts';
import * as rugs from '../furniture/rugs.ts';
import { guests } from '../people/guests.ts';
import { at, flat } from '../rooms/furnish.ts';

const { rug } = rugs;
const { sofa, armchair, diningTable, roundTable } = house;

export const classicRooms: Readonly<Record<string, RoomArt>> = {
  study: {
    floor: 'greenCarpet',
    furnishings: [
      at(house.shelf, 3.4, 0.55, 'n'),
      at(house.desk, 2, 1.5, 'sw', { off: 0.3 }),
      at(house.globe, 0.95, 0.95, 'e'),
      at(armchair('red2', 'red1'), 1, 1, 'se'),
    ],
    onCard: [at(rug('green1', 'red2'), 2.2, 1.6, 'c', flat), at(house.clock, 0.9, 0.6, 'w')],
    nameAt: 0.44,
    light: [0.3, 0.6],
  },
  hall: {
    floor: 'paving',
    furnishings: [
      at(rug('red1', 'red2'), 2.3, 4.4, 's', { ...flat, off: 0.3 }),
      at(house.stairs, 2.4, 2.2, 'n'),
      at(house.clock, 0.9, 0.6, 'ne'),
      at(house.armour, 0.9, 0.9, 'nw'),
      at(plants.plant, 0.9, 0.9, 'sw'),
      at(plants.plant, 0.9, 0.9, 'se'),
    ],
    nameAt: 0.52,
    light: [0.5, 0.55],
  },
  lounge: {
    floor: 'roseCarpet',
    furnishings: [
      at(rug('rose1', 'red2'), 3, 2.4, 'c', flat),
      at(house.fire, 2.2, 1.05, 'e'),
      at(sofa('red2', 'red1'), 2, 1, 'w'),
      at(armchair('green2', 'green1'), 1, 1, 's'),
      at(house.gramophone, 0.9, 0.9, 'nw'),
    ],
    nameAt: 0.42,
    light: [0.8, 0.5],
  },
  library: {
    floor: 'herringbone',
    furnishings: [
      at(house.shelf, 4, 0.6, 'n'),
      at(house.shelf, 2.6, 0.6, 'w'),
      at(house.ladder, 0.8, 0.9, 'ne', { off: 0.5 }),
      at(armchair('green2', 'green1'), 1, 1, 'se'),
      at(house.globe, 0.8, 0.8, 'sw', { off: 0.1 }),
    ],
    onCard: [at(rug('red1', 'red2'), 2.2, 1.6, 'c', flat), at(roundTable('wood1', 'green1'), 1.6, 1.6, 'c')],
    nameAt: 0.5,
    light: [0.55, 0.5],
  },
  'billiard-room': {
    floor: 'boards',
    furnishings: [
      at(rug('green1', 'green2'), 4.6, 2.7, 'c', flat),
      at(house.billiardTable, 3.4, 1.8, 'n', { off: 0.85 }),
      at(house.cues, 1.6, 0.5, 'n'),
      at(armchair('red2', 'red1'), 0.9, 0.9, 'sw'),
    ],
    nameAt: 0.8,
    light: [0.5, 0.4],
  },
  'dining-room': {
    floor: 'basket',
    furnishings: [
      at(rug('blue1', 'blue2'), 6, 3, 'n', { ...flat, off: 0.9 }),
      at(diningTable('white', 'blue2'), 4.6, 2, 'n', { off: 1.15 }),
      at(house.sideboard, 2, 0.7, 'e'),
      at(plants.plant, 0.9, 0.9, 'ne'),
      at(house.fire, 1.8, 0.9, 's'),
    ],
    nameAt: 0.66,
    light: [0.5, 0.35],
  },
  conservatory: {
    floor: 'panes',
    wall: 'glass',
    furnishings: [
      at(plants.palm, 1.6, 1.6, 'sw'),
      at(plants.planter, 2.2, 0.7, 'w'),
      at(roundTable('white', 'green1'), 1.7, 1.7, 'se', { off: 0.3 }),
      at(plants.plant, 1.1, 1.1, 'e'),
      at(plants.plant, 0.9, 0.9, 'nw'),
    ],
    nameAt: 0.4,
    light: [0.5, 0.5],
  },
  ballroom: {
    floor: 'marble',
    furnishings: [
      at(rugs.medallion, 4.6, 4.6, 'c', { ...flat }),
      at(house.piano, 1.9, 2, 'ne', { off: 0.3 }),
      at(house.harp, 1, 1.1, 'nw', { off: 0.4 }),
      at(house.benchSeat, 1.6, 0.6, 'w'),
      at(house.benchSeat, 1.6, 0.6, 'e'),
    ],
    nameAt: 0.86,
    light: [0.5, 0.45],
  },
  kitchen: {
    floor: 'tile',
    furnishings: [
      at(kitchen.range, 2.4, 0.95, 'e'),
      at(kitchen.kitchenTable, 2.4, 1.1, 's', { off: 1 }),
      at(kitchen.sink, 1.9, 0.9, 'w'),
      at(kitchen.dresser, 1.6, 0.6, 's'),
    ],
    nameAt: 0.32,
    light: [0.5, 0.55],
  },
};

export const board: BoardArt = {
  palette: 'house',
  people: guests,
  wall: 'masonry',
  outerWall: () => 'masonry',
  solid: () => true,
  corridor: 'squares',
  rooms: classicRooms,
  centre: centrepiece,
};
