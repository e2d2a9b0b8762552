import { type GuidePlan, rulesFrom } from '../schema/guide.ts';
import { clueDeck } from './cards.ts';

export const plan: GuidePlan = {
  fromAge: 8,
  decks: { clue: clueDeck },
  turn: [
    {
      id: 'begin',
      picture: ['die:1', 'die:5'],
      does: ['roll', 'passage', 'stay'],
      rules: ['N15-05'],
    },
    {
      id: 'clue',
      picture: ['icon:magnifier', 'then', 'card:clue:gossip'],
      does: ['choose'],
      rules: ['N15-04', 'N15-15'],
    },
    {
      id: 'move',
      picture: ['pawn:orchid', 'squares', 'card:conservatory'],
      does: ['move'],
      rules: ['N15-05', 'N15-06'],
    },
    {
      id: 'suggest',
      picture: ['card:plum', 'card:dagger', 'card:conservatory'],
      does: ['suggest'],
      rules: ['N15-07', 'N15-08'],
    },
    {
      id: 'answer',
      picture: ['face:peacock', 'back', 'then', 'face:orchid'],
      does: ['show'],
      rules: ['N15-08'],
    },
    { id: 'accuse', picture: ['envelope'], does: ['accuse', 'end'], rules: ['N15-10', 'N15-11'] },
  ],
  example: {
    asker: 'orchid',
    own: 'rope',
    named: ['plum', 'dagger', 'conservatory'],
    answers: [
      { by: 'green', does: 'lacks', holds: [] },
      { by: 'peacock', does: 'shows', holds: ['dagger', 'plum'] },
      { by: 'mustard', does: 'not-asked', holds: [] },
    ],
  },
  special: [
    { id: 'clues', rules: ['N15-04', 'N15-02'] },
    { id: 'stay', rules: ['N15-05', 'N15-07'] },
    { id: 'passages', rules: ['N15-05'] },
    { id: 'accuse', rules: ['N15-10'] },
    { id: 'two', rules: ['N15-12', 'N15-13'] },
    { id: 'teams', rules: ['N15-14', 'N15-12'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('N15', 1, 3) },
    { part: 'moving', rules: rulesFrom('N15', 4, 6) },
    { part: 'suggesting', rules: rulesFrom('N15', 7, 9) },
    { part: 'accusing', rules: rulesFrom('N15', 10, 11) },
    { part: 'twoAndTeams', rules: rulesFrom('N15', 12, 14) },
    { part: 'clueCards', rules: rulesFrom('N15', 15, 22) },
  ],
};
