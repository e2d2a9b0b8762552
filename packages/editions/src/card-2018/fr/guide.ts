import { sheet } from '../../guide/sheet.fr.ts';
import type { GuideText } from '../../schema/guide.ts';
import { advanced, basic } from '../cards.ts';

const all = ({ suspects, weapons, rooms }: typeof basic | typeof advanced): number =>
  suspects.length + weapons.length + rooms.length;

export const text: GuideText = {
  aim: 'Découvrez qui est coupable, avec quelle arme et en quel lieu : les trois cartes Preuve cachées sous la carte Crime, que personne n’a vues. Soyez le premier à porter une accusation juste, et vous gagnez.',
  story:
    'Un crime, une poignée de cartes et pas de maison à parcourir : toute l’affaire tient sur un coin de table. Il y a {count suspects} suspects, et l’un d’eux attend que vous en accusiez un autre.',
  checklist:
    'Pour chaque joueur, un personnage et une carte Dossier par carte Preuve : sa liste secrète. À l’écran, le carnet.',
  turn: {
    ask: {
      title: 'Posez une question sur deux cartes',
      says: 'Nommez deux cartes différentes : un suspect et une arme, deux lieux, ce qui vous sert le mieux.',
    },
    answer: {
      title: 'Écoutez la réponse',
      says: 'Votre voisin de gauche vous montre l’une des deux, à vous seul, ou n’a ni l’une ni l’autre. La même question est alors posée au suivant, jusqu’à ce que quelqu’un montre une carte ou que personne ne puisse le faire. Votre tour est terminé.',
    },
    accuse: {
      title: 'Ou accusez, si vous êtes sûr',
      says: 'Au lieu d’interroger, vous pouvez accuser. Tous les autres décident d’abord en secret s’ils accusent aussi. Si vous êtes seul, vous comparez en secret : si tout est juste, vous gagnez ; sinon, vous ne pouvez plus gagner. Si vous êtes plusieurs, toutes les cartes sont retournées en même temps.',
    },
  },
  example: {
    lead: '{Le mustard} demande : « {Le plum} ? Ou {le courtyard} ? »',
    answers: {
      scarlet: 'Assise à sa gauche, elle répond la première. Elle n’a ni l’une ni l’autre, et le dit.',
      orchid:
        'Elle a les deux, mais n’en montre qu’une et ne dit pas qu’elle a l’autre : {le mustard} est seul à voir {le courtyard}.',
      green:
        'La question n’arrive pas jusqu’à lui. Il note que {le scarlet} n’a aucune des deux cartes, et que {le orchid} en a au moins une.',
    },
    after: '{Le mustard} écarte {le courtyard} de ses cartes Dossier. Sur {le plum}, il n’a rien appris.',
  },
  sheet: [
    'Vos cartes Dossier sont votre feuille : une pour chaque carte Preuve de la partie, que vous seul voyez. Avant le premier tour, écartez celles de votre main et celles qui sont posées face visible : aucune d’elles ne peut se trouver {inside}.',
    'Quand quelqu’un vous montre une carte, écartez-la aussi, et notez l’initiale de ce joueur.',
    'Quand une carte est montrée à quelqu’un d’autre, vous savez seulement que celui qui l’a montrée a l’une des deux. Notez les deux ensemble, et revenez-y plus tard.',
    'N’écartez jamais une carte pour la seule raison que quelqu’un ne l’a pas montrée. Il a peut-être montré l’autre, ou n’a pas été interrogé du tout.',
    'Quand un joueur ne peut pas répondre, notez que sa main ne contient aucune des deux. Quand personne ne le peut, notez-le aussi : les cartes que celui qui interroge n’a pas lui-même se trouvent forcément {inside}.',
    sheet[5]!,
  ],
  special: {
    two: {
      title: 'Deux cartes, au choix',
      says: 'Une question porte sur deux cartes et non sur trois, et elles peuvent être de la même catégorie.',
    },
    together: {
      title: 'Accuser ensemble',
      says: 'Quand un joueur accuse, les autres peuvent se joindre à lui. Le premier à avoir raison, dans l’ordre du tour, gagne. Si plusieurs accusent et qu’aucun n’a raison, le coupable s’échappe et personne ne gagne.',
    },
    alone: {
      title: 'Se tromper en silence',
      says: 'Celui qui accuse seul et se trompe garde les trois noms pour lui, et continue à répondre.',
    },
    open: {
      title: 'Des mains égales',
      says: 'Tout le monde a le même nombre de cartes. Celles qui restent sont posées face visible pour tous.',
    },
    advanced: {
      title: 'Simple et avancée',
      says: `La version simple compte ${all(basic)} cartes Preuve, la version avancée ${all(advanced)}. À deux joueurs, quand l’un accuse, l’autre doit accuser aussi.`,
    },
  },
};
