import type { Box } from '../../board/geometry.ts';
import type { BoardArt, RoomArt } from '../board-art.ts';
import * as coast from '../furniture/coast.ts';
import { flowers, hay, pine, tree } from '../furniture/garden.ts';
import { fire, stand } from '../furniture/house.ts';
import { normans } from '../people/normans.ts';
import { at, flat } from '../rooms/furnish.ts';
import { circle, line, many, moved, path, rect, ring } from '../svg.ts';

const rooms: Readonly<Record<string, RoomArt>> = {
  cliff: {
    floor: 'lawn',
    wall: 'stones',
    furnishings: [
      at(coast.brink, 5.6, 1.15, 'sw', { ...flat, off: -0.1 }),
      at(coast.rocks, 1.3, 0.9, 'e'),
      at(coast.menhir, 0.8, 1.2, 'ne'),
      at(tree, 1.1, 1.1, 'w'),
    ],
    onCard: [at(coast.menhir, 1, 1.5, 'nw'), at(tree, 1.4, 1.4, 'n'), at(coast.rocks, 1.2, 0.8, 'c')],
    nameAt: 0.44,
    light: [0.6, 0.5],
  },
  road: {
    floor: 'lawn',
    wall: 'stones',
    furnishings: [
      at(coast.pavedRoad, 5.2, 6.6, 'c', flat),
      at(coast.milestone, 0.7, 0.9, 'nw', { off: 0.3 }),
      at(tree, 1.3, 1.3, 'ne'),
      at(coast.cart, 1.2, 1.7, 'n', { off: 0.5 }),
      at(tree, 1.1, 1.1, 'sw'),
      at(flowers, 0.9, 0.8, 'se'),
    ],
    nameAt: 0.55,
  },
  forest: {
    floor: 'lawn',
    wall: 'hedge',
    furnishings: [
      at(tree, 1.9, 1.9, 'e'),
      at(pine, 1.6, 1.6, 'w'),
      at(tree, 1.5, 1.5, 's'),
      at(pine, 1.3, 1.3, 'nw'),
      at(pine, 1.3, 1.3, 'se'),
      at(coast.stump, 0.8, 0.8, 'n', { off: 0.6 }),
    ],
    nameAt: 0.46,
  },
  'viking-tent': {
    floor: 'sand',
    wall: 'rope',
    furnishings: [
      at(coast.stripedTent, 1.9, 2, 'w'),
      at(coast.campfire, 1.1, 1.1, 'se'),
      at(coast.shields, 1.8, 0.6, 'n'),
      at(coast.barrel, 0.7, 0.7, 'ne'),
      at(coast.barrel, 0.6, 0.6, 's'),
    ],
    nameAt: 0.5,
    light: [0.75, 0.7],
  },
  'roman-tent': {
    floor: 'sand',
    wall: 'palisade',
    furnishings: [
      at(coast.squareTent, 2.1, 1.9, 'ne'),
      at(coast.standard, 0.9, 1.1, 'nw', { off: 0.5 }),
      at(coast.shields, 1.5, 0.6, 'w'),
      at(coast.barrel, 0.7, 0.7, 'se'),
    ],
    onCard: [
      at(coast.campfire, 1.2, 1.2, 'c'),
      at(coast.barrel, 0.7, 0.7, 's'),
      at(coast.standard, 0.9, 1.1, 'e'),
    ],
    nameAt: 0.66,
    light: [0.5, 0.5],
  },
  longship: {
    floor: 'water',
    wall: 'shore',
    furnishings: [
      at(coast.longship, 2, 6.2, 'w', { off: 0.5 }),
      at(coast.sandbank, 2.6, 0.8, 's'),
      at(coast.rocks, 1, 0.8, 'ne'),
      at(coast.barrel, 0.7, 0.7, 'sw'),
    ],
    nameAt: 0.76,
  },
  'roman-camp': {
    floor: 'sand',
    wall: 'palisade',
    furnishings: [
      at(coast.watchtower, 1, 1, 'nw'),
      at(coast.squareTent, 1.5, 1.3, 'e'),
      at(coast.squareTent, 1.5, 1.3, 'w'),
      at(coast.standard, 0.9, 1.1, 's'),
      at(coast.campfire, 0.8, 0.8, 'se'),
    ],
    onCard: [at(coast.watchtower, 1, 1, 'ne'), at(coast.shields, 1.6, 0.6, 'n')],
    nameAt: 0.42,
  },
  inn: {
    floor: 'flags',
    wall: 'stones',
    furnishings: [
      at(coast.feast, 4.6, 2, 'c'),
      at(fire, 2, 1, 's'),
      at(coast.barrel, 0.8, 0.8, 'ne'),
      at(coast.barrel, 0.8, 0.8, 'nw'),
      at(coast.cauldron, 1, 1, 'se'),
      at(stand, 0.8, 0.8, 'sw'),
    ],
    nameAt: 0.24,
    light: [0.5, 0.8],
  },
  'pirate-ship': {
    floor: 'water',
    wall: 'shore',
    furnishings: [
      at(coast.pirateShip, 2.2, 4.2, 'w', { off: 0.5 }),
      at(coast.barrel, 0.7, 0.7, 'e'),
      at(coast.sandbank, 2.4, 0.7, 's'),
      at(coast.rocks, 0.9, 0.7, 'ne'),
    ],
    nameAt: 0.22,
  },
};

