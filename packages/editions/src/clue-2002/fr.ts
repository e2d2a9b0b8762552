import { names as classic } from '../clue-1986/fr.ts';
import type { EditionNames } from '../names.ts';

const { revolver: _revolver, ...weapons } = classic.weapons;

export const names: EditionNames = {
  ...classic,
  title: 'Cluedo 2002 : le manoir Tudor',
  summary: 'Le classique d’aujourd’hui : deux dés et les règles que presque tout le monde connaît.',
  weapons: { ...weapons, pistol: 'Pistolet' },
};
