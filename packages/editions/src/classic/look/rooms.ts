import type { RoomLook } from '../../schema/look.ts';

/** The nine rooms that several editions share. */
export const classicRooms: Readonly<Record<string, RoomLook>> = {
  study: {
    floor: 'greenCarpet',
    furnishings: [
      ['house/shelf', 3.4, 0.55, 'n'],
      ['house/desk', 2, 1.5, 'sw', { off: 0.3 }],
      ['house/globe', 0.95, 0.95, 'e'],
      ['house/armchair red2 red1', 1, 1, 'se'],
    ],
    onCard: [
      ['rugs/rug green1 red2', 2.2, 1.6, 'c', { flat: true }],
      ['house/clock', 0.9, 0.6, 'w'],
    ],
    nameAt: 0.44,
    light: [0.3, 0.6],
  },
  hall: {
    floor: 'paving',
    furnishings: [
      ['rugs/rug red1 red2', 2.3, 4.4, 's', { flat: true, off: 0.3 }],
      ['house/stairs', 2.4, 2.2, 'n'],
      ['house/clock', 0.9, 0.6, 'ne'],
      ['house/armour', 0.9, 0.9, 'nw'],
      ['plants/plant', 0.9, 0.9, 'sw'],
      ['plants/plant', 0.9, 0.9, 'se'],
    ],
    nameAt: 0.52,
    light: [0.5, 0.55],
  },
  lounge: {
    floor: 'roseCarpet',
    furnishings: [
      ['rugs/rug rose1 red2', 3, 2.4, 'c', { flat: true }],
      ['house/fire', 2.2, 1.05, 'e'],
      ['house/sofa red2 red1', 2, 1, 'w'],
      ['house/armchair green2 green1', 1, 1, 's'],
      ['house/gramophone', 0.9, 0.9, 'nw'],
    ],
    nameAt: 0.42,
    light: [0.8, 0.5],
  },
  library: {
    floor: 'herringbone',
    furnishings: [
      ['house/shelf', 4, 0.6, 'n'],
      ['house/shelf', 2.6, 0.6, 'w'],
      ['house/ladder', 0.8, 0.9, 'ne', { off: 0.5 }],
      ['house/armchair green2 green1', 1, 1, 'se'],
      ['house/globe', 0.8, 0.8, 'sw', { off: 0.1 }],
    ],
    onCard: [
      ['rugs/rug red1 red2', 2.2, 1.6, 'c', { flat: true }],
      ['house/roundTable wood1 green1', 1.6, 1.6, 'c'],
    ],
    nameAt: 0.5,
    light: [0.55, 0.5],
  },
  'billiard-room': {
    floor: 'boards',
    furnishings: [
      ['rugs/rug green1 green2', 4.6, 2.7, 'c', { flat: true }],
      ['house/billiardTable', 3.4, 1.8, 'n', { off: 0.85 }],
      ['house/cues', 1.6, 0.5, 'n'],
      ['house/armchair red2 red1', 0.9, 0.9, 'sw'],
    ],
    nameAt: 0.8,
    light: [0.5, 0.4],
  },
  'dining-room': {
    floor: 'basket',
    furnishings: [
      ['rugs/rug blue1 blue2', 6, 3, 'n', { flat: true, off: 0.9 }],
      ['house/diningTable white blue2', 4.6, 2, 'n', { off: 1.15 }],
      ['house/sideboard', 2, 0.7, 'e'],
      ['plants/plant', 0.9, 0.9, 'ne'],
      ['house/fire', 1.8, 0.9, 's'],
    ],
    nameAt: 0.66,
    light: [0.5, 0.35],
  },
  conservatory: {
    floor: 'panes',
    wall: 'glass',
    furnishings: [
      ['plants/palm', 1.6, 1.6, 'sw'],
      ['plants/planter', 2.2, 0.7, 'w'],
      ['house/roundTable white green1', 1.7, 1.7, 'se', { off: 0.3 }],
      ['plants/plant', 1.1, 1.1, 'e'],
      ['plants/plant', 0.9, 0.9, 'nw'],
    ],
    nameAt: 0.4,
    light: [0.5, 0.5],
  },
  ballroom: {
    floor: 'marble',
    furnishings: [
      ['rugs/medallion', 4.6, 4.6, 'c', { flat: true }],
      ['house/piano', 1.9, 2, 'ne', { off: 0.3 }],
      ['house/harp', 1, 1.1, 'nw', { off: 0.4 }],
      ['house/benchSeat', 1.6, 0.6, 'w'],
      ['house/benchSeat', 1.6, 0.6, 'e'],
    ],
    nameAt: 0.86,
    light: [0.5, 0.45],
  },
  kitchen: {
    floor: 'tile',
    furnishings: [
      ['kitchen/range', 2.4, 0.95, 'e'],
      ['kitchen/kitchenTable', 2.4, 1.1, 's', { off: 1 }],
      ['kitchen/sink', 1.9, 0.9, 'w'],
      ['kitchen/dresser', 1.6, 0.6, 's'],
    ],
    nameAt: 0.32,
    light: [0.5, 0.55],
  },
};
