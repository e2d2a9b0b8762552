import { sheet } from '../../guide/sheet.fr.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Découvrez qui a tué {victim}, avec quelle arme et dans quelle pièce : trois cartes que personne n’a vues sont cachées {dans envelope}. Le premier joueur qui les nomme toutes les trois gagne.',
  story:
    '{Victim} a été retrouvé mort dans son manoir. {Count suspects} invités se trouvaient dans la maison cette nuit-là, et aucun n’est au-dessus de tout soupçon, vous compris : si la mauvaise carte se trouve {dans envelope}, le meurtrier est justement l’invité dont vous déplacez le pion.',
  turn: {
    begin: {
      title: 'Lancez le dé',
      says: 'Lancez le dé. Si votre tour commence dans une pièce d’angle, vous pouvez vous glisser dans son passage secret au lieu de lancer le dé.',
    },
    move: {
      title: 'Déplacez-vous',
      says: 'Avancez votre pion du nombre exact de cases indiqué par le dé, en tous sens et en tournant, mais jamais en diagonale, ni deux fois sur la même case, ni à travers un autre pion. Dès que vous entrez dans une pièce, votre déplacement est terminé, même s’il vous restait des cases.',
    },
    suggest: {
      title: 'Émettez {un suggestion}',
      says: 'Dans la pièce où vous venez d’entrer, vous devez dire qui vous soupçonnez : n’importe quel suspect, n’importe quelle arme, et la pièce où vous êtes. Le pion de ce suspect et cette arme vous y rejoignent.',
    },
    answer: {
      title: 'Écoutez la réponse',
      says: 'Votre voisin de gauche cherche l’une des trois cartes dans sa main et, s’il en a une, doit vous la montrer, à vous seul. S’il n’en a aucune, il le dit, et l’on interroge le suivant, jusqu’à ce que quelqu’un montre une carte ou que personne ne puisse le faire.',
    },
    accuse: {
      title: 'Accusez, si vous êtes sûr',
      says: 'À tout moment de votre tour, vous pouvez accuser en nommant n’importe quelle pièce. Les trois cartes sont justes : vous gagnez. Une seule est fausse : vous ne pouvez plus gagner, mais vous continuez à répondre. Vous n’avez qu’un essai : si vous n’êtes pas sûr, finissez votre tour.',
    },
  },
  example: {
    lead: '{Le scarlet} vient d’entrer {dans library}. « Je suppose que c’est {le peacock}, avec {le rope}, {dans library}. » Le pion {de peacock} et {le rope} y sont amenés, bien que personne n’incarne {le peacock} ce soir.',
    answers: {
      mustard: 'Assis à sa gauche, il répond le premier. Il n’a aucune des trois cartes, et le dit.',
      white:
        'C’est ensuite à elle de répondre. Elle a deux des cartes, {le peacock} et {le rope}, et choisit : elle laisse voir {le rope} {à scarlet}, et à personne d’autre.',
      plum: 'La question n’arrive pas jusqu’à lui. Il a pourtant appris quelque chose : {le mustard} n’a aucune des trois cartes, et {le white} en a au moins une.',
    },
    after:
      '{Le scarlet} inscrit {initial white} en face {de rope}. Sur {le peacock} et {le library}, elle n’en sait pas plus qu’avant : {le white} n’a montré qu’une carte et n’a pas à dire ce qu’elle a d’autre.',
  },
  sheet,
  special: {
    die: {
      title: 'Un seul dé, de longs couloirs',
      says: 'Avec un seul dé, la plupart des pièces sont à plus d’un tour de marche. Décidez tôt quelle pièce vous visez ; pour y entrer, inutile de faire le nombre exact : plus convient aussi bien.',
    },
    passages: {
      title: 'Deux passages secrets',
      says: 'L’un relie {le study} et {le kitchen}, l’autre {le conservatory} et {le lounge}. Un passage remplace le lancer et traverse toute la maison.',
    },
    brought: {
      title: 'On vous fait venir',
      says: 'Quand quelqu’un nomme votre suspect, votre pion est amené dans cette pièce. À votre tour suivant, vous pouvez y émettre aussitôt {un suggestion}, sans lancer le dé.',
    },
    doors: {
      title: 'Portes bloquées',
      says: 'Un pion placé devant une porte la ferme à tous les autres. Si toutes les portes sont fermées et qu’il n’y a pas de passage, vous attendez à l’intérieur.',
    },
    again: {
      title: '{Un suggestion} par visite',
      says: 'Chaque fois que vous entrez dans une pièce, vous y émettez {un suggestion}. Pour recommencer au même endroit, sortez et revenez lors d’un autre tour.',
    },
  },
};
