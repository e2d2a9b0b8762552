import { type GuidePlan, rulesFrom } from '../schema/guide.ts';

export const plan: GuidePlan = {
  fromAge: 8,
  turn: [
    {
      id: 'begin',
      picture: ['die:5', 'icon:passage'],
      does: ['roll', 'passage'],
      rules: ['C86-06', 'C86-10'],
    },
    {
      id: 'move',
      picture: ['pawn:scarlet', 'squares', 'card:library'],
      does: ['move'],
      rules: ['C86-07', 'C86-08', 'C86-09', 'C86-13'],
    },
    {
      id: 'suggest',
      picture: ['card:peacock', 'card:rope', 'card:library'],
      does: ['suggest'],
      rules: ['C86-17', 'C86-18'],
    },
    {
      id: 'answer',
      picture: ['face:white', 'back', 'then', 'face:scarlet'],
      does: ['show'],
      rules: ['C86-19', 'C86-20'],
    },
    { id: 'accuse', picture: ['envelope'], does: ['accuse', 'end'], rules: ['C86-24', 'ALL-06'] },
  ],
  example: {
    asker: 'scarlet',
    own: 'knife',
    named: ['peacock', 'rope', 'library'],
    answers: [
      { by: 'mustard', does: 'lacks', holds: [] },
      { by: 'white', does: 'shows', holds: ['rope', 'peacock'] },
      { by: 'plum', does: 'not-asked', holds: [] },
    ],
  },
  special: [
    { id: 'die', rules: ['C86-07', 'C86-13'] },
    { id: 'passages', rules: ['C86-10'] },
    { id: 'brought', rules: ['C86-18', 'C86-22'] },
    { id: 'doors', rules: ['C86-12', 'C86-15'] },
    { id: 'again', rules: ['C86-21'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('C86', 1, 5) },
    { part: 'moving', rules: rulesFrom('C86', 6, 16) },
    { part: 'suggesting', rules: rulesFrom('C86', 17, 23) },
    { part: 'accusing', rules: rulesFrom('C86', 24, 26) },
  ],
};
