import { listed, ofPerson, person, un } from '@casefile/editions/words/french';
import { list } from '@casefile/editions/words/phrases-fr';
import type { CoachWords } from './words.ts';

const bitsOf = (bits: string): string => `${bits} bit${Number(bits.replace(',', '.')) < 2 ? '' : 's'}`;

export const words: CoachWords = {
  ask: 'Demander conseil',
  title: 'Le conseil',
  thinking: 'Un instant de réflexion…',
  nothing: 'Il n’y a rien à calculer ici : faites comme il vous plaît.',
  failed: 'Pas de conseil pour l’instant. Réessayez dans un moment.',
  close: 'Merci',
  missing: (bits) =>
    `Il vous manque ${bitsOf(bits)} pour la solution. Chaque bit réduit de moitié ce qui reste possible.`,
  noted: 'D’après vos seules cartes et ce que vous savez. Le dossier dira que vous avez demandé conseil ici.',
  tips: {
    ask: (cards, bits) => `Nommez ${cards} : la réponse vous apprend ${bitsOf(bits)} en moyenne.`,
    own: (cards) => `Vous avez vous-même ${cards} : la réponse ne portera que sur le reste.`,
    move: (place, bits) =>
      `Votre but : ${place}. La meilleure question y apporte ${bitsOf(bits)} en moyenne.`,
    square: (place, bits, room) =>
      `Pas de ${room} à portée. La meilleure case : ${place}. De là, votre prochain lancer promet ${bitsOf(bits)}.`,
    passage: (place, bits) =>
      `Prenez le passage secret vers ${place} : la meilleure question y apporte ${bitsOf(bits)} en moyenne.`,
    stay: (bits) => `Restez où vous êtes : la meilleure question y apporte ${bitsOf(bits)} en moyenne.`,
    roll: (percent, bits, room) =>
      `Lancez : ${percent} des lancers vous mènent dans ${un(room)}, ce qui vaut ${bitsOf(bits)} en moyenne.`,
    accuse: (cards) => `Accusez : ${cards}. C’est certain.`,
    likely: (cards, percent) =>
      `Accusez : ${cards}. Ce sont les trois plus probables : ${percent} de chances.`,
    goAccuse: (place, cards) => `Votre but : ${place}. Là, accusez : ${cards}. C’est certain.`,
    nearAccuse: (percent) =>
      `Vous connaissez les trois cartes. Lancez : ${percent} des lancers vous mènent là où l’on peut accuser.`,
    nearSquare: (place, percent) =>
      `Vous connaissez les trois cartes. La meilleure case : ${place}. De là, ${percent} des lancers vous mènent là où l’on peut accuser.`,
    end: (percent) =>
      `Finissez votre tour. Même les trois cartes les plus probables n’ont que ${percent} de chances : bien trop peu pour accuser.`,
    endKnown: 'Finissez votre tour. Vous connaissez les trois cartes : accusez dès que possible.',
    look: (bits) => `Regardez ce qui est face cachée : cela vous apprend ${bitsOf(bits)} en moyenne.`,
    lookThere: (place, bits) =>
      `Votre but : ${place}. Ce qui y est face cachée vous apprend ${bitsOf(bits)} en moyenne.`,
    see: (who, bits) => `Voyez une carte ${ofPerson(who)} : cela vous apprend ${bitsOf(bits)} en moyenne.`,
    name: (card, bits) =>
      `Nommez ${card} : celui qui a cette carte la montre à tous, ce qui vous apprend ${bitsOf(bits)} en moyenne.`,
    join: (room, bits) =>
      `Choisissez ${room} : la meilleure question y apporte ${bitsOf(bits)}, et tous les passages y mèneront.`,
    again: (percent, bits, room) =>
      `Rejouez : ${percent} des lancers vous mènent dans ${un(room)}, ce qui vaut ${bitsOf(bits)} en moyenne.`,
    home: (who) => `Renvoyez ${person(who)} au départ : beaucoup de chemin à refaire, mais 0 bit pour vous.`,
    silence: (bits) =>
      `Empêchez la réponse : elle livrerait ${bitsOf(bits)} en moyenne à qui n’a fait qu’écouter.`,
    draw: (helps) =>
      `Piochez : ${helps} de ce qui reste sont des cartes à garder, et aucune ne peut encore tuer.`,
    drawDeadly: (helps, kills) =>
      `Piochez : ${helps} de ce qui reste sont des cartes à garder, mais le risque d’être assassiné est de ${kills}.`,
    pass: (bits) =>
      `Laissez passer : il ne s’agit que de ${bitsOf(bits)}. Gardez cette chance pour plus tard.`,
    passDeadly: (kills) => `Ne piochez pas : le risque d’être assassiné est de ${kills}.`,
    passFree: 'Laissez passer : vous n’y perdez rien.',
    byCard: (name) => `Pour cela, jouez « ${name} ».`,
    byPower: (name) => `Pour cela, utilisez votre pouvoir, qui ne sert qu’une fois : « ${name} ».`,
    showSeen: (card, asker) =>
      `Montrez ${card} : ${person(asker)} a déjà vu cette carte, elle ne lui apprendra rien.`,
    show: (card, bits) => `Montrez ${card} : à qui n’a fait qu’écouter, cela livre ${bitsOf(bits)}.`,
  },
  named: list,
  list: listed,
};
