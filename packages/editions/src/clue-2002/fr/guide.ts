import { text as classic } from '../../clue-1986/fr/guide.ts';
import { sheet } from '../../guide/sheet.fr.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Découvrez qui a tué {victim}, avec quelle arme et dans quelle pièce du manoir Tudor. Ces trois cartes sont cachées {dans envelope}, et le premier joueur qui les nomme toutes gagne.',
  story:
    '{Victim} avait convié {count suspects} invités au manoir Tudor, et l’un d’eux lui a joué le plus mauvais des tours. On l’a retrouvé au pied de l’escalier. Tout le monde était dans la maison, personne n’a rien vu, et le meurtrier est parmi vous : peut-être est-ce l’invité que vous incarnez.',
  turn: {
    ...classic.turn,
    begin: {
      title: 'Lancez les dés',
      says: 'Lancez les deux dés et additionnez-les. Si votre tour commence dans une pièce d’angle, vous pouvez vous glisser dans son passage secret au lieu de lancer les dés.',
    },
    move: {
      title: 'Déplacez-vous',
      says: 'Avancez votre pion du nombre exact de cases indiqué par les dés, en tous sens et en tournant, mais jamais en diagonale, ni deux fois sur la même case, ni à travers un autre pion. Dès que vous entrez dans une pièce, votre déplacement est terminé, même s’il vous restait des cases.',
    },
  },
  example: {
    lead: '{Le green} entre {dans study}. « Je soupçonne {le mustard}, avec {le pistol}, {dans study}. » Le pion {de mustard} et {le pistol} y sont amenés.',
    answers: {
      peacock: 'Assise à sa gauche, elle répond la première. Elle n’a aucune des trois cartes, et le dit.',
      plum: 'Il a l’une d’elles, {le study}. Il n’a pas le choix : il la montre {à green}, et à lui seul.',
      scarlet:
        'La question n’arrive pas jusqu’à elle. Elle note que {le peacock} n’a aucune des trois cartes, et que {le plum} en a une, sans savoir laquelle.',
    },
    after:
      '{Le green} inscrit {initial plum} en face {de study} et se cherche une autre pièce. Nul ne sait encore si {le mustard} ou {le pistol} se trouve {dans envelope}.',
  },
  sheet,
  special: {
    dice: {
      title: 'Deux dés',
      says: 'Vous avancez de leur somme : bien des pièces sont à portée d’un seul lancer. Pour entrer dans une pièce, inutile de faire le total exact : plus convient aussi bien.',
    },
    passages: classic.special.passages!,
    brought: {
      title: 'On vous fait venir',
      says: 'Quand quelqu’un nomme votre suspect, votre pion est amené dans cette pièce. À votre tour suivant, vous pouvez y émettre aussitôt {un suggestion}, sans lancer les dés.',
    },
    trapped: {
      title: 'Enfermé',
      says: 'Un pion devant une porte la ferme. Si des pions se tiennent devant toutes les portes, vous êtes enfermé : prenez le passage si votre pièce en a un, ou attendez qu’une porte se libère. Vous pouvez encore accuser.',
    },
    again: classic.special.again!,
  },
};
