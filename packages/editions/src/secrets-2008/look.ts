import type { EditionLook, RoomLook } from '../look.ts';
import { materials } from './materials.ts';

const rooms: Readonly<Record<string, RoomLook>> = {
  kitchen: {
    floor: 'tile',
    furnishings: [
      ['villa/counter', 4.4, 0.95, 'e'],
      ['villa/island', 2.8, 1.5, 'c'],
      ['kitchen/sink', 1.8, 0.8, 's'],
      ['plants/plant', 0.9, 0.9, 'sw'],
    ],
    nameAt: 0.28,
    light: [0.5, 0.6],
  },
  patio: {
    floor: 'terrazzo',
    wall: 'glass',
    furnishings: [
      ['villa/parasol', 1.7, 1.7, 'c'],
      ['villa/grill', 1.2, 0.8, 'n'],
      ['villa/lounger', 0.9, 1.6, 'nw', { off: 0.2 }],
      ['villa/lounger', 0.9, 1.6, 'ne', { off: 0.2 }],
      ['plants/planter', 1.6, 0.6, 's'],
    ],
    nameAt: 0.36,
  },
  spa: {
    floor: 'mosaic',
    furnishings: [
      ['villa/hotTub', 2.2, 2.2, 'e'],
      ['villa/massage', 1, 1.9, 'nw'],
      ['villa/massage', 1, 1.9, 's'],
      ['plants/palm', 1.3, 1.3, 'n'],
    ],
    nameAt: 0.5,
    light: [0.8, 0.5],
  },
  theatre: {
    floor: 'redCarpet',
    furnishings: [
      ['villa/screen', 4.6, 0.8, 'n'],
      ['villa/stalls', 4.8, 1.3, 's'],
      ['house/clock', 0.6, 0.6, 'ne'],
    ],
    onCard: [['villa/stalls', 3.8, 1.6, 'c']],
    nameAt: 0.47,
    light: [0.5, 0.1],
  },
  'living-room': {
    floor: 'blueCarpet',
    furnishings: [
      ['villa/roundRug white gold', 2.8, 2.8, 'c', { flat: true }],
      ['villa/corner', 2.4, 1.9, 'nw'],
      ['villa/television', 1.7, 0.9, 'e'],
      ['villa/egg red2 red1', 1.1, 1.1, 's'],
      ['villa/kidney', 1.4, 0.8, 'c'],
      ['plants/palm', 1.2, 1.2, 'se'],
    ],
    nameAt: 0.56,
    light: [0.55, 0.4],
  },
  observatory: {
    floor: 'boards',
    furnishings: [
      ['villa/starChart', 3.6, 3.6, 'e', { flat: true, off: 0.2 }],
      ['villa/telescope', 2.2, 2.2, 'e', { off: 0.6 }],
      ['house/shelf', 2.6, 0.6, 'w'],
      ['villa/egg blue2 blue1', 1.1, 1.1, 's'],
    ],
    nameAt: 0.34,
    light: [0.75, 0.55],
  },
  hall: {
    floor: 'terrazzo',
    furnishings: [
      ['rugs/rug red1 red2', 2.2, 4.6, 'n', { flat: true, off: 0.3 }],
      ['house/stairs', 2.4, 2, 's'],
      ['plants/palm', 1.4, 1.4, 'sw'],
      ['plants/palm', 1.4, 1.4, 'se'],
      ['house/sideboard', 1.8, 0.7, 'w'],
    ],
    nameAt: 0.46,
  },
  'guest-house': {
    floor: 'greenCarpet',
    furnishings: [
      ['villa/bed red1', 1.9, 2.1, 'w'],
      ['villa/egg gold white', 1.1, 1.1, 'e'],
      ['villa/bar', 2, 0.9, 'n'],
      ['house/sofa blue2 blue1', 1.8, 0.9, 's'],
      ['plants/plant', 0.9, 0.9, 'se'],
    ],
    nameAt: 0.36,
    light: [0.35, 0.6],
  },
  'dining-room': {
    floor: 'herringbone',
    furnishings: [
      ['rugs/rug gold red2', 4.6, 2.9, 'n', { flat: true, off: 0.7 }],
      ['house/diningTable white red1', 3.8, 2, 'n', { off: 1.1 }],
      ['house/sideboard', 2.2, 0.7, 'n'],
      ['house/armchair blue2 blue1', 1, 1, 'sw'],
      ['plants/palm', 1.2, 1.2, 'nw'],
    ],
    nameAt: 0.66,
    light: [0.5, 0.4],
  },
  pool: {
    floor: 'paving',
    wall: 'stones',
    furnishings: [
      ['villa/basin', 3.2, 4.6, 's', { flat: true, off: 0.15 }],
      ['villa/lounger', 0.6, 1.1, 'nw'],
      ['villa/parasol', 0.8, 0.8, 'ne'],
    ],
    nameAt: 0.2,
    light: [0.5, 0.6],
  },
};

/** Butler cards, clocks and the guests' powers. */
const butler = { badge: 'bell', ground: '#4b1620', tone: '#f1dfae' };
const clock = { ground: '#1b1a1f', tone: '#f0b35a' };
const power = { ground: '#163d30', tone: '#f1dfae' };
const extraCards: EditionLook['extraCards'] = {
  'butler:stay': { ...butler, icon: 'seat' },
  'butler:anywhere': { ...butler, icon: 'door' },
  'butler:six-more': { ...butler, icon: 'dice' },
  'butler:neighbour': { ...butler, icon: 'hand' },
  'butler:again': { ...butler, icon: 'redo' },
  'butler:home': { ...butler, icon: 'undo' },
  'butler:see': { ...butler, icon: 'eye' },
  'butler:no-answer': { ...butler, icon: 'mute' },
  clock: { ...clock, icon: 'clock' },
  'power:scarlet': { ...power, icon: 'eye' },
  'power:mustard': { ...power, icon: 'dice' },
  'power:white': { ...power, icon: 'door' },
  'power:green': { ...power, icon: 'link' },
  'power:peacock': { ...power, icon: 'hand' },
  'power:plum': { ...power, icon: 'redo' },
};

/** A celebrity's villa above the city, at night. */
export const look: EditionLook = {
  palette: 'villa',
  materials,
  finish: 'villa',
  people: 'celebrities',
  weaponGround: ['#2a1a5e', '#3fd0d6'],
  sound: { corridor: 'stone', tone: 'poolside' },
  hasFurtherWeapons: true,
  rooms,
  board: { wall: 'plaster', outerWall: 'plaster', solid: 'none' },
  extraCards,
};
