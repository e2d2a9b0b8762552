/** The art of each edition, loaded when it is needed: who plays one edition pays for one. */
import type { BoardLook, EditionLook, FurnishingLook, RoomLook } from '@casefile/editions/look';
import { type Box, CELL } from '../board/layout/geometry.ts';
import type { BoardArt, EditionArt, RoomArt } from './board-art.ts';
import { weapons } from './cards/weapons.ts';
import type { Finish } from './finish/shared/finish.ts';
import { adoptMaterials } from './materials.ts';
import type { Bust } from './people/parts.ts';
import { addEmblems, lacksEmblem } from './people/suspects.ts';
import { suspects } from './pieces.ts';
import { floors } from './rooms/floors.ts';
import type { Furnishing, Piece } from './rooms/furnish.ts';
import { strokes } from './rooms/walls.ts';
import { moved } from './svg.ts';

const looks = import.meta.glob<EditionLook>('../../../../packages/editions/src/*/look/look.ts', {
  import: 'look',
});
const furniture = import.meta.glob<Readonly<Record<string, unknown>>>('./furniture/*.ts');
const finishes = import.meta.glob<Finish>('./finish/*.ts');
const busts = import.meta.glob<Readonly<Record<string, Bust>>>('./people/busts/*.ts', { import: 'busts' });

type Drawings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export async function artOf(
  edition: string,
  /** Called for each part that does not come. */
  onLost?: (error: Error) => unknown,
): Promise<EditionArt | BoardArt> {
  const part = <T>(coming: Promise<T>): Promise<T> => {
    if (onLost) coming.catch(onLost);
    return coming;
  };
  const look = await part(
    found(looks, `/${edition}/look/look.ts`, `the edition ${edition} has no look/look.ts`),
  );
  const sets = [...new Set(piecesIn(look).map((piece) => piece.split('/')[0]!))];
  adoptMaterials(look.palette, look.materials);
  const [people, finish, extraCard, further, ...loaded] = await Promise.all([
    part(found(busts, `/${look.people}.ts`, `there are no portraits called ${look.people}`)),
    part(found(finishes, `/finish/${look.finish}.ts`, `there is no finish called ${look.finish}`)),
    look.extraCards && part(import('./cards/extra-card.ts')),
    look.hasFurtherWeapons && part(import('./cards/further-weapons.ts')),
    ...sets.map((set) => part(found(furniture, `/${set}.ts`, `there is no furniture called ${set}`))),
  ]);
  Object.assign(weapons, further?.furtherWeapons);
  if (Object.keys(people).some((id) => id in suspects && lacksEmblem(id)))
    addEmblems((await part(import('./people/further-emblems.ts'))).furtherEmblems);
  Object.assign(floors, finish.floors);
  Object.assign(strokes, finish.walls);
  const drawings: Drawings = Object.fromEntries(sets.map((set, i) => [set, loaded[i]!]));
  const art: EditionArt = {
    palette: look.palette,
    people,
    finish,
    weaponGround: look.weaponGround,
    sound: look.sound,
    rooms: Object.fromEntries(
      Object.entries(look.rooms).map(([id, room]) => [id, furnished(room, drawings)]),
    ),
    extras: look.extraCards ?? {},
    ...(extraCard && { drawExtra: extraCard.extraCard }),
  };
  return look.board === undefined ? art : { ...art, ...boardOf(look.board, drawings) };
}

export const isBoardArt = (art: EditionArt | BoardArt): art is BoardArt => 'solid' in art;

function found<T>(modules: Readonly<Record<string, () => Promise<T>>>, end: string, why: string): Promise<T> {
  const path = Object.keys(modules).find((each) => each.endsWith(end));
  if (path === undefined) throw new Error(why);
  return modules[path]!();
}

/** Every drawing that a look names. */
const piecesIn = ({ rooms, board }: EditionLook): readonly string[] => [
  ...Object.values(rooms).flatMap(({ furnishings, onCard = [] }) =>
    [...furnishings, ...onCard].map(([piece]) => piece),
  ),
  ...(board?.sights ?? []).map(([piece]) => piece),
  ...(board?.centre === undefined ? [] : [board.centre]),
];

/** `set/piece`, and behind it the colours of one that comes in several. */
function drawingOf<T>(name: string, drawings: Drawings): T {
  const [path = '', ...colours] = name.split(' ');
  const [set = '', piece = ''] = path.split('/');
  const draw = drawings[set]?.[piece];
  if (typeof draw !== 'function') throw new Error(`there is no drawing ${name}`);
  return (colours.length > 0 ? draw(...colours) : draw) as T;
}

const furnished = ({ floor, furnishings, onCard, ...room }: RoomLook, drawings: Drawings): RoomArt => {
  const placed = ([piece, w, h, at, more]: FurnishingLook): Furnishing => ({
    piece: drawingOf<Piece>(piece, drawings),
    w,
    h,
    at,
    ...more,
  });
  return {
    ...room,
    floor,
    furnishings: furnishings.map(placed),
    ...(onCard && { onCard: onCard.map(placed) }),
  };
};

function boardOf({ wall, outerWall, solid, centre, sights }: BoardLook, drawings: Drawings) {
  return {
    wall,
    outerWall: ([column]: readonly [number, number]) =>
      typeof outerWall === 'string' ? outerWall : column > outerWall.upTo ? outerWall.beyond : outerWall.wall,
    solid: ([column]: readonly [number, number], isNarrow: boolean) =>
      typeof solid === 'string' ? solid === 'all' : isNarrow && column < solid.gapsBefore,
    ...(centre && { centre: drawingOf<(box: Box) => string>(centre, drawings) }),
    ...(sights && {
      sights: sights
        .map(([piece, x, y, w, h]) =>
          moved(drawingOf<Piece>(piece, drawings)(w * CELL, h * CELL), x * CELL, y * CELL),
        )
        .join(''),
    }),
  };
}
