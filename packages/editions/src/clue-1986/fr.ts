import type { EditionNames } from '../names.ts';

export const names: EditionNames = {
  title: 'Cluedo 1986',
  summary: 'Le classique à un dé : six suspects, six armes, neuf pièces et un meurtre.',
  suspects: {
    scarlet: 'Mademoiselle Rose',
    mustard: 'Colonel Moutarde',
    white: 'Madame Leblanc',
    green: 'Docteur Olive',
    peacock: 'Madame Pervenche',
    plum: 'Professeur Violet',
  },
  weapons: {
    rope: 'Corde',
    'lead-pipe': 'Tuyau de plomb',
    knife: 'Couteau',
    wrench: 'Clé anglaise',
    candlestick: 'Chandelier',
    revolver: 'Revolver',
  },
  rooms: {
    hall: 'Hall',
    lounge: 'Petit salon',
    'dining-room': 'Salle à manger',
    kitchen: 'Cuisine',
    ballroom: 'Grand salon',
    conservatory: 'Véranda',
    'billiard-room': 'Salle de billard',
    library: 'Bibliothèque',
    study: 'Bureau',
  },
  words: {
    crime: 'meurtre',
    culprit: 'meurtrier',
    tool: 'arme',
    place: 'pièce',
    envelope: 'enveloppe',
    inside: 'dans l’enveloppe',
    suggestion: 'hypothèse',
    accusation: 'accusation',
    question: 'Qui a tué, avec quelle arme et dans quelle pièce ?',
    solved: '{seat} a résolu l’affaire : {suspect}, {weapon}, {room}.',
    unsolved: 'Personne n’a résolu l’affaire : le meurtrier s’échappe.',
  },
  options: {
    lastSeat: {
      label: 'Quand un seul joueur peut encore gagner',
      values: { 'plays-on': 'Il continue seul', wins: 'Il gagne' },
    },
  },
  extras: {},
};
