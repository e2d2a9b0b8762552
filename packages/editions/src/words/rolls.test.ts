import type { Fact, Seat } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { words as en } from './english/en.ts';
import { words as fr } from './french/fr.ts';
import { readOut } from './rolls.ts';
import { makeSpeaker } from './speaker.ts';
import { namesIn } from './test/names-in.ts';
import { sayFact, type Words } from './words.ts';

const langs: Readonly<Record<string, Words>> = { en, fr };
const seats = ['Ann', 'Bob', 'Cleo'].map((name, i) => ({ suspect: ['mustard', 'plum', 'green'][i]!, name }));

const say = (lang: string, edition: string, fact: Fact, you: Seat | null = null): string =>
  sayFact(langs[lang]!, fact, makeSpeaker(namesIn(edition, lang), seats, you)).replaceAll('\u00a0', ' ');
const rolled = (dice: number[], steps: number): Fact => ({ fact: 'rolled', seat: 0, dice, steps });

describe('a roll', () => {
  test.each([
    ['en', [1, 4], 4, 'Ann rolls “?” and 4: 4 to move.'],
    ['en', [4, 1], 5, 'Ann rolls 4 and 1: 5 to move.'],
    ['en', [1, 1], 1, 'Ann rolls “?” and 1: 1 to move.'],
    ['fr', [1, 4], 4, 'Ann fait « ? » et 4 : avance de 4.'],
    ['fr', [4, 1], 5, 'Ann fait 4 et 1 : avance de 5.'],
  ])('S08-06 in %s, of %j: the “?” is on the first die alone, and never a 1', (lang, dice, steps, line) => {
    expect(say(lang, 'secrets-2008', rolled(dice, steps))).toBe(line);
  });

  test.each([
    ['en', 'Ann rolls a magnifier (1) and a magnifier (1): 2 to move.'],
    ['fr', 'Ann fait une loupe (1) et une loupe (1) : avance de 2.'],
  ])('N15-04 in %s: a magnifier is told as one that counts 1', (lang, line) => {
    expect(say(lang, 'clue-2015', rolled([1, 1], 2))).toBe(line);
  });

  test('writes a 1 as a 1 in other editions', () => {
    expect(say('en', 'clue-2002', rolled([1, 2], 3))).toBe('Ann rolls 1 and 2: 3 to move.');
  });
});

test('S08-06 reads the “?” aloud by its name, and everything else as written', () => {
  const heard = (lang: string, dice: number[]): string =>
    readOut(
      langs[lang]!,
      sayFact(langs[lang]!, rolled(dice, 5), makeSpeaker(namesIn('secrets-2008', lang), seats, null)),
    );
  expect(heard('en', [1, 4])).toContain('question mark (?) and 4');
  expect(heard('fr', [1, 4])).toContain('point d’interrogation (?) et 4');
  expect(heard('en', [4, 1])).toBe(say('en', 'secrets-2008', rolled([4, 1], 5)));
});

