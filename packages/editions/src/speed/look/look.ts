import { classicRooms } from '../../classic/look/rooms.ts';
import type { EditionLook, Materials } from '../../schema/look.ts';

/** Yellow and black. */
const materials: Materials = {
  card: '#fffbe8 #f2ecd2',
  'card-line': '#1b1b1f #0d0d10',
  'card-edge': '#f6c417 #f6c417',
  'card-ink': '#1b1b1f #1b1b1f',
  'plate-edge': '#8a6c00 #f6c417',
  table: '#2a2a30 #121215',
  table2: '#1b1b1f #0b0b0d',
  felt: '#f0c02c #6b5410',
  felt2: '#d9a20a #3d3009',
  'felt-ink': '#1b1b1f #fff3c4',
  rim: '#3a3a42 #26262b',
  'felt-line': '#1b1b1f #f6c417',
};

/** Without a board: pictures for cards only. */
export const look: EditionLook = {
  palette: 'express',
  materials,
  finish: 'express',
  people: 'guests',
  weaponGround: ['#f6c417', '#1b1b1f'],
  sound: { corridor: 'carpet', tone: 'clock' },
  rooms: classicRooms,
};
