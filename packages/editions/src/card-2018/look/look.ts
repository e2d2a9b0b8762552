import { classicRooms } from '../../classic/look/rooms.ts';
import type { EditionLook, Materials } from '../../schema/look.ts';

/** Cards on blue felt, and a table of walnut. */
const materials: Materials = {
  card: '#f7f2e4 #ece4cf',
  'card-line': '#14213d #0a1122',
  'card-edge': '#b98a2c #b98a2c',
  'card-ink': '#14213d #14213d',
  'carpet-blue': '#9fb3d6 #243a66',
  'carpet-green': '#a9c5b4 #24483d',
  'plate-edge': '#8a6a1f #e0b65a',
  table: '#3d2a1c #1a110b',
  table2: '#241810 #0f0a06',
  felt: '#1f3a63 #16294a',
  felt2: '#14213d #0c1630',
  'felt-ink': '#f4ecd8 #f4ecd8',
  rim: '#6b4526 #3d2716',
  'felt-line': '#e0b65a #e0b65a',
};

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