/** The sea between the shores, a sun on it and a village on its island. */
function village({ x, y, w, h }: Box): string {
  const hut = (cx: number, cy: number, r: number) =>
    circle(cx + 1.6, cy + 2.4, r, 'shadow') +
    path(ring(cx, cy, 14, r, r * 0.9), 'gold', { stroke: 'wood3', width: 0.9 }) +
    line(
      many(7, (i) => {
        const a = (i / 7) * 6.28;
        return `M${cx} ${cy}L${cx + Math.cos(a) * r * 0.8} ${cy + Math.sin(a) * r * 0.8}`;
      }),
      'gold2',
      0.8,
    ) +
    circle(cx, cy, r * 0.2, 'wood3');
  return moved(
    rect(0, 0, w, h, 'water2') +
      rect(5, 5, w - 10, h - 10, 'water1', { rx: 14 }) +
      line(
        many(
          5,
          (i) =>
            `M${12 + (i % 2) * 14} ${16 + i * 32}q5-5 10 0t10 0M${w - 50 + (i % 2) * 12} ${26 + i * 30}q5-5 10 0t10 0`,
        ),
        'foam',
        1.2,
        { opacity: 0.7 },
      ) +
      path(ring(w / 2, h / 2, 13, w * 0.42, w * 0.39), 'foam') +
      path(ring(w / 2, h / 2, 13, w * 0.39, w * 0.36), 'sand') +
      circle(w / 2, h / 2, w * 0.32, 'lawn', { stroke: 'wood3', width: 3.4, dash: '0.1 4.4', cap: 'round' }) +
      hut(w / 2 - 17, h / 2 - 15, 11) +
      hut(w / 2 + 17, h / 2 - 12, 10) +
      hut(w / 2 - 15, h / 2 + 16, 9.5) +
      hut(w / 2 + 16, h / 2 + 15, 11) +
      moved(coast.campfire(13, 13), w / 2 - 6.5, h / 2 - 6.5) +
      moved(coast.longship(13, 34), w * 0.8, h * 0.06) +
      moved(hay(9, 7), w / 2 - 4, h / 2 + 26),
    x,
    y,
  );
}

export const board: BoardArt = {
  palette: 'asterix',
  people: normans,
  wall: 'stones',
  outerWall: () => 'verge',
  solid: () => false,
  corridor: 'squares',
  rooms,
  centre: village,
};
