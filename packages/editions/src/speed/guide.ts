import { type GuidePlan, rulesFrom } from '../schema/guide.ts';

export const plan: GuidePlan = {
  fromAge: 8,
  turn: [
    {
      id: 'suggest',
      picture: ['card:white', 'card:wrench', 'card:hall'],
      does: ['suggest'],
      rules: ['SPD-03'],
    },
    {
      id: 'answer',
      picture: ['face:mustard', 'back', 'then', 'face:scarlet'],
      does: ['show'],
      rules: ['SPD-04'],
    },
    { id: 'accuse', picture: ['envelope'], does: ['accuse', 'end'], rules: ['SPD-05', 'ALL-06'] },
  ],
  example: {
    asker: 'scarlet',
    own: 'study',
    named: ['white', 'wrench', 'hall'],
    answers: [
      { by: 'mustard', does: 'lacks', holds: [] },
      { by: 'green', does: 'lacks', holds: [] },
      { by: 'plum', does: 'shows', holds: ['wrench'] },
    ],
  },
  special: [
    { id: 'cards', rules: ['SPD-01'] },
    { id: 'anywhere', rules: ['SPD-03'] },
    { id: 'first', rules: ['SPD-02'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('SPD', 1, 2) },
    { part: 'asking', rules: rulesFrom('SPD', 3, 4) },
    { part: 'accusing', rules: rulesFrom('SPD', 5, 5) },
  ],
};
