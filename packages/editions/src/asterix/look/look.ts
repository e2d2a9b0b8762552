import type { EditionLook, Materials, RoomLook } from '../../schema/look.ts';

const rooms: Readonly<Record<string, RoomLook>> = {
  cliff: {
    floor: 'lawn',
    wall: 'stones',
    furnishings: [
      ['coast/brink', 5.6, 1.15, 'sw', { flat: true, off: -0.1 }],
      ['coast/rocks', 1.3, 0.9, 'e'],
      ['coast/menhir', 0.8, 1.2, 'ne'],
      ['garden/tree', 1.1, 1.1, 'w'],
    ],
    onCard: [
      ['coast/menhir', 1, 1.5, 'nw'],
      ['garden/tree', 1.4, 1.4, 'n'],
      ['coast/rocks', 1.2, 0.8, 'c'],
    ],
    nameAt: 0.44,
    light: [0.6, 0.5],
  },
  road: {
    floor: 'lawn',
    wall: 'stones',
    furnishings: [
      ['coast/pavedRoad', 5.2, 6.6, 'c', { flat: true }],
      ['coast/milestone', 0.7, 0.9, 'nw', { off: 0.3 }],
      ['garden/tree', 1.3, 1.3, 'ne'],
      ['coast/cart', 1.2, 1.7, 'n', { off: 0.5 }],
      ['garden/tree', 1.1, 1.1, 'sw'],
      ['garden/flowers', 0.9, 0.8, 'se'],
    ],
    nameAt: 0.55,
  },
  forest: {
    floor: 'lawn',
    wall: 'hedge',
    furnishings: [
      ['garden/tree', 1.9, 1.9, 'e'],
      ['garden/pine', 1.6, 1.6, 'w'],
      ['garden/tree', 1.5, 1.5, 's'],
      ['garden/pine', 1.3, 1.3, 'nw'],
      ['garden/pine', 1.3, 1.3, 'se'],
      ['coast/stump', 0.8, 0.8, 'n', { off: 0.6 }],
    ],
    nameAt: 0.46,
  },
  'viking-tent': {
    floor: 'sand',
    wall: 'rope',
    furnishings: [
      ['coast/stripedTent', 1.9, 2, 'w'],
      ['coast/campfire', 1.1, 1.1, 'se'],
      ['coast/shields', 1.8, 0.6, 'n'],
      ['coast/barrel', 0.7, 0.7, 'ne'],
      ['coast/barrel', 0.6, 0.6, 's'],
    ],
    nameAt: 0.5,
    light: [0.75, 0.7],
  },
  'roman-tent': {
    floor: 'sand',
    wall: 'palisade',
    furnishings: [
      ['coast/squareTent', 2.1, 1.9, 'ne'],
      ['coast/standard', 0.9, 1.1, 'nw', { off: 0.5 }],
      ['coast/shields', 1.5, 0.6, 'w'],
      ['coast/barrel', 0.7, 0.7, 'se'],
    ],
    onCard: [
      ['coast/campfire', 1.2, 1.2, 'c'],
      ['coast/barrel', 0.7, 0.7, 's'],
      ['coast/standard', 0.9, 1.1, 'e'],
    ],
    nameAt: 0.66,
    light: [0.5, 0.5],
  },
  longship: {
    floor: 'water',
    wall: 'shore',
    furnishings: [
      ['coast/longship', 2, 6.2, 'w', { off: 0.5 }],
      ['coast/sandbank', 2.6, 0.8, 's'],
      ['coast/rocks', 1, 0.8, 'ne'],
      ['coast/barrel', 0.7, 0.7, 'sw'],
    ],
    nameAt: 0.76,
  },
  'roman-camp': {
    floor: 'sand',
    wall: 'palisade',
    furnishings: [
      ['coast/watchtower', 1, 1, 'nw'],
      ['coast/squareTent', 1.5, 1.3, 'e'],
      ['coast/squareTent', 1.5, 1.3, 'w'],
      ['coast/standard', 0.9, 1.1, 's'],
      ['coast/campfire', 0.8, 0.8, 'se'],
    ],
    onCard: [
      ['coast/watchtower', 1, 1, 'ne'],
      ['coast/shields', 1.6, 0.6, 'n'],
    ],
    nameAt: 0.42,
  },
  inn: {
    floor: 'flags',
    wall: 'stones',
    furnishings: [
      ['coast/feast', 4.6, 2, 'c'],
      ['house/fire', 2, 1, 's'],
      ['coast/barrel', 0.8, 0.8, 'ne'],
      ['coast/barrel', 0.8, 0.8, 'nw'],
      ['coast/cauldron', 1, 1, 'se'],
      ['garden/stand', 0.8, 0.8, 'sw'],
    ],
    nameAt: 0.24,
    light: [0.5, 0.8],
  },
  'pirate-ship': {
    floor: 'water',
    wall: 'shore',
    furnishings: [
      ['coast/pirateShip', 2.2, 4.2, 'w', { off: 0.5 }],
      ['coast/barrel', 0.7, 0.7, 'e'],
      ['coast/sandbank', 2.4, 0.7, 's'],
      ['coast/rocks', 0.9, 0.7, 'ne'],
    ],
    nameAt: 0.22,
  },
};

/** Sand and sea in the sun. */
const materials: Materials = {
  line: '#3f3018 #0a1414',
  corridor: '#f3dfa6 #4a4a35',
  corridor2: '#ecd393 #52523b',
  void: '#b9d588 #1d3b2c',
  void2: '#9cc06a #2a4f37',
  garden: '#bcd986 #2c5636',
  lawn: '#a9cd78 #234a30',
  lawn2: '#97be66 #2b573a',
  water1: '#6cc3da #1f5f7c',
  water2: '#3f9fc0 #174a66',
  foam: '#f1fdff #7fc0cf',
  gravel: '#f0d59a #6d5f3f',
  sand: '#f4dfa8 #8a7549',
  boards: '#dcb57c #5b4228',
  red1: '#df6a50 #a8442f',
  red2: '#b93a2a #772a20',
  lamp: '#fffbe038 #ffca6b66',
  table: '#8fd0e2 #123a4a',
  table2: '#6cb9d0 #0d2c3a',
};

/** A coast with village, tents and ships, in sun. */
export const look: EditionLook = {
  palette: 'coast',
  materials,
  finish: 'coast',
  weaponGround: ['#2f8bb0', '#f2c14b'],
  sound: { corridor: 'gravel', tone: 'surf' },
  people: 'normans',
  hasFurtherWeapons: true,
  rooms,
  board: { wall: 'stones', outerWall: 'verge', solid: 'none', centre: 'village/village' },
};
