import { classicRooms } from '../../classic/look/rooms.ts';
import type { EditionLook, Materials, RoomLook } from '../../schema/look.ts';

const rooms: Readonly<Record<string, RoomLook>> = {
  ...classicRooms,
  studio: {
    floor: 'boards',
    furnishings: [
      ['garden/easel', 1.2, 1.5, 'w'],
      ['garden/palette', 0.9, 0.8, 'e'],
      ['garden/stand', 0.7, 0.7, 's'],
      ['plants/plant', 0.8, 0.8, 'sw'],
    ],
    onCard: [
      ['rugs/rug blue1 blue2', 2.4, 1.8, 'c', { flat: true }],
      ['garden/statue', 1, 1, 'n'],
      ['house/armchair red2 red1', 1.1, 1.1, 'ne'],
      ['garden/easel', 1.2, 1.5, 'nw'],
    ],
    nameAt: 0.3,
  },
  garden: {
    floor: 'mown',
    wall: 'hedge',
    furnishings: [
      ['garden/flowers', 2.2, 1, 'n'],
      ['garden/flowers', 2.2, 1, 's'],
      ['garden/topiary', 1.1, 1.1, 'nw', { off: 1 }],
      ['garden/topiary', 1.1, 1.1, 'sw', { off: 1 }],
      ['garden/topiary', 1.1, 1.1, 'ne', { off: 1 }],
      ['garden/topiary', 1.1, 1.1, 'se', { off: 1 }],
      ['garden/tree', 2, 2, 'e'],
      ['garden/statue', 1, 1, 'w', { off: 0.4 }],
    ],
    nameAt: 0.5,
  },
  'trophy-room': {
    floor: 'redCarpet',
    furnishings: [
      ['garden/hide', 2.2, 2.4, 'n', { off: 0.9 }],
      ['garden/cabinet', 2.4, 0.7, 'n'],
      ['garden/cabinet', 2, 0.7, 's'],
      ['house/armchair green2 green1', 1, 1, 'sw'],
      ['house/armour', 0.9, 0.9, 'ne'],
    ],
    nameAt: 0.68,
  },
  library: { ...classicRooms.library!, nameAt: 0.55 },
  'billiard-room': {
    floor: 'boards',
    furnishings: [
      ['house/billiardTable', 2.6, 1.45, 'w', { off: 0.45 }],
      ['house/cues', 1.1, 0.4, 'n'],
    ],
    onCard: [
      ['rugs/rug green1 green2', 3.2, 4, 'c', { flat: true }],
      ['house/armchair red2 red1', 1, 1, 'se'],
      ['plants/plant', 0.9, 0.9, 'ne'],
    ],
    nameAt: 0.86,
  },
  'dining-room': { ...classicRooms['dining-room']!, nameAt: 0.7 },
  conservatory: { ...classicRooms.conservatory!, nameAt: 0.4 },
  'carriage-house': {
    floor: 'flags',
    furnishings: [
      ['garden/motorcar', 2, 3.5, 'n', { off: 0.2 }],
      ['garden/stall', 1.6, 1, 's'],
      ['garden/wheel', 1, 1, 'w'],
      ['garden/hay', 1.1, 0.8, 'sw'],
      ['garden/hay', 0.9, 0.7, 'e'],
    ],
    nameAt: 0.45,
  },
  kitchen: {
    ...classicRooms.kitchen!,
    furnishings: [
      ['kitchen/range', 2.6, 1, 'w'],
      ['kitchen/kitchenTable', 2.8, 1.2, 's', { off: 0.9 }],
      ['kitchen/sink', 2, 0.9, 'n'],
      ['kitchen/dresser', 1.6, 0.6, 's'],
      ['plants/plant', 0.8, 0.8, 'ne'],
    ],
    nameAt: 0.42,
  },
  gazebo: {
    floor: 'gravel',
    wall: 'hedge',
    furnishings: [
      ['garden/pavilion', 4.1, 4.1, 'n', { off: 0.2 }],
      ['garden/flowers', 0.9, 0.9, 'nw'],
      ['garden/flowers', 0.9, 0.9, 'ne'],
      ['garden/topiary', 0.8, 0.8, 'sw'],
      ['house/benchSeat', 1.4, 0.6, 's'],
    ],
    nameAt: 0.8,
  },
  'drawing-room': {
    floor: 'roseCarpet',
    furnishings: [
      ['rugs/rug rose1 red2', 3, 2, 'c', { flat: true }],
      ['house/sofa blue2 blue1', 2, 1, 's'],
      ['house/piano', 1.6, 1.7, 'ne', { off: 0.2 }],
      ['house/fire', 1.8, 0.9, 'n'],
      ['plants/plant', 0.8, 0.8, 'se'],
    ],
    nameAt: 0.54,
  },
  fountain: {
    floor: 'gravel',
    wall: 'hedge',
    furnishings: [
      ['garden/fountain', 4.2, 4.2, 'c'],
      ['garden/topiary', 0.9, 0.9, 'sw'],
      ['garden/topiary', 0.9, 0.9, 'se'],
      ['house/benchSeat', 1.4, 0.6, 'w'],
      ['garden/flowers', 0.9, 0.9, 'nw'],
    ],
    nameAt: 0.84,
  },
  hall: {
    floor: 'paving',
    furnishings: [
      ['rugs/rug red1 red2', 4, 1.6, 's', { flat: true, off: 0.2 }],
      ['house/clock', 0.9, 0.6, 'ne'],
      ['plants/plant', 0.8, 0.8, 'nw'],
      ['house/armour', 0.8, 0.8, 'se'],
    ],
    nameAt: 0.34,
  },
};

