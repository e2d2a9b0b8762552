import { names as classic } from '../../clue-1986/en/names.ts';
import type { EditionNames } from '../../schema/names.ts';

const { revolver: _revolver, ...weapons } = classic.weapons;

/** The names in English. */
export const names: EditionNames = {
  ...classic,
  title: 'Clue 2002: Tudor Mansion',
  summary: 'The modern classic: two dice and the rules most people know.',
  weapons: { ...weapons, pistol: 'Pistol' },
  words: {
    ...classic.words,
    roll: 'Roll the dice',
    question: 'Who killed Mr. Boddy at Tudor Mansion, with what, and in which room?',
  },
};
