import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'La maison et les jardins, des espions, et tout le monde répond.',
  steps: {
    welcome: {
      says: 'Maison, jardins, douze lieux, {scarlet} : {le victim} menait grand train. On peut traverser un lieu, sauter un pion, ou ne pas bouger du tout. Et ici, l’on espionne.',
    },
    roll: { says: 'Lancez les dés.' },
    square: {
      says: 'Voyez-vous la case Espion, à trois pas de vous ? Arrêtez-vous-y : vous pourrez avancer encore après.',
      nudge: 'Dans un instant. D’abord la case Espion.',
    },
    spy: {
      says: 'Choisissez qui doit vous montrer une carte. Prenez {le green}.',
      nudge: 'Choisissez votre victime : {le green}, par exemple.',
    },
    walk: {
      says: 'Vous l’avez vue, et personne d’autre ne sait laquelle c’était. Il vous reste des pas : entrez {dans dining-room}.',
      nudge: 'Vous y êtes presque : {le dining-room}.',
    },
    suggest: {
      says: 'Vous pouvez émettre {un suggestion}, sans y être obligée. Faites-le : {le mustard}, avec {le rope}. Et comptez les réponses.',
      nudge: 'Disons plutôt {le mustard}, avec {le rope}.',
    },
    all: { says: 'Tout le monde est interrogé, et tous ceux qui le peuvent vous montrent une carte…' },
    where: {
      says: 'Deux cartes d’un coup ! {Le green} vous a montré {le rope}, {le peacock} {le dining-room}. Tous ont répondu. Savez-vous maintenant où est {le mustard} ?',
      answers: {
        unsure: 'Pas à coup sûr : chacun n’a montré qu’une carte',
        envelope: '{Dans envelope}, à coup sûr',
      },
      nudge: 'Prudence : qui a deux des trois cartes n’en montre qu’une.',
    },
  },
  last: 'Exactement. Ici, une accusation s’écrit en secret : les autres n’en savent rien. Et jamais deux hypothèses de suite au même endroit !',
};