describe('the rolls for the first turn', () => {
  const rolls = [
    [9, 4, 9],
    [7, 0, 5],
  ];
  const begins: Fact = { fact: 'first', seat: 0, rolls };
  const deals: Fact = { fact: 'first', seat: 1, rolls };

  test.each([
    [
      'en',
      'Rolling to see who begins: Ann 9, Bob 4, Cleo 9. A tie; rolling again: Ann 7, Cleo 5. Ann has the highest roll and begins.',
    ],
    [
      'fr',
      'On lance les dés pour savoir qui commence : Ann 9, Bob 4, Cleo 9. Égalité, on relance : Ann 7, Cleo 5. Ann a le plus haut score et commence.',
    ],
  ])('S08-04 in %s: everyone’s roll, the tied again, and who begins', (lang, line) => {
    expect(say(lang, 'secrets-2008', begins)).toBe(line);
  });

  test.each([
    [
      'en',
      'Rolling to see who deals: you 9, Bob 4, Cleo 9. A tie; rolling again: you 7, Cleo 5. You have the highest roll and deal. Bob plays first.',
    ],
    [
      'fr',
      'On lance les dés pour savoir qui distribue : vous 9, Bob 4, Cleo 9. Égalité, on relance : vous 7, Cleo 5. Vous avez le plus haut score et distribuez. Bob commence.',
    ],
  ])('X91-03 in %s: the dealer is named, and who plays first', (lang, line) => {
    expect(say(lang, 'super-1991', deals, 0)).toBe(line);
  });

  test.each([
    ['en', 'Rolling to see who deals: ', 'Ann has the highest roll, deals and begins.'],
    [
      'fr',
      'On lance les dés pour savoir qui distribue : ',
      'Ann a le plus haut score, distribue et commence.',
    ],
  ])('X91-03 in %s: where the dealer plays first, both are said', (lang, rolling, line) => {
    const said = say(lang, 'super-1991', begins);
    expect(said.startsWith(rolling)).toBe(true);
    expect(said.endsWith(line)).toBe(true);
  });

  test('C86-05 in French: where the box has one die, one is rolled', () => {
    expect(say('fr', 'clue-1986', begins)).toMatch(/^On lance le dé pour savoir qui commence : /);
  });

  test('says nothing about rolls when nobody rolled', () => {
    expect(say('en', 'clue-2002', { fact: 'first', seat: 1 })).toBe('Bob plays first.');
  });
});

describe('S08-33 does not say “shown” of a card that somebody looks at', () => {
  const looks = (why: 'see' | 'power', cards?: string[]): Fact => ({
    fact: 'showed',
    seat: 1,
    to: 0,
    why,
    sealed: cards === undefined ? { for: [0, 1] } : { for: [0, 1], cards },
  });
  test.each([
    ['en', null, 'Ann looks at one of Bob’s cards.'],
    ['fr', null, 'Ann regarde une carte de Bob.'],
    ['en', 0, 'You look at one of Bob’s cards: the Rope.'],
    ['fr', 0, 'Vous regardez une carte de Bob : la corde.'],
    ['en', 1, 'Ann looks at one of your cards: the Rope.'],
    ['fr', 1, 'Ann regarde une carte de votre main : la corde.'],
  ])('in %s, as player %s reads it', (lang, you, line) => {
    expect(say(lang, 'secrets-2008', looks('power', you === null ? undefined : ['rope']), you)).toBe(line);
  });
  test.each([
    ['en', null, 'Ann sees Bob’s card too.'],
    ['fr', null, 'Ann voit aussi la carte de Bob.'],
    ['en', 0, 'You see Bob’s card too: the Rope.'],
    ['fr', 0, 'Vous voyez aussi la carte de Bob : la corde.'],
    ['en', 1, 'Ann sees your card too: the Rope.'],
    ['fr', 1, 'Ann voit aussi votre carte : la corde.'],
  ])('nor of a card seen while it is shown to another, in %s, as player %s reads it', (lang, you, line) => {
    expect(say(lang, 'secrets-2008', looks('see', you === null ? undefined : ['rope']), you)).toBe(line);
  });
});

describe('S08-24 the end of a game that nobody wins', () => {
  const ended = (lost: 'murdered' | 'accused' | 'murdered-and-accused'): Fact => ({
    fact: 'ended',
    winner: null,
    envelope: ['green', 'rope', 'spa'],
    lost,
  });

  test.each(['en', 'fr'])('says in %s which way it was lost', (lang) => {
    const lines = (['murdered', 'accused', 'murdered-and-accused'] as const).map((lost) =>
      say(lang, 'secrets-2008', ended(lost)),
    );
    expect(new Set(lines).size).toBe(3);
    expect(lines[0]).toMatch(/^(Everyone has been murdered|Tout le monde a été assassiné)\. /);
  });
});
