import type { Place } from '@casefile/engine';
import { makeBoard } from '@casefile/engine/board/board';
import { describe, expect, test } from 'vitest';
import { editions } from '../index.ts';
import { makeCorridor } from './corridor.ts';
import { words as en } from './english/en.ts';
import { words as fr } from './french/fr.ts';
import { makeSpeaker } from './speaker.ts';
import { namesIn } from './test/names-in.ts';
import { sayFact, type Words } from './words.ts';

const langs: Record<string, Words> = { en, fr };

describe('a square is described by where it leads', () => {
  const { drawing } = editions.find(({ id }) => id === 'clue-1986')!;
  const corridor = makeCorridor(drawing!);
  const players = [{ suspect: 'scarlet' }, { suspect: 'mustard' }];
  const { square } = drawing!.doors.find(({ room }) => room === 'lounge')!;
  const say = (lang: string, from: Place | null, to: Place): string =>
    sayFact(
      langs[lang]!,
      { fact: 'moved', seat: 1, pawn: 'mustard', to, by: 'walk', left: 0 },
      makeSpeaker(namesIn('clue-1986', lang), players, 0, corridor),
      from,
    );

  test('says “one step from the room” in front of a door', () => {
    expect(corridor.near(square)[0]).toEqual({ room: 'lounge', steps: 1 });
    const speaker = makeSpeaker(namesIn('clue-1986', 'en'), players, 0, corridor);
    expect(en.place(square, speaker)).toMatch(/^corridor, 1 step from the Lounge, \d+ from the [A-Z]/);
  });

  test('says “towards the room” of a walk up to its door', () => {
    const start = drawing!.starts.mustard!;
    expect(say('en', start, square)).toBe('Colonel Mustard walks towards the Lounge.');
    expect(say('fr', start, square)).toBe('Le colonel Moutarde va vers le petit salon.');
  });

  test('does not say “towards” the room that the pawn leaves', () => {
    expect(say('en', 'lounge', square)).toMatch(/^Colonel Mustard walks towards the (?!Lounge)/);
  });

  test('says “stays” of a pawn that does not move', () => {
    expect(say('en', square, square)).toBe('Colonel Mustard does not move.');
  });
});

test('no two squares of a board are called the same, whatever a move offers', () => {
  for (const { id, drawing } of editions.filter((edition) => edition.drawing !== null)) {
    const board = makeBoard(drawing!);
    const corridor = makeCorridor(drawing!);
    for (const [lang, words] of Object.entries(langs)) {
      const speaker = makeSpeaker(namesIn(id, lang), [], null, corridor);
      const called = board.places.slice(0, board.squares).map((square) => words.place(square, speaker));
      const twice = called.filter((name, i) => called.indexOf(name) !== i);
      expect(twice, `${id} ${lang}`).toEqual([]);
      // Three rooms and a side are as much as anybody listens to.
      expect(Math.max(...called.map((name) => name.split(', ').length)), `${id} ${lang}`).toBeLessThan(6);
    }
  }
});

test('describes every special square of a board', () => {
  for (const { id, drawing } of editions)
    for (const lang of Object.keys(langs))
      for (const kind of Object.values(drawing?.marks ?? {}))
        expect(namesIn(id, lang).at?.[kind], `${id} ${lang} ${kind}`).toBeTruthy();
});
