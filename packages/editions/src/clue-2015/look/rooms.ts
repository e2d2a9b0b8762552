import type { RoomLook } from '../../schema/look.ts';

/** The nine rooms with wide modern furniture. */
export const rooms: Readonly<Record<string, RoomLook>> = {
  study: {
    floor: 'mint',
    furnishings: [
      ['lately/workplace', 2.6, 1.4, 'sw', { off: 0.2 }],
      ['lately/wallUnit', 3.4, 0.6, 'n'],
      ['villa/egg blue2 blue1', 1.1, 1.1, 'se'],
      ['plants/plant', 1, 1, 'e'],
    ],
    onCard: [['villa/roundRug white gold', 2.6, 2.6, 'c', { flat: true }]],
    nameAt: 0.44,
  },
  hall: {
    floor: 'marble',
    furnishings: [
      ['lately/runner blue1 white', 2.4, 4.4, 's', { flat: true, off: 0.3 }],
      ['lately/openStairs', 2.8, 2.2, 'n'],
      ['plants/palm', 1.4, 1.4, 'sw'],
      ['plants/palm', 1.4, 1.4, 'se'],
      ['lately/sculpture', 1, 1, 'nw'],
    ],
    nameAt: 0.54,
  },
  lounge: {
    floor: 'coral',
    furnishings: [
      ['villa/roundRug white rose2', 3.4, 3.4, 'c', { flat: true }],
      ['lately/longSofa red2 red1', 3.6, 1.2, 'w'],
      ['villa/television', 2, 0.9, 'e'],
      ['lately/glassTable', 1.6, 1, 'c'],
      ['villa/egg gold white', 1.1, 1.1, 's'],
    ],
    nameAt: 0.36,
  },
  library: {
    floor: 'wideOak',
    furnishings: [
      ['lately/wallUnit', 4.4, 0.7, 'n'],
      ['lately/wallUnit', 2.8, 0.7, 'w'],
      ['villa/egg green2 green1', 1.2, 1.2, 'se'],
      ['lately/glassTable', 1.4, 0.9, 's'],
    ],
    nameAt: 0.5,
  },
  'billiard-room': {
    floor: 'resin',
    furnishings: [
      ['lately/billiards', 3.6, 1.9, 'n', { off: 0.5 }],
      ['lately/longSofa blue2 blue1', 2.6, 0.9, 'w'],
      ['villa/bar', 2, 0.8, 's'],
    ],
    nameAt: 0.78,
  },
  'dining-room': {
    floor: 'wideOak',
    furnishings: [
      ['lately/runner gold white', 6, 3, 'n', { flat: true, off: 0.8 }],
      ['lately/longTable', 5, 2.2, 'n', { off: 1.1 }],
      ['lately/wallUnit', 2.6, 0.6, 'e'],
      ['plants/palm', 1.3, 1.3, 'se'],
      ['villa/egg red2 red1', 1.1, 1.1, 's'],
    ],
    nameAt: 0.68,
  },
  conservatory: {
    floor: 'panes',
    wall: 'glass',
    furnishings: [
      ['plants/palm', 2, 2, 'sw'],
      ['plants/planter', 2.6, 0.8, 'w'],
      ['villa/lounger', 1, 1.9, 'se', { off: 0.2 }],
      ['plants/palm', 1.5, 1.5, 'e'],
      ['plants/plant', 1, 1, 'nw'],
    ],
    nameAt: 0.4,
  },
  ballroom: {
    floor: 'marble',
    furnishings: [
      ['lately/danceFloor', 4.6, 4, 'c', { flat: true }],
      ['house/piano', 2, 2.1, 'ne', { off: 0.3 }],
      ['lately/speakers', 1.2, 1.6, 'nw', { off: 0.2 }],
      ['lately/longSofa red2 red1', 2.2, 0.8, 'w'],
      ['lately/longSofa red2 red1', 2.2, 0.8, 'e'],
    ],
    nameAt: 0.86,
  },
  kitchen: {
    floor: 'hexagons',
    furnishings: [
      ['villa/counter', 3.6, 1, 'e'],
      ['villa/island', 3, 1.4, 's', { off: 0.9 }],
      ['kitchen/sink', 2, 0.9, 'w'],
      ['plants/plant', 0.9, 0.9, 'sw'],
    ],
    nameAt: 0.3,
  },
};
