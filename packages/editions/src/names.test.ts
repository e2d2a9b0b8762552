import { describe, expect, test } from 'vitest';
import { cards as asterix } from './asterix/cards.ts';
import { names as asterixEn } from './asterix/en.ts';
import { names as asterixFr } from './asterix/fr.ts';
import { advanced } from './card-2018/cards.ts';
import { names as card2018En } from './card-2018/en.ts';
import { names as card2018Fr } from './card-2018/fr.ts';
import { cards as clue1986 } from './clue-1986/cards.ts';
import { names as clue1986En } from './clue-1986/en.ts';
import { names as clue1986Fr } from './clue-1986/fr.ts';
import { cards as clue2002 } from './clue-2002/cards.ts';
import { names as clue2002En } from './clue-2002/en.ts';
import { names as clue2002Fr } from './clue-2002/fr.ts';
import { cards as clue2015 } from './clue-2015/cards.ts';
import { clueDeck } from './clue-2015/clue-cards.ts';
import { names as clue2015En } from './clue-2015/en.ts';
import { names as clue2015Fr } from './clue-2015/fr.ts';
import type { EditionNames } from './names.ts';
import { cards as secrets2008 } from './secrets-2008/cards.ts';
import { names as secrets2008En } from './secrets-2008/en.ts';
import { names as secrets2008Fr } from './secrets-2008/fr.ts';
import { intrigueDeck } from './secrets-2008/intrigue.ts';
import { cards as speed } from './speed/cards.ts';
import { names as speedEn } from './speed/en.ts';
import { names as speedFr } from './speed/fr.ts';
import { cards as super1991 } from './super-1991/cards.ts';
import { names as super1991En } from './super-1991/en.ts';
import { names as super1991Fr } from './super-1991/fr.ts';

interface Said {
  cards: Record<'suspects' | 'weapons' | 'rooms', readonly string[]>;
  /** How many suspects, weapons and room cards the box holds. */
  sizes: readonly [number, number, number];
  en: EditionNames;
  fr: EditionNames;
  roomsWithoutCard?: readonly string[];
  options?: Record<string, readonly string[]>;
  extras?: readonly string[];
}

const yesNo = ['true', 'false'];

const editions: Record<string, Said> = {
  'clue-1986': { cards: clue1986, sizes: [6, 6, 9], en: clue1986En, fr: clue1986Fr },
  'clue-2002': { cards: clue2002, sizes: [6, 6, 9], en: clue2002En, fr: clue2002Fr },
  speed: { cards: speed, sizes: [6, 6, 9], en: speedEn, fr: speedFr },
  asterix: { cards: asterix, sizes: [6, 6, 9], en: asterixEn, fr: asterixFr },
  'clue-2015': {
    cards: clue2015,
    sizes: [6, 6, 9],
    en: clue2015En,
    fr: clue2015Fr,
    options: { clueCards: yesNo, quick: yesNo },
    extras: Object.keys(clueDeck),
  },
  'secrets-2008': {
    cards: secrets2008,
    sizes: [6, 9, 9],
    en: secrets2008En,
    fr: secrets2008Fr,
    roomsWithoutCard: ['pool'],
    extras: [
      ...Object.keys(intrigueDeck),
      ...secrets2008.suspects.map((guest) => `power:${guest}`),
      'intrigue',
    ],
  },
  'super-1991': {
    cards: super1991,
    sizes: [10, 8, 12],
    en: super1991En,
    fr: super1991Fr,
    roomsWithoutCard: ['hall'],
    extras: ['spy', 'stairs', 'stone-path', 'window'],
  },
  'card-2018': {
    cards: advanced,
    sizes: [6, 4, 5],
    en: card2018En,
    fr: card2018Fr,
    options: { advanced: yesNo },
  },
};

const keys = (record: object) => Object.keys(record).sort();

function texts(value: unknown): string[] {
  if (value === null) return [];
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);
}

describe.each(Object.entries(editions))('%s', (_id, said) => {
  const { cards, sizes } = said;

  test('holds as many cards as the box, each once', () => {
    expect([cards.suspects.length, cards.weapons.length, cards.rooms.length]).toEqual(sizes);
    const all = [...cards.suspects, ...cards.weapons, ...cards.rooms];
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(['en', 'fr'] as const)(
    'names every card, room, option and extra in %s, and nothing else',
    (lang) => {
      const names = said[lang];
      expect(keys(names.suspects)).toEqual([...cards.suspects].sort());
      expect(keys(names.weapons)).toEqual([...cards.weapons].sort());
      expect(keys(names.rooms)).toEqual([...cards.rooms, ...(said.roomsWithoutCard ?? [])].sort());
      expect(keys(names.extras)).toEqual([...(said.extras ?? [])].sort());

      const options: Record<string, readonly string[]> = { lastSeat: ['plays-on', 'wins'], ...said.options };
      expect(keys(names.options)).toEqual(keys(options));
      for (const [option, values] of Object.entries(options))
        expect(keys(names.options[option]!.values), option).toEqual([...values].sort());
    },
  );

  test.each(['en', 'fr'] as const)('has no empty text in %s, and no two things of one name', (lang) => {
    const names = said[lang];
    expect(texts(names).filter((text) => text.trim() === '')).toEqual([]);
    const pieces = texts([names.suspects, names.weapons, names.rooms]);
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  test.each(['en', 'fr'] as const)('says who solved the case and how, in %s', (lang) => {
    expect(said[lang].words.solved.match(/\{\w+\}/g)?.sort()).toEqual([
      '{room}',
      '{seat}',
      '{suspect}',
      '{weapon}',
    ]);
  });

  test('keeps to French typography', () => {
    for (const text of texts(said.fr)) {
      expect(text, 'a no-break space before high punctuation').not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]/u);
      expect(text, 'a curved apostrophe').not.toContain("'");
    }
  });
});

test('asterix speaks of a kidnapping, never of a murder', () => {
  expect(texts([asterixEn, asterixFr]).filter((text) => /murder|kill|meurtr|tué|crime/i.test(text))).toEqual(
    [],
  );
});
