/** All that the player's side of the game has to draw with: their own position and how to speak of it. */
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Lang, Speaker, Words } from '@casefile/editions/words/words';
import type { Seat } from '@casefile/engine';
import { namesOf, rulesOf, wordsOf } from '../names.ts';
import { pawnLetters } from './letters.ts';
import type { Table } from './table.ts';
import { type ScreenWords, screenWords } from './words.ts';

export interface Scene {
  readonly you: Seat;
  readonly names: EditionNames;
  readonly words: Words;
  readonly screen: ScreenWords;
  readonly speaker: Speaker;
  /** Suspect to the letter of its pawn. */
  readonly letters: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

export async function makeScene(table: Table, you: Seat, lang: Lang): Promise<Scene> {
  const { edition, players } = table.positionOf(you).rules;
  const [names, words, rules] = await Promise.all([
    namesOf(edition.id, lang),
    wordsOf(lang),
    rulesOf(edition.id),
  ]);
  return {
    you,
    names,
    words,
    screen: screenWords[lang],
    speaker: makeSpeaker(names, players, you),
    letters: pawnLetters(names.suspects),
    rules,
  };
}
