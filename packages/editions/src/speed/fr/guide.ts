import { text as classic } from '../../clue-1986/fr/guide.ts';
import { sheet } from '../../guide/sheet.fr.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Découvrez qui a tué {victim}, avec quelle arme et dans quelle pièce : trois cartes que personne n’a vues sont cachées {dans envelope}. Personne ne se déplace : le premier joueur sûr des trois gagne.',
  story:
    'Le manoir {de victim}, {count suspects} invités et un meurtre, mais pas le temps de faire le tour de la maison : l’inspecteur a réuni tout le monde autour d’une table et veut un nom avant que le thé refroidisse. Une édition de notre cru, faite pour les parties rapides.',
  turn: {
    suggest: {
      title: 'Émettez {un suggestion}',
      says: 'Nommez un suspect, une arme et une pièce, ceux que vous voulez. Inutile de vous y rendre : {un suggestion} à chaque tour.',
    },
    answer: classic.turn.answer!,
    accuse: {
      title: 'Accusez, si vous êtes sûr',
      says: 'Avant ou après votre {suggestion}, vous pouvez accuser. Les trois cartes sont justes : vous gagnez. Une seule est fausse : vous ne pouvez plus gagner, mais vous continuez à répondre. Vous n’avez qu’un essai : si vous n’êtes pas sûr, finissez votre tour.',
    },
  },
  example: {
    lead: '{Le scarlet} demande : « {Le white}, avec {le wrench}, {dans hall} ? »',
    answers: {
      mustard: 'Assis à sa gauche, il répond le premier. Il n’a aucune des trois cartes, et le dit.',
      green: 'Il n’en a aucune non plus.',
      plum: 'Il en a une, {le wrench}, et la montre {à scarlet} seule.',
    },
    after:
      '{Le scarlet} inscrit {initial plum} en face {de wrench}. Et elle note deux mains où ne peuvent être ni {le white} ni {le hall} : celle {de mustard} et celle {de green}.',
  },
  sheet,
  special: {
    cards: {
      title: 'Des cartes, et rien d’autre',
      says: 'Ni plateau, ni dés, ni pions : {count cards} cartes, et votre tête.',
    },
    anywhere: {
      title: 'N’importe quelle pièce, à chaque tour',
      says: 'Vous pouvez nommer la pièce que vous voulez : aucun tour ne se perd en chemin.',
    },
    first: {
      title: 'Vite distribué',
      says: 'Chacun s’assoit où il veut, et le hasard décide qui commence.',
    },
  },
};
