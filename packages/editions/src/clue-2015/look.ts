import type { EditionLook } from '../look.ts';
import { materials } from './materials.ts';
import { rooms } from './rooms.ts';

const clue = { badge: 'magnifier', ground: '#0c5f63', tone: '#ffffff' };
const extraCards: EditionLook['extraCards'] = {
  'clue:name-suspect': { ...clue, icon: 'seat' },
  'clue:name-weapon': { ...clue, icon: 'dagger' },
  'clue:name-room': { ...clue, icon: 'door' },
  'clue:pressure': { ...clue, icon: 'hand' },
  'clue:gossip': { ...clue, icon: 'chat' },
  'clue:confession': { ...clue, icon: 'eye' },
  'clue:scream': { ...clue, icon: 'scream' },
  'clue:passage': { ...clue, icon: 'passage' },
};

/** Bright, clean, and furnished lately. */
export const look: EditionLook = {
  palette: 'modern',
  materials,
  finish: 'modern',
  people: 'moderns',
  hasFurtherWeapons: true,
  weaponGround: ['#12a5a0', '#d6246e'],
  sound: { corridor: 'stone', tone: 'airy' },
  rooms,
  board: { wall: 'partition', outerWall: 'partition', solid: 'all', centre: 'lately/atrium' },
  extraCards,
};
