import { text as classic } from '../../clue-1986/fr/guide.ts';
import { sheet } from '../../guide/sheet.fr.ts';
import { copiesIn, type GuideText } from '../../schema/guide.ts';
import { intrigueDeck } from '../cards.ts';

const butlers = copiesIn(intrigueDeck, 'butler');
const clocks = copiesIn(intrigueDeck, 'clock');

export const text: GuideText = {
  aim: 'Découvrez qui a tué {victim}, avec quelle arme et dans quelle pièce : trois cartes que personne n’a vues sont cachées {dans envelope}. Arrivez {à pool} avant les autres, nommez-les toutes les trois, et vous gagnez ; mais faites vite, car le meurtrier n’en a pas fini.',
  story:
    'L’hôte de la villa avait convié {count suspects} invités célèbres à passer le week-end au bord de la piscine. Le samedi soir, on l’a retrouvé mort. Les grilles sont fermées, le majordome en sait plus qu’il n’en dit, et chaque coup de l’horloge rapproche un second meurtre.',
  turn: {
    begin: {
      title: 'Commencez par vous déplacer',
      says: 'Lancez les deux dés ; ou prenez le passage secret de votre pièce, ou utilisez une carte Majordome ou un pouvoir qui vous déplace. Vous devez quitter la pièce où vous êtes, sauf si quelqu’un vous y a amené depuis votre dernier déplacement.',
    },
    draw: {
      title: 'Un point d’interrogation ?',
      says: 'L’un des dés porte un « ? ». Si vous l’obtenez, vous piochez aussitôt une carte Intrigue, puis avancez de ce qu’indique l’autre dé. On pioche aussi en s’arrêtant sur une case Intrigue, ce qui met fin au tour, et l’on peut piocher quand on est amené d’une pièce dans une autre.',
    },
    move: {
      title: 'Déplacez-vous',
      says: 'Avancez au maximum du nombre obtenu, jamais en diagonale ; rien ne vous oblige à tout utiliser. Vous pouvez dépasser d’autres pions, mais non vous arrêter sur leur case. Entrer dans une pièce met fin au déplacement.',
    },
    suggest: {
      title: 'Émettez {un suggestion}, si vous voulez',
      says: 'Dans toute pièce autre que {le pool}, vous pouvez nommer un invité, une arme et cette pièce. Le pion et l’arme vous y rejoignent.',
    },
    answer: {
      title: classic.turn.answer!.title,
      says: `${classic.turn.answer!.says} Votre tour est alors terminé : on n’accuse pas après {un suggestion}.`,
    },
    pool: {
      title: 'Dans la piscine : regardez ou accusez',
      says: '{Dans pool}, on n’interroge personne. Vous pouvez y regarder les cartes posées face cachée, ou porter votre unique accusation : si les trois cartes sont justes, vous gagnez ; si une seule est fausse, vous ne pouvez plus gagner.',
    },
    extras: {
      title: 'Cartes Majordome et pouvoir',
      says: 'Chaque carte Majordome dit quand on peut la jouer : au début du tour, après le lancer, à la fin, ou même pendant que les autres jouent. Le pouvoir de votre invité sert une seule fois dans la partie.',
    },
  },
  example: {
    lead: '{Le white} entre {dans theatre}. « Je suppose que c’est {le plum}, avec {le trophy}, {dans theatre}. » {Le plum} et {le trophy} y sont amenés. Le joueur {de plum}, amené d’une autre pièce, peut piocher une carte Intrigue avant toute réponse.',
    answers: {
      mustard: 'Assis à sa gauche, il répond le premier. Il n’a aucune des trois cartes, et le dit.',
      scarlet:
        'Elle en a deux, {le plum} et {le trophy}, et choisit : elle laisse voir {le trophy} {à white}, et à personne d’autre.',
      plum: 'La question n’arrive pas jusqu’à lui ; mais avec la bonne carte Majordome, il pourrait voir lui aussi la carte montrée.',
    },
    after:
      '{Le white} inscrit {initial scarlet} en face {de trophy}. Son tour est terminé. Pour accuser, il lui faudra aller {à pool} lors d’un autre tour.',
  },
  sheet: [
    sheet[0]!,
    sheet[1]!,
    sheet[2]!,
    sheet[3]!,
    'Quand un joueur ne peut pas répondre, notez que sa main ne contient aucune des trois. Quand personne ne le peut, notez-le aussi : les cartes que celui qui interroge n’a pas se trouvent {inside}, ou face cachée {dans pool}.',
    'Regardez donc les cartes {de pool} avant d’accuser, s’il y en a. Et quand quelqu’un est assassiné et que sa main est dévoilée, cochez toutes ses cartes.',
    sheet[5]!,
  ],
  special: {
    pool: {
      title: 'La piscine',
      says: 'Toutes les mains sont égales ; les cartes en trop sont posées face cachée {dans pool}. Celui qui s’y rend peut les regarder, et c’est le seul endroit où l’on puisse accuser.',
    },
    intrigue: {
      title: `${butlers} cartes Majordome`,
      says: 'On les garde en main, en secret, et on les joue quand elles servent le mieux. Tout le monde voit combien chacun en a.',
    },
    murder: {
      title: `${clocks} cartes Temps et un second meurtre`,
      says: `Les ${clocks - 1} premières cartes Temps ne font rien. Celui qui pioche la dernière est assassiné : il sort de la partie, et toutes ses cartes sont dévoilées. Puis elle est remise dans la pioche et peut frapper encore.`,
    },
    powers: {
      title: 'Un pouvoir pour chaque invité',
      says: 'Chaque invité peut faire une chose que les autres ne peuvent pas, une seule fois dans la partie.',
    },
    brought: {
      title: 'Amené dans une autre pièce',
      says: 'Quand quelqu’un vous fait passer d’une pièce dans une autre, vous pouvez piocher une carte Intrigue ; et à votre tour, vous pouvez y rester pour émettre {un suggestion}.',
    },
    roll: {
      title: 'Aussi loin que vous voulez',
      says: 'Il n’est pas obligatoire d’utiliser tout le lancer, et l’on peut dépasser les pions en chemin.',
    },
  },
};
