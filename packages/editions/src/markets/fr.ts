import type { Markets } from './markets.ts';

/** The names that differ by market, in French. */
export const names: Markets = {
  cluedo: {
    suspects: {
      scarlet: 'Mlle Rose',
      mustard: 'Colonel Moutarde',
      white: 'Mme Leblanc',
      green: 'Docteur Olive',
      peacock: 'Mme Pervenche',
      plum: 'Professeur Violet',
      orchid: 'Docteure Orchidée',
    },
    weapons: { dagger: 'Poignard', pistol: 'Revolver' },
    victim: 'le docteur Lenoir',
  },
  clue: {
    suspects: {
      scarlet: 'Mlle Scarlet',
      mustard: 'Colonel Mustard',
      white: 'Mme White',
      green: 'M. Green',
      peacock: 'Mme Peacock',
      plum: 'Professeur Plum',
      orchid: 'Dre Orchid',
    },
    weapons: {},
    victim: 'M. Boddy',
  },
};
