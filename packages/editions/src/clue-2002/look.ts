import { classicRooms } from '../classic/look.ts';
import type { EditionLook, RoomLook } from '../look.ts';
import { materials } from './materials.ts';

const floors: Readonly<Record<string, string>> = {
  study: 'oakBoards',
  hall: 'flags',
  library: 'oakBoards',
  'billiard-room': 'redCarpet',
  conservatory: 'quarrels',
  ballroom: 'basket',
};
const rooms: Readonly<Record<string, RoomLook>> = Object.fromEntries(
  Object.entries(classicRooms).map(([id, room]) => [id, { ...room, floor: floors[id] ?? room.floor }]),
);

/** A Tudor house: oak, leaded panes, heraldry. */
export const look: EditionLook = {
  palette: 'oak',
  materials,
  finish: 'oak',
  people: 'guests',
  weaponGround: ['#7c1f2a', '#c99a4e'],
  sound: { corridor: 'wood', tone: 'fire' },
  rooms,
  board: { wall: 'timber', outerWall: 'timber', solid: 'all', centre: 'tudor/crest' },
};
