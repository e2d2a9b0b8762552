import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed, first } from '../../words/french/house-rules.fr.ts';

export const houseRules: HouseRuleWords = {
  first: first({ 'table-order': '{scarlet}, sinon le suivant de la liste' }),
  accuseAfterAsking: allowed('Accuser après la réponse à sa question'),
  joiningAnAccusation: {
    label: 'Quand quelqu’un accuse, les autres décident',
    values: {
      'all-at-once': 'Tous ensemble, en secret',
      'one-by-one': 'L’un après l’autre depuis la gauche, à découvert',
    },
  },
  accusationOrder: {
    label: 'Si plusieurs accusent juste, le premier gagne',
    values: {
      'from-the-player-in-turn': 'À partir du joueur dont c’est le tour',
      'as-laid-down': 'Dans l’ordre où les cartes ont été posées',
    },
  },
  forcedAccusationWithTwo: {
    label: 'À deux, quand l’un accuse, l’autre doit accuser aussi',
    values: {
      'basic-and-advanced': 'En partie simple et avancée',
      'advanced-only': 'En partie avancée seulement',
    },
  },
};
