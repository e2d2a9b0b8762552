import { editions } from '@casefile/editions';
import { names as asterixEn } from '@casefile/editions/asterix/en';
import { names as asterixFr } from '@casefile/editions/asterix/fr';
import { names as classicEn } from '@casefile/editions/clue-1986/en';
import { names as classicFr } from '@casefile/editions/clue-1986/fr';
import { names as cluedoEn } from '@casefile/editions/clue-2015/en';
import { names as cluedoFr } from '@casefile/editions/clue-2015/fr';
import { names as secretsEn } from '@casefile/editions/secrets-2008/en';
import { names as secretsFr } from '@casefile/editions/secrets-2008/fr';
import { names as superEn } from '@casefile/editions/super-1991/en';
import { names as superFr } from '@casefile/editions/super-1991/fr';
import type { Place } from '@casefile/engine/board/drawing';
import { describe, expect, test } from 'vitest';
import { layoutBoard } from '../board/board-layout.ts';
import { floorOf, meet, overlap } from '../board/geometry.ts';
import { artOf, isBoardArt } from './art-of.ts';
import { extraCard } from './cards/extra-card.ts';
import { weaponIcon } from './cards/weapons.ts';
import { die } from './dice/die.ts';
import { emblems } from './people/emblems.ts';
import { portrait } from './people/portraits.ts';
import { medallion, pawn, suspectLook } from './people/suspects.ts';
import { markKinds } from './rooms/square-marks.ts';
import { vignette } from './rooms/vignette.ts';

const said: Record<string, readonly (typeof classicEn)[]> = {
  'clue-1986': [classicEn, classicFr],
  'clue-2002': [classicEn, classicFr],
  'clue-2015': [cluedoEn, cluedoFr],
  asterix: [asterixEn, asterixFr],
  'secrets-2008': [secretsEn, secretsFr],
  'super-1991': [superEn, superFr],
};

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
      expect(portrait(suspect, bust).length).toBeGreaterThan(portrait(suspect, undefined).length + 1000);
    }
    for (const weapon of cards.weapons) expect(weaponIcon(weapon)).toContain('<');
    for (const room of cards.rooms) {
      expect(Object.keys(art.rooms)).toContain(room);
      expect(vignette(art.rooms[room]!, 'x')).toContain('<g transform');
    }
  });

  test('its suspects differ in colour and in emblem', () => {
    const looks = cards.suspects.map(suspectLook);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(looks.length);
    expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(looks.length);
  });

  test('every special square has a sign', () => {
    for (const kind of Object.values(edition.drawing?.marks ?? {})) expect(markKinds).toContain(kind);
  });

  test('every face of its dice is drawn, and no two alike', () => {
    for (const { dieSigns } of said[id] ?? [])
      for (const [at, faces] of edition.dice.entries()) {
        const drawn = faces.map((face) => die(face, dieSigns?.[at]?.[face]));
        expect(new Set(drawn).size).toBe(faces.length);
      }
  });

  test.runIf(edition.drawing)(
    'names and places to stand share no floor and lie inside their rooms',
    async () => {
      const art = await artOf(id);
      if (!isBoardArt(art)) throw new Error(`${id} has a board without art`);
      const crowd = { pawns: cards.suspects.length, weapons: cards.weapons.length };
      for (const names of said[id]!) {
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
    },
  );
});

test('cards that are no evidence have pictures', () => {
  for (const names of [cluedoEn, cluedoFr, secretsEn, secretsFr])
    for (const [id, text] of Object.entries(names.extras))
      if (id.includes(':') || id === 'clock') expect(extraCard(id, text)).toContain('<text');
});

test('a magnifier stands on both dice in place of the one, a question mark on the first alone', () => {
  const ones = (names: typeof classicEn) => [0, 1].map((at) => names.dieSigns?.[at]?.[1]);
  for (const names of [cluedoEn, cluedoFr]) expect(ones(names)).toEqual(['magnifier', 'magnifier']);
  for (const names of [secretsEn, secretsFr]) expect(ones(names)).toEqual(['question', undefined]);
  expect(ones(classicEn)).toEqual([undefined, undefined]);
  expect(new Set([die(1), die(1, 'magnifier'), die(1, 'question')]).size).toBe(3);
});

test('no two emblems have the same shape', () => {
  const shapes = Object.values(emblems).map((draw) => draw('#000', '#fff'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
