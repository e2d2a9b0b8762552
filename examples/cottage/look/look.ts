import type { EditionLook } from '@casefile/editions/look';

export const look: EditionLook = {
  palette: 'house',
  materials: {},
  finish: 'deco',
  weaponGround: ['#1f4d3a', '#d9b45b'],
  sound: { corridor: 'wood', tone: 'fire' },
  people: 'guests',
  rooms: {
    kitchen: {
      floor: 'tile',
      furnishings: [
        ['kitchen/range', 2.2, 0.95, 'n'],
        ['kitchen/kitchenTable', 2.4, 1.1, 's', { off: 0.3 }],
        ['kitchen/sink', 1.8, 0.8, 'w'],
      ],
      nameAt: 0.5,
    },
    parlour: {
      floor: 'roseCarpet',
      furnishings: [
        ['rugs/rug rose1 red2', 3, 2.2, 'c', { flat: true }],
        ['house/fire', 2, 1, 'n'],
        ['house/armchair green2 green1', 1, 1, 'se'],
        ['plants/plant', 0.9, 0.9, 'sw'],
      ],
      nameAt: 0.5,
    },
    loft: {
      floor: 'boards',
      furnishings: [
        ['house/shelf', 2.4, 0.6, 's'],
        ['house/globe', 0.9, 0.9, 'w'],
        ['villa/bed red1', 1.6, 1.8, 'e'],
      ],
      nameAt: 0.4,
    },
  },
  board: { wall: 'masonry', outerWall: 'masonry', solid: 'none' },
};
