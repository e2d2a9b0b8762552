import { listed, person } from '@casefile/editions/words/french';
import type { CoachWords } from './words.ts';

const bitsOf = (bits: string): string => `${bits} bit${Number(bits.replace(',', '.')) < 2 ? '' : 's'}`;

export const words: CoachWords = {
  ask: 'Demander conseil',
  title: 'Le conseil',
  thinking: 'Un instant de réflexion…',
  nothing: 'Il n’y a rien à calculer ici : faites comme il vous plaît.',
  failed: 'Le conseil n’est pas joignable. Réessayez dans un instant.',
  close: 'Merci',
  missing: (bits) =>
    `Il vous manque ${bitsOf(bits)} pour la solution. Chaque bit réduit de moitié ce qui reste possible.`,
  noted: 'D’après vos seules cartes et ce que vous savez. Le dossier dira que vous avez demandé conseil ici.',
  tips: {
    ask: (cards, bits) => `Nommez ${cards} : la réponse vous apprend ${bitsOf(bits)} en moyenne.`,
    own: (cards) => `Vous avez vous-même ${cards}, et personne ne le sait.`,
    move: (place, bits) =>
      `Votre but : ${place}. La meilleure question y apporte ${bitsOf(bits)} en moyenne.`,
    square: (place, bits) =>
      `Aucune pièce n’est à portée. La meilleure case : ${place}. De là, votre prochain lancer promet ${bitsOf(bits)}.`,
    passage: (place, bits) =>
      `Prenez le passage secret : ${place}. La meilleure question y apporte ${bitsOf(bits)} en moyenne.`,
    stay: (bits) => `Restez où vous êtes : la meilleure question y apporte ${bitsOf(bits)} en moyenne.`,
    roll: (percent, bits) =>
      `Lancez : ${percent} des lancers vous mènent dans une pièce, ce qui vaut ${bitsOf(bits)} en moyenne.`,
    accuse: (cards) => `Accusez : ${cards}. C’est certain.`,
    end: (percent) =>
      `Finissez votre tour. Les trois cartes les plus probables sont justes à ${percent} : bien trop peu pour accuser.`,
    showSeen: (card, asker) =>
      `Montrez ${card} : ${person(asker)} l’a déjà vue, elle n’apprend rien de neuf.`,
    show: (card, bits) => `Montrez ${card} : à qui n’a fait qu’écouter, cela livre ${bitsOf(bits)}.`,
  },
  list: listed,
};
