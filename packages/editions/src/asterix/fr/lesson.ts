import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Un enlèvement au bord de la mer, où une réponse met fin au tour.',
  steps: {
    welcome: {
      says: 'Mme Finch, pour une fois au bord de la mer ! On a enlevé le jeune {victim} : qui, avec quoi, et où ? Vous êtes {grossebaf}, et c’est toujours vous qui commencez.',
    },
    roll: { says: 'Lancez les dés.' },
    walk: {
      says: '{Le forest} est à votre portée. En chemin, vous pouvez revenir sur vos pas, à condition d’utiliser tout le lancer ou d’entrer quelque part.',
      nudge: 'Jolie promenade. Mais c’est {dans forest} que l’on peut interroger.',
    },
    suggest: {
      says: 'Ici, vous pouvez émettre {un suggestion}, sans y être obligé : on peut aussi finir son tour. Interrogez tout de même : {telegraf}, avec {le axe}.',
      nudge: 'Une autre fois, peut-être. Pour l’heure : {telegraf}, avec {le axe}.',
    },
    over: { says: 'Voyez ce qui arrive quand on vous montre une carte…' },
    lost: { says: 'Et votre tour est fini ! Dès qu’une carte est montrée, plus question d’accuser.' },
    wait: { says: 'Regardez les autres : un passage secret, et pas une question. Rien ne les y oblige.' },
    passage: {
      says: 'À vous. On ne reste jamais où l’on est. Prenez le passage secret vers {le roman-camp}.',
      nudge: 'Il faut partir de toute façon ; le passage est le plus court.',
    },
    again: {
      says: 'Encore {telegraf}, cette fois avec {le sack}. Si personne ne peut répondre, votre tour n’est pas fini.',
      nudge: 'Pauvre {victim}, au fond {de sack} ! {Telegraf}, avec {le sack}.',
    },
    accuse: {
      says: 'Pas une carte, et aucune des trois n’est à vous. C’est le seul moment où l’on peut accuser après une hypothèse. Allez-y !',
      nudge: 'Tout près ! {Telegraf}, avec {le sack}, {dans roman-camp}.',
    },
  },
  last: 'Le petit est libre ! Retenez ceci : une carte montrée met fin à votre tour ; si personne ne répond, c’est le moment d’accuser.',
};
