import { names as classic } from '../clue-1986/en.ts';
import type { EditionNames } from '../names.ts';

const { revolver: _revolver, ...weapons } = classic.weapons;

export const names: EditionNames = {
  ...classic,
  title: 'Clue 2002: Tudor Mansion',
  summary: 'The common modern classic: two dice and the rules most people know.',
  weapons: { ...weapons, pistol: 'Pistol' },
};
