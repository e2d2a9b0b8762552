import type { EditionArt } from '../board-art.ts';
import * as garden from '../furniture/garden.ts';
import { armchair, benchSeat, fire, sofa } from '../furniture/house.ts';
import { plant } from '../furniture/plants.ts';
import { rug } from '../furniture/rugs.ts';
import { kidney } from '../furniture/villa.ts';
import { guests } from '../people/guests.ts';
import { at, flat } from '../rooms/furnish.ts';
import { classicRooms } from './classic.ts';

/** Places of the game without a board: pictures for cards only. */
export const cardRooms: EditionArt = {
  palette: 'house',
  people: guests,
  rooms: {
    ...classicRooms,
    courtyard: {
      floor: 'cobbles',
      wall: 'hedge',
      furnishings: [
        at(garden.fountain, 2.6, 2.6, 'c'),
        at(garden.topiary, 1, 1, 'nw'),
        at(garden.topiary, 1, 1, 'ne'),
        at(benchSeat, 1.6, 0.6, 's'),
        at(garden.flowers, 1.2, 0.9, 'n'),
      ],
    },
    'living-room': {
      floor: 'blueCarpet',
      furnishings: [
        at(rug('white', 'blue2'), 3, 2.6, 'c', flat),
        at(fire, 2.2, 1, 'n'),
        at(sofa('blue2', 'blue1'), 2.2, 1, 's'),
        at(kidney, 1.4, 0.9, 'c'),
        at(armchair('red2', 'red1'), 1, 1, 'w'),
        at(plant, 1, 1, 'ne'),
      ],
    },
  },
};
