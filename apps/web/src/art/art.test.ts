import { editions } from '@casefile/editions';
import type { EditionNames } from '@casefile/editions/names';
import type { Place } from '@casefile/engine/board/drawing';
import { describe, expect, test } from 'vitest';
import { layoutBoard } from '../board/layout/board-layout.ts';
import { floorOf, meet, overlap } from '../board/layout/geometry.ts';
import { artOf, isBoardArt } from './art-of.ts';
import { weaponIcon } from './cards/weapons.ts';
import { die } from './dice/die.ts';
import { emblems as classicEmblems } from './people/emblems.ts';
import { furtherEmblems } from './people/further-emblems.ts';
import { portrait } from './people/portraits.ts';
import { medallion, pawn, suspectLook } from './people/suspects.ts';
import { floors } from './rooms/floors.ts';
import { markKinds } from './rooms/square-marks.ts';
import { vignette } from './rooms/vignette.ts';

const names = import.meta.glob<EditionNames>('../../../../packages/editions/src/*/{en,fr}/names.ts', {
  eager: true,
  import: 'names',
});
const namesOf = (id: string): readonly EditionNames[] =>
  Object.entries(names).flatMap(([path, each]) => (path.includes(`/src/${id}/`) ? [each] : []));

const emblems = { ...classicEmblems, ...furtherEmblems };
const advanced = { advanced: true, clueCards: true };

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const cards = edition.cards(advanced);

  test('every suspect, weapon and room has a picture', async () => {
    const art = await artOf(id);
    for (const suspect of cards.suspects) {
      expect(pawn(suspect)).toContain('<path');
      expect(medallion(suspect)).toContain('<circle');
      const bust = art.people[suspect];
      expect(bust, `${suspect} has no bust`).toBeDefined();
      const { finish } = art;
      expect(portrait(suspect, bust, finish).length).toBeGreaterThan(
        portrait(suspect, () => '', finish).length + 1000,
      );
    }
    for (const weapon of cards.weapons) expect(weaponIcon(weapon)).toContain('<');
    for (const room of cards.rooms) {
      expect(Object.keys(art.rooms)).toContain(room);
      expect(vignette(art.rooms[room]!, 'x')).toContain('<g transform');
      expect(Object.keys(floors), `the floor of ${room}`).toContain(art.rooms[room]!.floor);
    }
  });

  test('its suspects differ in colour and in emblem', () => {
    const looks = cards.suspects.map(suspectLook);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(looks.length);
    expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(looks.length);
    for (const { emblem } of looks)
      expect(emblem in emblems || /^M[\d .]/.test(emblem), `${emblem} is no emblem, and no path`).toBe(true);
  });

  test('every card that is no evidence has a picture, and words on it', async () => {
    const { extras, drawExtra } = await artOf(id);
    for (const { extras: texts } of namesOf(id)) {
      const decks = Object.keys(texts).filter((card) => card.includes(':'));
      expect(Object.keys(extras), 'add it to extraCards in look.ts').toEqual(expect.arrayContaining(decks));
      for (const card of Object.keys(extras))
        expect(drawExtra!(extras[card]!, texts[card]!)).toContain('<text');
    }
  });

  test('every special square has a sign', async () => {
    for (const kind of Object.values(edition.drawing?.marks ?? {})) expect(markKinds).toContain(kind);
    if (edition.drawing?.marks) expect((await artOf(id)).finish.squareMark).toBeDefined();
  });

  test('every face of its dice is drawn, and all are different', () => {
    for (const { dieSigns } of namesOf(id))
      for (const [at, faces] of edition.dice.entries()) {
        const drawn = faces.map((face) => die(face, dieSigns?.[at]?.[face]));
        expect(new Set(drawn).size).toBe(faces.length);
      }
  });

  if (edition.drawing)
    test('names and places to stand share no floor and lie inside their rooms', async () => {
      const art = await artOf(id);
      if (!isBoardArt(art)) throw new Error(`${id} has a board without art`);
      const crowd = { pawns: cards.suspects.length, weapons: cards.weapons.length };
      for (const names of namesOf(id)) {
        const nameOf = (place: Place) => (typeof place === 'string' ? names.rooms[place]! : String(place));
        const layout = layoutBoard(edition.drawing!, art, nameOf, crowd);
        for (const [room, { cells, name, badge, trapdoors, furniture, stands }] of layout.rooms) {
          const isFloor = floorOf(cells);
          expect(isFloor(name.box), `the name of ${room} crosses its walls`).toBe(true);
          expect(isFloor(badge), `the steps to ${room} are written on its wall`).toBe(true);
          expect(name.size, `the name of ${room} is too small`).toBeGreaterThanOrEqual(8);
          expect(furniture.filter(({ flat }) => !flat).length, `${room} is empty`).toBeGreaterThanOrEqual(2);
          for (const piece of furniture.filter(({ flat }) => !flat))
            expect(meet(piece.box, name.box), `furniture stands on the name of ${room}`).toBe(false);
          for (const hatch of trapdoors) {
            expect(isFloor(hatch.box)).toBe(true);
            expect(isFloor(hatch.label)).toBe(true);
            expect(meet(hatch.label, name.box)).toBe(false);
          }
          const full = stands.at(-1)!;
          expect([full.pawns.length, full.weapons.length]).toEqual([crowd.pawns, crowd.weapons]);
          for (const { pawns, weapons } of stands) {
            for (const box of [...pawns, ...weapons]) {
              expect(isFloor(box), `somebody stands in the wall of ${room}`).toBe(true);
              expect(meet(box, name.box), `somebody stands on the name of ${room}`).toBe(false);
              expect(meet(box, badge), `somebody stands on the steps to ${room}`).toBe(false);
            }
            for (const weapon of weapons)
              for (const other of [...pawns, ...weapons])
                if (other !== weapon) expect(overlap(weapon, other)).toBe(0);
          }
        }
      }
    });
});

test('a die face with a sign is drawn differently from one with pips', () => {
  expect(new Set([die(1), die(1, 'magnifier'), die(1, 'question')]).size).toBe(3);
});

test('no two emblems have the same shape', () => {
  const shapes = Object.values(emblems).map((draw) => draw('#000', '#fff'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('U74 every edition has its own card back, ground and squares, and later editions their own faces', async () => {
  const arts = await Promise.all(editions.map(({ id }) => artOf(id)));
  const backs = await Promise.all(arts.map(async ({ finish }) => (await finish.loadBack())()));
  expect(new Set(backs).size).toBe(editions.length);
  expect(new Set(arts.map(({ finish }) => finish.backdrop('#b3202c', '#741018'))).size).toBe(editions.length);
  const boards = arts.filter(isBoardArt);
  expect(new Set(boards.map(({ finish }) => finish.frame(500, 500))).size).toBe(boards.length);
  expect(new Set(boards.map(({ palette, finish }) => palette + finish.squares())).size).toBe(boards.length);
  const faces = ['clue-1986', 'clue-2002', 'clue-2015', 'secrets-2008'].map((id) => {
    const { people, finish } = arts[editions.findIndex((each) => each.id === id)]!;
    return portrait('peacock', people.peacock, finish);
  });
  expect(new Set(faces).size).toBe(faces.length);
});
