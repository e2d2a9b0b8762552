import { type GuidePlan, rulesFrom } from '../schema/guide.ts';

export const plan: GuidePlan = {
  fromAge: 8,
  hasNoEnvelope: true,
  turn: [
    {
      id: 'ask',
      picture: ['card:plum', 'card:courtyard'],
      does: ['ask'],
      rules: ['K18-04', 'K18-06'],
    },
    {
      id: 'answer',
      picture: ['face:orchid', 'back', 'then', 'face:mustard'],
      does: ['show'],
      rules: ['K18-05'],
    },
    {
      id: 'accuse',
      picture: ['card:plum', 'card:rope', 'card:courtyard'],
      does: ['accuse', 'pass', 'end'],
      rules: ['K18-07', 'K18-08', 'K18-09'],
    },
  ],
  example: {
    asker: 'mustard',
    own: 'rope',
    named: ['plum', 'courtyard'],
    answers: [
      { by: 'scarlet', does: 'lacks', holds: [] },
      { by: 'orchid', does: 'shows', holds: ['courtyard', 'plum'] },
      { by: 'green', does: 'not-asked', holds: [] },
    ],
  },
  special: [
    { id: 'two', rules: ['K18-04'] },
    { id: 'together', rules: ['K18-07', 'K18-09'] },
    { id: 'alone', rules: ['K18-08'] },
    { id: 'open', rules: ['K18-02'] },
    { id: 'advanced', rules: ['K18-01', 'K18-10'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('K18', 1, 3) },
    { part: 'asking', rules: rulesFrom('K18', 4, 6) },
    { part: 'accusing', rules: rulesFrom('K18', 7, 10) },
  ],
};
