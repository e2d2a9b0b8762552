import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Un seul dé, et des invités que l’on fait venir.',
  steps: {
    welcome: {
      says: 'La maison de 1986, {scarlet} : le même meurtre, les mêmes pièces, mais un seul dé. Les trajets sont longs ; chaque pièce atteinte compte.',
    },
    roll: { says: 'Lancez le dé.' },
    walk: {
      says: '{Le library} est tout près. Peu importe s’il vous reste des pas : entrer met fin au déplacement.',
      nudge: 'Le couloir ne vous apprendra rien. {Le library} est juste là.',
    },
    suggest: {
      says: 'Qui entre dans une pièce doit y émettre {un suggestion}. Nommez {le mustard}, avec {le knife} : cette carte est à vous, on ne pourra donc vous montrer que l’une des deux autres. Vous seule le savez.',
      nudge: 'Essayez avec votre propre carte : {le mustard}, avec {le knife}.',
    },
    end: {
      says: '{Le peacock} avait de quoi répondre. Terminez votre tour, et voyons ce que font les autres.',
    },
    taken: { says: '{Le green} se glisse dans un passage secret. Voyez qui il nomme…' },
    show: {
      says: 'Il vous a nommée : votre pion a été amené {dans study}. Et voici que {le peacock} interroge à son tour. Montrez-lui {le lounge}.',
    },
    brought: {
      says: 'À vous. On vous a amenée {dans study} : vous pouvez y émettre aussitôt {un suggestion}, sans lancer le dé. Voilà bien du chemin épargné ! Nommez qui vous voulez.',
      nudge: 'Vous pouvez partir, bien sûr. Mais {un suggestion} sans bouger, cela ne se refuse pas.',
    },
  },
  last: 'Voilà le classique à un dé : de longs couloirs, et l’on se réjouit d’être nommé. Le reste, vous le connaissez.',
};