/** Gravel, lawns and hedges. */
const materials: Materials = {
  corridor: '#eadfbf #4a4736',
  corridor2: '#e1d4ae #53503d',
  void: '#a9c978 #1d3f26',
  void2: '#97ba66 #254b2d',
  fine: '#6b5a2f33 #f1e6cb14',
  garden: '#bcd986 #2c5636',
  lawn: '#b4d483 #24492d',
  lawn2: '#a3c671 #2b5434',
  gravel: '#efe4c6 #5f5b48',
  leaf1: '#86b35c #5b8650',
  leaf2: '#4b7a3d #355c38',
  leaf3: '#2b5229 #1a3520',
  plate: '#fdfbf0 #10241a',
  'plate-ink': '#1e3a22 #f0ead0',
  'plate-edge': '#2f6b3a #7fbf84',
  'card-edge': '#2f6b3a #2f6b3a',
  table: '#7fa659 #10241a',
  table2: '#6b9147 #0b1a12',
};

/** The house in its gardens. */
export const look: EditionLook = {
  palette: 'gardens',
  materials,
  finish: 'grounds',
  weaponGround: ['#3f6a3d', '#e6dab6'],
  sound: { corridor: 'gravel', tone: 'birds' },
  people: 'neighbours',
  hasFurtherWeapons: true,
  rooms,
  board: {
    wall: 'masonry',
    outerWall: { upTo: 30, wall: 'masonry', beyond: 'hedge' },
    solid: { gapsBefore: 30 },
    // The steps behind the stair square, and trees on the lawns between house and garden.
    sights: [
      ['garden/flight', 15, 12 + 1 / 12, 1, 1],
      ['garden/tree', 4.1, 1.6, 1.6, 1.6],
      ['garden/tree', 4.2, 6.2, 1.5, 1.5],
      ['garden/tree', 30.2, 1.3, 2, 2],
      ['garden/tree', 31, 4, 1.7, 1.7],
      ['garden/tree', 29.3, 6.2, 1.4, 1.4],
      ['garden/tree', 31.4, 6.9, 1.4, 1.4],
      ['garden/tree', 30.2, 17.6, 1.8, 1.8],
      ['garden/tree', 30.6, 20.2, 1.8, 1.8],
      ['garden/tree', 1, 15.4, 2, 2],
      ['garden/tree', 0.4, 18.2, 1.9, 1.9],
      ['garden/tree', 0.9, 20.9, 1.6, 1.6],
      ['garden/tree', 2.1, 0.1, 0.9, 0.9],
      ['garden/tree', 34.6, 0.05, 0.9, 0.9],
      ['garden/tree', 24.2, 0.05, 0.9, 0.9],
      ['garden/tree', 4.1, 14.9, 1.5, 1.5],
    ],
  },
};
