/** Small editions, each composed for one test: three suspects, three weapons, three rooms, a few squares. */
import type { Drawing, Place } from '../board/drawing.ts';
import { exactPaths } from '../board/exact/exact-paths.ts';
import type { Cards, Edition } from '../edition/edition.ts';
import type { Mechanic } from '../edition/mechanic.ts';
import { type DealPolicy, deal } from '../mechanics/deal.ts';
import { pieces } from '../mechanics/moving/pieces.ts';
import { endings, first, turns } from '../mechanics/turns.ts';

export const cards: Cards = {
  suspects: ['scarlet', 'mustard', 'plum'],
  weapons: ['rope', 'knife', 'pipe'],
  rooms: ['hall', 'study', 'attic'],
};
export const die = [1, 2, 3, 4, 5, 6];

/** `1`, `2` and `3` are where Scarlet, Mustard and Plum start. */
const house = `
  H<1.2.3>S
  ###v#####
  ###A#####`;

const rooms: Readonly<Record<string, string>> = { H: 'hall', S: 'study', A: 'attic', P: 'pool' };
const towards: Readonly<Record<string, readonly [number, number]>> = {
  '<': [-1, 0],
  '>': [1, 0],
  '^': [0, -1],
  v: [0, 1],
};

/** `<>^v` are squares with a door to the room they point at, `*` a spy square, `?` an intrigue square. */
function draw(map: string, passages: Drawing['passages'] = []): Drawing {
  const rows = map.trim().split(/\s*\n\s*/);
  const cells = rows.flatMap((row, y) => [...row].map((char, x) => ({ char, x, y })));
  const doors = cells.flatMap(({ char, x, y }) => {
    const [dx, dy] = towards[char] ?? [0, 0];
    const room = rooms[rows[y + dy]?.[x + dx] ?? ''];
    return room === undefined || (dx === 0 && dy === 0)
      ? []
      : [{ room, square: [x, y], inside: [x + dx, y + dy] } as const];
  });
  const drawnRooms = Object.entries(rooms).filter(([letter]) => cells.some(({ char }) => char === letter));
  const starts: Record<string, Place> = {};
  for (const { char, x, y } of cells) {
    const suspect = /\d/.test(char) ? cards.suspects[Number(char) - 1] : undefined;
    if (suspect !== undefined) starts[suspect] = [x, y];
  }
  return {
    id: 'tiny',
    map: rows,
    rooms: Object.fromEntries(drawnRooms),
    doors,
    starts,
    passages,
    marks: { '*': 'spy', '?': 'intrigue' },
    floor: '<>^v',
  };
}

export interface TestEditionOptions extends Partial<Edition> {
  readonly map?: string;
  readonly passages?: Drawing['passages'];
  readonly spare?: DealPolicy['spare'];
}

/** An edition with these mechanics and no others. */
export function bareEdition(
  mechanics: readonly Mechanic[],
  { map = house, passages, ...more }: TestEditionOptions = {},
): Edition {
  return {
    id: 'tiny',
    version: 1,
    seats: [1, 3],
    dice: [die],
    options: {},
    cards: () => cards,
    drawing: draw(map, passages),
    movement: (board) => exactPaths(board),
    seating: 'as-they-please',
    mechanics: () => mechanics,
    cites: {},
    ...more,
  };
}

/** An edition with these mechanics and those that every game needs: the deal, the pieces, turns. */
export function testEdition(
  mechanics: readonly Mechanic[],
  { spare = 'dealt', ...more }: TestEditionOptions = {},
): Edition {
  return bareEdition(
    [
      endings('plays-on'),
      first('table-order'),
      deal({ from: 'first-seat', spare }),
      pieces('beside'),
      ...mechanics,
      turns,
    ],
    more,
  );
}
