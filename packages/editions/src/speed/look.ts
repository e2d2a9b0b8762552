import { classicRooms } from '../classic/look.ts';
import type { EditionLook } from '../look.ts';
import { materials } from './materials.ts';

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
