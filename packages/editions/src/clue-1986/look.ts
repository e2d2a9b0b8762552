import { classicRooms } from '../classic/look.ts';
import type { EditionLook } from '../look.ts';
import { materials } from './materials.ts';

/** The flat two-colour print of its day. */
export const look: EditionLook = {
  palette: 'print',
  materials,
  finish: 'print',
  people: 'guests',
  hasFurtherWeapons: true,
  weaponGround: ['#c5402c', '#1d3557'],
  sound: { corridor: 'stone', tone: 'clock' },
  rooms: classicRooms,
  board: { wall: 'printed', outerWall: 'printed', solid: 'all', centre: 'centrepiece/centrepiece' },
};
