import { classicRooms } from '../classic/look.ts';
import type { EditionLook } from '../look.ts';
import { materials } from './materials.ts';

/** Places of the game without a board: pictures for cards only. */
export const look: EditionLook = {
  palette: 'midnight',
  materials,
  finish: 'midnight',
  people: 'moderns',
  weaponGround: ['#14213d', '#e0b65a'],
  sound: { corridor: 'carpet', tone: 'lamp' },
  rooms: {
    ...classicRooms,
    courtyard: {
      floor: 'cobbles',
      wall: 'hedge',
      furnishings: [
        ['garden/fountain', 2.6, 2.6, 'c'],
        ['garden/topiary', 1, 1, 'nw'],
        ['garden/topiary', 1, 1, 'ne'],
        ['house/benchSeat', 1.6, 0.6, 's'],
        ['garden/flowers', 1.2, 0.9, 'n'],
      ],
    },
    'living-room': {
      floor: 'blueCarpet',
      furnishings: [
        ['rugs/rug white blue2', 3, 2.6, 'c', { flat: true }],
        ['house/fire', 2.2, 1, 'n'],
        ['house/sofa blue2 blue1', 2.2, 1, 's'],
        ['villa/kidney', 1.4, 0.9, 'c'],
        ['house/armchair red2 red1', 1, 1, 'w'],
        ['plants/plant', 1, 1, 'ne'],
      ],
    },
  },
};
