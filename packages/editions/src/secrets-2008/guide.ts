import { type GuidePlan, rulesFrom } from '../schema/guide.ts';
import { intrigueDeck } from './cards.ts';

export const plan: GuidePlan = {
  fromAge: 9,
  decks: { intrigue: intrigueDeck },
  turn: [
    {
      id: 'begin',
      picture: ['die:1', 'die:4', 'icon:passage'],
      does: ['roll', 'passage', 'stay'],
      rules: ['S08-05', 'S08-10', 'S08-12'],
    },
    {
      id: 'draw',
      picture: ['die:1', 'then', 'card:butler:again', 'card:clock'],
      does: ['draw'],
      rules: ['S08-06', 'S08-09', 'S08-17'],
    },
    {
      id: 'move',
      picture: ['pawn:white', 'squares', 'card:theatre'],
      does: ['move'],
      rules: ['S08-07', 'S08-08', 'S08-11'],
    },
    {
      id: 'suggest',
      picture: ['card:plum', 'card:trophy', 'card:theatre'],
      does: ['suggest'],
      rules: ['S08-15', 'S08-18'],
    },
    {
      id: 'answer',
      picture: ['face:scarlet', 'back', 'then', 'face:white'],
      does: ['show'],
      rules: ['S08-16'],
    },
    {
      id: 'pool',
      picture: ['icon:pool', 'envelope'],
      does: ['look', 'accuse'],
      rules: ['S08-14', 'S08-19'],
    },
    {
      id: 'extras',
      picture: ['card:butler:see', 'card:power:white'],
      does: ['play', 'power', 'end'],
      rules: ['S08-25', 'S08-02', 'S08-40'],
    },
  ],
  example: {
    asker: 'white',
    own: 'spa',
    named: ['plum', 'trophy', 'theatre'],
    answers: [
      { by: 'mustard', does: 'lacks', holds: [] },
      { by: 'scarlet', does: 'shows', holds: ['trophy', 'plum'] },
      { by: 'plum', does: 'not-asked', holds: [] },
    ],
  },
  special: [
    { id: 'pool', rules: ['S08-01', 'S08-14', 'S08-19'] },
    { id: 'intrigue', rules: ['S08-06', 'S08-09', 'S08-25'] },
    { id: 'murder', rules: ['S08-21', 'S08-22', 'S08-23'] },
    { id: 'powers', rules: ['S08-02', 'S08-34'] },
    { id: 'brought', rules: ['S08-17', 'S08-18'] },
    { id: 'roll', rules: ['S08-07', 'S08-08'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('S08', 1, 4) },
    { part: 'moving', rules: rulesFrom('S08', 5, 14) },
    { part: 'suggesting', rules: rulesFrom('S08', 15, 18) },
    { part: 'accusing', rules: rulesFrom('S08', 19, 20) },
    { part: 'intrigue', rules: rulesFrom('S08', 21, 33) },
    { part: 'powers', rules: rulesFrom('S08', 34, 40) },
  ],
};
